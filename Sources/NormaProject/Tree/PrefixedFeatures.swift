// Finds the features that a guide defines by the first word of a type's name.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaText

struct PrefixedFeatures {
    /// The longest first.
    private let names: [String]
    private let paths: [NamePattern]

    init(_ prefixes: FeaturePrefixes) {
        names = prefixes.names.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
        paths = prefixes.paths
    }

    /// The feature of each file that has one: that of its first type, or else of its own name.
    ///
    /// Cost: each file's outermost declarations once.
    func features(of sources: [SourceInput]) -> [RelativePath: String] {
        var result: [RelativePath: String] = [:]
        for source in sources where isInside(source.path) {
            let types = Self.outermostTypes(of: source.facts)
            let found = types.lazy.compactMap(feature).first ?? feature(of: String(source.path.stem))
            if let found { result[source.path] = found }
        }
        return result
    }

    private func isInside(_ path: RelativePath) -> Bool {
        paths.isEmpty || paths.contains { $0.matchFolderOrFile(path) != nil }
    }

    /// `CartView` is of `Cart`, `Cartography` is not.
    private func feature(of name: String) -> String? {
        names.first { prefix in
            guard name.hasPrefix(prefix) else { return false }
            return name.dropFirst(prefix.count).first.map { !$0.isLowercase } ?? true
        }
    }

    private static func outermostTypes(of facts: SourceFacts) -> [String] {
        var found: [String] = []
        var next = 0
        while next < facts.declarations.count {
            let declaration = facts.declarations[next]
            if declaration.kind.isType || declaration.kind == .extension { found.append(facts.text(declaration.name)) }
            next = max(next + 1, Int(declaration.subtreeEnd))
        }
        return found
    }
}
