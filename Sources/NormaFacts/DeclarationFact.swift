// The facts about one declaration.

import NormaText

package enum DeclarationKind: UInt8, Sendable, Hashable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
    case function, initializer, deinitializer, `subscript`, property, enumCase, `typealias`, associatedType, macro
    case parameter, associatedValue, `operator`, precedenceGroup

    /// A nominal type: not an extension, not a typealias.
    package var isType: Bool {
        switch self {
        case .class, .struct, .enum, .actor, .protocol: true
        default: false
        }
    }
}

/// The access level that a declaration states; `internal` is implied if there is none.
package enum AccessLevel: UInt8, Sendable, Hashable, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    package static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}

/// Modifiers and other yes-or-no facts of a declaration.
package struct DeclarationTraits: OptionSet, Sendable, Hashable {
    package var rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(bit: UInt64) { rawValue = 1 << bit }

    package static let final = Self(bit: 0)
    package static let `static` = Self(bit: 1)
    /// The modifier `class` on a member.
    package static let classMember = Self(bit: 2)
    package static let weak = Self(bit: 3)
    package static let unowned = Self(bit: 4)
    package static let lazy = Self(bit: 5)
    package static let async = Self(bit: 6)
    package static let `throws` = Self(bit: 7)
    package static let `rethrows` = Self(bit: 8)
    package static let mutating = Self(bit: 9)
    package static let override = Self(bit: 10)
    package static let required = Self(bit: 11)
    package static let convenience = Self(bit: 12)
    package static let failable = Self(bit: 13)
    package static let indirect = Self(bit: 14)
    package static let nonisolated = Self(bit: 15)
    package static let distributed = Self(bit: 16)
    package static let generic = Self(bit: 17)
    /// `let`; a property without it is a `var`.
    package static let constant = Self(bit: 18)
    /// A property with a getter and no storage.
    package static let computed = Self(bit: 19)
    package static let documented = Self(bit: 20)
    /// Inside `#if`.
    package static let conditional = Self(bit: 21)
    /// Declared in a function, closure or accessor.
    package static let local = Self(bit: 22)
    /// The access level is written on the declaration itself.
    package static let explicitAccess = Self(bit: 23)
    /// A setter with less access: `private(set)`; the level is `setterAccess`.
    package static let restrictedSetter = Self(bit: 24)
    /// Has a body, or a default value for parameters.
    package static let hasBody = Self(bit: 25)
    package static let hasDefault = Self(bit: 26)
    package static let variadic = Self(bit: 27)
    package static let `inout` = Self(bit: 28)
    package static let escaping = Self(bit: 29)
    package static let isolated = Self(bit: 30)
    package static let dynamic = Self(bit: 31)
    package static let `optional` = Self(bit: 32)
    /// `prefix`, `postfix` or `infix` operator function.
    package static let operatorFunction = Self(bit: 33)
    /// Has `willSet` or `didSet`.
    package static let observed = Self(bit: 34)
    /// Inside a `#Preview` macro.
    package static let inPreview = Self(bit: 35)
    package static let sending = Self(bit: 36)
    package static let consuming = Self(bit: 37)
    package static let borrowing = Self(bit: 38)
    package static let unownedUnsafe = Self(bit: 39)
    /// There is one space between its keyword and its name, and it is the keyword's only name: `keywordStart` is known.
    package static let plainKeyword = Self(bit: 40)
}

