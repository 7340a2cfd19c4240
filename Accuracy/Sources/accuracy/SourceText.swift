// The text of one source file, asked for the name that is written at a place.

import Foundation

struct SourceText {
    private let lines: [[UInt8]]

    init(path: String) {
        let bytes = [UInt8]((try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data())
        lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    }

    /// The line without white space around it.
    func line(_ number: Int) -> String {
        guard lines.indices.contains(number - 1) else { return "" }
        return String(decoding: lines[number - 1], as: UTF8.self).trimmingCharacters(in: .whitespaces)
    }

    func byte(at position: Position) -> UInt8? {
        guard lines.indices.contains(position.line - 1) else { return nil }
        let line = lines[position.line - 1]
        return line.indices.contains(position.column - 1) ? line[position.column - 1] : nil
    }

    /// The identifier that begins at a place, without backticks; empty where none does.
    func name(at position: Position) -> String {
        guard lines.indices.contains(position.line - 1) else { return "" }
        let line = lines[position.line - 1]
        var index = position.column - 1
        guard line.indices.contains(index) else { return "" }
        if line[index] == UInt8(ascii: "`") {
            let rest = line[(index + 1)...]
            return String(decoding: rest.prefix { $0 != UInt8(ascii: "`") }, as: UTF8.self)
        }
        let start = index
        while index < line.count, Self.isNamePart(line[index]) { index += 1 }
        return String(decoding: line[start..<index], as: UTF8.self)
    }

    /// The bytes between two places, with their positions.
    func bytes(in range: Range<Position>) -> [(byte: UInt8, position: Position)] {
        var result: [(byte: UInt8, position: Position)] = []
        for number in range.lowerBound.line...range.upperBound.line where lines.indices.contains(number - 1) {
            for (column, byte) in lines[number - 1].enumerated() {
                let position = Position(line: number, column: column + 1)
                if range.contains(position) { result.append((byte, position)) }
            }
            result.append((UInt8(ascii: "\n"), Position(line: number, column: lines[number - 1].count + 1)))
        }
        return result
    }

    static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
