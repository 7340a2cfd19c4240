// A symbol of the compiler's index, with its kind and names.

/// A symbol as the index describes it.
public struct IndexSymbol: Sendable, Hashable {
    /// The unified symbol resolution: one text for one declaration, the same in every file and module.
    public var usr: String
    /// A function's with its labels: `load(from:)`.
    public var name: String
    /// Its kind.
    public var kind: IndexSymbolKind
    /// The distinction within its kind.
    public var subkind: IndexSymbolSubkind
    /// It is declared in Swift, not in C, C++ or Objective-C.
    public var isSwift: Bool
    /// Further facts of its declaration.
    public var properties: IndexSymbolProperties
}

/// The kinds of symbols, by the numbers of the index's format; one that is not listed here keeps its number.
public struct IndexSymbolKind: RawRepresentable, Sendable, Hashable {
    /// The number of the format.
    public var rawValue: UInt32
    /// The kind of the number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Something that the index has no word for.
    public static let unknown = Self(rawValue: 0)
    /// A module.
    public static let module = Self(rawValue: 1)
    /// A macro.
    public static let macro = Self(rawValue: 4)
    /// An enumeration.
    public static let `enum` = Self(rawValue: 5)
    /// A structure.
    public static let `struct` = Self(rawValue: 6)
    /// A class or an actor.
    public static let `class` = Self(rawValue: 7)
    /// A protocol.
    public static let `protocol` = Self(rawValue: 8)
    /// An extension.
    public static let `extension` = Self(rawValue: 9)
    /// A union of C.
    public static let union = Self(rawValue: 10)
    /// A typealias, an associated type or a generic parameter; the subkind distinguishes them.
    public static let `typealias` = Self(rawValue: 11)
    /// A function outside of types.
    public static let function = Self(rawValue: 12)
    /// A variable outside of types, or a local one.
    public static let variable = Self(rawValue: 13)
    /// A field of a structure of C.
    public static let field = Self(rawValue: 14)
    /// A case of an enumeration.
    public static let enumCase = Self(rawValue: 15)
    /// A method.
    public static let instanceMethod = Self(rawValue: 16)
    /// A method declared with `class`.
    public static let classMethod = Self(rawValue: 17)
    /// A method declared with `static`.
    public static let staticMethod = Self(rawValue: 18)
    /// A property or a subscript.
    public static let instanceProperty = Self(rawValue: 19)
    /// A property declared with `class`.
    public static let classProperty = Self(rawValue: 20)
    /// A property declared with `static`.
    public static let staticProperty = Self(rawValue: 21)
    /// An initializer.
    public static let initializer = Self(rawValue: 22)
    /// A deinitializer.
    public static let deinitializer = Self(rawValue: 23)
    /// A parameter.
    public static let parameter = Self(rawValue: 25)

    /// A nominal type; neither an extension nor a typealias.
    public var isNominalType: Bool {
        switch self {
        case .enum, .struct, .class, .protocol, .union: true
        default: false
        }
    }
}

/// The distinctions within a kind; only those that a reader of Swift needs have names.
public struct IndexSymbolSubkind: RawRepresentable, Sendable, Hashable {
    /// The number of the format.
    public var rawValue: UInt32
    /// The subkind of the number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Nothing.
    public static let none = Self(rawValue: 0)
    /// A getter.
    public static let getter = Self(rawValue: 3)
    /// A setter.
    public static let setter = Self(rawValue: 4)
    /// An extension of a structure.
    public static let extensionOfStruct = Self(rawValue: 1004)
    /// An extension of a class or an actor.
    public static let extensionOfClass = Self(rawValue: 1005)
    /// An extension of an enumeration.
    public static let extensionOfEnum = Self(rawValue: 1006)
    /// An extension of a protocol.
    public static let extensionOfProtocol = Self(rawValue: 1007)
    /// A subscript.
    public static let `subscript` = Self(rawValue: 1011)
    /// An associated type.
    public static let associatedType = Self(rawValue: 1012)
    /// A generic parameter.
    public static let genericParameter = Self(rawValue: 1013)
}

/// Further facts of a symbol's declaration.
public struct IndexSymbolProperties: OptionSet, Sendable, Hashable {
    /// The number of the format.
    public var rawValue: UInt64
    /// The properties of the number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// It has generic parameters.
    public static let generic = Self(rawValue: 1 << 0)
    /// It is a test of XCTest.
    public static let unitTest = Self(rawValue: 1 << 3)
    /// Declared in a function.
    public static let local = Self(rawValue: 1 << 7)
}
