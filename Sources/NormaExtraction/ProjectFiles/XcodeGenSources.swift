// The sources of an XcodeGen target as parts of the tree.

import NormaFacts
import NormaText

struct XcodeGenSources {
    /// The type of a folder if its source doesn't state one: `group`, `folder`, `syncedFolder`.
    let usualType: String?
    private(set) var notes: [SyntaxErrorFact] = []

    init(usualType: String?) { self.usualType = usualType }

    mutating func sources(of target: PlacedValue) -> [ManifestSource] {
        guard let written = target["sources"] else { return [] }
        return (written.list ?? [written]).compactMap { source($0) }
    }

    private mutating func source(_ written: PlacedValue) -> ManifestSource? {
        guard let path = written.text ?? written["path"]?.text else { return nil }
        if path.contains("${") {
            return note("`\(path)` depends on the environment; these files are in no module", at: written.range)
        }
        guard isCompiled(written, path) else { return nil }
        let excludes = (written["excludes"]?.texts ?? []).filter { !$0.isEmpty }
        let includes = (written["includes"]?.texts ?? []).filter { !$0.isEmpty }
        if excludes.isEmpty, includes.isEmpty { return .path(path) }
        var except: [String] = []
        for exclude in excludes {
            if let patterns = patterns(exclude, in: path) {
                except += patterns
            } else {
                // Without it, files that the target doesn't have would count.
                return note(
                    "the pattern `\(exclude)` is not understood; these files are in no module",
                    at: written.range
                )
            }
        }
        var wanted: [String] = []
        for include in includes {
            if let patterns = patterns(include, in: path) {
                // A pattern that matches a folder includes everything in it.
                wanted += patterns + patterns.map { $0 + "/**" }
            } else {
                _ = note("the pattern `\(include)` is not understood; its files are in no module", at: written.range)
            }
        }
        return .pattern(includes.isEmpty ? [path, path + "/**"] : wanted, except: except)
    }

    /// Resources and folder references aren't source code.
    private func isCompiled(_ source: PlacedValue, _ path: String) -> Bool {
        if let phase = source["buildPhase"], phase.text != "sources" { return false }
        let kind = RelativePath(path).pathExtension
        switch source["type"]?.text {
        case "folder": return false
        case "group", "syncedFolder": return true
        // A path with an extension is taken for a file.
        default: return kind == "swift" || kind.isEmpty && (source["type"] != nil || usualType != "folder")
        }
    }

    private func patterns(_ pattern: String, in path: String) -> [String]? {
        let trimmed = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
        return GlobExpansion.patterns(trimmed)?.map { XcodePaths.joined(path, $0) }
    }

    private mutating func note(_ message: String, at range: ByteRange) -> ManifestSource? {
        notes.append(SyntaxErrorFact(message: message, range: range))
        return nil
    }
}
