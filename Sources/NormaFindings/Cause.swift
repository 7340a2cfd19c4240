// The common cause of several findings of a rule, where one decision would fix all of them.

/// Findings of one rule with the same cause are reported as one, with all their places.
package struct Cause: Sendable, Hashable {
    /// The kind of the places after the first.
    package enum Others: Sendable, Hashable {
        case places, uses, files
        /// Further demands that the same thing breaks, at the same place.
        case parts
        /// Things in this folder.
        case things(in: String)
    }

    /// The name of the cause, unique within the rule: `Domain -> Data`.
    package var name: String
    /// The text for a place other than the first: "`CartViewModel` uses `CartView`".
    package var phrase: String
    package var others: Others
    /// Whether the name stays the same while code around the places is edited, so that it can be recognised.
    package var isLasting: Bool

    package init(name: String, phrase: String, others: Others, isLasting: Bool = true) {
        self.name = name
        self.phrase = phrase
        self.others = others
        self.isLasting = isLasting
    }
}
