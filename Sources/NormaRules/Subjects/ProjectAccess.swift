// The questions to the project that this room asks, in one place.

import NormaProject

extension JudgingContext {
    /// For an extension the type of the project that it surely extends.
    func extendedType(of declaration: DeclarationID) -> DeclarationID? { nil }

    /// The extensions of a type in the code base, in order.
    func extensions(of type: DeclarationID) -> [DeclarationID] { [] }

    /// What a type inherits from or conforms to, directly or through others.
    func supertypes(of type: DeclarationID) -> [Supertype] { [] }

    func symbol(of declaration: DeclarationID) -> String {
        var names = [project.name(of: declaration)]
        var current = project.parent(of: declaration)
        while let outer = current {
            names.append(project.name(of: outer))
            current = project.parent(of: outer)
        }
        return names.reversed().joined(separator: ".")
    }
}

extension JudgingContext {
    /// The type of what stands before the dot of a call, or candidates for it; nil where it can't be told.
    func receiverTypes(of call: Int, in file: FileID) -> [Subject]? { nil }
}
