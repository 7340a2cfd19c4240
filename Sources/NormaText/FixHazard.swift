// Reasons why a fix would break the build, found elsewhere in the code base.

/// A name whose visibility or spelling a fix changes.
///
/// Rules see no bodies, so the words of all files are looked at before a fix is proposed.
package struct FixHazard: Sendable, Hashable {
    package enum Kind: UInt8, Sendable, Hashable {
        /// The name must not be used outside of its home.
        case use
        /// The name must not be given another value outside of its home.
        case change
        /// The type must not be made outside of its home: `Cart(`.
        case creation
        /// The name must not be used in another module.
        case useElsewhere
        /// The word must not be anywhere in the file.
        case word
        /// The name is replaced by another, wherever it is in its home, and must not be used outside.
        case rename
    }

    package var kind: Kind
    package var name: String
    /// The type that the name is a member of; nil at the top of a file.
    package var type: String?
    /// The places in the file of the fix where the name may be.
    package var home: [ByteRange]
    /// The new name.
    package var newName: String?

    package init(_ kind: Kind, of name: String, in type: String? = nil, home: [ByteRange] = []) {
        self.kind = kind
        self.name = name
        self.type = type
        self.home = home
    }
}
