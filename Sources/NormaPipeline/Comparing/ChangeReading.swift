// The effect of a change on files and declarations: two states of a tree side by side.

import NormaFiles
import NormaProject
import NormaRules
import NormaText

struct ChangeReading {
    let state: EarlierState
    let before: Project
    let now: Project
    /// The tree that `now` was read from.
    let current: any Workspace

    /// Cost: the changed files are read once more in both states, and each of their declarations is compared.
    func change() -> ProjectChange {
        var change = ProjectChange()
        change.earlierFolders = Self.folders(of: before.allFiles)
        change.touchedFolders = Self.folders(of: state.changed)
        let origins = self.origins
        let renamed = Set(origins.values)
        var pairing = DeclarationPairing()
        let present = Set(now.allFiles)
        for path in state.changed.sorted() {
            let isPresent = present.contains(path)
            // Its former declarations may be elsewhere now, under their names.
            let earlierPath = origins[path] ?? (state.added.contains(path) ? nil : path)
            let isGone = !isPresent && !renamed.contains(path)
            guard isPresent || isGone else { continue }
            let (earlier, later) = (earlierPath.map(bytesBefore) ?? [], isPresent ? bytesNow(of: path) : [])
            if isPresent { change.files[path] = traits(of: path, from: earlierPath, earlier == later) }
            pairing.add(
                tree(of: earlierPath, in: before, earlier),
                isPresent ? tree(of: path, in: now, later) : nil,
                isMoved: earlierPath != nil && earlierPath != path
            )
        }
        pairing.pairAcrossFiles()
        change.declarations = pairing.traits
        return change
    }

    private static func folders(of files: some Sequence<RelativePath>) -> Set<RelativePath> {
        var folders: Set<RelativePath> = []
        for file in files {
            var folder = file.parent
            while !folder.text.isEmpty, folders.insert(folder).inserted { folder = folder.parent }
        }
        return folders
    }

    /// The former path of a file, by its present path, if it moved.
    private var origins: [RelativePath: RelativePath] {
        guard !state.added.isEmpty else { return [:] }
        return Dictionary(state.renames().map { ($0.value, $0.key) }, uniquingKeysWith: { min($0, $1) })
    }

    private func traits(of path: RelativePath, from earlier: RelativePath?, _ isSame: Bool) -> ChangeTraits {
        guard let earlier else { return .new }
        var traits: ChangeTraits = earlier == path ? [] : .moved
        if !isSame { traits.insert(.edited) }
        return traits
    }

    private func tree(of path: RelativePath?, in project: Project, _ bytes: [UInt8]) -> DeclarationTree? {
        guard let file = path.flatMap({ project.file(at: $0) }).map({ project.file($0) }) else { return nil }
        return DeclarationTree(file, bytes)
    }

    private func bytesBefore(of path: RelativePath) -> [UInt8] { (try? state.workspace.bytes(of: path)) ?? [] }
    private func bytesNow(of path: RelativePath) -> [UInt8] { (try? current.bytes(of: path)) ?? [] }
}
