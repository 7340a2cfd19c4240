// What is demanded of generic parameters and associated types.

import NormaText

/// What a declaration's head demands of a generic parameter or an associated type: `Item: Drawable`, `Item == Cart`.
package struct RequirementFact: Sendable, Hashable, Codable {
    /// The declaration in whose head it stands: a generic type or function, an extension, a protocol, an associated type.
    package var owner: Int32
    /// The path to what it is demanded of, as written: `Item`, `Self.Item`, `Store.Item`.
    package var subject: NameID
    /// Where the type stands that it must be; the references in it say which.
    package var target: ByteRange
    /// `==`; otherwise `:`.
    package var isSameType: Bool

    package init(owner: Int32, subject: NameID, target: ByteRange, isSameType: Bool) {
        self.owner = owner
        self.subject = subject
        self.target = target
        self.isSameType = isSameType
    }
}
