// A page of a guide in parts: paragraphs, items of lists, tables and fenced blocks, each with its lines.

import NormaText

struct PagePart: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        case prose, item, table
        /// With what is written after the backticks.
        case fence(String)
        /// A heading, an empty line, the front matter.
        case other
    }

    var kind: Kind
    var lines: [String]

    /// All lines of the text, each in one part.
    static func parts(of lines: [String]) -> [PagePart] {
        var parts: [PagePart] = []
        var index = frontMatter(lines)
        if index > 0 { parts.append(PagePart(kind: .other, lines: Array(lines[..<index]))) }
        while index < lines.count {
            let kind = kind(of: lines[index])
            var end = index + 1
            while end < lines.count, continues(kind, lines[end], after: lines[index]) { end += 1 }
            if case .fence = kind, end < lines.count { end += 1 }
            parts.append(PagePart(kind: kind, lines: Array(lines[index..<end])))
            index = end
        }
        return parts
    }

    private static func frontMatter(_ lines: [String]) -> Int {
        guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else { return 0 }
        return end + 1
    }

    private static func kind(of line: String) -> Kind {
        if line.hasPrefix("```") { return .fence(String(line.drop { $0 == "`" })) }
        if line.hasPrefix("|") { return .table }
        if line.hasPrefix("- ") { return .item }
        return line.isEmpty || line.hasPrefix("#") ? .other : .prose
    }

    private static func continues(_ kind: Kind, _ line: String, after first: String) -> Bool {
        switch kind {
        case .fence: line != first.prefix { $0 == "`" }
        case .table: line.hasPrefix("|")
        case .item: line.hasPrefix("  ")
        case .prose: Self.kind(of: line) == .prose
        case .other: false
        }
    }
}

/// The words of a sentence without what a count or a name changes: two sentences with the same were written alike.
enum SentenceSkeleton {
    static func of(_ lines: [String]) -> String {
        var words: [String] = []
        var word = ""
        var isCode = false
        for letter in lines.joined(separator: " ") + " " {
            if letter == "`" { isCode.toggle() }
            if !isCode, letter.isLetter {
                word.append(contentsOf: letter.lowercased())
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        return words.filter { !ofLists.contains($0) }.map { singular[$0] ?? trimmed($0) }.joined(separator: " ")
    }

    private static let ofLists: Set<String> = ["and", "more", "other", "others"]
    private static let singular = ["are": "is", "lead": "lead", "it": "each"]

    private static func trimmed(_ word: String) -> String { word.hasSuffix("s") ? String(word.dropLast()) : word }
}
