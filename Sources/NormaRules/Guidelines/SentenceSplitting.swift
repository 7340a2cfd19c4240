// A run of lines that belong together, and its sentences with their places.

import NormaText

/// A paragraph, the text of a list item, or a row of a table, joined to one text.
struct TextRun {
    private(set) var bytes: [UInt8] = []
    /// By offset the line, and the column there.
    private var starts: [(offset: Int, line: Int, column: Int)] = []
    /// The offsets at which a line was broken on purpose.
    private var breaks: Set<Int> = []

    var isEmpty: Bool { bytes.isEmpty }

    mutating func add(_ text: ArraySlice<UInt8>, line: Int, column: Int) {
        if !bytes.isEmpty { bytes.append(0x0A) }
        starts.append((bytes.count, line, column))
        bytes += text
        let isBroken = text.suffix(2).elementsEqual([0x20, 0x20]) || text.last == UInt8(ascii: "\\")
        if isBroken {
            if text.last == UInt8(ascii: "\\") { bytes.removeLast() }
            breaks.insert(bytes.count)
        }
    }

    func position(of offset: Int) -> Position {
        let index = starts.partitioningIndex { $0.offset > offset } - 1
        guard starts.indices.contains(index) else { return .start }
        return Position(line: starts[index].line, column: starts[index].column + offset - starts[index].offset)
    }

    /// The sentences without the white space around them, in order; a full stop in code or after an abbreviation ends none.
    ///
    /// Cost: linear in the bytes.
    func sentences() -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        var index = 0
        func finish(at end: Int) {
            let text = bytes[start..<end]
            if let first = text.firstIndex(where: { !Self.isSpace($0) }),
                let last = text.lastIndex(where: { !Self.isSpace($0) })
            {
                found.append(first..<(last + 1))
            }
            start = end
        }
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "`") {
                let run = bytes[index...].prefix { $0 == byte }.count
                index = PlainMarkdown.end(ofCodeSpanAt: index, in: bytes[...])?.end ?? index + run
            } else if byte == 0x0A, breaks.contains(index) {
                finish(at: index)
                index += 1
            } else if Self.endMarks.contains(byte), let end = end(ofSentenceAt: index, from: start) {
                finish(at: end)
                index = end
            } else {
                index += 1
            }
        }
        finish(at: bytes.count)
        return found
    }

    /// A title in bold print after an item that introduces the next list: `**Don't:**` on its own line, `**❌ Don't:**`,
    /// `**Data layer** (`Data/`)`.
    var trailingTitle: Range<Int>? {
        let end = (bytes.lastIndex { !Self.isSpace($0) } ?? -1) + 1
        var boldEnd = end
        var isFolder = false
        if boldEnd > 0, bytes[boldEnd - 1] == UInt8(ascii: ":") {
            boldEnd -= 1
        } else if bytes[..<end].suffix(3).elementsEqual("/`)".utf8) {
            boldEnd = bytes[..<end].lastIndex(of: UInt8(ascii: "(")) ?? 0
            while boldEnd > 0, Self.isSpace(bytes[boldEnd - 1]) { boldEnd -= 1 }
            isFolder = true
        }
        let bold = "**".utf8
        guard boldEnd > 5, bytes[..<boldEnd].suffix(2).elementsEqual(bold) else { return nil }
        let innerEnd = boldEnd - 2
        let start = (1..<(innerEnd - 1)).last { bytes[$0..<($0 + 2)].elementsEqual(bold) }
        guard let start, Self.isSpace(bytes[start - 1]), innerEnd - start < 42, start + 2 < innerEnd else { return nil }
        let isIntroducing = boldEnd < end || bytes[innerEnd - 1] == UInt8(ascii: ":")
        let isApart = bytes[start - 1] == 0x0A || bytes[start + 2] >= 0x80 || isFolder
        return isIntroducing && isApart ? start..<end : nil
    }

    /// What of a sentence is before a title; nil if nothing is.
    func range(_ range: Range<Int>, before title: Range<Int>?) -> Range<Int>? {
        guard let title, title.lowerBound < range.upperBound else { return range }
        guard range.lowerBound < title.lowerBound else { return nil }
        let last = bytes[range.lowerBound..<title.lowerBound].lastIndex { !Self.isSpace($0) }
        return last.map { range.lowerBound..<($0 + 1) }
    }

    private static let endMarks = ByteSet(".!?".utf8)
    private static let closing = ByteSet(".!?)]\"'*_".utf8)

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A }

    /// The place after a mark and what closes with it, if a sentence ends there.
    private func end(ofSentenceAt mark: Int, from start: Int) -> Int? {
        var end = mark + 1
        while end < bytes.count {
            if Self.closing.contains(bytes[end]) {
                end += 1
            } else if bytes[end] == 0xE2, end + 2 < bytes.count, bytes[end + 1] == 0x80 {
                end += 3
            } else {
                break
            }
        }
        guard end < bytes.count, Self.isSpace(bytes[end]) else { return nil }
        var next = end
        while next < bytes.count, Self.isSpace(bytes[next]) || "*_([\"".utf8.contains(bytes[next]) { next += 1 }
        guard next < bytes.count else { return end }
        if (0x61...0x7A).contains(bytes[next]) { return nil }
        return bytes[mark] == UInt8(ascii: ".") && isAbbreviation(before: mark, from: start) ? nil : end
    }

    private static let abbreviations: Set<String> = [
        "e.g", "eg", "i.e", "ie", "vs", "cf", "approx", "incl", "resp", "fig", "no", "mr", "mrs", "dr",
    ]

    private func isAbbreviation(before mark: Int, from start: Int) -> Bool {
        let word = bytes[start..<mark].suffix(8).reversed().prefix { !Self.isSpace($0) && $0 != UInt8(ascii: "(") }
        let text = String(decoding: word.reversed(), as: UTF8.self).lowercased()
        // "1." at the beginning is a number, not a sentence.
        let isNumber = !text.isEmpty && text.utf8.allSatisfy(\.isDigit) && mark - start <= text.utf8.count + 1
        return isNumber || Self.abbreviations.contains(text)
    }
}
