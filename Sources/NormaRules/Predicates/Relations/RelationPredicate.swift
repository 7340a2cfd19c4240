// The common parts of the words about other types.

import NormaGuide
import NormaText

/// A word that is answered by a question about relations alone.
protocol RelationPredicate: Predicate {
    var question: RelationQuestion { get }
}

extension RelationPredicate {
    static var usualSubjects: UsualSubjects { .types }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        question.verdict(of: subject, given: captures, in: context)
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        question.evidence(of: subject, given: captures, in: context)
    }

    func statement(given captures: Captures) -> String { question.statement(given: captures) }
    func denial(given captures: Captures) -> String { question.denial(given: captures) }
    func detail(given captures: Captures) -> String { question.detail(given: captures) }
}
