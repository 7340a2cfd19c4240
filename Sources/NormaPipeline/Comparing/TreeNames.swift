// The names of everything in a tree: whether a thing is gone, or was not there before, is told by them.

import NormaProject
import NormaText
import Synchronization

/// Declarations by their symbols and bare names, files, folders, modules, layers and features.
///
/// A class, because the names are listed once, and only where somebody asks: most runs never do.
final class TreeNames: Sendable {
    private let project: Project
    private let names = Mutex<Set<String>?>(nil)

    init(of project: Project) { self.project = project }

    /// Cost: one pass over the declarations at the first call.
    func holds(_ name: String) -> Bool {
        names.withLock { names in
            let known = names ?? all()
            names = known
            return known.contains(name)
        }
    }

    private func all() -> Set<String> {
        var names = Set(project.allFiles.map(\.text))
        names.formUnion(project.folders.map(\.path.text))
        names.formUnion(project.modules.map(\.name))
        names.formUnion(project.layers.map(\.name))
        names.formUnion(project.features.map(\.name))
        for index in 0..<project.declarationCount {
            let declaration = DeclarationID(Int32(clamping: index))
            names.insert(project.symbol(of: declaration))
            names.insert(project.name(of: declaration))
        }
        return names
    }
}
