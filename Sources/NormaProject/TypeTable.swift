// The nominal types of the code base with what belongs to them: extensions, members, supertypes.

/// Everything about types that rules ask for often, computed once.
struct TypeTable: Sendable {
    /// Every nominal type, in order.
    var types: [DeclarationID] = []
    /// For a type: its extensions in the code base, in order.
    var extensions: [DeclarationID: [DeclarationID]] = [:]
    /// For an extension: the type that it surely extends, where that is of the code base.
    var extended: [DeclarationID: DeclarationID] = [:]
    /// For a type: what it states to inherit from or conform to, in its own clause and its extensions'.
    var stated: [DeclarationID: [StatedSupertype]] = [:]
}

/// One entry of an inheritance clause.
package struct StatedSupertype: Sendable, Hashable {
    /// The reference in the clause, the last component of a qualified name.
    package var reference: ReferenceID
    /// The type or extension whose clause it is.
    package var statedBy: DeclarationID
    /// The conformance holds under conditions: the extension has a `where` clause.
    package var isConditional: Bool

    package init(reference: ReferenceID, statedBy: DeclarationID, isConditional: Bool) {
        self.reference = reference
        self.statedBy = statedBy
        self.isConditional = isConditional
    }
}

/// A type that a type inherits from or conforms to, directly or through others.
package struct Supertype: Sendable, Hashable {
    package enum Target: Sendable, Hashable {
        case declared(DeclarationID)
        /// Not of the code base: the name as written, its last component.
        case external(String)
    }

    package var target: Target
    /// The statements that lead there, from the type's own clause on.
    package var path: [StatedSupertype]

    package init(target: Target, path: [StatedSupertype]) {
        self.target = target
        self.path = path
    }
}
