// The small code bases that a guide's examples stand for.

import NormaGuide
import NormaText

/// Examples that belong together: one code base that must, or must not, break the rules under its heading.
package struct ExampleCase: Sendable {
    package struct File: Sendable {
        package var path: RelativePath
        package var text: String
        /// The line in the guide of the file's first line.
        package var guideLine: Int
    }

    package var kind: Example.Kind
    package var files: [File]
    /// Folders of a drawn tree that hold nothing.
    package var folders: [RelativePath]
    /// The rules under the heading that it speaks of.
    package var rules: [String]
    package var place: GuidePlace

    /// The lines that end in the mark, by path.
    package var markedLines: Set<MarkedLine> {
        var lines: Set<MarkedLine> = []
        for file in files {
            for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            where Self.isMarked(line) {
                lines.insert(MarkedLine(path: file.path, line: index + 1))
            }
        }
        return lines
    }

    private static func isMarked(_ line: Substring) -> Bool {
        var end = line
        while let last = end.last, last.isWhitespace { end = end.dropLast() }
        return end.hasSuffix("// ✗")
    }
}

package struct MarkedLine: Sendable, Hashable, Comparable {
    package var path: RelativePath
    package var line: Int

    package static func < (left: MarkedLine, right: MarkedLine) -> Bool {
        (left.path, left.line) < (right.path, right.line)
    }
}
