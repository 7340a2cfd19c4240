// A place within one line, with columns counted as Markdown counts them: a tab reaches to the next multiple of four.

struct LineCursor {
    let bytes: [UInt8]
    let end: Int
    private(set) var index: Int
    /// From 0.
    private(set) var column = 0

    /// The line's bytes without its line break.
    init(_ bytes: [UInt8], _ line: Range<Int>) {
        self.bytes = bytes
        index = line.lowerBound
        end = min(line.upperBound, bytes.count)
    }

    var current: UInt8? { index < end ? bytes[index] : nil }
    var isAtEnd: Bool { index >= end }
    var rest: ArraySlice<UInt8> { index < end ? bytes[index..<end] : [] }

    /// Whether only blanks follow.
    var isBlank: Bool { rest.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

    mutating func advance() {
        guard let byte = current else { return }
        column += byte == 0x09 ? 4 - column % 4 : 1
        index += 1
    }

    mutating func advance(by count: Int) {
        for _ in 0..<max(0, count) { advance() }
    }

    mutating func skipByteOrderMark() {
        if starts(with: "\u{FEFF}") { index += 3 }
    }

    mutating func skipBlanks() {
        while current == 0x20 || current == 0x09 { advance() }
    }

    /// Skips at most so many columns of blanks; a tab that reaches further stays.
    mutating func skipBlanks(upToColumn limit: Int) {
        while let byte = current, byte == 0x20 || byte == 0x09 {
            let width = byte == 0x09 ? 4 - column % 4 : 1
            if column + width > limit { return }
            advance()
        }
    }

    /// How often the byte under the cursor repeats.
    var runLength: Int {
        guard let first = current else { return 0 }
        return rest.prefix { $0 == first }.count
    }

    /// Whether the run under the cursor is all that the line still holds.
    var isRunAlone: Bool {
        var after = self
        after.advance(by: runLength)
        return after.isBlank
    }

    func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { rest.starts(with: $0) }
    }

    /// Whether the line goes on with the text, in capitals or not.
    func startsIgnoringCase(with text: String) -> Bool {
        let wanted = Array(text.utf8)
        return rest.count >= wanted.count && zip(rest, wanted).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }
}
