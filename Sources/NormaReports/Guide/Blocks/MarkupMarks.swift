// The markers at the beginning of a line's text: a fence, a heading, a thematic break, a list marker, HTML.

enum MarkupMarks {
    /// ` ```swift bad `; the indentation is the caller's to add.
    static func fence(_ cursor: LineCursor) -> MarkupTree.Fence? {
        guard let mark = cursor.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
        let length = cursor.text.prefix { $0 == mark }.count
        guard length >= 3 else { return nil }
        let info = cursor.text.dropFirst(length)
        if mark == UInt8(ascii: "`"), info.contains(mark) { return nil }
        return MarkupTree.Fence(mark: mark, length: length, indentation: 0, info: Array(info.withoutBlanksAtEnds))
    }

    /// `## Title ##`: its level and its text.
    static func heading(_ text: ArraySlice<UInt8>) -> (level: Int, text: ArraySlice<UInt8>)? {
        let level = text.prefix { $0 == UInt8(ascii: "#") }.count
        let rest = text.dropFirst(level)
        guard (1...6).contains(level), rest.first?.isBlank ?? true else { return nil }
        var title = rest.withoutBlanksAtEnds
        let open = title
        while title.last == UInt8(ascii: "#") { title.removeLast() }
        if let last = title.last, !last.isBlank { title = open }
        return (level, title.withoutBlanksAtEnds)
    }

    static func underline(_ text: ArraySlice<UInt8>) -> Int? {
        guard let first = text.first, first == UInt8(ascii: "=") || first == UInt8(ascii: "-") else { return nil }
        guard text.drop(while: { $0 == first }).allSatisfy(\.isBlank) else { return nil }
        return first == UInt8(ascii: "=") ? 1 : 2
    }

    static func isThematicBreak(_ text: ArraySlice<UInt8>) -> Bool {
        guard let mark = text.first, [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_")].contains(mark) else {
            return false
        }
        var count = 0
        for byte in text where !byte.isBlank {
            guard byte == mark else { return false }
            count += 1
        }
        return count >= 3
    }

    /// `-`, `3.`: the list's style, and the length of the marker in bytes.
    static func item(_ cursor: LineCursor, inParagraph: Bool) -> (MarkupTree.ListStyle, length: Int)? {
        let text = cursor.text
        guard let first = text.first else { return nil }
        var style = MarkupTree.ListStyle(mark: first)
        var length = 1
        if ![UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*")].contains(first) {
            let digits = text.prefix(10).prefix(while: \.isDigit)
            guard (1...9).contains(digits.count), let mark = text.dropFirst(digits.count).first,
                mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")")
            else { return nil }
            style = MarkupTree.ListStyle(mark: mark, start: digits.reduce(0) { $0 * 10 + Int($1 - 0x30) })
            length = digits.count + 1
        }
        let rest = text.dropFirst(length)
        guard rest.first?.isBlank ?? true else { return nil }
        // Inside a paragraph a list begins only with text, and a numbered one only with 1.
        if inParagraph, rest.allSatisfy(\.isBlank) || (style.start ?? 1) != 1 { return nil }
        return (style, length)
    }

    // MARK: - HTML

    /// The end condition of the block of HTML that begins with the text; nil if none does.
    static func htmlBlock(_ text: ArraySlice<UInt8>, inParagraph: Bool) -> HTMLBlockEnd? {
        guard text.first == UInt8(ascii: "<") else { return nil }
        if text.starts(with: "<!--".utf8) { return .text("-->") }
        if text.starts(with: "<?".utf8) { return .textOrFence("?>") }
        if text.starts(with: "<![CDATA[".utf8) { return .textOrFence("]]>") }
        if text.starts(with: "<!".utf8), text.dropFirst(2).first?.isASCIILetter == true { return .textOrFence(">") }
        let isClosing = text.dropFirst().first == UInt8(ascii: "/")
        let name = text.dropFirst(isClosing ? 2 : 1).prefix(20).prefix { $0.isASCIILetter || $0.isDigit }
        let tag = String(decoding: name, as: UTF8.self).lowercased()
        let next = text.dropFirst((isClosing ? 2 : 1) + name.count).first
        let endsHere = next == nil || next?.isBlank == true || next == UInt8(ascii: ">")
        if !isClosing, endsHere, ["pre", "script", "style", "textarea"].contains(tag) { return .text("</\(tag)>") }
        let rest = text.dropFirst((isClosing ? 2 : 1) + name.count)
        if endsHere || rest.starts(with: "/>".utf8), blockTags.contains(tag) { return .emptyLine }
        guard !inParagraph, let end = HTMLTag.end(in: text, from: text.startIndex) else { return nil }
        return text[end...].allSatisfy(\.isBlank) ? .emptyLine : nil
    }

    private static let blockTags: Set<String> = Set(
        """
        address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt \
        fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link \
        main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead \
        title tr track ul
        """.split(separator: " ").map(String.init)
    )
}
