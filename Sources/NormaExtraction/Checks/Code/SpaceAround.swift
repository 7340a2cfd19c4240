// The white space around a place in the code, and the beginnings of lines, for checks of layout.

import NormaText
import SwiftSyntax

struct SpaceAround {
    /// Spaces and tabs directly before and after.
    let before: Int
    let after: Int
    /// Only white space precedes it on its line.
    let startsLine: Bool
    /// Only white space or a comment follows it on its line.
    let endsLine: Bool
    /// It is one space, not a tab.
    let isSpaceBefore: Bool
    let isSpaceAfter: Bool

    init(_ range: ByteRange, in source: SourceText) { self.init(range, in: source.bytes) }

    init(_ range: ByteRange, in bytes: UnsafeBufferPointer<UInt8>) {
        var start = range.start
        while start > 0, LineText.isSpace(bytes.byte(at: start - 1)) { start -= 1 }
        var end = range.end
        while LineText.isSpace(bytes.byte(at: end)) { end += 1 }
        before = Int(range.start - start)
        after = Int(end - range.end)
        startsLine = start == 0 || Self.isBreak(bytes.byte(at: start - 1))
        let (next, second) = (bytes.byte(at: end), bytes.byte(at: end + 1))
        let isComment = next == UInt8(ascii: "/") && (second == UInt8(ascii: "/") || second == UInt8(ascii: "*"))
        endsLine = end >= bytes.count || Self.isBreak(next) || isComment
        isSpaceBefore = before == 1 && bytes.byte(at: start) == UInt8(ascii: " ")
        isSpaceAfter = after == 1 && bytes.byte(at: end - 1) == UInt8(ascii: " ")
    }

    /// One space, or the beginning of a line.
    var isSingleBefore: Bool { isSpaceBefore || startsLine }
    /// One space, or the end of a line.
    var isSingleAfter: Bool { isSpaceAfter || endsLine }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}

extension SourceText {
    /// The line on which a node begins, without the white space and comments before it.
    func firstLine(of node: some SyntaxProtocol) -> Int { line(at: ByteRange(of: node).start) }

    /// Whether a node has no line break inside.
    func isOnOneLine(_ node: some SyntaxProtocol) -> Bool { !bytes.hasLineBreak(in: ByteRange(of: node)) }

    /// The line on which a node ends.
    func lastLine(of node: some SyntaxProtocol) -> Int { line(at: max(ByteRange(of: node).end - 1, 0)) }

    /// How many bytes precede an offset on its line.
    func column(at offset: Int32) -> Int { lines.position(at: offset).column - 1 }

    /// How many characters precede an offset on its line.
    func characterColumn(at offset: Int32) -> Int {
        let before = ByteRange(start: offset - Int32(clamping: column(at: offset)), end: offset)
        return slice(before).allSatisfy { $0 < 0x80 } ? before.count : text(before).count
    }

    /// The white space that the line of an offset begins with, in bytes.
    func indentation(at offset: Int32) -> Int {
        guard let range = lines.range(ofLine: line(at: offset)) else { return 0 }
        return slice(range).prefix { LineText.isSpace($0) }.count
    }

    /// Whether a node is the first on its line.
    func startsLine(_ node: some SyntaxProtocol) -> Bool {
        let start = ByteRange(of: node).start
        return column(at: start) == indentation(at: start)
    }
}
