// The files that a repository declares generated, by the `linguist-generated` attribute in its `.gitattributes`.

import NormaExpressions
import NormaText

/// `API/** linguist-generated`: the last matching line with the attribute decides.
package struct GeneratedAttributes: Sendable {
    package static let fileName = RelativePath(".gitattributes")

    private let lines: [(pattern: RepositoryPattern, isGenerated: Bool)]
    private let index: PathPatternIndex
    /// The most similar lines, with which each file has to be compared; beyond that none counts.
    package let problem: FileProblem?

    /// Unknown lines are ignored: git reads the file too, and for more attributes.
    package init(_ text: String) {
        var lines: [(pattern: RepositoryPattern, isGenerated: Bool)] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let first = words.first, !first.hasPrefix("#"), !first.hasPrefix("["),
                let says = words.dropFirst().compactMap(Self.saysGenerated).last,
                let pattern = RepositoryPattern(first)
            else { continue }
            lines.append((pattern, says))
        }
        let index = PathPatternIndex(lines.map(\.pattern.pattern))
        problem = index.firstOfTooMany.map { Self.problem(of: $0.count) }
        self.lines = problem == nil ? lines : []
        self.index = problem == nil ? index : PathPatternIndex([])
    }

    private static func problem(of count: Int) -> FileProblem {
        let message =
            "\(count) patterns are too similar: every file would be compared with all of them. "
            + "At most \(PathPatternIndex.mostAlike) such patterns are read, so no file counts as generated because of this file; "
            + "write folders, such as `Generated/**`."
        return FileProblem(kind: .tooLarge, path: fileName, message: message)
    }

    package func isGenerated(_ path: RelativePath) -> Bool {
        index.candidates(for: path).last { lines[$0].pattern.covers(path) }.map { lines[$0].isGenerated } ?? false
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
