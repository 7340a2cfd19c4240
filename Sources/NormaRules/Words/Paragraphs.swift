// The paragraphs of a document for people, without the code in it.

import NormaText

enum Paragraphs {
    /// Lines up to an empty one; a heading, an element of a list and a row of a table are each their own. What stands in fences
    /// or is indented as code, markup and the texts of links are left out.
    ///
    /// Cost: linear in the text.
    static func of(_ document: String) -> [(text: String, range: ByteRange)] {
        var found: [(text: String, range: ByteRange)] = []
        var current: (text: String, range: ByteRange)?
        var fence: Substring?
        var start = 0
        for line in document.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
            let range = ByteRange(start, start + line.utf8.count)
            // A line break of Windows is one character of two bytes.
            start += line.utf8.count
            if line.endIndex < document.endIndex { start += document[line.endIndex].utf8.count }
            let content = line.drop { $0 == " " || $0 == "\t" }
            let mark = content.prefix { $0 == "`" || $0 == "~" }
            if let open = fence {
                if mark.count >= open.count, mark.first == open.first { fence = nil }
                continue
            }
            let isFence = mark.count >= 3 && mark.allSatisfy { $0 == mark.first }
            if isFence || content.isEmpty || content.first == "<" || beginsItsOwn(content), let done = current {
                found.append(done)
                current = nil
            }
            if isFence { fence = mark }
            let isCode = current == nil && (line.hasPrefix("    ") || line.hasPrefix("\t")) && !beginsItsOwn(content)
            if isFence || isCode || content.isEmpty || content.first == "<" { continue }
            let text = withoutLinks(content)
            current =
                current.map { ($0.text + "\n" + text, ByteRange(start: $0.range.start, end: range.end)) } ?? (
                    text, range
                )
        }
        if let done = current { found.append(done) }
        return found
    }

    private static func beginsItsOwn(_ line: Substring) -> Bool {
        guard let first = line.first else { return false }
        return "#-*+|>".contains(first) || first.isNumber
    }

    /// `[中文](README.zh.md)` says in no language that the document is.
    private static func withoutLinks(_ line: Substring) -> String {
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
