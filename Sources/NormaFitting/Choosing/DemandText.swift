// Reads a document for people: a sentence that forbids one thing, without a condition.

import NormaText

struct DemandText {
    private let lines: [Substring]
    private let path: RelativePath

    init(_ text: String, at path: RelativePath) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        self.path = path
    }

    /// Line by line; code is skipped.
    func demands() -> [Demand] {
        var found: [Demand] = []
        var isCode = false
        for (index, line) in lines.enumerated() {
            if line.trimmed.hasPrefix("```") || line.trimmed.hasPrefix("~~~") { isCode.toggle() }
            if isCode { continue }
            for sentence in Self.sentences(of: String(line)) {
                found += Self.demands(of: sentence, line: index + 1, of: path)
            }
        }
        return found
    }

    /// In small letters, without the marks of lists and emphasis.
    private static func sentences(of line: String) -> [String] {
        let plain = line.lowercased().replacing("**", with: "").replacing("’", with: "'")
        return plain.replacing(". ", with: "\n").replacing("; ", with: "\n").replacing(": ", with: "\n")
            .split(separator: "\n").map { sentence in
                var text = sentence[...]
                while let first = text.first, " \t-*+>#0123456789.)".contains(first) { text = text.dropFirst() }
                while let last = text.last, " .!\t".contains(last), !text.hasSuffix("!`") { text = text.dropLast() }
                return String(text)
            }
    }

    private static func demands(of sentence: String, line: Int, of path: RelativePath) -> [Demand] {
        if let limit = lineLimit(in: sentence) {
            return [
                Demand(
                    book: "swift-style",
                    rule: "lines-are-short",
                    atMost: limit,
                    document: path.text,
                    line: line
                )
            ]
        }
        guard let rest = forbidden(in: sentence) else { return [] }
        return DemandSentence.forbidden.filter { $0.things.contains { Self.names(rest, $0) } }.map {
            Demand(book: $0.book, rule: $0.rule, atMost: nil, document: path.text, line: line)
        }
    }

    private static let beginnings = [
        "never use ", "do not use ", "don't use ", "avoid using ", "do not ", "don't ", "never ", "avoid ", "no ",
    ]
    /// A demand with a condition is another demand.
    private static let conditions = [
        " unless", " except", " if ", " when ", " where ", " without ", " only ", " too ", " new ", " and ", " or ",
        " for ",
        " in ", " on ", " instead",
    ]

    /// What a sentence forbids; nil if it forbids nothing, or only sometimes.
    private static func forbidden(in sentence: String) -> String? {
        guard let beginning = beginnings.first(where: sentence.hasPrefix) else { return nil }
        let rest = String(sentence.dropFirst(beginning.count))
        return conditions.contains { (" " + rest + " ").contains($0) } ? nil : rest
    }

    /// The thing itself, perhaps in the plural or as what is done: "force unwraps", "force unwrapping", "force unwrap optionals".
    private static func names(_ rest: String, _ thing: String) -> Bool {
        guard rest.hasPrefix(thing) else { return false }
        let tail = rest.dropFirst(thing.count)
        return ["", "s", "ping", "ping optionals", " optionals", " operators", " statements", "ing"].contains(
            String(tail)
        )
    }

    /// "maximum line length is 120", "keep lines under 120 characters".
    private static func lineLimit(in sentence: String) -> Int? {
        let words = sentence.replacing("`", with: "").split(separator: " ").map(String.init)
        let isAboutLines = sentence.contains("line length") || words.contains("lines") || words.contains("line")
        let isLimit = ["max", "maximum", "at most", "under ", "limit", "no longer than", "within "].contains {
            sentence.contains($0)
        }
        let unit = ["characters", "chars", "columns"]
        guard isAboutLines, isLimit, !sentence.contains("file"), !sentence.contains("function") else { return nil }
        let numbers = words.enumerated().compactMap { index, word -> Int? in
            guard let number = Int(word), (60...400).contains(number) else { return nil }
            let isCounted = words.indices.contains(index + 1) && unit.contains(words[index + 1])
            return isCounted || sentence.contains("line length") ? number : nil
        }
        return numbers.count == 1 ? numbers.first : nil
    }
}
