// The part of the tree that a target's sources come from.

import NormaExpressions
import NormaFacts
import NormaText

/// A file, a folder or some patterns, looked up by the deepest folder that is known to hold all of it.
struct TargetExtent: Sendable {
    enum Form: Sendable {
        /// All below the folder, or the folder is a file itself; `sources` are files and folders that alone are meant.
        case folder(sources: Set<RelativePath>?, exclude: Set<RelativePath>)
        /// The files that a pattern fits, without those that another one covers.
        case patterns([NamePattern], except: [NamePattern])
    }

    var folder: RelativePath
    var form: Form
    /// Whether a folder that is a unit (a playground, a bundle) keeps its content to itself, as in Xcode.
    var keepsWrappersOut = false

    func contains(_ file: RelativePath) -> Bool {
        guard file.isInside(folder), !keepsWrappersOut || !isInWrapper(file) else { return false }
        switch form {
        case .folder(let sources, let exclude):
            if !exclude.isEmpty, isCovered(file, by: exclude) { return false }
            return sources.map { isCovered(file, by: $0) } ?? true
        case .patterns(let patterns, let except):
            guard patterns.contains(where: { $0.matches(file.text) }) else { return false }
            return !except.contains { $0.matchFolderOrFile(file) != nil }
        }
    }

    /// Whether the file, or a folder around it up to the extent's own, is one of these.
    private func isCovered(_ file: RelativePath, by paths: Set<RelativePath>) -> Bool {
        var current = file
        while current.isInside(folder) {
            if paths.contains(current) { return true }
            if current.text.isEmpty || current == folder { return false }
            current = current.parent
        }
        return false
    }

    private static let wrappers: Set<Substring> = [
        "bundle", "docc", "framework", "momd", "playground", "playgroundbook", "scnassets", "swiftpm", "xcassets",
        "xcdatamodeld", "xcframework", "xcodeproj", "xcworkspace",
    ]

    private func isInWrapper(_ file: RelativePath) -> Bool {
        guard file.text.utf8.count > folder.text.utf8.count else { return false }
        var current = file.parent
        while current.isInside(folder), current != folder {
            if Self.wrappers.contains(current.pathExtension) { return true }
            current = current.parent
        }
        return false
    }
}

extension TargetExtent {
    /// The files that a project's target names, from the folder of its manifest.
    init?(_ source: ManifestSource, root: RelativePath) {
        func path(_ text: String) -> RelativePath { root.appending(text) }
        switch source {
        case .path(let text):
            self.init(folder: path(text), form: .folder(sources: nil, exclude: []), keepsWrappersOut: true)
        case .folder(let text, let except):
            let exclude = Set(except.map(path))
            self.init(folder: path(text), form: .folder(sources: nil, exclude: exclude), keepsWrappersOut: true)
        case .pattern(let texts, let except):
            let written = texts.map { path($0).text }
            let patterns = written.compactMap { try? NamePattern($0, for: .path) }
            let others = except.compactMap { try? NamePattern(path($0).text, for: .path) }
            guard let first = written.first else { return nil }
            let folders = written.dropFirst().reduce(Self.fixedFolder(of: first)) { known, next in
                Self.common(known, Self.fixedFolder(of: next))
            }
            self.init(folder: folders, form: .patterns(patterns, except: others), keepsWrappersOut: true)
        }
    }

    /// The folders before the first wildcard.
    private static func fixedFolder(of pattern: String) -> RelativePath {
        let fixed = pattern.pathParts.prefix { !$0.contains { "*?{[".contains($0) } }
        return RelativePath(fixed.joined(separator: "/"))
    }

    static func common(_ first: RelativePath, _ second: RelativePath) -> RelativePath {
        var current = first
        while !second.isInside(current) { current = current.parent }
        return current
    }
}
