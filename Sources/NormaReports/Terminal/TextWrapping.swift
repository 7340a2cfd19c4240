// Text in lines that fit a terminal.

import NormaText

package enum TextWrapping {
    /// The words of a text in lines of at most `width` columns; a longer word has a line of its own.
    package static func lines(_ text: String, width: Int) -> [String] {
        if DisplayWidth.isPlain(text[...]) { return plainLines(Array(text.utf8), width: width) }
        var lines: [String] = []
        var line = ""
        var filled = 0
        for word in text.split(separator: " ") {
            let wordWidth = DisplayWidth.of(word)
            if line.isEmpty {
                line = String(word)
                filled = wordWidth
            } else if filled + 1 + wordWidth <= width {
                line += " " + word
                filled += 1 + wordWidth
            } else {
                lines.append(line)
                line = String(word)
                filled = wordWidth
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    /// The same for ASCII text in which each character takes one column: that of nearly all findings.
    private static func plainLines(_ text: [UInt8], width: Int) -> [String] {
        var lines: [String] = []
        var line: [UInt8] = []
        for word in text.split(separator: UInt8(ascii: " ")) {
            if !line.isEmpty {
                if line.count + 1 + word.count <= width {
                    line.append(UInt8(ascii: " "))
                } else {
                    lines.append(String(decoding: line, as: UTF8.self))
                    line.removeAll(keepingCapacity: true)
                }
            }
            line += word
        }
        if !line.isEmpty { lines.append(String(decoding: line, as: UTF8.self)) }
        return lines
    }
}
