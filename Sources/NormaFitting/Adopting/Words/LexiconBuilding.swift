// The words that a document and the code around it have.

import NormaFacts
import NormaProject
import NormaText

extension Lexicon {
    /// With the types that the document's own code declares, and the folders of its trees and texts.
    package mutating func learn(from document: AdoptedDocument) {
        for statement in document.statements {
            for word in SentenceWord.words(of: statement.text)
            where word.isCode && word.text.hasSuffix("/") && !word.text.hasPrefix("/") && !word.text.hasPrefix("~") {
                let names = word.text.split(separator: "/")
                guard names.allSatisfy({ $0.allSatisfy { $0.isIdentifierPart || $0 == "-" } }) else { continue }
                for name in names { know(folder: String(name)) }
            }
        }
        for fence in document.fences {
            if DrawnFolders.isTree(fence.lines) {
                for name in DrawnFolders.folders(of: fence.lines) { know(folder: name) }
            } else {
                for name in Self.declaredTypes(in: fence.lines) { know(type: name, isOwn: false) }
            }
        }
    }

    /// With the types, folders, modules and features of a project.
    package mutating func learn(from project: Project, features: String?) {
        for type in project.allTypes where project.fact(type).depth == 0 && !project.isGenerated(type) {
            know(type: project.name(of: type), isOwn: true)
        }
        for file in project.files where !file.isGenerated {
            for folder in file.path.parent.components { know(folder: String(folder)) }
        }
        modules.formUnion(project.modules.map(\.name))
        if let features { self.features = features }
    }

    private mutating func know(type name: String, isOwn: Bool) {
        let words = WordSearch.words(name)
        if words.count > 1, let last = words.last, last.count > 2 { endings.insert(last) }
        if isOwn { types.insert(name) }
    }

    private mutating func know(folder name: String) {
        guard !name.isEmpty, name.first?.isUppercase == true || name.contains("-") == false else { return }
        let known = KnownPlace(name: name, patterns: ["**/\(name)/**"])
        let key = name.lowercased()
        if let other = places[key], other.name != name {
            // Two folders that differ in case: both are meant.
            places[key] = KnownPlace(name: other.name, patterns: Array(Set(other.patterns + known.patterns)).sorted())
        } else {
            places[key] = known
        }
    }

    private static let keywords: Set<String> = ["class", "struct", "enum", "actor", "protocol"]

    private static func declaredTypes(in lines: [String]) -> [String] {
        lines.flatMap { line -> [String] in
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            return zip(words, words.dropFirst()).compactMap { keyword, name in
                keywords.contains(String(keyword)) && name.first?.isUppercase == true ? String(name) : nil
            }
        }
    }
}

/// A tree in a fenced block.
enum DrawnFolders {
    static func isTree(_ lines: [String]) -> Bool {
        let drawn = lines.count { line in line.contains("├") || line.contains("└") || line.contains("│") }
        return drawn * 2 > lines.count && drawn >= 2
    }

    /// The names that end in `/` or have lines below them.
    static func folders(of lines: [String]) -> [String] {
        var found: [String] = []
        let rows = lines.map { (depth: depth(of: $0), name: name(of: $0)) }
        for (index, row) in rows.enumerated() where !row.name.isEmpty {
            let isParent = rows.indices.contains(index + 1) && rows[index + 1].depth > row.depth
            guard row.name.hasSuffix("/") || isParent, !row.name.contains("."), !row.name.contains("[") else {
                continue
            }
            found += row.name.split(separator: "/").map(String.init)
        }
        return found
    }

    private static let signs: Set<Character> = ["│", "├", "└", "─", "|", " ", "\t", "┌", "┐", "\u{A0}"]

    static func depth(of line: String) -> Int { line.prefix { signs.contains($0) }.count }

    static func name(of line: String) -> String {
        let rest = line.drop { signs.contains($0) }
        let end = rest.firstIndex { $0 == "#" || $0 == "(" || $0 == "←" || $0.isWhitespace } ?? rest.endIndex
        return String(rest[..<end])
    }
}
