// The expected type of a name after a bare dot: there the compiler looks the name up.

/// The source of the expected type of `.name`.
package struct ExpectationFact: Sendable, Hashable {
    package enum Source: UInt8, Sendable, Hashable {
        /// The type or result of a declaration, an index into `declarations`.
        case declaration
        /// The type of a local, an index into `locals`.
        case local
        /// The parameter of a call, an index into `calls`.
        case argument
        /// The type of a value next to it that it is assigned to or compared with, an index into `values`.
        case value
    }

    package var source: Source
    package var index: Int32
    /// For a call, the number of the argument.
    package var position: Int32
    /// It is an element of a list of the expected type.
    package var isElement: Bool

    package init(source: Source, index: Int32, position: Int32 = 0, isElement: Bool = false) {
        self.source = source
        self.index = index
        self.position = position
        self.isElement = isElement
    }
}
