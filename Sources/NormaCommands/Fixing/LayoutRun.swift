// `norma fix --format`: the formatter's result for the files, proven like a fix.

import Foundation
import NormaFiles
import NormaPipeline
import NormaText

struct LayoutRun {
    let tree: CheckedTree
    let target: FixTarget
    let request: CheckRequest

    /// Formats the requested files, on top of the fixes that were made in them.
    ///
    /// - Returns: the files to write, including those with fixes only, and what was refused.
    func run(after outcome: FixOutcome) throws -> (files: [FixedFile], refused: [RelativePath: String]) {
        let fixed = Dictionary(outcome.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var originals: [RelativePath: [UInt8]] = [:]
        for path in paths { originals[path] = try? request.workspace.bytes(of: path) }
        let current = originals.merging(fixed.mapValues(\.after)) { $1 }
        let formatter = try formatter(for: current)
        var formatted = try formatter.formatted(current)
        var refused: [RelativePath: String] = [:]
        for path in try formatter.formatted(formatted).keys {
            refused[path] = "`swift format` doesn't finish on this file"
        }
        refused.merge(target.refusals(of: formatted.keys.sorted())) { first, _ in first }
        formatted = formatted.filter { refused[$0.key] == nil }
        var fixedRequest = request
        fixedRequest.workspace = ChangedWorkspace(request.workspace, texts: fixed.mapValues(\.after))
        let proof = LayoutProof(fixedRequest, texts: formatted)
        refused.merge(proof.refused) { first, _ in first }
        var files = fixed
        for (path, text) in proof.accepted {
            guard let before = originals[path] else { continue }
            var file = files[path] ?? FixedFile(path: path, before: before, after: text, findings: [])
            file.after = text
            file.isLaidOut = true
            files[path] = file
        }
        return (files.values.filter { $0.before != $0.after }.sorted { $0.path < $1.path }, refused)
    }

    private var paths: [RelativePath] {
        let focus = tree.location.focus
        return request.workspace.tree().files.map(\.path).filter { path in
            path.pathExtension == "swift" && (focus.isEmpty || focus.contains { path.isInside($0) })
        }
    }

    private func formatter(for texts: [RelativePath: [UInt8]]) throws -> Formatter {
        let layout = LayoutConfiguration(
            request.guide.guide,
            project: try projectConfiguration(),
            indentation: Indentation.measured(in: texts.values)
        )
        return try Formatter(layout)
    }

    /// The `.swift-format` in the root of the tree; nil if there is none.
    private func projectConfiguration() throws -> [String: Any]? {
        let path = tree.location.root + "/.swift-format"
        guard FileSystem.status(of: path)?.kind == .file else { return nil }
        let bytes = (try? FileSystem.read(path)) ?? []
        guard let value = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
            throw CommandFailure(
                "`\(FileSystem.shown(path))` isn't a configuration of `swift format`: it isn't JSON",
                suggestion: "fix it, or remove it"
            )
        }
        return value
    }
}
