// A word for things of one kind: what it means, and which things of a project it means.

import NormaGuide
import NormaProject

struct SubjectNoun: Sendable {
    let word: SubjectWord
    /// Below which heading a reader looks for rules about such things.
    let topic: ApplicableRule.Topic
    /// Every such thing, in the order of the project.
    let list: @Sendable (JudgingContext) -> [Subject]

    init(
        _ kind: SubjectKind,
        _ topic: ApplicableRule.Topic,
        summary: String,
        example: String,
        blindSpot: String,
        list: @escaping @Sendable (JudgingContext) -> [Subject]
    ) {
        word = SubjectWord(kind, summary: summary, example: example, blindSpot: blindSpot)
        self.topic = topic
        self.list = list
    }

    /// A word for declarations; those of generated files too, because they have roles.
    init(_ kind: SubjectKind, _ topic: ApplicableRule.Topic, summary: String, example: String, blindSpot: String) {
        self.init(kind, topic, summary: summary, example: example, blindSpot: blindSpot) { context in
            context.subjects.declarations(of: kind.declarationKinds ?? []).lazy.map { .declaration($0) }
                .filter { context.verdict(of: $0, being: kind) == .holds }
        }
    }
}
