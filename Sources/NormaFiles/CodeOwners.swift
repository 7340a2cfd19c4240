// The owners of a repository's files, by its CODEOWNERS.

import NormaExpressions
import NormaText

/// The lines of a CODEOWNERS file, as GitHub and GitLab read them.
///
/// The last line that matches a path decides. In GitLab's sections each section has its own last line, and their owners
/// are joined.
package struct CodeOwners: Sendable {
    /// The file, from the repository's root.
    package let file: String
    /// The lines that could not be understood, from 1.
    package private(set) var unreadLines: [Int] = []
    /// The path of the checked tree in the repository; empty for the repository itself.
    private let treeFolder: RelativePath
    /// Of all sections, in their order.
    private let lines: [OwnedPattern]
    private let index: PathPatternIndex

    /// Longer lists of owners are no help to a reader.
    private static let mostOwners = 100

    package init(_ text: String, file: String = "CODEOWNERS", treeFolder: RelativePath = .root) {
        self.file = file
        self.treeFolder = treeFolder
        // By its lower-case name, because GitLab merges sections of one name; empty for the lines above all sections.
        var sections = ["": 0]
        var section = 0
        var usual: [String] = []
        var read: [OwnedPattern] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = Self.words(of: line)
            guard let first = words.first else { continue }
            if let name = Self.sectionName(in: line) {
                section = sections[name.text.lowercased()] ?? sections.count
                sections[name.text.lowercased()] = section
                usual = Self.words(of: name.rest)
                continue
            }
            let owners = words.count > 1 ? Array(words.dropFirst()) : usual
            let pattern = OwnedPattern(first, owners: owners, section: section, line: index + 1)
            if let pattern, owners.count <= Self.mostOwners {
                read.append(pattern)
            } else {
                unreadLines.append(index + 1)
            }
        }
        let ordered = read.enumerated().sorted { ($0.element.section, $0.offset) < ($1.element.section, $1.offset) }
            .map(\.element)
        let index = PathPatternIndex(ordered.map(\.pattern.pattern))
        // Lines that are so similar that each path would be compared with all of them aren't read.
        let isCrowded = index.firstOfTooMany != nil
        if isCrowded { unreadLines = (unreadLines + read.map(\.line)).sorted() }
        lines = isCrowded ? [] : ordered
        self.index = isCrowded ? PathPatternIndex([]) : index
    }

    /// All owners in one text, `@ann @web-team`; nil if the path has none.
    package func owners(of path: RelativePath) -> String? {
        let path = treeFolder.text.isEmpty ? path : treeFolder.appending(path.text)
        var owners: [String] = []
        var decided: Int?
        for candidate in index.candidates(for: path).reversed()
        where lines[candidate].section != decided && lines[candidate].pattern.covers(path) {
            decided = lines[candidate].section
            owners = lines[candidate].owners + owners
        }
        var seen: Set<String> = []
        owners.removeAll { !seen.insert($0).inserted }
        return owners.isEmpty ? nil : owners.joined(separator: " ")
    }

    /// The words of a line up to a comment; a space after a backslash doesn't separate.
    private static func words(of line: Substring) -> [String] {
        var words: [String] = []
        var word = ""
        var isEscaped = false
        for character in line {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character.isWhitespace {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else if character == "#", word.isEmpty {
                return words
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }

    /// `[Name]`, `^[Name]` or `[Name][2]`, and the rest: the owners for lines without any.
    private static func sectionName(in line: Substring) -> (text: Substring, rest: Substring)? {
        var rest = line.drop(while: \.isWhitespace)
        if rest.hasPrefix("^[") { rest = rest.dropFirst() }
        guard rest.hasPrefix("["), let close = rest.firstIndex(of: "]") else { return nil }
        let name = rest.dropFirst().prefix(upTo: close)
        rest = rest[close...].dropFirst()
        if rest.hasPrefix("["), let end = rest.firstIndex(of: "]") { rest = rest[end...].dropFirst() }
        return (name, rest)
    }
}

/// One line: a pattern, and the owners of the files that it covers.
private struct OwnedPattern: Sendable {
    let owners: [String]
    let section: Int
    /// From 1.
    let line: Int
    let pattern: RepositoryPattern

    /// Nil if it isn't a pattern.
    init?(_ written: String, owners: [String], section: Int, line: Int) {
        // GitLab's exclusion: removes the owners of earlier lines.
        let isExclusion = written.hasPrefix("!")
        guard let pattern = RepositoryPattern(isExclusion ? written.dropFirst() : written[...]) else { return nil }
        self.owners = isExclusion ? [] : owners
        self.pattern = pattern
        self.section = section
        self.line = line
    }
}
