// Texts, numbers, yes or no, dates, names: the plain values of keys.

import NormaText

extension DocumentReader {
    func text(_ entry: YamlEntry) -> String? {
        let text = text(entry.value, of: Owner(entry))
        if Self.proseKeys.contains(entry.key), let text { checkProse(text, entry.value) }
        return text
    }

    /// The keys whose texts people read.
    private static let proseKeys: Set<String> = [
        "because", "message", "instead", "make", "summary", "question", "when",
    ]

    /// YAML ends a text without quotes at ` #`, and Markdown ignores an unmatched backtick: both silently.
    private func checkProse(_ text: String, _ value: YamlValue) {
        if case .text(_, isPlain: true) = value.content, let offset = comment(after: value) {
            report(
                Span(offset),
                "the text ends before ` #`, which begins a comment in YAML",
                "put the whole text in quotes, or the comment on a line of its own"
            )
            return
        }
        guard !text.utf8.count(where: { $0 == UInt8(ascii: "`") }).isMultiple(of: 2) else { return }
        report(value.span, "this text has an unmatched backtick", "write code as `` `code` ``, or remove the backtick")
    }

    /// Where a comment begins directly after a value; nil after the bracket of a mapping around it, where no text is cut.
    private func comment(after value: YamlValue) -> Int? {
        let line = source.content(ofLine: source.line(at: value.span.start))
        guard value.span.start < line.upperBound else { return nil }
        let text = source.text(value.span.start..<line.upperBound)
        let rest = text.dropFirst(value.span.length)
        let mark = rest.drop { $0 == " " }
        guard mark.first == "#", mark.startIndex > rest.startIndex else { return nil }
        return value.span.start + text[..<mark.startIndex].utf8.count
    }

    /// A text that is not empty; line breaks at its end are dropped.
    func text(_ value: YamlValue, of owner: Owner, wants: String = "a text") -> String? {
        guard let text = value.text else {
            reportType(value, of: owner, wants: wants)
            return nil
        }
        var trimmed = Substring(text)
        while let last = trimmed.last, last.isWhitespace { trimmed.removeLast() }
        if trimmed.isEmpty {
            report(value.span, "`\(owner.word)` expects \(wants), but this one is empty")
            return nil
        }
        return String(trimmed)
    }

    /// A text, or a list of texts; each with its place.
    func texts(_ value: YamlValue, of owner: Owner, wants: String = "a text") -> [(String, YamlValue)]? {
        if value.isEmpty {
            reportType(value, of: owner, wants: wants)
            return nil
        }
        if value.elements.isEmpty {
            report(value.span, "`\(owner.word)` has an empty list", "name at least one, or delete the key")
            return nil
        }
        return value.elements.mapAll { element in text(element, of: owner, wants: wants).map { ($0, element) } }
    }

    /// What each text of a list means; nil if one of them is wrong. Every one is looked at, so that each reports its problem.
    func texts<Meaning>(
        _ value: YamlValue,
        of owner: Owner,
        wants: String,
        _ meaning: (_ text: String, _ value: YamlValue) -> Meaning?
    ) -> [Meaning]? {
        texts(value, of: owner, wants: wants)?.mapAll { meaning($0.0, $0.1) }
    }

    /// A text, or a list of texts, as names with their places; empty, with a problem, if it is something else.
    func locatedTexts(_ entry: YamlEntry, wants: String) -> [LocatedText] {
        (texts(entry.value, of: Owner(entry), wants: wants) ?? []).map { LocatedText($0.0, at: place($0.1.span)) }
    }

    /// Sentences that are quoted from a document.
    func quotations(_ entry: YamlEntry) -> [LocatedText] {
        locatedTexts(entry, wants: "a sentence of the document, in quotation marks").filter { quotation in
            if quotation.text.contains(where: \.isLetter) { return true }
            report(quotation, "`enforces` quotes no words", "quote the sentence that the rule enforces")
            return false
        }
    }

    /// A whole number from 0.
    func number(_ entry: YamlEntry) -> Int? {
        let text = entry.value.text ?? ""
        let digits = text.filter { $0 != "_" }
        if !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits),
            digits == "0" || !digits.hasPrefix("0")
        {
            return number
        }
        var suggestion: String?
        if digits.hasPrefix("0"), let decimal = Int(digits) { suggestion = "write `\(decimal)`" }
        if text.hasPrefix("-") { suggestion = "the minimum is 0" }
        reportType(entry.value, of: Owner(entry), wants: "a number", suggestion)
        return nil
    }

    /// `true` or `false`; the other words that YAML 1.1 takes for them are refused with the reason.
    func flag(_ entry: YamlEntry) -> Bool? {
        switch entry.value.text {
        case "true": return true
        case "false": return false
        case let text?:
            let lower = text.lowercased()
            var suggestion: String?
            if ["yes", "y", "on", "true"].contains(lower) {
                suggestion = "Write `true`; YAML parsers disagree on whether `\(text)` is a boolean or a text."
            } else if ["no", "n", "off", "false"].contains(lower) {
                suggestion = "Write `false`; YAML parsers disagree on whether `\(text)` is a boolean or a text."
            }
            reportType(entry.value, of: Owner(entry), wants: "`true` or `false`", suggestion)
        case nil: reportType(entry.value, of: Owner(entry), wants: "`true` or `false`")
        }
        return nil
    }

    /// A day that the calendar knows, as `YYYY-MM-DD`.
    func date(_ entry: YamlEntry) -> String? {
        guard let text = text(entry) else { return nil }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let isWritten = parts.map(\.count) == [4, 2, 2] && text.allSatisfy { $0 == "-" || ($0.isASCII && $0.isNumber) }
        guard isWritten, let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]) else {
            reportType(entry.value, of: Owner(entry), wants: "a date as `YYYY-MM-DD`")
            return nil
        }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (1...12).contains(month), day >= 1, day <= days[month - 1] else {
            report(entry.value.span, "`\(text)` isn't a date in the calendar")
            return nil
        }
        return text
    }

    /// One word of a closed list.
    func choice(_ entry: YamlEntry, of known: [String], what: String) -> String? {
        guard let text = text(entry) else { return nil }
        if known.contains(text) { return text }
        report(entry.value.span, "unknown \(what) `\(text)`", hint(text, among: known, listing: "known"))
        return nil
    }

    /// A name in kebab case.
    func kebabName(_ text: String, at span: Span, what: String) -> Bool {
        if Self.isKebab(text) { return true }
        let proposed = NameCase.kebab.applied(to: text)
        let suggestion = Self.isKebab(proposed) ? "write `\(proposed)`" : nil
        report(span, "the name of a \(what) is written in kebab case, not `\(text)`", suggestion)
        return false
    }

    static func isKebab(_ text: String) -> Bool {
        guard let first = text.utf8.first, (0x61...0x7A).contains(first), text.utf8.last != UInt8(ascii: "-") else {
            return false
        }
        var previous = first
        for byte in text.utf8.dropFirst() {
            let isAllowed = (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
            if !isAllowed || (byte == UInt8(ascii: "-") && previous == byte) { return false }
            previous = byte
        }
        return true
    }

    /// A Swift or package name: letters, digits, `_`, `-`, `.`, and no digit or mark at its beginning.
    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "." }
    }
}

extension Sequence {
    /// The results, or nil if there is none for some element; all elements are visited.
    func mapAll<Result>(_ transform: (Element) -> Result?) -> [Result]? {
        var results: [Result] = []
        var isComplete = true
        for element in self {
            if let result = transform(element) { results.append(result) } else { isComplete = false }
        }
        return isComplete ? results : nil
    }
}
