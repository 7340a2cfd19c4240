// A place in the checked tree, as a finding names it.

import NormaText

/// A file or folder, or a part of a file.
package struct Place: Sendable, Hashable, Comparable {
    package var path: RelativePath
    /// Nil for the whole file or folder.
    package var range: ByteRange?
    package var start: Position
    package var end: Position

    package init(path: RelativePath, range: ByteRange, start: Position, end: Position) {
        self.path = path
        self.range = range
        self.start = start
        self.end = end
    }

    /// The file or folder as a whole; it is shown at its first line.
    package init(path: RelativePath) {
        self.path = path
        range = nil
        start = .start
        end = .start
    }

    package static func < (left: Place, right: Place) -> Bool {
        if left.path != right.path { return left.path < right.path }
        if left.start != right.start { return left.start < right.start }
        if left.end != right.end { return left.end < right.end }
        // A whole file comes first.
        return left.range == nil && right.range != nil
    }
}
