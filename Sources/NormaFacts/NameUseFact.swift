// Where one file uses names in expressions without calling them.

import NormaText

/// A chain of names in an expression: `cart.items`, `.red`, `total`; of a call only what no `CallFact` says.
///
/// A name alone that is a local's is none: `LocalFact.isUsed` says that it is used.
package struct NameUseFact: Sendable, Hashable, Codable {
    /// What is assigned to the last name.
    package enum Assignment: UInt8, Sendable, Hashable, Codable {
        /// Nothing, or `nil`.
        case none
        case value, closure
    }

    /// What the chain begins with: a name, a dot, or anything else.
    package var receiver: CallReceiver
    /// The names, dots between them, without `?` and `!`.
    package var chain: NameID
    /// The call on whose result the first name is looked up, an index into `calls`; -1 where there is none.
    package var call: Int32
    /// The first name as a reference, where it may be a type's; -1 otherwise.
    package var reference: Int32
    /// The local that the first name is bound to; -1 where it is none.
    package var local: Int32
    /// Of `.name` what is expected there, an index into `expectations`; -1 where that is not told.
    package var expectation: Int32 = -1
    package var assignment = Assignment.none
    /// The innermost declaration around it; -1: the file.
    package var owner: Int32
    /// Where the first name begins.
    package var start: Int32

    package init(
        receiver: CallReceiver,
        chain: NameID,
        call: Int32 = -1,
        reference: Int32 = -1,
        local: Int32 = -1,
        owner: Int32,
        start: Int32
    ) {
        self.receiver = receiver
        self.chain = chain
        self.call = call
        self.reference = reference
        self.local = local
        self.owner = owner
        self.start = start
    }
}
