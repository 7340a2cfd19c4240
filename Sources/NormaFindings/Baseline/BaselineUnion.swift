// Joins the two sides of a baseline that git could not join, or joined to something that is no JSON.

package enum BaselineUnion {
    /// All entries of both sides, each with the larger of its counts. What is stale in them, a check tells.
    ///
    /// Reads line by line, as a baseline is written: entries, conflict markers and the few lines around them.
    package static func read(_ bytes: [UInt8], file: String) throws(BaselineProblems) -> Baseline {
        let reading = BaselineReading(try BaselineReader.validated(bytes, file: file), file: file)
        var entries: [BaselineEntry] = []
        var isOfBase = false
        for line in reading.lineRanges {
            if let marker = ConflictMarker(bytes[line]) {
                isOfBase = marker == .base
            } else if !isOfBase {
                do throws(JSONProblem) {
                    if let entry = try entry(in: bytes, line) { entries.append(entry) }
                } catch {
                    throw reading.failure(at: error.offset, error.message, error.suggestion ?? BaselineReading.restore)
                }
            }
        }
        return Baseline(entries, joining: max)
    }

    /// Nil for a line that holds none.
    private static func entry(in bytes: [UInt8], _ line: Range<Int>) throws(JSONProblem) -> BaselineEntry? {
        var cursor = JSONCursor(bytes, from: line.lowerBound, to: line.upperBound)
        cursor.skipSpace()
        guard !cursor.isAtEnd else { return nil }
        let text = String(decoding: bytes[cursor.offset..<line.upperBound], as: UTF8.self)
        if text.hasPrefix("{"), text.dropFirst().contains("\"") {
            let entry = try BaselineReading.entry(&cursor)
            _ = cursor.take(",")
            cursor.skipSpace()
            guard cursor.isAtEnd else {
                throw JSONProblem(offset: cursor.offset, message: "something stands behind the entry on its line")
            }
            return entry
        }
        if text.hasPrefix("\"version\"") {
            _ = try cursor.string("`version`")
            try cursor.expect(":", "a colon")
            cursor.skipSpace()
            let place = cursor.offset
            try BaselineReading.check(version: try cursor.count("`version`"), at: place)
            return nil
        }
        guard text.hasPrefix("\"entries\"") || text.allSatisfy({ "{}[], ".contains($0) }) else {
            throw JSONProblem(
                offset: cursor.offset,
                message: "this is no line of a baseline as Norma writes it, one entry a line"
            )
        }
        return nil
    }
}
