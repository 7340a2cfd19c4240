// The value that a variable is made from, if declarations elsewhere may give its type.

/// The initial value of a property or local that is a chain of names, perhaps after a call: `self.repository`,
/// `Router.shared`, `make()`, `make().first`.
package struct ValueFact: Sendable, Hashable {
    package struct Traits: OptionSet, Sendable, Hashable {
        package var rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Bound by `if let`, `guard let`, `while let`: an optional is taken away.
        package static let bound = Traits(rawValue: 1 << 0)
        /// One element of the value: `for item in items`.
        package static let element = Traits(rawValue: 1 << 1)
        /// `try?`, or `?` somewhere in the chain: the value is optional.
        package static let optional = Traits(rawValue: 1 << 2)
        /// `?` or `!` is after the last name.
        package static let unwrapped = Traits(rawValue: 1 << 3)
    }

    /// The call that it begins with, an index into `calls`; -1 if it begins with a name.
    package var call: Int32
    /// The names, dots between them, without `?` and `!`; those after the call if it begins with one.
    package var chain: NameID
    /// The first name as a reference, if it may be a type's; -1 otherwise.
    package var reference: Int32
    /// The local that the first name is bound to; -1 if it isn't one.
    package var local: Int32
    /// The innermost declaration around it; -1: the file.
    package var owner: Int32
    package var traits: Traits

    package init(
        call: Int32 = -1,
        chain: NameID,
        reference: Int32 = -1,
        local: Int32 = -1,
        owner: Int32,
        traits: Traits = []
    ) {
        self.call = call
        self.chain = chain
        self.reference = reference
        self.local = local
        self.owner = owner
        self.traits = traits
    }
}
