// One place in a source file where the compiler saw a symbol.

/// A place where a symbol is declared, defined or referred to.
public struct IndexOccurrence: Sendable, Hashable {
    /// From 1.
    public var line: Int
    /// From 1, in UTF-8 bytes; 0 for implicit code without a place.
    public var column: Int
    /// The symbol at the place.
    public var symbol: IndexSymbol
    /// The role of the symbol here. Roles of relations are in `relations`.
    public var roles: IndexRoles
    /// Its relations to other symbols.
    public var relations: [IndexRelation]
}

/// The relation of an occurrence to another symbol: `[.childOf]` with the type that contains a member.
public struct IndexRelation: Sendable, Hashable {
    /// The relation of the occurrence's symbol to the other one.
    public var roles: IndexRoles
    /// The other one.
    public var symbol: IndexSymbol
}

/// The roles of a symbol at a place, and relations between symbols; the numbers are those of the index's format.
public struct IndexRoles: OptionSet, Sendable, Hashable {
    /// The bits of the format.
    public var rawValue: UInt64
    /// Roles by the bits of the format.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// It is declared, without a body.
    public static let declaration = Self(rawValue: 1 << 0)
    /// It is declared in full.
    public static let definition = Self(rawValue: 1 << 1)
    /// It is named.
    public static let reference = Self(rawValue: 1 << 2)
    /// Its value is read.
    public static let read = Self(rawValue: 1 << 3)
    /// Its value is changed.
    public static let write = Self(rawValue: 1 << 4)
    /// It is called.
    public static let call = Self(rawValue: 1 << 5)
    /// The declaration depends on the receiver at run time.
    public static let dynamic = Self(rawValue: 1 << 6)
    /// Its address is taken.
    public static let addressOf = Self(rawValue: 1 << 7)
    /// Not written in the source at this place.
    public static let implicit = Self(rawValue: 1 << 8)

    /// It is a member or a parameter of the related symbol.
    public static let childOf = Self(rawValue: 1 << 9)
    /// The symbol is a supertype of the related one.
    public static let baseOf = Self(rawValue: 1 << 10)
    /// It overrides the related symbol, or fulfils it as a requirement.
    public static let overrideOf = Self(rawValue: 1 << 11)
    /// The related symbol is the receiver's type.
    public static let receivedBy = Self(rawValue: 1 << 12)
    /// It is called in the related symbol.
    public static let calledBy = Self(rawValue: 1 << 13)
    /// The symbol is extended by the related one.
    public static let extendedBy = Self(rawValue: 1 << 14)
    /// It is a getter, a setter or an observer of the related symbol.
    public static let accessorOf = Self(rawValue: 1 << 15)
    /// It is inside the related symbol.
    public static let containedBy = Self(rawValue: 1 << 16)
    /// It is a specialisation of the related symbol.
    public static let specializationOf = Self(rawValue: 1 << 18)
}
