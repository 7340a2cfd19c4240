// Slices of a tree: files to which a path pattern gives the same name.

import NormaExpressions
import NormaProject
import NormaText

/// The values of the placeholders of path patterns, file by file.
///
/// Files with the same values are one slice, whichever pattern matches them; so tests that a second pattern matches
/// belong to the slice of the code they test.
struct Slices {
    let map: UnitMap
    /// For each file the folder of its slice: the path up to the pattern's last placeholder.
    private let rootOfFile: [RelativePath?]

    /// Cost: every pattern once for each folder above a file.
    init(_ patterns: [NamePattern], in project: Project) {
        let readers = patterns.map(SlicePattern.init)
        var found: [(name: String, root: RelativePath)?] = []
        found.reserveCapacity(project.files.count)
        for file in project.files { found.append(readers.lazy.compactMap { $0.slice(of: file.path) }.first) }
        let names = Set(found.compactMap { $0.map { ExactText($0.name) } }).sorted()
        let numbers = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let units = Dictionary(
            zip(project.files, found).compactMap { file, slice in
                slice.flatMap { numbers[ExactText($0.name)] }.map { (file.path, $0) }
            },
            uniquingKeysWith: { first, _ in first }
        )
        rootOfFile = found.map { $0?.root }
        map = UnitMap(names: names.map(\.text), noun: Self.noun(of: patterns), project: project) { units[$0.path] }
    }

    /// The folder of the slice that a file is in.
    func root(of file: FileID) -> RelativePath? {
        let index = Int(file.index)
        return rootOfFile.indices.contains(index) ? rootOfFile[index] : nil
    }

    /// `{Feature}` makes features, `{Name}` only slices.
    private static func noun(of patterns: [NamePattern]) -> UnitMap.Noun {
        let known = ["Feature", "Module", "Package", "Scene", "Screen", "Flow", "Domain", "Component"]
        let name = patterns.first?.placeholders.first ?? ""
        let singular = known.contains(name) ? name.lowercased() : "slice"
        return UnitMap.Noun(singular: singular, plural: singular + "s")
    }
}

/// A path pattern split after its last placeholder.
private struct SlicePattern {
    private let whole: NamePattern
    private let names: [String]
    /// The pattern's components up to the last that has a placeholder.
    private let head: NamePattern?

    init(_ pattern: NamePattern) {
        whole = pattern
        names = pattern.placeholders
        let components = pattern.text.pathParts
        let last = components.lastIndex { $0.contains("{") }
        head = last.flatMap { try? NamePattern(components[...$0].joined(separator: "/"), for: .path) }
    }

    func slice(of path: RelativePath) -> (name: String, root: RelativePath)? {
        guard let captures = whole.matchFolderOrFile(path) else { return nil }
        let values = names.compactMap { captures[$0] }
        guard !values.isEmpty else { return nil }
        var root = path
        if let head {
            var current = path
            // The outermost folder that matches, because the placeholder binds once on the way down.
            while !current.text.isEmpty {
                if head.matches(current.text, given: captures) { root = current }
                current = current.parent
            }
        }
        return (values.joined(separator: "/"), root)
    }
}
