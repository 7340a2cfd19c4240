// The file name of a package manifest: `Package.swift`, or `Package@swift-6.0.swift` for tools from 6.0 on.

package enum ManifestName {
    package static let regular = "Package.swift"

    /// Whether the package manager reads files of this name.
    package static func isManifest(_ path: RelativePath) -> Bool {
        path.name == regular || lowestTools(of: path) != nil
    }

    /// The lowest version of the tools that the name asks for, of at most three numbers; nil for the regular manifest, and for
    /// other files.
    package static func lowestTools(of path: RelativePath) -> [Int]? {
        let name = path.name
        guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
        let parts = name.dropFirst(14).dropLast(6).split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
        return (1...3).contains(parts.count) && numbers.count == parts.count ? numbers : nil
    }
}
