// A generated section of a file that people write too: everything outside of its two marks stays as it is, byte for byte.

import NormaText

struct MarkedSection: Equatable {
    /// How a comment is written in the file.
    enum Style: Equatable {
        case markdown, numberSign

        fileprivate func comment(_ text: String) -> String {
            switch self {
            case .markdown: "<!-- \(text) -->"
            case .numberSign: "# \(text)"
            }
        }
    }

    /// What it holds: `agents`.
    let name: String
    let style: Style
    /// The command that writes it.
    private let command: String

    static let agents = MarkedSection("agents")

    init(_ name: String, style: Style = .markdown, writtenBy command: String? = nil) {
        self.name = name
        self.style = style
        self.command = command ?? "norma export \(name)"
    }

    var begin: String {
        style.comment("norma:begin \(name): written by `\(command)`; change the guide, not this section")
    }
    var end: String { style.comment("norma:end \(name)") }

    private var beginning: String {
        switch style {
        case .markdown: "<!-- norma:begin \(name)"
        case .numberSign: "# norma:begin \(name)"
        }
    }

    /// Why a section can't be put into a file.
    struct Damage: Error, Sendable, Hashable {
        let message: String
    }

    /// The file's text with the section: in the place of an earlier one, else at its end.
    func text(_ text: String, with lines: [String]) throws(Damage) -> String {
        let bytes = Array(text.utf8)
        let lineEnd = text.utf8.contains(0x0D) && text.contains("\r\n") ? "\r\n" : "\n"
        let section = ([begin] + lines + [end]).joined(separator: lineEnd)
        guard let range = try range(in: bytes) else {
            // A blank line between a person's text and ours.
            let isOpen = !bytes.isEmpty && bytes.last != UInt8(ascii: "\n")
            let gap = bytes.isEmpty ? "" : lineEnd
            return text + (isOpen ? lineEnd : "") + gap + section + lineEnd
        }
        let before = String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
        return before + section + String(decoding: bytes[range.upperBound...], as: UTF8.self)
    }

    func isIn(_ text: String) -> Bool { text.contains(beginning) }

    /// From the first byte of the first mark to the end of the second; nil without marks.
    private func range(in bytes: [UInt8]) throws(Damage) -> Range<Int>? {
        var (begins, ends): ([Int], [Int]) = ([], [])
        var start = 0
        while start < bytes.count {
            let lineEnd = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let line = String(decoding: bytes[start..<lineEnd], as: UTF8.self)
            if line.hasPrefix(beginning) { begins.append(start) }
            if line.hasPrefix(end) { ends.append(start + end.utf8.count) }
            start = lineEnd + 1
        }
        if begins.isEmpty, ends.isEmpty { return nil }
        guard let first = begins.first, let last = ends.first, begins.count == 1, ends.count == 1, first < last else {
            throw Damage(
                message:
                    "it has \(begins.count) marks `\(beginning) …` and \(ends.count) marks `\(end)`, not one of each in this order"
            )
        }
        return first..<last
    }
}
