// The literal texts of a guide's documents: its uses of values, and its own identifiers.

import NormaGuide

struct WrittenUses {
    /// Identifiers in the guide's rules and definitions: code that has a name of its own, whatever a value is.
    private(set) var identifiers: Set<String> = []
    /// These, and the text next to wildcards and placeholders: `Tests` in `*Tests`.
    private(set) var fragments: Set<String> = []
    /// The text right after a value: in `{{dto}}s` an `s`.
    private var endings: [String: Set<String>] = [:]
    private var inNames: Set<String> = []
    private var inPaths: Set<String> = []

    /// Keys whose texts people read.
    private static let prose = ["because:", "instead:", "message:", "rule:", "question:", "#"]

    init(_ documents: [GuideDocument]) {
        for document in documents {
            var isRule = false
            var isDeclaration = false
            for line in document.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                noteValues(in: line)
                let text = line.drop { $0 == " " }
                // Entries below `values:` are the values themselves, and change with them.
                if text.count == line.count { isDeclaration = text.hasPrefix("values:") || text.hasPrefix("places:") }
                if text.hasPrefix("```") {
                    isRule = text.hasPrefix("```yaml ") || text.hasPrefix("```yml ")
                } else if isRule, !isDeclaration, !Self.prose.contains(where: { text.hasPrefix($0) }) {
                    noteIdentifiers(in: text)
                }
            }
        }
    }

    /// Whether a value is only ever written as a folder.
    func isFolder(_ value: String) -> Bool { inPaths.contains(value) && !inNames.contains(value) }

    func endings(of value: String) -> [String] { (endings[value] ?? []).sorted() }

    private mutating func noteValues(in line: Substring) {
        // Most lines have none, and a search for a text is far slower than one for a byte.
        guard line.utf8.contains(UInt8(ascii: "{")) else { return }
        var rest = line
        while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
            let name = String(rest[open.upperBound..<close.lowerBound])
            let before = open.lowerBound > line.startIndex ? line[line.index(before: open.lowerBound)] : " "
            let after = close.upperBound < line.endIndex ? line[close.upperBound] : " "
            let ending = line[close.upperBound...].prefix { $0.isLowercase }
            if !ending.isEmpty { endings[name, default: []].insert(String(ending)) }
            let neighbours = [before, after]
            if neighbours.contains(where: { $0.isLetter || $0.isNumber || "*?}{.".contains($0) }) {
                inNames.insert(name)
            } else if neighbours.contains("/") || Self.asksForPath(line[..<open.lowerBound]) {
                inPaths.insert(name)
            }
            rest = rest[close.upperBound...]
        }
    }

    /// Whether the next text is a folder: `in: "`, `path="`.
    private static func asksForPath(_ text: Substring) -> Bool {
        guard let mark = text.lastIndex(where: { $0 == ":" || $0 == "=" }) else { return false }
        return ["in", "path", "through"].contains(String(text[..<mark].reversed().prefix { $0.isLetter }.reversed()))
    }

    private mutating func noteIdentifiers(in line: Substring) {
        var text = line
        // The text in a value's braces is the value's name.
        while text.utf8.contains(UInt8(ascii: "{")), let open = text.firstRange(of: "{{"),
            let close = text[open.upperBound...].firstRange(of: "}}")
        {
            text = text[..<open.lowerBound] + " " + text[close.upperBound...]
        }
        for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") })
        where !word.contains("-") {
            fragments.insert(String(word))
            let before = word.startIndex > text.startIndex ? text[text.index(before: word.startIndex)] : " "
            let after = word.endIndex < text.endIndex ? text[word.endIndex] : " "
            if !"*?}{".contains(before), !"*?}{".contains(after) { identifiers.insert(String(word)) }
        }
    }
}
