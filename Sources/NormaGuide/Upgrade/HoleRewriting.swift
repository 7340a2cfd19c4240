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
            let forbidden = looks.forbidden.map { "'\($0)'" }.joined(separator: ", ")
            let unwanted = "{ not: \(looks.forbidden.count == 1 ? forbidden : "[\(forbidden)]") }"
            edits.append(.replace(range, with: looks.rest.map { "{ all: ['\($0)', \(unwanted)] }" } ?? unwanted))
        case .empty, .unreadable: break
        }
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
