// Which files a repository calls generated, in the words of GitHub's linguist in its `.gitattributes`.

import NormaExpressions
import NormaText

/// `API/** linguist-generated`: the last line that fits a path and speaks of it decides.
package struct GeneratedAttributes: Sendable {
    package static let fileName = RelativePath(".gitattributes")

    private let lines: [(pattern: RepositoryPattern, isGenerated: Bool)]
    private let index: PathPatternIndex
    /// So many lines are alike that each file would be compared with too many of them; then none counts.
    package let problem: FileProblem?

    /// What can't be understood says nothing: git reads the file too, and more in it.
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
            "\(count) patterns name no file or folder that tells them apart, and every file would be compared with all of them. "
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
