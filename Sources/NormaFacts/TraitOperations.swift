// The set operations on traits that the walk needs at every node, without the generic code of the standard library's sets.

extension ReferenceTraits {
    @inlinable
    package func contains(_ other: ReferenceTraits) -> Bool { rawValue & other.rawValue == other.rawValue }

    /// Adds the traits of another set.
    @inlinable
    package mutating func insert(_ other: ReferenceTraits) { rawValue |= other.rawValue }

    @inlinable
    package mutating func remove(_ other: ReferenceTraits) { rawValue &= ~other.rawValue }

    /// Drops the traits that another set has not.
    @inlinable
    package mutating func keep(_ other: ReferenceTraits) { rawValue &= other.rawValue }
}

extension DeclarationTraits {
    @inlinable
    package func contains(_ other: DeclarationTraits) -> Bool { rawValue & other.rawValue == other.rawValue }

    /// Adds the traits of another set.
    @inlinable
    package mutating func insert(_ other: DeclarationTraits) { rawValue |= other.rawValue }
}
