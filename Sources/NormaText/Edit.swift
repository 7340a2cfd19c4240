// A replacement of some bytes of a file by a text.

/// One replacement; an empty range inserts, an empty text deletes.
package struct Edit: Sendable, Hashable {
    package var range: ByteRange
    package var replacement: String

    package init(range: ByteRange, replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    package static func delete(_ range: ByteRange) -> Edit { Edit(range: range, replacement: "") }

    package static func insert(_ text: String, at offset: Int32) -> Edit {
        Edit(range: ByteRange(start: offset, end: offset), replacement: text)
    }

    package static func replace(_ range: ByteRange, with text: String) -> Edit {
        Edit(range: range, replacement: text)
    }
}

extension Edit {
    /// Whether all of these can be made in a text of so many bytes: none is outside of it, no two overlap.
    package static func fit(_ edits: [Edit], in count: Int) -> Bool {
        var cursor = 0
        for edit in inOrder(edits) {
            guard Int(edit.range.start) >= cursor, Int(edit.range.end) <= count else { return false }
            cursor = Int(edit.range.end)
        }
        return true
    }

    private static func inOrder(_ edits: [Edit]) -> [Edit] {
        edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    }

    /// The text with all edits made; nil if two of them overlap or one is outside the text.
    package static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var cursor = 0
        for edit in inOrder(edits) {
            let (start, end) = (Int(edit.range.start), Int(edit.range.end))
            guard start >= cursor, end <= bytes.count else { return nil }
            result.append(contentsOf: bytes[cursor..<start])
            result.append(contentsOf: edit.replacement.utf8)
            cursor = end
        }
        result.append(contentsOf: bytes[cursor...])
        return result
    }
}
