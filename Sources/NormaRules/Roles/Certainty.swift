// How much it takes to count as one of a role.

/// What is known of who has a role.
package enum Certainty: Int8, Sendable, Hashable {
    /// What is likely one counts as well.
    case likely
    /// Of what is only likely one it can't be told.
    case sure
}

/// How much it takes where being one is asked for, and where not being one is.
///
/// A first look takes the likely for the sure. A second one, for what the first has found, asks for what is sure wherever being
/// one *makes* a finding; where it *prevents* one, the likely goes on counting. What the second look does not find again rests
/// on what is likely.
struct Counting: Sendable, Hashable {
    var asked: Certainty
    var denied: Certainty

    static let everything = Counting(asked: .likely, denied: .likely)
    static let making = Counting(asked: .sure, denied: .likely)
    static let preventing = Counting(asked: .likely, denied: .sure)

    var flipped: Counting { Counting(asked: denied, denied: asked) }
}
