// The places where a file names a type, and the names that are bound inside functions.

import NormaText

/// The purpose of a reference to a type.
package enum ReferenceRole: UInt8, Sendable, Hashable, CaseIterable {
    /// In an inheritance clause of a type or extension.
    case inheritance
    /// In the type of a property.
    case property
    case parameter
    case returnType
    /// In the annotation of a local variable, or in a closure's signature.
    case local
    /// In a generic parameter's or `where` clause's requirement.
    case constraint
    /// `Cart()`, `Cart.init()`, `Cart<Item>()`
    case construction
    /// `Cart.shared`
    case staticMember
    /// `as`, `is`
    case cast
    /// In a `case` pattern.
    case pattern
    /// A custom attribute: property wrapper, result builder, global actor, macro.
    case attribute
    /// The extended type of an extension.
    case extended
    /// In `throws(…)`.
    case thrown
    case keyPath
    /// The target of a typealias or the default of an associated type.
    case alias
    /// `Cart.self`
    case metatype
    /// A name in an expression that may be a type: an argument, an operand.
    case expression
    /// The left part of a qualified name; the qualified name has the role.
    case qualifier
    case associatedValue
    /// `import struct Shop.Cart`
    case imported
}

/// The place of the name in a written type.
package struct ReferenceTraits: OptionSet, Sendable, Hashable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Inside the angle brackets of another type, or the element of an array or dictionary.
    package static let generic = ReferenceTraits(rawValue: 1 << 0)
    /// After `any`.
    package static let existential = ReferenceTraits(rawValue: 1 << 1)
    /// After `some`.
    package static let opaque = ReferenceTraits(rawValue: 1 << 2)
    /// In a function type.
    package static let function = ReferenceTraits(rawValue: 1 << 3)
    /// Inside `#if`.
    package static let conditional = ReferenceTraits(rawValue: 1 << 4)
    /// Inside a `#Preview` macro.
    package static let inPreview = ReferenceTraits(rawValue: 1 << 5)
    /// The traits of the type's place that an expression inside a type keeps: `conditional` and `inPreview`.
    package static let ofThePlace = ReferenceTraits(rawValue: 1 << 4 | 1 << 5)
}

/// One occurrence of a name that is, or may be, a type's.
///
/// In type position every name is one. In an expression a name is one if it begins with a capital (after underscores)
/// and is in the place of a type: called, before a dot, before `.self`. Others are found through `CallFact`.
package struct ReferenceFact: Sendable, Hashable {
    /// Without backticks and generic arguments; only one component of a qualified name.
    package var name: NameID
    /// For `staticMember`: the member that is named after the dot.
    package var member: NameID
    /// The reference to the left of the dot; -1 if the name has no qualifier.
    package var qualifier: Int32
    /// The innermost declaration around it; for the parts of a declaration's own head that declaration; -1: the file.
    package var owner: Int32
    /// The local name that it is bound to, an index into `locals`: then it isn't a type of the code base; -1: none.
    package var local: Int32
    package var range: ByteRange
    package var role: ReferenceRole
    package var traits: ReferenceTraits

    package init(
        name: NameID,
        member: NameID = .empty,
        qualifier: Int32 = -1,
        owner: Int32,
        local: Int32 = -1,
        range: ByteRange,
        role: ReferenceRole,
        traits: ReferenceTraits = []
    ) {
        self.name = name
        self.member = member
        self.qualifier = qualifier
        self.owner = owner
        self.local = local
        self.range = range
        self.role = role
        self.traits = traits
    }
}

package enum LocalKind: UInt8, Sendable, Hashable {
    case variable, parameter, closureParameter, genericParameter, pattern, function, type
}

/// A name that is bound inside a declaration and shadows outer names.
package struct LocalFact: Sendable, Hashable {
    package var name: NameID
    package var kind: LocalKind
    /// The innermost declaration around it (for a parameter or generic parameter: the one that has it).
    package var owner: Int32
    /// The declaration that it is, for parameters and for local functions and types; -1 for others.
    package var declaration: Int32
    /// The place where it is visible.
    package var scope: ByteRange
    package var nameRange: ByteRange
    /// Its written or evident type, an index into `types`; -1 if the syntax doesn't show it.
    package var type: Int32
    /// The value that it is made from if no type is written or evident, an index into `values`; -1 if that is unknown.
    package var origin: Int32
    /// Its name is written somewhere after its declaration.
    package var isUsed = false

    package init(
        name: NameID,
        kind: LocalKind,
        owner: Int32,
        declaration: Int32 = -1,
        scope: ByteRange,
        nameRange: ByteRange,
        type: Int32 = -1,
        origin: Int32 = -1
    ) {
        self.name = name
        self.kind = kind
        self.owner = owner
        self.declaration = declaration
        self.scope = scope
        self.nameRange = nameRange
        self.type = type
        self.origin = origin
    }
}
