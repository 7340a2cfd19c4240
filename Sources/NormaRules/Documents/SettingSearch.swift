// Looks for keys in a document: every place that a pattern of keys leads to.

import NormaDocuments
import NormaExpressions
import NormaText

/// A value that a pattern of keys leads to.
struct FoundSetting {
    var path: [KeyPattern.Key]
    /// Empty if the key isn't written in the document.
    var keyRange: ByteRange
    var value: PlacedValue
    /// What the pattern binds.
    var captures: Captures

    /// The keys joined by dots.
    var name: String { path.map(\.text).joined(separator: ".") }
}

/// Cost: the entries along the pattern; a pattern without `*` looks at the keys of one mapping for each part.
struct SettingSearch {
    let pattern: KeyPattern
    let format: DocumentFormat
    private var found: [FoundSetting] = []

    /// In the order of the document.
    static func places(
        of pattern: KeyPattern,
        in value: PlacedValue,
        of format: DocumentFormat,
        given captures: Captures
    ) -> [FoundSetting] {
        var search = SettingSearch(pattern: pattern, format: format)
        search.look(in: value, at: [], [pattern.start(given: captures)])
        return search.found
    }

    private init(pattern: KeyPattern, format: DocumentFormat) {
        self.pattern = pattern
        self.format = format
    }

    private mutating func look(in value: PlacedValue, at path: [KeyPattern.Key], _ states: [KeyPattern.Progress]) {
        switch value.content {
        case .empty, .text: return
        case .mapping(let entries):
            for entry in entries {
                step(over: KeyPattern.Key(entry.key), entry.keyRange, to: entry.value, at: path, states)
            }
        case .list(let elements):
            for element in elements {
                guard let key = SettingElement.key(of: element) else {
                    look(in: element, at: path, states)
                    continue
                }
                step(over: key, element.range, to: element, at: path, states)
            }
        }
    }

    private mutating func step(
        over key: KeyPattern.Key,
        _ keyRange: ByteRange,
        to value: PlacedValue,
        at path: [KeyPattern.Key],
        _ states: [KeyPattern.Progress]
    ) {
        let compared = KeyPattern.Key(format.plain(key.text), isElement: key.isElement)
        let next = states.flatMap { pattern.steps(from: $0, over: compared) }
        guard !next.isEmpty else { return }
        let path = path + [key]
        // A pattern that could leave the element out ends at the list, not again at each of its elements.
        let ends = next.filter { state in !states.contains { $0.parts == state.parts } || !key.isElement }
        if let captures = ends.compactMap({ pattern.end(at: $0) }).first {
            found.append(FoundSetting(path: path, keyRange: keyRange, value: value, captures: captures))
        }
        look(in: value, at: path, next)
    }
}

enum SettingElement {
    /// The name of a list's element: its `identity`, `name` or `id`; nil if it has none.
    static func key(of element: PlacedValue) -> KeyPattern.Key? {
        guard element.mapping != nil else { return nil }
        let text = ["identity", "name", "id"].lazy.compactMap { element[$0]?.text }.first
        return text.map { KeyPattern.Key($0, isElement: true) }
    }
}
