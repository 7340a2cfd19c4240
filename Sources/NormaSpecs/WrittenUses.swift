// The literal texts of a guide's documents: its uses of values, and its own identifiers.

import NormaGuide

struct WrittenUses {
    /// Identifiers in the guide's rules and definitions: code that has a name of its own, whatever a value is.
    private(set) var identifiers: Set<String> = []
    /// The bytes of these, and of the text next to wildcards and placeholders: `Tests` in `*Tests`; sorted.
    private(set) var fragments: [[UInt8]] = []
    /// The text right after a value: in `{{dto}}s` an `s`.
    private var endings: [String: Set<String>] = [:]
    private var inNames: Set<String> = []
    private var inPaths: Set<String> = []

    /// Keys whose texts people read.
    private static let prose = ["because:", "instead:", "message:", "rule:", "question:", "#"]

    /// Cost: one pass over the bytes of the documents, which may hold a megabyte.
    init(_ documents: [GuideDocument]) {
        var all: Set<String> = []
        for document in documents {
            var isRule = false
            var isDeclaration = false
            for line in Array(document.text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false) {
                noteValues(in: line)
                let text = line.drop { $0 == 0x20 }
                // Entries below `values:` are the values themselves, and change with them.
                if text.count == line.count { isDeclaration = text.begins("values:") || text.begins("places:") }
                if text.begins("```") {
                    isRule = text.begins("```yaml ") || text.begins("```yml ")
                } else if isRule, !isDeclaration, !Self.prose.contains(where: text.begins) {
                    noteIdentifiers(in: text, &all)
                }
            }
        }
        fragments = all.sorted().map { Array($0.utf8) }
    }

    /// Whether a value is only ever written as a folder.
    func isFolder(_ value: String) -> Bool { inPaths.contains(value) && !inNames.contains(value) }

    func endings(of value: String) -> [String] { (endings[value] ?? []).sorted() }

    private mutating func noteValues(in line: ArraySlice<UInt8>) {
        var rest = line
        while let open = rest.firstPair("{"), let close = rest[(open + 2)...].firstPair("}") {
            let name = String(decoding: rest[(open + 2)..<close], as: UTF8.self)
            let ending = line[(close + 2)...].prefix(while: \.isSmallLetter)
            if !ending.isEmpty { endings[name, default: []].insert(String(decoding: ending, as: UTF8.self)) }
            let neighbours = [line[..<open].last, line[(close + 2)...].first].compactMap(\.self)
            if neighbours.contains(where: { $0.isOfName || "*?}{.".utf8.contains($0) }) {
                inNames.insert(name)
            } else if neighbours.contains(UInt8(ascii: "/")) || Self.asksForPath(line[..<open]) {
                inPaths.insert(name)
            }
            rest = rest[(close + 2)...]
        }
    }

    /// Whether the next text is a folder: `in: "`, `path="`.
    private static func asksForPath(_ text: ArraySlice<UInt8>) -> Bool {
        guard let mark = text.lastIndex(where: { ":=".utf8.contains($0) }) else { return false }
        let start = text[..<mark].lastIndex { !$0.isOfName }.map { $0 + 1 } ?? text.startIndex
        return ["in", "path", "through"].contains(String(decoding: text[start..<mark], as: UTF8.self))
    }

    private mutating func noteIdentifiers(in line: ArraySlice<UInt8>, _ all: inout Set<String>) {
        var text = line
        // The text in a value's braces is the value's name.
        while let open = text.firstPair("{"), let close = text[(open + 2)...].firstPair("}") {
            text = text[..<open] + [0x20] + text[(close + 2)...]
        }
        var rest = text
        while let start = rest.firstIndex(where: \.isOfWord) {
            let end = rest[start...].firstIndex { !$0.isOfWord } ?? rest.endIndex
            rest = rest[end...]
            guard !text[start..<end].contains(UInt8(ascii: "-")) else { continue }
            let word = String(decoding: text[start..<end], as: UTF8.self)
            all.insert(word)
            let neighbours = [text[..<start].last, text[end...].first].compactMap(\.self)
            if !neighbours.contains(where: "*?}{".utf8.contains) { identifiers.insert(word) }
        }
    }
}

extension UInt8 {
    /// Of a letter or a digit.
    fileprivate var isOfName: Bool { isOfIdentifier && self != UInt8(ascii: "_") }
    fileprivate var isOfWord: Bool { isOfIdentifier || self == UInt8(ascii: "-") }
}

extension ArraySlice<UInt8> {
    fileprivate func begins(_ text: String) -> Bool { starts(with: text.utf8) }

    /// The first place of two of a sign in a row.
    fileprivate func firstPair(_ sign: Unicode.Scalar) -> Int? {
        let sign = UInt8(ascii: sign)
        var rest = self
        while let first = rest.firstIndex(of: sign) {
            rest = rest[(first + 1)...]
            if rest.first == sign { return first }
        }
        return nil
    }
}
