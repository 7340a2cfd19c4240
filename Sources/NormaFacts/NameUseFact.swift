// The uses of names in a file's expressions, without calls.

import NormaText

/// A chain of names in an expression: `cart.items`, `.red`, `total`; of a call only the part that isn't in a `CallFact`.
///
/// A lone name of a local has none: `LocalFact.isUsed` says that it is used.
package struct NameUseFact: Sendable, Hashable {
    /// The value that is assigned to the last name.
    package enum Assignment: UInt8, Sendable, Hashable {
        /// Nothing, or `nil`.
        case none
        case value, closure
    }

    /// The beginning of the chain: a name, a dot, or anything else.
    package var receiver: CallReceiver
    /// The names, dots between them, without `?` and `!`.
    package var chain: NameID
    /// The call on whose result the first name is looked up, an index into `calls`; -1 if there is none.
    package var call: Int32
    /// The first name as a reference, if it may be a type's; -1 otherwise.
    package var reference: Int32
    /// The local that the first name is bound to; -1 if it isn't one.
    package var local: Int32
    /// For `.name`, the expectation there, an index into `expectations`; -1 if it is unknown.
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
