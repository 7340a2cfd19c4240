// What the words about other types have in common.

import NormaGuide
import NormaText

/// A word whose whole answer is a question about relations.
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
