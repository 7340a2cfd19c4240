// Runs of empty lines in code, for the checks that look at the lines around them.

import NormaFacts
import NormaText

struct BlankLines {
    /// Line numbers, from 1.
    let first: Int
    let last: Int

    var count: Int { last - first + 1 }

    /// The runs outside of multiline strings and comments, in order.
    static func all(in facts: SourceFacts, _ source: SourceText) -> [BlankLines] {
        let texts = LineText.outermost(facts.strings.lazy.filter(\.isMultiline).map(\.range))
        let comments = LineText.outermost(facts.comments.lazy.map(\.range))
        var runs: [BlankLines] = []
        var first: Int?
        // An empty rest after the last line break isn't a line.
        let count = source.lines.lineCount - (source.lines.starts.last == source.lines.length ? 1 : 0)
        for line in stride(from: 1, through: count, by: 1) {
            guard let range = LineText.range(ofLine: line, source) else { continue }
            let isBlank =
                LineText.content(of: range, source).isEmpty
                && !isInside(texts, range.start) && !isInside(comments, range.start)
            if isBlank {
                first = first ?? line
            } else if let start = first {
                runs.append(BlankLines(first: start, last: line - 1))
                first = nil
            }
        }
        if let first { runs.append(BlankLines(first: first, last: count)) }
        return runs
    }

    private static func isInside(_ ranges: [ByteRange], _ offset: Int32) -> Bool {
        guard let range = LineText.first(of: ranges, endingAfter: offset) else { return false }
        return range.start < offset
    }
}
