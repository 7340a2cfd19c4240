// The smallest edits that turn code matching one pattern into code matching another.

import NormaText

/// Compares a pattern with its replacement, hole by hole: the content of the holes, and everything that is the same on both
/// sides, stays as written, with its white space and comments.
struct PieceChanges {
    private let old: [PatternPiece]
    private let places: [ByteRange]
    private let new: [PatternPiece]
    private let newText: [UInt8]
    private let lines: LineTable

    /// Nil if the two don't have the same holes in the same order, or if the places of the pieces are unknown.
    ///
    /// - Parameter lines: those of the file.
    init?(from pattern: String, to code: String, at places: [ByteRange], lines: LineTable) {
        old = PatternPieces.of(pattern)
        new = PatternPieces.of(code)
        guard old.count == places.count, old.compactMap(\.hole) == new.compactMap(\.hole) else { return nil }
        self.places = places
        self.lines = lines
        newText = Array(code.utf8)
    }

    var edits: [Edit] {
        var edits: [Edit] = []
        var (start, newStart) = (0, 0)
        while true {
            let end = old[start...].firstIndex { $0.hole != nil } ?? old.count
            let newEnd = new[newStart...].firstIndex { $0.hole != nil } ?? new.count
            change(start..<end, to: newStart..<newEnd).map { edits.append($0) }
            guard end < old.count, newEnd < new.count else { return edits }
            (start, newStart) = (end + 1, newEnd + 1)
        }
    }

    /// The change between two holes; nil if there is none.
    private func change(_ range: Range<Int>, to newRange: Range<Int>) -> Edit? {
        var (range, newRange) = (range, newRange)
        while let first = range.first, let other = newRange.first, old[first].content == new[other].content {
            (range, newRange) = (range.dropFirst(), newRange.dropFirst())
        }
        while let last = range.last, let other = newRange.last, old[last].content == new[other].content {
            (range, newRange) = (range.dropLast(), newRange.dropLast())
        }
        switch (range.isEmpty, newRange.isEmpty) {
        case (true, true): return nil
        case (false, false): return replacement(of: range, with: newRange)
        case (false, true): return removal(of: range, before: newRange.lowerBound)
        case (true, false): return insertion(newRange, at: range.lowerBound)
        }
    }

    /// Adds or removes a space on either side if the replacement and the code differ in it.
    private func replacement(of range: Range<Int>, with newRange: Range<Int>) -> Edit {
        var (place, text) = (place(range), text(newRange))
        if range.lowerBound > 0, newRange.lowerBound > 0 {
            let isWanted = isSpaced(new.map(\.range), newRange.lowerBound)
            let last = places[range.lowerBound - 1].end
            if isWanted, last == place.start { text = " " + text }
            if !isWanted, isOnOneLine(last, place.start) { place = ByteRange(start: last, end: place.end) }
        }
        if range.upperBound < places.count, newRange.upperBound < new.count {
            let isWanted = isSpaced(new.map(\.range), newRange.upperBound)
            let next = places[range.upperBound].start
            if isWanted, next == place.end { text += " " }
            if !isWanted, isOnOneLine(place.end, next) { place = ByteRange(start: place.start, end: next) }
        }
        return .replace(place, with: text)
    }

    private func isOnOneLine(_ start: Int32, _ end: Int32) -> Bool { lines.line(at: start) == lines.line(at: end) }

    /// Whether there is white space before the piece.
    private func isSpaced(_ ranges: [ByteRange], _ index: Int) -> Bool { ranges[index].start > ranges[index - 1].end }

    /// With the white space on one side, or on both if the replacement has none.
    private func removal(of range: Range<Int>, before newIndex: Int) -> Edit {
        let place = place(range)
        let next = range.upperBound < places.count ? places[range.upperBound].start : place.end
        guard range.lowerBound > 0, newIndex > 0 else { return .delete(ByteRange(start: place.start, end: next)) }
        let last = places[range.lowerBound - 1].end
        guard range.upperBound < places.count, newIndex < new.count,
            new[newIndex].range.start > new[newIndex - 1].range.end
        else { return .delete(ByteRange(start: last, end: max(next, place.end))) }
        if place.start > last { return .delete(ByteRange(start: place.start, end: next)) }
        return next > place.end ? .delete(place) : .replace(place, with: " ")
    }

    private func insertion(_ range: Range<Int>, at index: Int) -> Edit? {
        if range.upperBound < new.count, index < places.count {
            let end = new[range.upperBound].range.start
            return .insert(text(from: new[range.lowerBound].range.start, to: end), at: places[index].start)
        }
        guard let last = places.last else { return nil }
        let start = range.lowerBound > 0 ? new[range.lowerBound - 1].range.end : 0
        return .insert(text(from: start, to: Int32(clamping: newText.count)), at: last.end)
    }

    private func place(_ range: Range<Int>) -> ByteRange {
        guard let first = range.first, let last = range.last else { return .empty }
        return ByteRange(start: places[first].start, end: places[last].end)
    }

    private func text(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        return text(from: new[first].range.start, to: new[last].range.end)
    }

    private func text(from start: Int32, to end: Int32) -> String {
        String(decoding: newText[Int(start)..<max(Int(start), Int(end))], as: UTF8.self)
    }
}
