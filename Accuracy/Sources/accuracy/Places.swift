// Lines and columns, as both sides give them: from 1, columns in UTF-8 bytes.

struct Position: Hashable, Comparable, Codable {
    var line: Int
    var column: Int

    init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    init(_ pair: [Int]) {
        line = pair.first ?? 1
        column = pair.last ?? 1
    }

    static func < (left: Self, right: Self) -> Bool { (left.line, left.column) < (right.line, right.column) }
}

struct Place: Hashable, Comparable, CustomStringConvertible {
    var path: String
    var position: Position

    init(path: String, line: Int, column: Int) {
        self.path = path
        position = Position(line: line, column: column)
    }

    init(path: String, position: Position) {
        self.path = path
        self.position = position
    }

    var description: String { "\(path):\(position.line):\(position.column)" }

    static func < (left: Self, right: Self) -> Bool {
        (left.path, left.position) < (right.path, right.position)
    }
}
