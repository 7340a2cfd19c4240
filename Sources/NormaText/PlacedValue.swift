// The content of a data file in any notation: texts, lists and mappings, each with its place.

/// A value of a property list or of YAML.
package struct PlacedValue: Sendable, Hashable {
    package indirect enum Content: Sendable, Hashable {
        /// There is no value.
        case empty
        case text(String)
        case list([PlacedValue])
        /// In the order written.
        case mapping([PlacedEntry])
    }

    /// The kind of a text in its notation.
    package enum Meaning: Sendable, Hashable {
        case text
        /// The notation has no kinds of values: the reader decides.
        case open
        case number
        case boolean(Bool)
    }

    package var content: Content
    package var range: ByteRange
    /// Nil for values that aren't text.
    package var meaning: Meaning

    package init(_ content: Content, range: ByteRange, meaning: Meaning = .text) {
        self.content = content
        self.range = range
        self.meaning = meaning
    }

    package var text: String? {
        if case .text(let text) = content { return text }
        return nil
    }

    package var list: [PlacedValue]? {
        if case .list(let values) = content { return values }
        return nil
    }

    package var mapping: [PlacedEntry]? {
        if case .mapping(let entries) = content { return entries }
        return nil
    }

    /// The value of a mapping's first entry of this name; nil if there is none. Linear in the entries.
    package subscript(key: String) -> PlacedValue? { mapping?.first { $0.key == key }?.value }
}

/// One entry of a mapping.
package struct PlacedEntry: Sendable, Hashable {
    package var key: String
    package var keyRange: ByteRange
    package var value: PlacedValue

    package init(key: String, keyRange: ByteRange, value: PlacedValue) {
        self.key = key
        self.keyRange = keyRange
        self.value = value
    }
}

/// Why a data file could not be read, with the place.
package struct PlacedProblem: Error, Sendable, Hashable {
    package enum Kind: Sendable, Hashable { case malformed, tooLarge, tooDeep }

    package var kind: Kind
    /// A clause that follows "because": what is there and what should be.
    package var message: String
    package var range: ByteRange

    package init(kind: Kind = .malformed, _ message: String, at range: ByteRange) {
        self.kind = kind
        self.message = message
        self.range = range
    }
}
