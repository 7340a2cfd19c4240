// One line of a Markdown document outside of its fenced blocks: its kind, and its text.

import NormaText

struct LineText {
    struct ListItem {
        var indentation: Int
        /// The column where the content begins, from 0.
        var column: Int
        var content: ArraySlice<UInt8>
        /// The column of the content in the file, from 1.
        var contentColumn: Int
    }

    /// Without its indentation and the marks of quotes.
    let content: ArraySlice<UInt8>
    let indentation: Int
    let isQuoted: Bool
    private let start: Int

    init(_ line: ArraySlice<UInt8>) {
        start = line.startIndex
        var rest = line
        var width = Self.skipSpaces(&rest, from: 0)
        var quotes = 0
        while rest.first == UInt8(ascii: ">") {
            quotes += 1
            rest = rest.dropFirst()
            width = Self.skipSpaces(&rest, from: 0)
            if width > 0 { width -= 1 }
        }
        content = rest
        indentation = width
        isQuoted = quotes > 0
    }

    private static func skipSpaces(_ rest: inout ArraySlice<UInt8>, from column: Int) -> Int {
        var width = column
        while let byte = rest.first, byte == 0x20 || byte == 0x09 {
            width += byte == 0x09 ? 4 - width % 4 : 1
            rest = rest.dropFirst()
        }
        return width
    }

    /// In the file, from 1.
    var column: Int { content.startIndex - start + 1 }
    var isBlank: Bool { content.isEmpty }

    /// `---`, `* * *`
    var isRule: Bool {
        guard let first = content.first, "-*_=".utf8.contains(first) else { return false }
        return content.count { $0 == first } >= 3 && content.allSatisfy { $0 == first || $0 == 0x20 }
    }

    /// A line of a tree or a picture.
    var isDrawing: Bool {
        guard let found = content.firstIndex(of: 0xE2), found + 2 < content.endIndex else { return false }
        // The signs from ─ to ╿.
        return (0x94...0x95).contains(content[found + 1])
    }

    var quotedFence: UInt8? {
        guard isQuoted, let first = content.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
            return nil
        }
        return content.prefix { $0 == first }.count >= 3 ? first : nil
    }

    var isTableRule: Bool {
        content.contains(UInt8(ascii: "-")) && content.contains(UInt8(ascii: "|"))
            && content.allSatisfy { "|-: \t".utf8.contains($0) }
    }

    /// The cells of a row; nil if the line has none. A bar in code or after a backslash is text.
    var cells: [ArraySlice<UInt8>]? {
        guard content.contains(UInt8(ascii: "|")) else { return nil }
        var cells: [ArraySlice<UInt8>] = []
        var index = content.startIndex
        var begin = content.first == UInt8(ascii: "|") ? index + 1 : index
        index = begin
        while index < content.endIndex {
            switch content[index] {
            case UInt8(ascii: "\\"): index += 2
            case UInt8(ascii: "`"):
                let run = content[index...].prefix { $0 == UInt8(ascii: "`") }.count
                index = PlainMarkdown.end(ofCodeSpanAt: index, in: content)?.end ?? index + run
            case UInt8(ascii: "|"):
                cells.append(content[begin..<index])
                index += 1
                begin = index
            default: index += 1
            }
        }
        if begin < content.endIndex { cells.append(content[begin...]) }
        return cells
    }

    /// `- text`, `1. text`, `- [ ] text`
    var listItem: ListItem? {
        guard let first = content.first else { return nil }
        var rest = content
        if "-*+".utf8.contains(first) {
            rest = rest.dropFirst()
        } else {
            let digits = rest.prefix { $0.isDigit }
            rest = rest.dropFirst(digits.count)
            let ends = rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ")")
            guard ends, (1...9).contains(digits.count) else { return nil }
            rest = rest.dropFirst()
        }
        guard rest.first == 0x20 || rest.first == 0x09 else { return nil }
        let marker = rest.startIndex - content.startIndex
        let column = Self.skipSpaces(&rest, from: indentation + marker)
        let box = Array(rest.prefix(4))
        if box.count == 4, box[0] == UInt8(ascii: "["), box[2] == UInt8(ascii: "]"), " xX".utf8.contains(box[1]) {
            rest = rest.dropFirst(4)
        }
        guard !rest.isEmpty else { return nil }
        let contentColumn = rest.startIndex - start + 1
        return ListItem(indentation: indentation, column: column, content: rest, contentColumn: contentColumn)
    }
}
