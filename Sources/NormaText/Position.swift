// A place as people and editors name it: line and column.

/// A place in a file, both numbers counted from 1; the column counts UTF-8 bytes, as the Swift compiler does.
package struct Position: Sendable, Hashable, Comparable, CustomStringConvertible {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static let start = Position(line: 1, column: 1)

    package var description: String { "\(line):\(column)" }

    package static func < (left: Position, right: Position) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
