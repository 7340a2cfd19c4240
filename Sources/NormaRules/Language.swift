// The words of the language, as this room implements them, for readers of a guide.

import NormaGuide

extension Vocabulary {
    /// Every word that rules know.
    ///
    /// - Parameter checks: the checks that the extractor knows.
    package static func ofRules(checks: [CheckWord]) -> Vocabulary {
        Vocabulary(
            subjects: AllSubjects.words,
            predicates: AllPredicates.list.map { $0.word },
            adjectives: AllAdjectives.list.map(\.documentation),
            measures: AllMeasures.list.map(\.documentation),
            referenceRoles: AllReferenceUses.list.map(\.documentation),
            contracts: AllContracts.words,
            checks: checks,
            isKnown: AllPredicates.isKnown
        )
    }
}
