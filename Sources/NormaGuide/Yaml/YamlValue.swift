// A value of a YAML block with the place of each of its parts in the document.

struct YamlValue: Sendable, Hashable {
    indirect enum Content: Sendable, Hashable {
        /// There is no value, or `~`, or `null`.
        case empty
        /// A value that was already reported as wrong.
        case unreadable
        /// Every scalar is a text here; its meaning follows from its place. Plain: without quotes.
        case text(String, isPlain: Bool)
        case list([YamlValue])
        case mapping([YamlEntry])
    }

    var content: Content
    var span: Span

    var text: String? {
        guard case .text(let text, _) = content else { return nil }
        return text
    }

    var isEmpty: Bool { content == .empty }

    /// The value below a key of a mapping.
    subscript(key: String) -> YamlValue? {
        guard case .mapping(let entries) = content else { return nil }
        return entries.first { $0.key == key }?.value
    }

    /// For messages: "a list", "a mapping".
    var kindWithArticle: String {
        switch content {
        case .empty, .unreadable: "nothing"
        case .text: "a text"
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }

    /// Every text in it.
    var texts: [String] { WordUses.texts(of: self) }

    /// The elements of a list; anything else is a list of itself.
    var elements: [YamlValue] {
        guard case .list(let values) = content else { return [self] }
        return values
    }
}

struct YamlEntry: Sendable, Hashable {
    var key: String
    var keySpan: Span
    var value: YamlValue

    /// The place for a problem with the value: the value, or the key if there is none.
    var valueSpan: Span { value.isEmpty ? keySpan : value.span }
}

extension YamlValue {
    /// All texts in it, but for keys. Cost: linear; no depth of the call stack.
    var innerTexts: [String] {
        var texts: [String] = []
        var open = [self]
        while let value = open.popLast() {
            switch value.content {
            case .empty, .unreadable: break
            case .text(let text, _): texts.append(text)
            case .list(let values): open += values
            case .mapping(let entries): open += entries.map(\.value)
            }
        }
        return texts
    }
}
