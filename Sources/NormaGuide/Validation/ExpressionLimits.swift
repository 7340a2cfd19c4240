// Expressions are for patterns of letters: a long one does the work of a word.

import NormaText

/// The largest length of an expression between slashes.
struct ExpressionLimits {
    /// Characters of the alternatives of one word together, with the guide's values filled in.
    static let longest = 60
    /// Their values are read by people, or aren't patterns.
    private static let prose: Set<String> = ["because", "instead", "message", "make", "summary", "question", "when"]

    /// Reports each expression of a block, and each list of them, that is too long.
    ///
    /// Cost: linear in the block.
    static func check(_ value: YamlValue, _ reader: DocumentReader) {
        switch value.content {
        case .mapping(let entries):
            for entry in entries where !prose.contains(entry.key) { check(entry.value, reader) }
        case .list(let values):
            report(values, reader)
            for value in values where value.text == nil { check(value, reader) }
        case .text: report([value], reader)
        case .empty, .unreadable: break
        }
    }

    private static func report(_ values: [YamlValue], _ reader: DocumentReader) {
        let expressions = values.compactMap { value in value.text.flatMap(source).map { (value, $0) } }
        let length = expressions.map(\.1.count).reduce(0, +)
        guard length > longest, let first = expressions.first?.0 else { return }
        let what =
            expressions.count == 1 ? "this expression has" : "these \(expressions.count) expressions together have"
        let message = "\(what) \(length) characters, and the limit is \(longest)"
        reader.report(first.span, message, "list the names, or ask for words: `named: { last-word: [View, Screen] }`")
    }

    /// The text between the slashes.
    private static func source(of text: String) -> Substring? {
        guard text.count > 2, text.hasPrefix("/"), text.hasSuffix("/") else { return nil }
        return text.dropFirst().dropLast()
    }
}
