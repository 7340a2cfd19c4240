// How certain a role must be to count.

/// How certain it is that something has a role.
package enum Certainty: Int8, Sendable, Hashable {
    /// Likely members count as well.
    case likely
    /// For likely members the answer is unknown.
    case sure
}

/// The certainty that counts for a positive and for a negative question about a role.
///
/// A first look counts likely members like certain ones. A second look, at the findings of the first, counts only certain ones
/// if having a role *makes* a finding; if having it *prevents* one, likely members still count. A finding that the second look
/// does not confirm depends on a likely role.
struct Counting: Sendable, Hashable {
    var asked: Certainty
    var denied: Certainty

    static let everything = Counting(asked: .likely, denied: .likely)
    static let making = Counting(asked: .sure, denied: .likely)
    static let preventing = Counting(asked: .likely, denied: .sure)

    var flipped: Counting { Counting(asked: denied, denied: asked) }
}
