// What the comments of an example say to the runner: `// ✗` (in other languages than Swift also `# ✗`) where something is
// found, `// × 41` for 41 such lines.

/// An example's text as code: without its marks, with its repeated lines.
struct MarkedText {
    private(set) var text = ""
    /// From 1.
    private(set) var markedLines: [Int] = []
    /// For each line the line of the block that it was written on, from 0.
    private(set) var writtenLines: [Int] = []

    private static let marks = ["// ✗", "# ✗"]
    static let repetition = "// × "
    /// A file longer than this proves no more.
    private static let mostLines = 5_000

    init(_ written: String) {
        var lines: [Substring] = []
        for (index, line) in written.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let unmarked = Self.withoutMark(line)
            if unmarked != nil { markedLines.append(lines.count + 1) }
            let (bare, count) = Self.withoutRepetition(unmarked ?? line)
            for _ in 0..<count {
                lines.append(bare)
                writtenLines.append(index)
            }
        }
        text = lines.joined(separator: "\n")
    }

    /// Nil for a line without a mark. The white space before the mark goes with it.
    private static func withoutMark(_ line: Substring) -> Substring? {
        let end = trimmed(line)
        return marks.first { end.hasSuffix($0) }.map { trimmed(end.dropLast($0.count)) }
    }

    /// The line as it stands, once, where no number of lines is given that can be meant.
    private static func withoutRepetition(_ line: Substring) -> (line: Substring, count: Int) {
        guard let start = line.ranges(of: repetition).last,
            let count = Int(trimmed(line[start.upperBound...])), (1...mostLines).contains(count)
        else { return (line, 1) }
        return (trimmed(line[..<start.lowerBound]), count)
    }

    private static func trimmed(_ line: Substring) -> Substring {
        var end = line
        while let last = end.last, last.isWhitespace { end.removeLast() }
        return end
    }
}
