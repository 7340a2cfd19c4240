// Which files a repository calls generated, in the words of GitHub's linguist in its `.gitattributes`.

import NormaText

/// `API/** linguist-generated`: the last line that fits a path and speaks of it decides.
package struct GeneratedAttributes: Sendable {
    package static let fileName = RelativePath(".gitattributes")

    private var lines: [(pattern: RepositoryPattern, isGenerated: Bool)] = []

    /// What can't be understood says nothing: git reads the file too, and more in it.
    package init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let first = words.first, !first.hasPrefix("#"), !first.hasPrefix("["),
                let says = words.dropFirst().compactMap(Self.saysGenerated).last,
                let pattern = RepositoryPattern(first)
            else { continue }
            lines.append((pattern, says))
        }
    }

    package func isGenerated(_ path: RelativePath) -> Bool {
        lines.last { $0.pattern.covers(path) }?.isGenerated ?? false
    }

    /// Nil for another attribute.
    private static func saysGenerated(_ word: Substring) -> Bool? {
        switch word {
        case "linguist-generated", "linguist-generated=true": true
        case "-linguist-generated", "!linguist-generated", "linguist-generated=false": false
        default: nil
        }
    }
}
