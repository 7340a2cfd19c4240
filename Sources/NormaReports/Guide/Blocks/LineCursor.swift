// A position within one line of a guide, with columns as in Markdown: a tab reaches to the next multiple of four.

struct LineCursor {
    private let bytes: [UInt8]
    /// After the line's last byte, without its line break.
    let end: Int
    private(set) var offset: Int
    private(set) var column = 0
    /// A container has used some of the columns of the tab under the cursor.
    private var isInsideTab = false
    /// The first byte that isn't blank, and its column.
    private(set) var textOffset: Int
    private(set) var textColumn = 0

    init(_ bytes: [UInt8], _ line: Range<Int>) {
        self.bytes = bytes
        end = min(line.upperBound, bytes.count)
        offset = min(line.lowerBound, end)
        textOffset = offset
        findText()
    }

    /// Columns of blanks before the text.
    var indentation: Int { textColumn - column }
    var isIndentedAsCode: Bool { indentation >= 4 }
    var isBlank: Bool { textOffset >= end }
    /// The first byte of the text.
    var first: UInt8? { textOffset < end ? bytes[textOffset] : nil }
    var text: ArraySlice<UInt8> { bytes[textOffset..<end] }
    var isAtBlank: Bool { offset < end && bytes[offset].isBlank }
    var isAtEnd: Bool { offset >= end }

    /// The rest of the line; spaces replace the rest of a tab.
    var rest: (spaces: Int, bytes: ArraySlice<UInt8>) {
        guard isInsideTab, offset < end else { return (0, bytes[offset..<end]) }
        return (4 - column % 4, bytes[(offset + 1)..<end])
    }

    mutating func skipToText() {
        guard offset < textOffset else { return }
        offset = textOffset
        column = textColumn
        isInsideTab = false
    }

    /// Advances by this many columns; a tab that reaches further is used partly.
    mutating func advance(columns: Int) {
        var left = columns
        while left > 0, offset < end {
            let width = bytes[offset] == 0x09 ? 4 - column % 4 : 1
            isInsideTab = width > left
            column += min(width, left)
            if !isInsideTab { offset += 1 }
            left -= width
        }
        if offset > textOffset { findText() }
    }

    private mutating func findText() {
        textOffset = offset
        textColumn = column
        while textOffset < end, bytes[textOffset].isBlank {
            textColumn += bytes[textOffset] == 0x09 ? 4 - textColumn % 4 : 1
            textOffset += 1
        }
    }
}

extension UInt8 {
    /// A space or a tab.
    var isBlank: Bool { self == 0x20 || self == 0x09 }
    var isBlankOrLineEnd: Bool { isBlank || self == 0x0A }
    var isDigit: Bool { (0x30...0x39).contains(self) }
    var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
    var isASCIIPunctuation: Bool {
        switch self {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}

extension ArraySlice<UInt8> {
    var withoutBlanksAtEnds: ArraySlice<UInt8> {
        var slice = drop { $0.isBlankOrLineEnd }
        while slice.last?.isBlankOrLineEnd == true { slice.removeLast() }
        return slice
    }

    /// Whether the text begins with the letters, in capitals or not.
    func startsIgnoringCase(with letters: some StringProtocol) -> Bool {
        count >= letters.utf8.count && zip(self, letters.utf8).allSatisfy { $0.lowercased == $1.lowercased }
    }

    func containsIgnoringCase(_ letters: String) -> Bool {
        var rest = self
        guard let initial = letters.utf8.first?.lowercased else { return true }
        while let found = rest.firstIndex(where: { $0.lowercased == initial }) {
            if rest[found...].startsIgnoringCase(with: letters) { return true }
            rest = rest[(found + 1)...]
        }
        return false
    }
}

extension UInt8 {
    /// Whether it is an ASCII letter.
    var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
