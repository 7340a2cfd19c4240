// The marks in the comments of an example: `// ✗` (in other languages than Swift also `# ✗` and `<!-- ✗ -->`) where
// something is found, also with the rules that find it (`// ✗ services-are-final`); `// × 41` for 41 such lines.

import NormaText

/// An example's text as code: without its marks, with its repeated lines.
struct MarkedText {
    private(set) var text = ""
    /// From 1; with the rules that the mark names, none if any of the example's will do.
    private(set) var markedLines: [(line: Int, rules: Set<String>)] = []
    /// For each line the line of the block that it was written on, from 0.
    private(set) var writtenLines: [Int] = []

    private static let marks = ["// ✗", "# ✗"]
    /// In markup a comment has an end.
    private static let (markupMark, markupEnd) = ("<!-- ✗", "-->")
    static let repetition = "// × "
    /// A file longer than this proves no more.
    private static let mostLines = 5_000

    init(_ written: String) {
        var lines: [Substring] = []
        for (index, line) in written.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let unmarked = Self.withoutMark(line)
            if let unmarked { markedLines.append((lines.count + 1, unmarked.rules)) }
            let (bare, count) = Self.withoutRepetition(unmarked?.line ?? line)
            for _ in 0..<count {
                lines.append(bare)
                writtenLines.append(index)
            }
        }
        text = lines.joined(separator: "\n")
    }

    /// Nil for a line without a mark. The white space before the mark goes with it.
    fileprivate static func withoutMark(_ line: Substring) -> (line: Substring, rules: Set<String>)? {
        let end = trimmed(line)
        if end.hasSuffix(markupEnd) {
            guard let start = end.ranges(of: markupMark).last else { return nil }
            let names = trimmed(end[start.upperBound...].dropLast(markupEnd.count))
            if names.allSatisfy(\.isWhitespace) { return (trimmed(end[..<start.lowerBound]), []) }
            guard names.first == " ", let rules = MarkedRules.names(in: names) else { return nil }
            return (trimmed(end[..<start.lowerBound]), rules)
        }
        if let mark = marks.first(where: { end.hasSuffix($0) }) { return (trimmed(end.dropLast(mark.count)), []) }
        guard let mark = marks.compactMap({ end.ranges(of: $0 + " ").last }).first,
            let rules = MarkedRules.names(in: end[mark.upperBound...])
        else { return nil }
        return (trimmed(end[..<mark.lowerBound]), rules)
    }

    /// The line itself, once, if no usable number of lines is given.
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

/// The marks of an example, for those who read it.
package enum ExampleMarks {
    /// The text without the marks that name only other rules: on the page of one rule they are irrelevant.
    package static func of(_ rule: String, in text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard let marked = MarkedText.withoutMark(line), !marked.rules.isEmpty else {
                return line
            }
            return marked.rules.contains(rule) ? line : marked.line
        }.joined(separator: "\n")
    }
}

/// The text after a mark.
enum MarkedRules {
    /// Names with commas between them; nil if the text is something else.
    static func names(in text: some StringProtocol) -> Set<String>? {
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0.trimmed) }
        let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
        return names.allSatisfy { !$0.isEmpty && $0.allSatisfy(letters.contains) } ? Set(names) : nil
    }
}
