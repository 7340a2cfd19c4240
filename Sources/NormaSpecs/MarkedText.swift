// The marks of an example: `// ✗` at the end of a line on which something is found.

/// An example's text without its marks, and the lines that had one.
struct MarkedText {
    private(set) var text = ""
    /// From 1.
    private(set) var markedLines: [Int] = []

    static let mark = "// ✗"

    init(_ written: String) {
        var lines = written.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard let bare = Self.withoutMark(line) else { continue }
            lines[index] = bare
            markedLines.append(index + 1)
        }
        text = lines.joined(separator: "\n")
    }

    /// Nil for a line without a mark. The white space before the mark goes with it.
    private static func withoutMark(_ line: Substring) -> Substring? {
        let end = trimmed(line)
        return end.hasSuffix(mark) ? trimmed(end.dropLast(mark.count)) : nil
    }

    private static func trimmed(_ line: Substring) -> Substring {
        var end = line
        while let last = end.last, last.isWhitespace { end.removeLast() }
        return end
    }
}
