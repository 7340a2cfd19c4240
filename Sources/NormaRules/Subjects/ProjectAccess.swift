// The questions to the project that this room asks, in one place.

import NormaProject

extension JudgingContext {
    /// For an extension, the type of the project that it certainly extends.
    func extendedType(of declaration: DeclarationID) -> DeclarationID? { project.extendedType(of: declaration) }

    /// The extensions of a type in the code base, in order.
    func extensions(of type: DeclarationID) -> ArraySlice<DeclarationID> { project.extensions(of: type) }

    /// The types from which a type certainly inherits or to which it conforms, directly or through others.
    func supertypes(of type: DeclarationID) -> [Supertype] { project.supertypes(of: type) }

    func symbol(of declaration: DeclarationID) -> String { project.symbol(of: declaration) }
}
