// What several findings of a rule have in common, where one decision would put all of them right.

/// Findings of one rule that have the same cause are told as one, with all their places.
package struct Cause: Sendable, Hashable, Codable {
    /// What the places are that stand behind the first.
    package enum Others: Sendable, Hashable, Codable {
        case places, uses, files
        /// What else the same thing misses, at the same place.
        case parts
        /// Things that lie in this folder.
        case things(in: String)
    }

    /// What tells it from the rule's other causes: `Domain -> Data`.
    package var name: String
    /// What is said of a place that is not the first: "`CartViewModel` uses `CartView`".
    package var phrase: String
    package var others: Others
    /// Whether the name stays the same while code around the places is edited, so that it can be known again.
    package var isLasting: Bool

    package init(name: String, phrase: String, others: Others, isLasting: Bool = true) {
        self.name = name
        self.phrase = phrase
        self.others = others
        self.isLasting = isLasting
    }
}
