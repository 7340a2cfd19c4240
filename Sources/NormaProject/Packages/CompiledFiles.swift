// The files that some target compiles, as far as the manifests say.

import NormaFacts
import NormaText

extension Project {
    /// Whether some target compiles a file; nil if no manifest gives the files of its targets.
    package func isCompiled(_ file: FileID) -> Bool? {
        let file = self.file(file)
        if file.module != nil { return true }
        return isDescribed(file.path) ? false : nil
    }

    /// The files that nothing compiles though a manifest around them lists its targets; manifests themselves and the code that they
    /// are made of are not among them.
    package var uncompiledFiles: [RelativePath] {
        guard !packages.isEmpty else { return [] }
        return files.lazy.filter { $0.module == nil && isDescribed($0.path) }.map(\.path)
    }

    /// Whether a manifest in a folder around the file is completely understood.
    private func isDescribed(_ path: RelativePath) -> Bool {
        guard !Self.isOfManifest(path) else { return false }
        let around = packages.filter { path.isInside($0.root) }
        return !around.isEmpty && around.allSatisfy { $0.facts.problem == nil && !$0.facts.hasHoles }
    }

    private static func isOfManifest(_ path: RelativePath) -> Bool {
        ManifestName.isManifest(path) || ["Project.swift", "Workspace.swift", "Tuist.swift"].contains(path.name)
            || path.components.contains { $0 == "ProjectDescriptionHelpers" || $0.hasSuffix(".playground") }
    }
}

extension ManifestFacts {
    /// Whether targets, their files or their dependencies are unknown. Of a package that only looks at its environment
    /// everything is known that counts.
    package var hasHoles: Bool {
        if kind != .package, !unknowns.isEmpty { return true }
        guard let targets = targets.value else { return true }
        return targets.contains { target in
            let isPathKnown = target.path.map { $0.value != nil } ?? true
            let areSourcesKnown = target.sources.map { $0.value != nil } ?? true
            return target.name.value == nil || !isPathKnown || !areSourcesKnown || target.dependencies.value == nil
        }
    }
}
