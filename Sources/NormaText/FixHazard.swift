// What would make a fix break the build, told by what stands elsewhere in the code base.

/// A name of which a fix takes away that others see it, or that others write it.
///
/// Rules see no bodies, so the words of all files are looked at before a fix is proposed.
package struct FixHazard: Sendable, Hashable, Codable {
    package enum Kind: UInt8, Sendable, Hashable, Codable {
        /// The name must not be used outside of its home.
        case use
        /// The name must not be given another value outside of its home.
        case change
        /// The type must not be made outside of its home: `Cart(`.
        case creation
        /// The name must not be used in another module.
        case useElsewhere
        /// The word must not stand anywhere in the file.
        case word
        /// The name becomes another, wherever it stands in its home, and must not be used outside.
        case rename
    }

    package var kind: Kind
    package var name: String
    /// The type that the name is a member of; nil at the top of a file.
    package var type: String?
    /// Where in the file of the fix the name may stand.
    package var home: [ByteRange]
    /// What the name becomes.
    package var newName: String?

    package init(_ kind: Kind, of name: String, in type: String? = nil, home: [ByteRange] = []) {
        self.kind = kind
        self.name = name
        self.type = type
        self.home = home
    }
}