/// One declaration: a type, an extension, a member, a parameter, a case.
package struct DeclarationFact: Sendable, Hashable {
    package var kind: DeclarationKind
    /// The effective written level: its own, or for a member of an extension with a level, the extension's; members of a
    /// protocol have the protocol's; otherwise `internal`. Outer declarations are not taken into account.
    package var access: AccessLevel
    package var setterAccess: AccessLevel
    package var traits: DeclarationTraits
    /// Without backticks. An extension's is the extended type as written without generic arguments; an initializer's is
    /// `init`, a subscript's `subscript`, a parameter's the name inside the function.
    package var name: NameID
    /// A parameter's label, empty for `_`.
    package var label: NameID
    /// The declaration that lexically encloses it; -1 at the top of the file.
    package var parent: Int32
    /// The index after its last inner declaration: inner ones are `index + 1 ..< subtreeEnd`.
    package var subtreeEnd: Int32
    /// From its first attribute or modifier to its end, comments before it left out.
    package var range: ByteRange
    package var nameRange: ByteRange
    /// Between its braces; empty if it has none.
    package var bodyRange: ByteRange
    package var attributes: Slice32
    /// The written or evident type of a property or parameter, the return type of a function or subscript, the target of
    /// a typealias; an index into `types`.
    package var type: Int32
    /// The written initial or default value if it is short; empty otherwise.
    package var value: NameID
    /// The value that a property is made from if no type is written or evident, an index into `values`; -1 if that is unknown.
    package var origin: Int32
    /// How many parameters (or associated values) it has.
    package var parameterCount: Int16
    /// Cyclomatic complexity of its body, counted as SwiftLint does: the decisions, from 0 on.
    package var complexity: Int16
    /// Statements directly in its body.
    package var statementCount: Int16
    /// How deeply types are nested around it: 0 for a top-level one.
    package var depth: Int16
    /// Lines of its body with more than white space and comments, without the lines of its braces.
    package var bodyLineCount: Int32

    package init(kind: DeclarationKind, name: NameID, parent: Int32, range: ByteRange, nameRange: ByteRange) {
        self.kind = kind
        self.name = name
        self.parent = parent
        self.range = range
        self.nameRange = nameRange
        access = .internal
        setterAccess = .internal
        traits = []
        label = .empty
        subtreeEnd = 0
        bodyRange = .empty
        attributes = .none
        type = -1
        value = .empty
        origin = -1
        parameterCount = 0
        complexity = 0
        statementCount = 0
        depth = 0
        bodyLineCount = 0
    }
}

extension DeclarationFact {
    /// The beginning of `class`, `func`, `var` and so on, which the name follows; nil if it is unknown.
    package var keywordStart: Int32? {
        guard traits.contains(.plainKeyword), let length = kind.keywordLength else { return nil }
        return nameRange.start - 1 - length
    }
}

extension DeclarationKind {
    /// The number of bytes of the keyword, for kinds whose name follows one.
    package var keywordLength: Int32? {
        switch self {
        case .property: 3
        case .enum, .function: 4
        case .class, .actor: 5
        case .struct: 6
        case .protocol: 8
        default: nil
        }
    }
}

/// The word before a declaration that states its access level.
package struct AccessWordFact: Sendable, Hashable {
    package var owner: Int32
    /// With the spaces after it.
    package var range: ByteRange

    package init(owner: Int32, range: ByteRange) {
        self.owner = owner
        self.range = range
    }
}

/// An attribute on a declaration: `@MainActor`, `@available(*, deprecated)`, a property wrapper, an attached macro.
package struct AttributeFact: Sendable, Hashable {
    package var owner: Int32
    /// Without `@`, qualified as written, without generic arguments.
    package var name: NameID
    /// The arguments' source without white space, without the parentheses; empty if there are none.
    package var arguments: NameID
    package var range: ByteRange

    package init(owner: Int32, name: NameID, arguments: NameID, range: ByteRange) {
        self.owner = owner
        self.name = name
        self.arguments = arguments
        self.range = range
    }
}

/// A type as it is written somewhere.
package struct TypeFact: Sendable, Hashable {
    /// The source without white space (but for that between words) and without comments.
    package var text: NameID
    /// The nominal type that remains when optional, `any`, `some`, `inout` and attributes are taken away, as an index into
    /// `references`; -1 for tuples, functions, arrays and so on.
    package var reference: Int32
    /// For an array, the nominal type of its elements, if they are not optional; -1 otherwise.
    package var element: Int32
    package var shape: TypeShape

    package init(text: NameID, reference: Int32, element: Int32 = -1, shape: TypeShape) {
        self.text = text
        self.reference = reference
        self.element = element
        self.shape = shape
    }
}

package struct TypeShape: OptionSet, Sendable, Hashable {
    package var rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let optional = TypeShape(rawValue: 1 << 0)
    package static let implicitlyUnwrapped = TypeShape(rawValue: 1 << 1)
    package static let existential = TypeShape(rawValue: 1 << 2)
    package static let opaque = TypeShape(rawValue: 1 << 3)
    package static let array = TypeShape(rawValue: 1 << 4)
    package static let dictionary = TypeShape(rawValue: 1 << 5)
    package static let tuple = TypeShape(rawValue: 1 << 6)
    package static let function = TypeShape(rawValue: 1 << 7)
    package static let metatype = TypeShape(rawValue: 1 << 8)
    package static let composition = TypeShape(rawValue: 1 << 9)
    /// Not written: evident from the initial value, as in `let cart = Cart()`.
    package static let evident = TypeShape(rawValue: 1 << 10)
}
