// A document's bytes with its line table: makes places and problems from byte offsets.

import NormaText

struct DocumentText: Sendable {
    let file: String
    let bytes: [UInt8]
    let lines: LineTable

    init(_ source: GuideSource) {
        file = source.file
        bytes = Array(source.text.utf8)
        lines = LineTable(bytes: bytes)
    }

    func text(_ range: Range<Int>) -> String {
        let bounded = range.clamped(to: 0..<bytes.count)
        return String(decoding: bytes[bounded], as: UTF8.self)
    }

    func place(_ span: Span) -> GuidePlace {
        GuidePlace(file: file, position: lines.position(at: Int32(clamping: span.start)), length: max(1, span.length))
    }

    /// The line from 1 that holds the byte.
    func line(at offset: Int) -> Int { lines.line(at: Int32(clamping: offset)) }

    /// A line's bytes without its line break; empty if there is no such line.
    func content(ofLine line: Int) -> Range<Int> {
        guard let range = lines.range(ofLine: line) else { return bytes.count..<bytes.count }
        var end = Int(range.end)
        while end > Int(range.start), bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return Int(range.start)..<end
    }

    /// A message may quote a text of many lines; it stays one line of bearable length.
    private static func oneLine(_ text: String) -> String {
        let isShort = text.utf8.count <= 400
        if isShort, !text.contains(where: \.isNewline) { return text }
        let line = String(text.prefix(400).map { $0.isNewline ? "↵" : $0 })
        return isShort ? line : line + "…"
    }

    func problem(at span: Span, _ message: String, _ suggestion: String? = nil) -> SourceProblem {
        let place = place(span)
        return SourceProblem(
            file: file,
            position: place.position,
            length: place.length,
            window: LineWindow(of: bytes[content(ofLine: place.position.line)], around: place.position.column),
            message: Self.oneLine(message),
            suggestion: suggestion.map(Self.oneLine)
        )
    }
}

/// A stretch of a document: its beginning in bytes, and its number of characters on its first line.
struct Span: Sendable, Hashable {
    var start: Int
    var length: Int

    init(_ start: Int, length: Int = 1) {
        self.start = start
        self.length = max(1, length)
    }
}
