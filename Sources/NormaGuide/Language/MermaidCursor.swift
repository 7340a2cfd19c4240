// A place within a line of a Mermaid picture, and the small tokens there.

struct MermaidCursor {
    private let document: DocumentText
    /// After the last byte that is not blank.
    let lineEnd: Int
    private(set) var index: Int

    init(_ document: DocumentText, _ range: Range<Int>) {
        self.document = document
        index = range.lowerBound
        var end = range.upperBound
        while end > range.lowerBound, [0x20, 0x09, 0x0A, 0x0D].contains(document.bytes[end - 1]) { end -= 1 }
        lineEnd = end
    }

    var isAtEnd: Bool { index >= lineEnd }
    private var current: UInt8? { index < lineEnd ? document.bytes[index] : nil }
    var restOfLine: String { document.text(index..<max(index, lineEnd)) }

    func span(to end: Int) -> Span { span(from: index, to: end) }

    func span(from start: Int, to end: Int) -> Span {
        Span(start, length: document.text(start..<max(start, end)).count)
    }

    func starts(with text: String) -> Bool {
        index <= lineEnd && document.bytes[index..<lineEnd].starts(with: text.utf8)
    }

    mutating func advance(by count: Int) { index = min(index + count, lineEnd) }

    mutating func skipBlanks() {
        while let byte = current, byte == 0x20 || byte == 0x09 { index += 1 }
    }

    mutating func take(_ text: String) -> Bool {
        guard starts(with: text) else { return false }
        index += text.utf8.count
        return true
    }

    /// The bytes up to the next blank or `;`.
    func peekWord() -> String {
        let end = document.bytes[index..<max(index, lineEnd)].firstIndex {
            [0x20, 0x09, UInt8(ascii: ";")].contains($0)
        }
        return document.text(index..<(end ?? max(index, lineEnd)))
    }

    /// Letters, digits, `_`, and `.` or a single `-` between them.
    mutating func takeIdentifier() -> String {
        let start = index
        while let byte = current {
            let next = index + 1 < lineEnd ? document.bytes[index + 1] : 0
            let joins = (byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")) && index > start && Self.isWord(next)
            guard Self.isWord(byte) || joins else { break }
            index += 1
        }
        return document.text(start..<index)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// `[Text]`, `(Text)`, `([Text])`, `{Text}`, `["Text"]`, and a class (`:::name`); false if it never closes.
    mutating func skipLabel() -> Bool {
        if let open = current,
            [UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: ">")].contains(open)
        {
            var depth = 0
            var isQuoted = false
            while let byte = current {
                index += 1
                if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
                if isQuoted { continue }
                if "[({>".utf8.contains(byte), depth == 0 || byte != UInt8(ascii: ">") { depth += 1 }
                if "])}".utf8.contains(byte) { depth -= 1 }
                if depth == 0 { break }
            }
            if depth > 0 { return false }
        }
        if take(":::") { _ = takeIdentifier() }
        return true
    }

    struct Arrow {
        var text: String
        var isAllowing: Bool
    }

    /// The arrow at this place with its text (`-->|uses|`, `-- uses -->`); nil if there is none.
    mutating func takeArrow() -> Arrow? {
        let start = index
        if starts(with: "-- ") || starts(with: "--\"") {
            guard let end = document.bytes[index..<lineEnd].firstRange(of: Array("-->".utf8)) else {
                return takeMarks(from: start)
            }
            index = end.upperBound
            return Arrow(text: "-->", isAllowing: true)
        }
        guard let arrow = takeMarks(from: start) else { return nil }
        if arrow.isAllowing, starts(with: "|") {
            let rest = document.bytes[(index + 1)..<max(index + 1, lineEnd)]
            if let close = rest.firstIndex(of: UInt8(ascii: "|")) { index = close + 1 }
        }
        return arrow
    }

    private mutating func takeMarks(from start: Int) -> Arrow? {
        while let byte = current, "-=.<>~".utf8.contains(byte) { index += 1 }
        guard index > start else { return nil }
        // `--x` and `--o` end in a letter of their own.
        let next = index + 1 < lineEnd ? document.bytes[index + 1] : 0x20
        if let byte = current, byte == UInt8(ascii: "x") || byte == UInt8(ascii: "o"), next == 0x20 { index += 1 }
        let text = document.text(start..<index)
        let isAllowing = text.hasPrefix("--") && text.hasSuffix(">") && text.dropLast().allSatisfy { $0 == "-" }
        return Arrow(text: text, isAllowing: isAllowing && text.utf8.count >= 3)
    }
}
