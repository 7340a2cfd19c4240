// A value or place when an inherited rule was written, and its value now.

/// A value or place whose value differs from the one in the guide that inherited examples were written for.
package struct ValueChange: Sendable, Hashable {
    package var name: String
    package var isPlace: Bool
    /// With all values in it filled in, as they were.
    package var written: [String]
    /// Empty if the guide says that there is no such thing.
    package var now: [String]
    /// The names that the guide itself redeclared and that cause the difference: the name itself, or names in its text. Empty if
    /// only guides between the two did.
    package var causes: [String]
    /// The place where the guide itself declares it; nil if it only follows from others.
    package var place: GuidePlace?

    /// A limit: another number changes the findings, not the meaning of a rule.
    package var isNumber: Bool { !isPlace && (written + now).allSatisfy { Int($0) != nil } }
}
