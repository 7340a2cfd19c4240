// The prose in a comment, a string or a paragraph: without code, quotations, addresses and the names of people.

import NormaGuide
import NormaText

/// The words of a text in the order written, unchanged.
struct ProseText {
    private(set) var words: [Substring] = []

    /// Empty for code, and for statements of ownership.
    init(_ text: String) {
        if PlainProse.isPlain(text) {
            words = Self.plainWords(of: text)
            return
        }
        guard !Self.isLegal(text) else { return }
        let plain = Self.withoutQuotations(text)
        guard !Self.isCode(plain) else { return }
        for part in plain.split(whereSeparator: \.isWhitespace) where isForeign(part) || !Self.isAddress(part) {
            for run in part.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" }) {
                words += Self.scripts(of: run).filter { Self.isWord($0) }
            }
        }
    }

    /// A name in Latin letters may touch signs that are written without spaces: `将UIImage转换`.
    private static func scripts(of run: Substring) -> [Substring] {
        func isSpaceless(_ letter: Character) -> Bool {
            letter.unicodeScalars.first.flatMap { TextLanguage(letter: $0) }?.isSpaceless ?? false
        }
        var parts: [Substring] = []
        var rest = run
        while let first = rest.first {
            let kind = isSpaceless(first)
            let part = rest.prefix { isSpaceless($0) == kind }
            parts.append(part)
            rest = rest[part.endIndex...]
        }
        return parts
    }

    private static func plainWords(of text: String) -> [Substring] {
        var text = text
        let ranges = text.withUTF8 { PlainProse($0).words() }
        return ranges.map { range in
            let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
            return text[start..<text.utf8.index(start, offsetBy: range.count)]
        }
    }

    /// The head of a file, or part of it.
    private static func isLegal(_ text: String) -> Bool {
        ["Copyright", "copyright", "©", "Created by", "License", "LICENSE", "SPDX-"].contains { text.contains($0) }
    }

    /// Commented-out statements, and lines of drawings. A sign of a script without spaces is half a word.
    private static func isCode(_ text: String) -> Bool {
        let marks = text.count { "{}();=<>|&\\[]".contains($0) }
        guard marks * 8 > text.count else { return false }
        let signs = text.unicodeScalars.count { TextLanguage(letter: $0)?.isSpaceless ?? false }
        return marks * 8 > text.count + 2 * signs
    }

    /// `https://…`, `a/b.swift`, `cart.items`, `load(_:)`, `MAX_COUNT`; a dot at the end belongs to the sentence.
    private static func isAddress(_ part: Substring) -> Bool {
        var inner = part
        while let last = inner.last, ".,:;!?…)".contains(last) { inner.removeLast() }
        return inner.contains { "/@_.#$%".contains($0) || $0.isNumber } || inner.dropFirst().contains("(")
    }

    /// Letters of scripts that are written without spaces may touch digits and addresses.
    private func isForeign(_ part: Substring) -> Bool {
        part.unicodeScalars.contains { TextLanguage(letter: $0) != nil }
    }

    /// Not `URLSession` or `isValid`.
    private static func isWord(_ word: Substring) -> Bool { !word.dropFirst().contains(where: \.isUppercase) }

    /// Without text in quotation marks or backquotes; a mark without a partner doesn't count.
    private static func withoutQuotations(_ text: String) -> String {
        let closing: [Character: Character] = ["`": "`", "\"": "\"", "“": "”", "„": "“", "«": "»", "「": "」", "『": "』"]
        var result = ""
        var index = text.startIndex
        while index < text.endIndex {
            let next = text.index(after: index)
            if let end = closing[text[index]], let close = nearest(end, in: text, from: next) {
                result += " … "
                index = text.index(after: close)
            } else {
                result.append(text[index])
                index = next
            }
        }
        return result
    }

    /// A quotation is no longer than a few lines.
    private static func nearest(_ mark: Character, in text: String, from start: String.Index) -> String.Index? {
        text[start...].prefix(200).firstIndex(of: mark)
    }
}
