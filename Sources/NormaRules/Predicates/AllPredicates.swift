// Every predicate of the language, by its word.

import NormaGuide

enum AllPredicates {
    /// Sorted by word.
    static let list: [any Predicate.Type] = [
        BePredicate.self,
        CallPredicate.self,
        ConformToPredicate.self,
        ContainPredicate.self,
        CouldBePredicate.self,
        CreatePredicate.self,
        CreatedByPredicate.self,
        DependOnPredicate.self,
        DeployToPredicate.self,
        ExtendPredicate.self,
        FileNamedPredicate.self,
        HavePredicate.self,
        HaveAtLeastPredicate.self,
        HaveAtMostPredicate.self,
        HaveAttributePredicate.self,
        HaveContractPredicate.self,
        HaveCounterpartPredicate.self,
        HaveEachPredicate.self,
        HaveKeyForPredicate.self,
        HaveSettingPredicate.self,
        HaveTextPredicate.self,
        HaveTypePredicate.self,
        HaveValuePredicate.self,
        HeldByPredicate.self,
        ImplementedByPredicate.self,
        ImplementsPredicate.self,
        ImportPredicate.self,
        InPredicate.self,
        InheritPredicate.self,
        IsolatedToPredicate.self,
        MatchPredicate.self,
        MemberOfPredicate.self,
        NamedPredicate.self,
        ObservedByPredicate.self,
        OnlyUsedByPredicate.self,
        ReachPredicate.self,
        ReceivedByPredicate.self,
        ReferToPredicate.self,
        ReturnedByPredicate.self,
        StandUnderPredicate.self,
        StandsBesidePredicate.self,
        TestedByPredicate.self,
        WrittenInPredicate.self,
    ]

    private static let byWord: [String: any Predicate.Type] = Dictionary(
        list.map { ($0.word.word, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    static func type(of word: String) -> (any Predicate.Type)? { byWord[word] }

    /// Whether the word's predicate can be made of the value.
    @Sendable static func isKnown(_ use: PredicateUse) -> Bool { type(of: use.word)?.takes(use.argument) ?? false }
}
