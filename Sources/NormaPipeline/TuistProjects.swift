// Tuist's projects: each read together with the helpers of its tree.

import NormaExtraction
import NormaFiles
import NormaFindings
import NormaProject
import NormaText

extension ProjectFiles {
    /// The Tuist projects of the tree, and those that can't be read.
    ///
    /// A file that takes too long is left out, and reported with the sources: all of these are Swift. Cost: the helpers
    /// are read once for all projects below one folder `Tuist`.
    func tuistProjects(patience: Duration) -> (manifests: [ManifestInput], problems: [InputProblem]) {
        if tuistFiles.projects.isEmpty { return ([], []) }
        var leftOut: Set<RelativePath> = []
        while true {
            let others = leftOut
            do throws(Abandoned<RelativePath>) {
                return try WatchedWork.run(patience: patience) { tuistProjects(without: others, $0) }
            } catch {
                leftOut.insert(error.part)
            }
        }
    }

    private func tuistProjects(
        without leftOut: Set<RelativePath>,
        _ parts: WorkParts<RelativePath>
    ) -> (manifests: [ManifestInput], problems: [InputProblem]) {
        var helpers: [RelativePath: TuistHelpers] = [:]
        var manifests: [ManifestInput] = []
        for path in tuistFiles.projects where !leftOut.contains(path) {
            parts.begin(path)
            // A file that can't be read is reported with the sources.
            guard let bytes = try? workspace.bytes(of: path), Self.encodingProblem(of: bytes) == nil else { continue }
            let root = tuistFiles.root(of: path)
            let known =
                helpers[root]
                ?? TuistHelpers(helperFiles(below: root, without: leftOut, parts)) { parts.begin(RelativePath($0)) }
            helpers[root] = known
            parts.begin(path)
            let depth = path.parent.components.count - root.components.count
            let wayUp = Array(repeating: "..", count: max(0, depth)).joined(separator: "/")
            guard let facts = TuistReader.facts(of: bytes, helpers: known, root: wayUp) else { continue }
            manifests.append(ManifestInput(path: path, facts: facts))
        }
        return (manifests, manifests.compactMap { InputProblem($0) })
    }

    private func helperFiles(
        below root: RelativePath,
        without leftOut: Set<RelativePath>,
        _ parts: WorkParts<RelativePath>
    ) -> [(name: String, bytes: [UInt8])] {
        tuistFiles.helpers.filter { $0.isInside(root) && !leftOut.contains($0) }.compactMap { path in
            parts.begin(path)
            guard let bytes = try? workspace.bytes(of: path), Self.encodingProblem(of: bytes) == nil else { return nil }
            return (path.text, bytes)
        }
    }
}

/// The places of Tuist's files in a tree.
struct TuistFiles: Sendable {
    /// Files named `Project.swift`; many aren't Tuist's.
    let projects: [RelativePath]
    let helpers: [RelativePath]
    private let roots: Set<RelativePath>

    init(_ tree: FileTree) {
        projects = tree.files.lazy.map(\.path).filter { $0.name == "Project.swift" }
        guard !projects.isEmpty else {
            (helpers, roots) = ([], [])
            return
        }
        var roots: Set<RelativePath> = []
        var helpers: [RelativePath] = []
        for path in tree.files.lazy.map(\.path) where path.pathExtension == "swift" {
            if ["Workspace.swift", "Tuist.swift"].contains(path.name) {
                roots.insert(path.parent.name == "Tuist" ? path.parent.parent : path.parent)
            }
            let components = path.components
            if let place = components.firstIndex(of: "Tuist"), place + 1 < components.count {
                roots.insert(RelativePath(components[..<place].joined(separator: "/")))
            }
            if components.dropLast().contains("ProjectDescriptionHelpers") { helpers.append(path) }
        }
        self.roots = roots
        self.helpers = helpers
    }

    /// The folder for paths "from the root": the nearest that contains a folder `Tuist` or a workspace.
    func root(of project: RelativePath) -> RelativePath {
        var folder = project.parent
        while true {
            if roots.contains(folder) { return folder }
            if folder.text.isEmpty { return project.parent }
            folder = folder.parent
        }
    }
}
