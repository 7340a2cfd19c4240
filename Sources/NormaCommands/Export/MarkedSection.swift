// A generated section of a file that people write too: everything outside of its two marks stays as it is, byte for byte.

import NormaText

/// The lines between which a command writes.
struct SectionMarks: Sendable {
    let begin: String
    let end: String
    fileprivate let beginning: String

    init(kind: String, writtenBy command: String) {
        beginning = "<!-- norma:begin \(kind)"
        begin = "\(beginning): written by `\(command)`; change the guide, not this section -->"
        end = "<!-- norma:end \(kind) -->"
    }

    static let agents = SectionMarks(kind: "agents", writtenBy: "norma export agents")
}

enum MarkedSection {
    /// Why a section can't be put into a file.
    struct Damage: Error, Sendable, Hashable {
        let message: String
    }

    /// The file's text with the section: in the place of an earlier one, else at its end.
    static func text(
        _ text: String,
        with lines: [String],
        between marks: SectionMarks = .agents
    ) throws(Damage) -> String {
        let bytes = Array(text.utf8)
        let lineEnd = text.utf8.contains(0x0D) && text.contains("\r\n") ? "\r\n" : "\n"
        let section = ([marks.begin] + lines + [marks.end]).joined(separator: lineEnd)
        guard let range = try range(of: marks, in: bytes) else {
            // A blank line between a person's text and ours.
            let isOpen = !bytes.isEmpty && bytes.last != UInt8(ascii: "\n")
            let gap = bytes.isEmpty ? "" : lineEnd
            return text + (isOpen ? lineEnd : "") + gap + section + lineEnd
        }
        let before = String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
        return before + section + String(decoding: bytes[range.upperBound...], as: UTF8.self)
    }

    static func isIn(_ text: String) -> Bool { text.contains(SectionMarks.agents.beginning) }

    /// From the first byte of the first mark to the end of the second; nil without marks.
    private static func range(of marks: SectionMarks, in bytes: [UInt8]) throws(Damage) -> Range<Int>? {
        var (begins, ends): ([Int], [Int]) = ([], [])
        var start = 0
        while start < bytes.count {
            let lineEnd = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let line = String(decoding: bytes[start..<lineEnd], as: UTF8.self)
            if line.hasPrefix(marks.beginning) { begins.append(start) }
            if line.hasPrefix(marks.end) { ends.append(start + marks.end.utf8.count) }
            start = lineEnd + 1
        }
        if begins.isEmpty, ends.isEmpty { return nil }
        guard let first = begins.first, let last = ends.first, begins.count == 1, ends.count == 1, first < last else {
            throw Damage(
                message:
                    "it has \(begins.count) marks `\(marks.beginning) …` and \(ends.count) marks `\(marks.end)`, not one of each in this order"
            )
        }
        return first..<last
    }
}
