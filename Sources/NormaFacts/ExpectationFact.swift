// What the place of a name after a bare dot expects: there the compiler looks the name up.

/// What is expected where `.name` stands.
package struct ExpectationFact: Sendable, Hashable, Codable {
    package enum Source: UInt8, Sendable, Hashable, Codable {
        /// What a declaration is or returns, an index into `declarations`.
        case declaration
        /// What a local is, an index into `locals`.
        case local
        /// What a call takes, an index into `calls`.
        case argument
        /// What something beside it is: what it is assigned to or compared with, an index into `values`.
        case value
    }

    package var source: Source
    package var index: Int32
    /// Of a call: which of its arguments.
    package var position: Int32
    /// It is an element of a list of what is expected.
    package var isElement: Bool

    package init(source: Source, index: Int32, position: Int32 = 0, isElement: Bool = false) {
        self.source = source
        self.index = index
        self.position = position
        self.isElement = isElement
    }
}
