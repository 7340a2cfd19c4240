// Format 2 keeps expressions for patterns of letters: short ones, without look-around.

import NormaText

/// What an expression between slashes may be in the second format.
struct ExpressionLimits {
    /// Characters of the alternatives of one word together, with the guide's values filled in.
    static let longest = 60
    /// Their values are read by people, or name what is no pattern.
    private static let prose: Set<String> = ["because", "instead", "message", "make", "summary", "question", "when"]

    /// Reports each expression of a block that looks around, and each list of them that is too long.
    ///
    /// Cost: linear in the block.
    static func check(_ value: YamlValue, _ reader: inout LanguageReader) {
        guard reader.format >= 2 else { return }
        switch value.content {
        case .mapping(let entries):
            for entry in entries where !prose.contains(entry.key) { check(entry.value, &reader) }
        case .list(let values):
            report(values, &reader)
            for value in values where value.text == nil { check(value, &reader) }
        case .text: report([value], &reader)
        case .empty, .unreadable: break
        }
    }

    private static func report(_ values: [YamlValue], _ reader: inout LanguageReader) {
        let expressions = values.compactMap { value in value.text.flatMap(source).map { (value, $0) } }
        var isReported = false
        for (value, source) in expressions {
            guard let look = look(in: source) else { continue }
            isReported = true
            reader.report(
                value.span,
                "an expression of format 2 does not look around, and this one does with `\(look)`",
                "say what must not be there under `not:`, or ask for it by a word of its own"
            )
        }
        let length = expressions.map(\.1.count).reduce(0, +)
        guard !isReported, length > longest, let first = expressions.first?.0 else { return }
        let what =
            expressions.count == 1 ? "this expression has" : "these \(expressions.count) expressions have together"
        reader.report(
            first.span,
            "\(what) \(length) characters, and format 2 has them no longer than \(longest)",
            "list the names, or ask for words: `named: { last-word: [View, Screen] }`"
        )
    }

    /// What stands between the slashes.
    private static func source(of text: String) -> Substring? {
        guard text.count > 2, text.hasPrefix("/"), text.hasSuffix("/") else { return nil }
        return text.dropFirst().dropLast()
    }

    /// How the first look-around begins that is no text.
    private static func look(in source: Substring) -> String? {
        var isEscaped = false
        var isInSet = false
        for index in source.indices {
            if isEscaped {
                isEscaped = false
                continue
            }
            switch source[index] {
            case "\\": isEscaped = true
            case "[": isInSet = true
            case "]": isInSet = false
            case "(" where !isInSet:
                let rest = source[index...]
                if let look = ["(?=", "(?!", "(?<=", "(?<!"].first(where: { rest.hasPrefix($0) }) { return look }
            default: break
            }
        }
        return nil
    }
}
