// The signatures in the head of a type and of its members: all that a test double needs to know of it.

/// A class, struct, enum, actor, protocol or extension with its members.
package struct TypeSignature: Sendable, Hashable {
    package var kind: DeclarationKind
    /// The simple name; an extension's is the extended type as written.
    package var name: String
    /// The names of the types around it, the outermost first.
    package var enclosing: [String]
    package var attributes: [String]
    package var modifiers: [String]
    package var generics: GenericSignature
    package var inherited: [SignatureType]
    package var members: [MemberSignature]
    package var condition: String?

    package init(
        kind: DeclarationKind,
        name: String,
        enclosing: [String],
        attributes: [String],
        modifiers: [String],
        generics: GenericSignature,
        inherited: [SignatureType],
        members: [MemberSignature],
        condition: String?
    ) {
        self.kind = kind
        self.name = name
        self.enclosing = enclosing
        self.attributes = attributes
        self.modifiers = modifiers
        self.generics = generics
        self.inherited = inherited
        self.members = members
        self.condition = condition
    }

    /// `Cart.State`
    package var fullName: String { (enclosing + [name]).joined(separator: ".") }

    /// The level written on it; `internal` if there is none.
    package var access: AccessLevel { AccessLevel(modifiers: modifiers) ?? .internal }
}

extension AccessLevel {
    /// The level among the modifiers of a declaration; one for a setter doesn't count.
    package init?(modifiers: [String]) {
        for modifier in modifiers {
            switch modifier {
            case "private": self = .private
            case "fileprivate": self = .fileprivate
            case "internal": self = .internal
            case "package": self = .package
            case "public": self = .public
            case "open": self = .open
            default: continue
            }
            return
        }
        return nil
    }
}

/// The declarations of one file.
package struct FileSignatures: Sendable, Hashable {
    /// Each import as written, with its attributes and access level: `@preconcurrency import NIOCore`.
    package var imports: [ImportSignature]
    /// Nested types too, each after the one around it.
    package var types: [TypeSignature]
    /// Aliases outside of types.
    package var aliases: [MemberSignature]

    package init(imports: [ImportSignature] = [], types: [TypeSignature] = [], aliases: [MemberSignature] = []) {
        self.imports = imports
        self.types = types
        self.aliases = aliases
    }
}

package struct ImportSignature: Sendable, Hashable {
    /// `Foundation`, `struct Foundation.Data`
    package var path: String
    package var attributes: [String]
    package var condition: String?

    package init(path: String, attributes: [String], condition: String?) {
        self.path = path
        self.attributes = attributes
        self.condition = condition
    }
}
