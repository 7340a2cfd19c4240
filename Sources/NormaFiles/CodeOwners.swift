// Who owns which files of a repository, as its CODEOWNERS says.

import NormaText

/// The lines of a CODEOWNERS file, as GitHub and GitLab read them.
///
/// The last line that fits a path decides. In GitLab's sections each has its own last line, and their owners are put together.
package struct CodeOwners: Sendable {
    /// The file, from the repository's root.
    package let file: String
    /// The lines that could not be understood, from 1.
    package private(set) var unreadLines: [Int] = []
    /// Where the checked tree lies in the repository; empty where it is the repository.
    private let treeFolder: RelativePath
    private var sections: [Section] = []

    private struct Section {
        /// In small letters, because GitLab takes sections of one name together; empty for what stands above all sections.
        var name: String
        var owners: [String]
        var lines: [OwnedPattern] = []
    }

    package init(_ text: String, file: String = "CODEOWNERS", treeFolder: RelativePath = .root) {
        self.file = file
        self.treeFolder = treeFolder
        var current = Section(name: "", owners: [])
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = Self.words(of: line)
            guard let first = words.first else { continue }
            if let name = Self.sectionName(in: line) {
                keep(current)
                current = Section(name: name.text.lowercased(), owners: Self.words(of: name.rest))
            } else if let pattern = OwnedPattern(
                first,
                owners: words.count > 1 ? Array(words.dropFirst()) : current.owners
            ) {
                current.lines.append(pattern)
            } else {
                unreadLines.append(index + 1)
            }
        }
        keep(current)
    }

    private mutating func keep(_ section: Section) {
        if let known = sections.firstIndex(where: { $0.name == section.name }) {
            sections[known].lines += section.lines
        } else {
            sections.append(section)
        }
    }

    /// All owners in one text, `@ann @web-team`; nil where nobody owns the path.
    package func owners(of path: RelativePath) -> String? {
        let path = treeFolder.text.isEmpty ? path : treeFolder.appending(path.text)
        var owners: [String] = []
        for section in sections {
            guard let line = section.lines.last(where: { $0.covers(path) }) else { continue }
            for owner in line.owners where !owners.contains(owner) { owners.append(owner) }
        }
        return owners.isEmpty ? nil : owners.joined(separator: " ")
    }

    /// The words of a line up to a comment; a space behind a backslash parts nothing.
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

    /// `[Name]`, `^[Name]` or `[Name][2]`, and what follows: the owners of lines that name none.
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

/// One line: a pattern, and whose the files are that it covers.
private struct OwnedPattern: Sendable {
    let owners: [String]
    private let pattern: RepositoryPattern

    /// Nil for what is no pattern.
    init?(_ written: String, owners: [String]) {
        // GitLab's exclusion: whom a path belongs to by earlier lines, it does no longer.
        let isExclusion = written.hasPrefix("!")
        guard let pattern = RepositoryPattern(isExclusion ? written.dropFirst() : written[...]) else { return nil }
        self.owners = isExclusion ? [] : owners
        self.pattern = pattern
    }

    func covers(_ path: RelativePath) -> Bool { pattern.covers(path) }
}
