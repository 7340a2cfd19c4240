// The paragraphs of a document for people, without its code.

import NormaText

enum Paragraphs {
    /// Lines up to an empty one; a heading, an element of a list and a row of a table are each their own. Code in fences
    /// or by indentation, markup and the texts of links are left out.
    ///
    /// Cost: linear in the text.
    static func of(_ document: String) -> [(text: String, range: ByteRange)] {
        var found: [(text: String, range: ByteRange)] = []
        var current: (text: String, range: ByteRange)?
        var fence: Substring.UTF8View?
        for range in lines(of: document) {
            let start = document.utf8.index(document.startIndex, offsetBy: range.lowerBound)
            let line = document.utf8[start..<document.utf8.index(start, offsetBy: range.count)]
            let content = line.drop(while: spaces.contains)
            let mark = content.prefix(while: fenceMarks.contains)
            if let open = fence {
                if mark.count >= open.count, mark.first == open.first { fence = nil }
                continue
            }
            let isFence = mark.count >= 3 && mark.allSatisfy { $0 == mark.first }
            let isMarkup = content.first == UInt8(ascii: "<")
            if isFence || content.isEmpty || isMarkup || beginsItsOwn(content), let done = current {
                found.append(done)
                current = nil
            }
            if isFence { fence = mark }
            let isIndented = line.starts(with: "    ".utf8) || line.first == UInt8(ascii: "\t")
            let isCode = current == nil && isIndented && !beginsItsOwn(content)
            if isFence || isCode || content.isEmpty || isMarkup { continue }
            let place = ByteRange(range.lowerBound, range.upperBound)
            if current == nil {
                current = (withoutLinks(Substring(content)), place)
            } else {
                current?.text += "\n" + withoutLinks(Substring(content))
                current?.range.end = place.end
            }
        }
        if let done = current { found.append(done) }
        return found
    }

    private static let spaces = ByteSet(" \t".utf8)
    private static let fenceMarks = ByteSet("`~".utf8)
    private static let ownMarks = ByteSet("#-*+|>0123456789".utf8)

    /// The ranges of the lines, without their line breaks; CRLF is one break.
    private static func lines(of document: String) -> [Range<Int>] {
        var document = document
        return document.withUTF8 { bytes in
            var lines: [Range<Int>] = []
            var start = 0
            var index = 0
            while index < bytes.count {
                let length = lengthOfBreak(bytes[index...])
                if length > 0 {
                    lines.append(start..<index)
                    start = index + length
                }
                index += max(1, length)
            }
            return lines + [start..<bytes.count]
        }
    }

    /// 0 if no line ends here.
    private static func lengthOfBreak(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        switch bytes.first {
        case 0x0D: bytes.dropFirst().first == 0x0A ? 2 : 1
        case 0x0A, 0x0B, 0x0C: 1
        case 0xC2: bytes.dropFirst().first == 0x85 ? 2 : 0
        case 0xE2: bytes.starts(with: [0xE2, 0x80, 0xA8]) || bytes.starts(with: [0xE2, 0x80, 0xA9]) ? 3 : 0
        default: 0
        }
    }

    private static func beginsItsOwn(_ line: Substring.UTF8View) -> Bool {
        guard let first = line.first else { return false }
        return first < 0x80 ? ownMarks.contains(first) : Substring(line).first?.isNumber == true
    }

    /// `[中文](README.zh.md)` doesn't make a document Chinese.
    private static func withoutLinks(_ line: Substring) -> String {
        guard line.utf8.contains(UInt8(ascii: "[")) else { return String(line) }
        var result = ""
        var rest = line
        while let open = rest.firstIndex(of: "[") {
            let behind = rest[open...]
            guard let close = behind.firstRange(of: "]("), let end = behind[close.upperBound...].firstIndex(of: ")")
            else {
                break
            }
            result += rest[..<open]
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
