// The files that some target compiles, as far as the manifests say.

import NormaFacts
import NormaText

extension Project {
    /// Whether some target compiles a file; nil if no manifest gives the files of its targets.
    package func isCompiled(_ file: FileID) -> Bool? {
        let file = self.file(file)
        if file.module != nil { return true }
        return isLeftOut(file) ? false : nil
    }

    /// The files that nothing compiles though a manifest around them lists its targets; manifests themselves, scripts, the code
    /// that they are made of and third-party code are not among them.
    package var uncompiledFiles: [RelativePath] {
        guard !packages.isEmpty else { return [] }
        return files.lazy.filter { $0.module == nil && !$0.isGenerated && isLeftOut($0) }.map(\.path)
    }

    /// The folders of podspecs.
    static func pods(among files: [RelativePath]) -> [RelativePath] {
        files.filter { $0.pathExtension == "podspec" }.map(\.parent)
    }

    /// Whether a file of no module could be in one, and every manifest in a folder around it lists the files of its targets.
    private func isLeftOut(_ file: ProjectFile) -> Bool {
        guard !Self.isRun(file), !shared.contents.pods.contains(where: { file.path.isInside($0) }) else { return false }
        let around = packages.filter { file.path.isInside($0.root) }
        return !around.isEmpty && around.allSatisfy { $0.facts.problem == nil && $0.facts.listsFiles }
    }

    /// A file that a tool reads or runs by itself.
    private static func isRun(_ file: ProjectFile) -> Bool {
        file.content.describesABuild || file.content.isScript
            || ["Project.swift", "Workspace.swift", "Tuist.swift", "Dangerfile.swift"].contains(file.path.name)
            || file.path.components.contains { $0 == "ProjectDescriptionHelpers" || $0.hasSuffix(".playground") }
    }
}

extension ManifestFacts {
    /// Whether targets, their files or their dependencies are unknown. Of a package that only looks at its environment
    /// everything is known that counts.
    package var hasHoles: Bool {
        if kind != .package, !unknowns.isEmpty { return true }
        return !listsFiles || (targets.value ?? []).contains { $0.dependencies.value == nil }
    }

    /// Whether all targets and their files are known.
    fileprivate var listsFiles: Bool {
        if kind != .package, !unknowns.allSatisfy(\.leavesFilesKnown) { return false }
        guard let targets = targets.value else { return false }
        return targets.allSatisfy { target in
            let isPathKnown = target.path.map { $0.value != nil } ?? true
            let areSourcesKnown = target.sources.map { $0.value != nil } ?? true
            return target.name.value != nil && isPathKnown && areSourcesKnown
        }
    }
}
