// The questions to the project that this room asks, in one place.

import NormaProject

extension JudgingContext {
    /// For an extension the type of the project that it surely extends.
    func extendedType(of declaration: DeclarationID) -> DeclarationID? { project.extendedType(of: declaration) }

    /// The extensions of a type in the code base, in order.
    func extensions(of type: DeclarationID) -> ArraySlice<DeclarationID> { project.extensions(of: type) }

    /// What a type surely inherits from or conforms to, directly or through others.
    func supertypes(of type: DeclarationID) -> [Supertype] { project.supertypes(of: type) }

    func symbol(of declaration: DeclarationID) -> String { project.symbol(of: declaration) }
}
