// Links and images in a line of text, and bare addresses.

extension InlineReader {
    mutating func openBracket(isImage: Bool) {
        if let open = openBrackets.last { brackets[open].holdsBracket = true }
        let end = index + (isImage ? 2 : 1)
        brackets.append(Bracket(isImage: isImage, textStart: end, lastRun: runs.last))
        openBrackets.append(brackets.count - 1)
        add(.opening(brackets.count - 1), upTo: end)
    }

    mutating func closeBracket() {
        guard let open = openBrackets.popLast() else { return index += 1 }
        let isSpent = openBrackets.count < spentBrackets && !brackets[open].isImage
        spentBrackets = min(spentBrackets, openBrackets.count)
        guard !isSpent, let (link, end) = link(of: brackets[open]) else { return index += 1 }
        brackets[open].link = link
        add(.closing(open), upTo: end)
        runs.match(after: brackets[open].lastRun)
        if !brackets[open].isImage { spentBrackets = openBrackets.count }
    }

    /// The target of the bracket that ends here, and the end of the whole link.
    private func link(of bracket: Bracket) -> (LinkDefinitions.Definition, end: Int)? {
        let close = index
        if byte(at: close + 1) == UInt8(ascii: "("), let link = inlineLink(from: close + 2) { return link }
        if let end = LinkSyntax.labelEnd(in: source, from: close + 1), end > close + 3 {
            return definitions[source[(close + 2)..<(end - 1)]].map { ($0, end) }
        }
        guard !bracket.holdsBracket, let definition = definitions[source[bracket.textStart..<close]] else { return nil }
        let isCollapsed = byte(at: close + 1) == UInt8(ascii: "[") && byte(at: close + 2) == UInt8(ascii: "]")
        return (definition, close + (isCollapsed ? 3 : 1))
    }

    /// `target "title")`
    private func inlineLink(from start: Int) -> (LinkDefinitions.Definition, end: Int)? {
        let targetStart = LinkSyntax.skipSpace(in: source, from: start)
        guard let target = LinkSyntax.target(in: source, from: targetStart) else { return nil }
        var link = LinkDefinitions.Definition(target: LinkSyntax.unescaped(source, target.text))
        var end = LinkSyntax.skipSpace(in: source, from: target.end)
        if end > target.end, let title = LinkSyntax.title(in: source, from: end) {
            link.title = LinkSyntax.unescaped(source, title.text)
            end = LinkSyntax.skipSpace(in: source, from: title.end)
        }
        return byte(at: end) == UInt8(ascii: ")") ? (link, end + 1) : nil
    }

    // MARK: - Bare addresses

    /// `https://…` and `www.…` as GitHub finds them.
    mutating func readBareAddress() {
        guard openBrackets.isEmpty, let start = addressStart() else { return index += 1 }
        let hostStart = start.host
        guard isHost(source[hostStart...].prefix(256), needsDot: start.needsDot) else { return index += 1 }
        var end = hostStart
        while end < source.count, !source[end].isBlankOrLineEnd, source[end] != UInt8(ascii: "<") { end += 1 }
        end = withoutClosingPunctuation(hostStart..<end)
        guard end > hostStart else { return index += 1 }
        let text = start.text..<end
        index = start.text
        add(.address(target: Array((start.needsDot ? "http://" : "").utf8) + source[text], text: text), upTo: end)
    }

    /// The last two parts of a host's name have no underscore.
    private func isHost(_ address: ArraySlice<UInt8>, needsDot: Bool) -> Bool {
        let host = address.prefix { $0.isASCIILetter || $0.isDigit || $0 >= 0x80 || "-_.".utf8.contains($0) }
        guard let first = host.first, !"-_.".utf8.contains(first) else { return false }
        let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let hasUnderscore = labels.suffix(2).contains { $0.contains(UInt8(ascii: "_")) }
        return !hasUnderscore && (labels.count > 1 || !needsDot)
    }

    private func addressStart() -> (text: Int, host: Int, needsDot: Bool)? {
        if source[index] == UInt8(ascii: ":") {
            guard source[index...].starts(with: "://".utf8) else { return nil }
            var start = index
            while start > textStart, index - start < 6, source[start - 1].isASCIILetter { start -= 1 }
            let scheme = String(decoding: source[start..<index], as: UTF8.self).lowercased()
            return ["http", "https"].contains(scheme) ? (start, index + 3, false) : nil
        }
        guard source[index...].prefix(4).startsIgnoringCase(with: "www.") else { return nil }
        let before = byte(at: index - 1) ?? 0x20
        let isBoundary = before.isBlankOrLineEnd || "*_~(".utf8.contains(before)
        return isBoundary ? (index, index, true) : nil
    }

    /// A full stop after an address belongs to the sentence, and so does a closing bracket whose opening bracket is
    /// before the address.
    private func withoutClosingPunctuation(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        var surplus = 0
        for byte in source[range] {
            if byte == UInt8(ascii: "(") { surplus -= 1 }
            if byte == UInt8(ascii: ")") { surplus += 1 }
        }
        while end > range.lowerBound {
            let last = source[end - 1]
            if last == UInt8(ascii: ")") {
                guard surplus > 0 else { break }
                surplus -= 1
            } else if last == UInt8(ascii: ";") {
                let name = source[range.lowerBound..<(end - 1)].suffix(32).reversed().prefix {
                    $0.isASCIILetter || $0.isDigit
                }
                let start = end - 2 - name.count
                guard !name.isEmpty, start >= range.lowerBound, source[start] == UInt8(ascii: "&") else { break }
                end = start + 1
            } else if !"?!.,:*_~'\"".utf8.contains(last) {
                break
            }
            end -= 1
        }
        return end
    }
}

enum MailAddress {
    /// As HTML's own form fields accept it.
    static func isOne(_ text: ArraySlice<UInt8>) -> Bool {
        guard let at = text.firstIndex(of: UInt8(ascii: "@")), at > text.startIndex else { return false }
        let isName = text[..<at].allSatisfy {
            $0.isASCIILetter || $0.isDigit || ".!#$%&'*+/=?^_`{|}~-".utf8.contains($0)
        }
        let labels = text[(at + 1)...].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return isName
            && labels.allSatisfy { label in
                (1...63).contains(label.count) && label.first != 0x2D && label.last != 0x2D
                    && label.allSatisfy { $0.isASCIILetter || $0.isDigit || $0 == 0x2D }
            }
    }
}
