// One adjective of `be`: a yes-or-no question about a thing.

import NormaFacts
import NormaGuide
import NormaProject

/// An adjective with its meaning.
struct Adjective: Sendable {
    let documentation: DocumentedWord
    /// Whether the answer for a file holds for everything in it.
    let isOfFiles: Bool
    let verdict: @Sendable (Subject, JudgingContext) -> Verdict
    /// Why it fails, if there is more to say than that it does.
    let reason: @Sendable (Subject, JudgingContext) -> AdjectiveReason?

    /// The words after a subject's name if it holds and if it fails, for an adjective that doesn't read well as "is …".
    private(set) var phrases: (holds: String, fails: String)?
    /// The cost of an answer, in the units of `PlanCost`.
    private(set) var cost = PlanCost.flag

    var word: String { documentation.word }

    init(
        _ word: String,
        _ summary: String,
        isOfFiles: Bool = false,
        explaining reason: @escaping @Sendable (Subject, JudgingContext) -> AdjectiveReason? = { _, _ in nil },
        _ verdict: @escaping @Sendable (Subject, JudgingContext) -> Verdict
    ) {
        documentation = DocumentedWord(word, summary)
        self.isOfFiles = isOfFiles
        self.verdict = verdict
        self.reason = reason
    }

    /// An adjective of declarations only.
    static func declaration(
        _ word: String,
        _ summary: String,
        phrases: (holds: String, fails: String)? = nil,
        _ verdict: @escaping @Sendable (DeclarationFact, DeclarationID, JudgingContext) -> Verdict
    ) -> Adjective {
        var adjective = Adjective(word, summary) { subject, context in
            switch subject {
            case .declaration(let declaration): verdict(context.project.fact(declaration), declaration, context)
            default: subject.isOutside ? .unknown : .fails
            }
        }
        adjective.phrases = phrases
        return adjective
    }

    /// The same, asked after cheaper adjectives.
    func costing(_ cost: Int) -> Adjective {
        var adjective = self
        adjective.cost = cost
        return adjective
    }

    /// The same, with words of its own after a subject's name.
    func phrased(_ holds: String, _ fails: String) -> Adjective {
        var adjective = self
        adjective.phrases = (holds, fails)
        return adjective
    }

    /// An adjective that is one modifier.
    static func trait(_ word: String, _ summary: String, _ trait: DeclarationTraits) -> Adjective {
        declaration(word, summary) { fact, _, _ in Verdict(fact.traits.contains(trait)) }
    }
}

/// Why an adjective does not hold.
struct AdjectiveReason {
    /// The words after the subject's name.
    var phrase: String
    var related: [RelatedSite]
}

/// Every adjective, by its word.
enum AllAdjectives {
    /// Sorted by word.
    static let list: [Adjective] =
        (AccessAdjectives.list + ModifierAdjectives.list + ShapeAdjectives.list
        + (ManifestAdjectives.list + TypeAdjectives.list + ImportAdjectives.list + ChangeAdjectives.list)
        .map { $0.costing(PlanCost.look) }
        + (DoubleAdjectives.list + DemandAdjectives.list + UseAdjectives.list).map { $0.costing(PlanCost.search) })
        .sorted { $0.word < $1.word }

    private static let byWord: [String: Adjective] = Dictionary(
        list.map { ($0.word, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    static func named(_ word: String) -> Adjective? { byWord[word] }
}
