// Where SwiftPM looks for a target's sources.

import NormaFacts
import NormaText

/// SwiftPM's conventions for one package (`PackageBuilder.findPath(for:)` and `findPredefinedTargetDirectory`).
struct TargetFolders {
    private let root: RelativePath
    private let tree: FileTree
    /// How many targets there are of each family.
    private var counts: [Family: Int] = [:]

    init(root: RelativePath, manifest: ManifestFacts, tree: FileTree) {
        self.root = root
        self.tree = tree
        for target in manifest.targets.value ?? [] { counts[Family(kind: target.kind), default: 0] += 1 }
    }

    private enum Family {
        case regular, test, plugin

        init(kind: String) {
            switch kind {
            case "testTarget": self = .test
            case "plugin": self = .plugin
            default: self = .regular
            }
        }

        var folders: [String] {
            switch self {
            case .regular: ["Sources", "Source", "src", "srcs"]
            case .test: ["Tests", "Sources", "Source", "src", "srcs"]
            case .plugin: ["Plugins"]
            }
        }
    }

    /// The folders of a package where SwiftPM would look for targets of their names.
    static func usualFolders(below root: RelativePath, tree: FileTree) -> [RelativePath] {
        Family.test.folders.flatMap { tree.subfolders(of: root.appending($0)) }
    }

    /// Nil if the manifest hides it or there is no such folder; then the target has no files.
    func extent(of target: ManifestTarget) -> TargetExtent? {
        guard target.kind != "binaryTarget", let folder = folder(of: target) else { return nil }
        let sources = target.sources.map { $0.value.map { Set($0.map(folder.appending)) } }
        // Sources that can't be read from the manifest: saying nothing of the target's files beats guessing.
        if case .some(.none) = sources { return nil }
        let exclude = Set(target.exclude.value?.map(folder.appending) ?? [])
        return TargetExtent(folder: folder, form: .folder(sources: sources ?? nil, exclude: exclude))
    }

    private func folder(of target: ManifestTarget) -> RelativePath? {
        if let path = target.path {
            guard let written = path.value else { return nil }
            return root.appending(written)
        }
        guard let name = target.name.value else { return nil }
        let family = Family(kind: target.kind)
        let bases = family.folders.map { root.appending($0) }.filter { tree.contains(folder: $0) }
        for base in bases where tree.contains(folder: base.appending(name)) { return base.appending(name) }
        // A package's only target may have the whole folder (tools version 5.9 and later).
        return counts[family] == 1 ? bases.first : nil
    }
}
