// The small code bases of a guide's examples.

import NormaGuide
import NormaText

/// Examples that belong together: one code base that must, or must not, break the rules under its heading.
package struct ExampleCase: Sendable {
    package struct File: Sendable {
        package var path: RelativePath
        /// Without the marks: they are for the reader and don't belong to the code.
        package var text: String
        /// For each line of the text the line in the guide that shows it.
        package var guideLines: [Int]
        /// It belongs to other examples as well, and shows nothing that is wrong or right.
        package var isGiven = false
    }

    package struct Folder: Sendable {
        package var path: RelativePath
        /// The line in the guide on which it is drawn.
        package var guideLine: Int
    }

    package var kind: Example.Kind
    package var files: [File]
    /// The folders of a drawn tree.
    package var folders: [Folder]
    /// The lines that end in a mark, each with the rules that it names; a folder has one line.
    package var markedLines: [MarkedLine: Set<String>]
    /// The rules under its heading.
    package var rules: [String]
    package var place: GuidePlace
    /// A rule under its heading no longer holds, so that a mark may have been that rule's.
    package var isThinned = false
    /// The files of the `bad` code base that a `fixed` one shows the outcome of.
    package var unfixed: [File] = []
    /// The blocks that it is made of, as the guide has them; and those that are given to it.
    package var blocks: [Example] = []
    package var given: [Example] = []
    /// The files as they were before the change; nil if no `before` block precedes it.
    package var before: [File]?

    /// The line of the guide that shows this line of a file, or this folder; nil for lines that the example does not show.
    func guideLine(of line: MarkedLine) -> Int? {
        if let file = files.first(where: { $0.path == line.path }) {
            return file.guideLines.indices.contains(line.line - 1)
                ? file.guideLines[line.line - 1] : file.guideLines.first
        }
        return folders.first { $0.path == line.path }?.guideLine
    }
}

/// A line of a file, or the first and only one of a folder.
package struct MarkedLine: Sendable, Hashable, Comparable {
    package var path: RelativePath
    package var line: Int

    package static func < (left: MarkedLine, right: MarkedLine) -> Bool {
        (left.path, left.line) < (right.path, right.line)
    }
}
