// The lines of imports, for fixes that move or delete whole lines.

import NormaFacts
import NormaText

enum ImportLines {
    /// The lines of an import without the last line break, including a trailing `//` comment; nil if anything else is
    /// on them.
    static func range(of item: ImportFact, _ source: SourceText) -> ByteRange? {
        guard let first = LineText.range(ofLine: source.line(at: item.range.start), source),
            let last = LineText.range(ofLine: source.line(at: item.range.end), source)
        else { return nil }
        let before = LineText.content(of: ByteRange(start: first.start, end: item.range.start), source)
        let after = LineText.content(of: ByteRange(start: item.range.end, end: last.end), source)
        let slash = UInt8(ascii: "/")
        let isComment = source[Int(after.start)] == slash && source[Int(after.start) + 1] == slash
        guard before.isEmpty, after.isEmpty || isComment else { return nil }
        return ByteRange(start: first.start, end: last.end)
    }

    /// The lines of an import with the line break; nil if anything else is on them, including a comment.
    static func wholeRange(of item: ImportFact, _ source: SourceText) -> ByteRange? {
        guard let range = range(of: item, source) else { return nil }
        let after = LineText.content(of: ByteRange(start: item.range.end, end: range.end), source)
        guard after.isEmpty, let last = source.lines.range(ofLine: source.line(at: item.range.end)) else { return nil }
        return ByteRange(start: range.start, end: last.end)
    }
}
