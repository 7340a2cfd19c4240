// Files that targets compile and that were not checked, because no walk reaches them.

import NormaFiles
import NormaFindings
import NormaProject
import NormaText

struct UncheckedTargets {
    let project: Project
    let workspace: any Workspace
    /// In the tree's own spelling: a file that is found through a link was checked under the link's name.
    let linked: [RelativePath: [RelativePath]]

    /// One for each folder that is excluded because of its name.
    ///
    /// Cost: a walk through each such folder that a target compiles.
    func problems() -> [InputProblem] {
        var reported: Set<RelativePath> = []
        let checked = linked.values.compactMap(\.last)
        return project.unwalked.compactMap { sources in
            guard let folder = sources.folder, !reported.contains(folder),
                !checked.contains(where: { $0.isInside(sources.path) }), workspace.holdsSwift(sources.path)
            else { return nil }
            reported.insert(folder)
            let message =
                "This folder is excluded because of its name, but the target `\(name(of: sources))` compiles Swift files in "
                + "it, which were not checked. Rename the folder, or list it under `exclude:` in "
                + "`\(TreeLocation.configurationName)` if it shouldn't be checked."
            return InputProblem(kind: .unreadable, place: Place(path: folder), message: message)
        }
    }

    /// One for each manifest.
    func notices() -> [Notice] {
        let outside = project.unwalked.filter { $0.folder == nil && workspace.holdsSwift($0.path) }
        let byManifest = Dictionary(grouping: outside) { project.module($0.module).package }
        return byManifest.compactMap { package, all -> String? in
            guard let package, let first = all.first else { return nil }
            let more = all.count > 1 ? " and \(all.count - 1) more" : ""
            let manifest = project.packages[Int(package.index)].manifest
            return "`\(manifest)` compiles files outside the checked tree, which were not checked: "
                + "`\(first.path)`\(more). Check a folder that contains both."
        }.sorted().map { Notice(kind: .information, message: $0) }
    }

    private func name(of sources: UnwalkedSources) -> String { project.module(sources.module).name }
}
