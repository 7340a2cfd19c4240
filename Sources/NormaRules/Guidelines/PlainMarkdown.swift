// The text of a piece of Markdown without its marks, and the form in which two such texts are compared.

import NormaText

struct PlainMarkdown {
    private(set) var text = ""
    /// With a backquote for each code span.
    private(set) var prose = ""
    private(set) var codeSpans: [String] = []

    /// Cost: linear in the bytes; links and code spans end within some thousand bytes, or aren't any.
    init(_ bytes: ArraySlice<UInt8>) {
        var writer = Writer(bytes)
        writer.write()
        text = writer.text.string
        prose = writer.prose.string
        codeSpans = writer.codeSpans
    }

    /// Equal for texts that differ in white space, marks, capitals, typographic signs and the punctuation at their end.
    static func key(_ text: String) -> String {
        let plain = PlainMarkdown(Array(text.utf8)[...]).text
        return folded(plain)
    }

    /// The key of a text without marks.
    static func folded(_ plain: String) -> String {
        var key = ""
        key.reserveCapacity(plain.utf8.count)
        for character in plain.lowercased() {
            switch character {
            case "’", "‘": key.append("'")
            case "“", "”", "„": key.append("\"")
            case "–", "—": key.append("-")
            case "…": key += "..."
            case "\u{A0}": key.append(" ")
            default: key.append(character)
            }
        }
        while let last = key.last, ".!:; ".contains(last) { key.removeLast() }
        return key
    }

    /// The byte after a code span that begins at an index; nil if none does.
    static func end(ofCodeSpanAt index: Int, in bytes: ArraySlice<UInt8>) -> (content: Range<Int>, end: Int)? {
        let mark = UInt8(ascii: "`")
        let length = bytes[index...].prefix { $0 == mark }.count
        let start = index + length
        var next = start
        let limit = min(bytes.endIndex, start + mostBytes)
        while next < limit {
            guard bytes[next] == mark else {
                next += 1
                continue
            }
            let run = bytes[next...].prefix { $0 == mark }.count
            if run == length { return (start..<next, next + run) }
            next += run
        }
        return nil
    }

    fileprivate static let mostBytes = 2_000
}

extension PlainMarkdown {
    /// Bytes with one space between words.
    private struct Words {
        var bytes: [UInt8] = []
        var endsWord = false

        mutating func add(_ byte: UInt8) {
            if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
                endsWord = !bytes.isEmpty
                return
            }
            if endsWord { bytes.append(0x20) }
            endsWord = false
            bytes.append(byte)
        }

        var string: String { String(decoding: bytes, as: UTF8.self) }
    }

    private struct Writer {
        let bytes: ArraySlice<UInt8>
        var index: Int
        var text = Words()
        var prose = Words()
        var codeSpans: [String] = []
        /// The closing brackets of links that were entered.
        private var linkEnds: Set<Int> = []

        init(_ bytes: ArraySlice<UInt8>) {
            self.bytes = bytes
            index = bytes.startIndex
        }

        private mutating func add(_ byte: UInt8) {
            text.add(byte)
            prose.add(byte)
        }

        mutating func write() {
            while index < bytes.endIndex {
                let byte = bytes[index]
                switch byte {
                case UInt8(ascii: "\\") where isPunctuation(at: index + 1):
                    add(bytes[index + 1])
                    index += 2
                case UInt8(ascii: "`"): writeCode()
                case UInt8(ascii: "["), UInt8(ascii: "!"): writeLink(byte)
                case UInt8(ascii: "]") where linkEnds.contains(index): index = endOfTarget(after: index)
                case UInt8(ascii: "*") where !(isSpace(at: index - 1) && isSpace(at: index + 1)): index += 1
                case UInt8(ascii: "_") where !(isWord(at: index - 1) && isWord(at: index + 1)): index += 1
                case UInt8(ascii: "~") where next(is: "~"): index += 2
                case UInt8(ascii: "<"): writeTag()
                default:
                    add(byte)
                    index += 1
                }
            }
        }

        private mutating func writeCode() {
            guard let (content, end) = PlainMarkdown.end(ofCodeSpanAt: index, in: bytes) else {
                index += bytes[index...].prefix { $0 == UInt8(ascii: "`") }.count
                return
            }
            let code = String(decoding: bytes[content], as: UTF8.self).replacing("\\|", with: "|").trimmed
            for byte in code.utf8 { text.add(byte) }
            prose.add(UInt8(ascii: "`"))
            codeSpans.append(String(code))
            index = end
        }

        /// An image has no text; of a link the text counts.
        private mutating func writeLink(_ byte: UInt8) {
            let isImage = byte == UInt8(ascii: "!")
            guard !isImage || next(is: "["), let close = closingBracket(after: isImage ? index + 1 : index) else {
                add(byte)
                index += 1
                return
            }
            if isImage {
                index = endOfTarget(after: close)
            } else {
                linkEnds.insert(close)
                index += 1
            }
        }

        /// That of a link: its target follows directly.
        private func closingBracket(after open: Int) -> Int? {
            var depth = 0
            for place in open..<min(bytes.endIndex, open + 500) {
                if bytes[place] == UInt8(ascii: "[") { depth += 1 }
                guard bytes[place] == UInt8(ascii: "]") else { continue }
                depth -= 1
                guard depth == 0 else { continue }
                let after = place + 1
                guard after < bytes.endIndex else { return nil }
                return bytes[after] == UInt8(ascii: "(") || bytes[after] == UInt8(ascii: "[") ? place : nil
            }
            return nil
        }

        private func endOfTarget(after close: Int) -> Int {
            guard close + 1 < bytes.endIndex else { return bytes.endIndex }
            let wanted = bytes[close + 1] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
            let rest = bytes[(close + 2)...].prefix(PlainMarkdown.mostBytes)
            return rest.firstIndex(of: wanted).map { $0 + 1 } ?? close + 1
        }

        /// Markup is left out; `Array<Int>` and `<https://…>` are text.
        private mutating func writeTag() {
            let rest = bytes[(index + 1)...].prefix(300)
            let first = rest.first ?? 0
            let isTag = first == UInt8(ascii: "/") || first == UInt8(ascii: "!") || (first | 0x20).isLetter
            guard isTag, first == UInt8(ascii: "/") || !isWord(at: index - 1),
                let end = rest.firstIndex(of: UInt8(ascii: ">")),
                !rest[..<end].contains(UInt8(ascii: ":"))
            else {
                add(bytes[index])
                index += 1
                return
            }
            add(0x20)
            index = end + 1
        }

        private func next(is text: Unicode.Scalar) -> Bool {
            index + 1 < bytes.endIndex && bytes[index + 1] == UInt8(ascii: text)
        }

        private func isSpace(at place: Int) -> Bool {
            guard bytes.indices.contains(place) else { return false }
            return bytes[place] == 0x20 || bytes[place] == 0x0A
        }

        private func isWord(at place: Int) -> Bool {
            guard bytes.indices.contains(place) else { return false }
            return bytes[place].isLetter || bytes[place].isDigit || bytes[place] >= 0x80
        }

        private func isPunctuation(at place: Int) -> Bool {
            guard bytes.indices.contains(place) else { return false }
            let byte = bytes[place]
            return (0x21...0x7E).contains(byte) && !byte.isLetter && !byte.isDigit
        }
    }
}

extension UInt8 {
    var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
    var isDigit: Bool { (0x30...0x39).contains(self) }
}
