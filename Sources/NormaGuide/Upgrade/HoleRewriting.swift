// Writes conditions of holes that look ahead at their begin as what must and what must not stand there.

import NormaText

/// `where: { CALL: '/^(?!Task)\w+/' }` is `where: { CALL: { all: ['/^\w+/', { not: '/^Task/' }] } }`: a hole has one text, and both are
/// looked for in it.
struct HoleRewriting {
    private let document: DocumentText
    private(set) var edits: [Edit] = []

    init(_ document: DocumentText) { self.document = document }

    /// Their keys are no words of the language.
    private static let foreign: Set<String> = ["values", "places", "have-setting", "have-key-for", "inputs", "samples"]
    private static let combining: Set<String> = ["any", "all", "not"]

    mutating func read(_ value: YamlValue) {
        switch value.content {
        case .list(let values): for value in values { read(value) }
        case .mapping(let entries):
            for entry in entries where !Self.foreign.contains(entry.key) {
                if entry.key == "where", case .mapping(let holes) = entry.value.content {
                    for hole in holes { rewrite(hole.value) }
                } else {
                    read(entry.value)
                }
            }
        case .empty, .unreadable, .text: break
        }
    }

    private mutating func rewrite(_ value: YamlValue) {
        switch value.content {
        case .list(let values): for value in values { rewrite(value) }
        case .mapping(let entries):
            for entry in entries where Self.combining.contains(entry.key) { rewrite(entry.value) }
        case .text(let text, _):
            guard let looks = SplitLooks(text, hasLines: true), let range = document.range(of: text, at: value.span),
                !text.contains("'")
            else { return }
            let unwanted = "{ not: \(Self.written(looks.forbidden)) }"
            let replacement = looks.rest.map { "{ all: [\(Self.written([$0])), \(unwanted)] }" } ?? unwanted
            edits.append(.replace(range, with: replacement))
        case .empty, .unreadable: break
        }
    }

    /// Names with wildcards where it is that: a hole may have several lines, so neither its end nor any letter of it is one of a name.
    private static func written(_ expressions: [String]) -> String {
        let texts = expressions.flatMap { expression -> [String] in
            let names = expression.contains { ".$".contains($0) } ? nil : ExpressionNames.patterns(of: expression)
            return names?.map { "\"\($0)\"" } ?? ["'\(expression)'"]
        }
        return texts.count == 1 ? texts.joined() : "[\(texts.joined(separator: ", "))]"
    }
}

extension DocumentText {
    /// Where a text of YAML stands, with its quotes; nil where it is written in another way than it reads.
    func range(of text: String, at span: Span) -> ByteRange? {
        let utf8 = Array(text.utf8)
        let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
        var start = span.start
        guard bytes.indices.contains(start) else { return nil }
        if quotes.contains(bytes[start]) { start += 1 }
        let end = start + utf8.count
        guard end <= bytes.count, bytes[start..<end].elementsEqual(utf8) else { return nil }
        guard start > 0, quotes.contains(bytes[start - 1]) else {
            return ByteRange(start: Int32(clamping: start), end: Int32(clamping: end))
        }
        guard end < bytes.count, bytes[end] == bytes[start - 1] else { return nil }
        return ByteRange(start: Int32(clamping: start - 1), end: Int32(clamping: end + 1))
    }
}
