// The requirements of protocols that no code base declares.

/// A declaration of one of these names is not named or shaped by who wrote it, but by the protocol.
///
/// A type that is missing here isn't wrong: its requirements are unknown, and rules stay silent.
package enum OutsideDemands {
    /// The requirements of an outside type, by name.
    package struct Names: Sendable {
        private let exact: Set<String>
        private let beginnings: [String]

        fileprivate init(_ text: String) {
            let words = text.split(separator: " ").map(String.init)
            exact = Set(words.filter { !$0.hasSuffix("*") })
            beginnings = words.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }
        }

        /// - Parameter name: with labels, as `Project.component` writes it: `load(id:)`, `items`.
        package func contain(_ name: String) -> Bool {
            exact.contains(name) || beginnings.contains(where: name.hasPrefix)
        }
    }

    /// Nil if the type is unknown.
    ///
    /// - Parameter name: simple, of a protocol or of a class that calls members by their names.
    package static func names(of name: String) -> Names? { table[name] }

    private static let table: [String: Names] = Dictionary(
        (standardList + interfaceList + serviceList).map { ($0.0, Names($0.1)) },
        uniquingKeysWith: { first, _ in first }
    )
}
