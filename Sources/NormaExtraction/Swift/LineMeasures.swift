// Counts lines of code once the comments are known.

import NormaFacts
import NormaText

/// How many lines of code precede each line of a file.
struct LineMeasures {
    private let lines: LineTable
    /// By line number from 1: the lines of code up to and including it; the first is 0.
    private var sums: [Int32] = [0]

    /// For a file without lines.
    init() { lines = LineTable(bytes: []) }

    /// Empty lines inside a multiline string are content, and count.
    ///
    /// Cost: one pass over the white space at the beginning of each line, the comments and the strings.
    init(source: SourceText, comments: [CommentFact], strings: [StringFact] = []) {
        let texts = strings.filter(\.isMultiline).map(\.range).sorted()
        var nextText = 0
        lines = source.lines
        sums.reserveCapacity(lines.lineCount + 1)
        var next = 0
        var sum: Int32 = 0
        for line in 1...max(1, lines.lineCount) {
            let range = lines.range(ofLine: line) ?? .empty
            while nextText < texts.count, texts[nextText].end <= range.start { nextText += 1 }
            let isText = nextText < texts.count && texts[nextText].start < range.start
            if isText || Self.hasCode(range, source, comments, &next) { sum += 1 }
            sums.append(sum)
        }
    }

    private static func hasCode(
        _ line: ByteRange,
        _ source: SourceText,
        _ comments: [CommentFact],
        _ next: inout Int
    ) -> Bool {
        var index = line.start
        while index < line.end {
            while next < comments.count, comments[next].range.end <= index { next += 1 }
            if next < comments.count, comments[next].range.contains(offset: index) {
                index = comments[next].range.end
            } else if source[Int(index)].isWhiteSpace {
                index += 1
            } else {
                return true
            }
        }
        return false
    }

    var total: Int32 { sums.last ?? 0 }

    /// The lines of code between two places, without their own lines.
    func linesBetween(_ range: ByteRange) -> Int32 {
        let first = lines.line(at: range.start)
        let last = lines.line(at: range.end)
        guard last > first + 1, last < sums.count else { return 0 }
        return sums[last - 1] - sums[first]
    }
}
