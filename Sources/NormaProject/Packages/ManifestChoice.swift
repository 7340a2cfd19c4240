// The manifests in the tree that count.

import NormaFacts
import NormaText

enum ManifestChoice {
    /// One package per folder, and each project once: the source of a project counts, not the project generated from it.
    static func packages(_ inputs: [ManifestInput]) -> [ProjectPackage] {
        let chosen = Dictionary(grouping: inputs.filter { $0.facts.kind == .package }, by: \.path.parent)
            .compactMapValues(ToolsVersions.chosen)
        let projects = inputs.filter { $0.facts.kind != .package && !isMade($0, among: inputs) }
        return (chosen.values + projects).sorted { $0.path < $1.path }.map {
            ProjectPackage(manifest: $0.path, root: root(of: $0), facts: $0.facts, modules: [])
        }
    }

    /// The folder that the paths in a manifest start from.
    static func root(of input: ManifestInput) -> RelativePath {
        input.facts.kind == .xcode ? input.path.parent.parent : input.path.parent
    }

    /// Whether an Xcode project is the output of XcodeGen or Tuist from a readable description next to it.
    private static func isMade(_ input: ManifestInput, among inputs: [ManifestInput]) -> Bool {
        guard input.facts.kind == .xcode else { return false }
        let name = String(input.path.parent.stem)
        return inputs.contains { other in
            guard [.xcodeGen, .tuist].contains(other.facts.kind), other.path.parent == root(of: input),
                other.facts.targets.value != nil
            else { return false }
            return other.facts.name.value.map { $0 == name } ?? true
        }
    }
}
