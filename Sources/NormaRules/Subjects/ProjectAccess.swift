// The questions to the project that this room asks, in one place.

import NormaProject

extension JudgingContext {
    /// For an extension the type of the project that it surely extends.
    func extendedType(of declaration: DeclarationID) -> DeclarationID? { nil }

    func symbol(of declaration: DeclarationID) -> String {
        var names = [project.name(of: declaration)]
        var current = project.parent(of: declaration)
        while let outer = current {
            names.append(project.name(of: outer))
            current = project.parent(of: outer)
        }
        return names.reversed().joined(separator: ".")
    }

    var importedModules: Set<String> { [] }
}
