// The requirements of generic parameters and associated types.

import NormaText

/// A requirement in a declaration's head for a generic parameter or an associated type: `Item: Drawable`, `Item == Cart`.
package struct RequirementFact: Sendable, Hashable {
    /// The declaration with the head: a generic type or function, an extension, a protocol, an associated type.
    package var owner: Int32
    /// The path to the constrained type, as written: `Item`, `Self.Item`, `Store.Item`.
    package var subject: NameID
    /// The place of the required type; the references in it say which.
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
