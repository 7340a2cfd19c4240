// What a value or place stood for when an inherited rule was written, and what it stands for now.

/// A value or place that stands for something else than in the guide that inherited examples were written for.
package struct ValueChange: Sendable, Hashable {
    package var name: String
    package var isPlace: Bool
    /// With all values in it filled in, as they were.
    package var written: [String]
    /// Empty where the guide says that there is no such thing.
    package var now: [String]
    /// What the guide itself declared anew and makes the difference: the name itself, or what stands in its text. Empty where
    /// only guides between the two did.
    package var causes: [String]
    /// Where the guide itself declares it; nil where it only follows from others.
    package var place: GuidePlace?

    /// A limit: another number changes what is found, and not what a rule means.
    package var isNumber: Bool { !isPlace && (written + now).allSatisfy { Int($0) != nil } }
}
