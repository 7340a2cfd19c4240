// A part of a line that is bearable to show, however long the line is.

/// The relevant part of a line, cut between characters; a line of usual length is not cut.
///
/// Reports hold windows of lines and never the lines: one long line may have ten thousand findings.
package struct LineWindow: Sendable, Hashable {
    /// The part itself, without marks.
    package let text: String
    /// The column of its first byte in the line, from 1.
    package let column: Int
    package let isCutBehind: Bool

    package var isCutBefore: Bool { column > 1 }

    /// The part, with `…` at the ends that were cut.
    package var marked: String { (isCutBefore ? "…" : "") + text + (isCutBehind ? "…" : "") }

    /// How many columns of a terminal a window takes in.
    package static let usualWidth = 400

    /// - Parameters:
    ///   - line: UTF-8, without its line break.
    ///   - column: the column of the byte that the window is about, from 1.
    ///
    /// Cost: the length of the part, not of the line.
    package init(of line: ArraySlice<UInt8>, around column: Int, width: Int = usualWidth) {
        guard line.count > width else {
            text = String(decoding: line, as: UTF8.self)
            self.column = 1
            isCutBehind = false
            return
        }
        let meant = Self.boundary(in: line, before: line.startIndex + min(max(column - 1, 0), line.count))
        let lead = width * 3 / 10
        var after = Self.reach(in: line, after: meant, width: width - lead)
        let before = Self.reach(in: line, before: meant, width: width - after.width)
        if before.end == line.startIndex { after = Self.reach(in: line, after: meant, width: width - before.width) }
        text = String(decoding: line[before.end..<after.end], as: UTF8.self)
        self.column = before.end - line.startIndex + 1
        isCutBehind = after.end < line.endIndex
    }

    package init(of line: String, around column: Int, width: Int = usualWidth) {
        self.init(of: Array(line.utf8)[...], around: column, width: width)
    }

    /// How far some columns reach from a place in the line.
    private struct Reach {
        var end: Int
        var width = 0
    }

    /// No character takes more bytes than this for each of its columns, but those that carry piles of marks.
    private static let mostBytesOfColumn = 8

    private static func reach(in line: ArraySlice<UInt8>, after start: Int, width: Int) -> Reach {
        // One more, which could be a mark on the last one.
        if isPlain(line[start..<min(line.endIndex, start + width + 1)]) {
            let end = min(line.endIndex, start + width)
            return Reach(end: end, width: end - start)
        }
        let farthest = boundary(in: line, before: min(line.endIndex, start + width * mostBytesOfColumn))
        let isCut = farthest < line.endIndex
        var reach = Reach(end: start)
        for character in characters(of: line[start..<farthest], isCutBefore: false, isCutBehind: isCut) {
            guard reach.width + Self.width(of: character) <= width else { break }
            reach.width += Self.width(of: character)
            reach.end = min(reach.end + character.utf8.count, line.endIndex)
        }
        return reach
    }

    private static func reach(in line: ArraySlice<UInt8>, before end: Int, width: Int) -> Reach {
        let nearest = max(line.startIndex, end - width)
        if isPlain(line[nearest..<end]) { return Reach(end: nearest, width: end - nearest) }
        let farthest = boundary(in: line, before: max(line.startIndex, end - width * mostBytesOfColumn))
        let isCut = farthest > line.startIndex
        var reach = Reach(end: end)
        for character in characters(of: line[farthest..<end], isCutBefore: isCut, isCutBehind: false).reversed() {
            guard reach.width + Self.width(of: character) <= width else { break }
            reach.width += Self.width(of: character)
            reach.end = max(reach.end - character.utf8.count, line.startIndex)
        }
        return reach
    }

    /// Whether every byte is one character of one column.
    private static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.allSatisfy { (0x20...0x7E).contains($0) } }

    /// The characters of a part; one that the part may hold only half of is left out.
    private static func characters(of bytes: ArraySlice<UInt8>, isCutBefore: Bool, isCutBehind: Bool) -> Substring {
        var characters = String(decoding: bytes, as: UTF8.self)[...]
        if isCutBefore {
            let first = characters.popFirst()
            // A joiner without a base: the next character is the rest of that one.
            if first?.unicodeScalars.last == "\u{200D}" { characters = characters.dropFirst() }
        }
        if isCutBehind { characters = characters.dropLast() }
        return characters
    }

    /// The first byte of the code point that this byte belongs to.
    private static func boundary(in line: ArraySlice<UInt8>, before index: Int) -> Int {
        guard index < line.endIndex else { return index }
        // Continuation bytes of a code point begin with the bits 10, and no code point has more than four bytes.
        let candidates = max(line.startIndex, index - 3)...index
        return candidates.last { line[$0] & 0xC0 != 0x80 } ?? index
    }

    /// A tab may fill four columns; invisible characters are shown in a visible form.
    private static func width(of character: Character) -> Int {
        character == "\t" ? 4 : max(1, DisplayWidth.of(character))
    }
}
