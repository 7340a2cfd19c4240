// Joins the two sides of a baseline that git could not merge, or merged into invalid JSON.

import NormaText

package enum BaselineUnion {
    /// All entries of both sides, each with the larger of its counts. A check reports which of them are stale.
    ///
    /// Reads line by line, as Norma writes it: entries, conflict markers and the few lines around them.
    package static func read(_ bytes: [UInt8], file: String) throws(BaselineProblems) -> Baseline {
        let reading = BaselineReading(try BaselineReader.validated(bytes, file: file), file: file)
        var entries: [BaselineEntry] = []
        var generated: Set<RelativePath>?
        var isOfBase = false
        for line in reading.lineRanges {
            if let marker = ConflictMarker(bytes[line]) {
                isOfBase = marker == .base
            } else if !isOfBase {
                do throws(JSONProblem) {
                    switch try content(of: bytes, line) {
                    case .entry(let entry): entries.append(entry)
                    case .generated(let paths): generated = (generated ?? []).union(paths)
                    case .nothing: break
                    }
                } catch {
                    throw reading.failure(at: error.offset, error.message, error.suggestion ?? BaselineReading.restore)
                }
            }
        }
        var baseline = Baseline(entries, joining: max)
        baseline.generated = generated?.sorted()
        return baseline
    }

    private enum Content {
        case entry(BaselineEntry)
        /// One path, or the line that begins the list.
        case generated([RelativePath])
        case nothing
    }

    private static func content(of bytes: [UInt8], _ line: Range<Int>) throws(JSONProblem) -> Content {
        var cursor = JSONCursor(bytes, from: line.lowerBound, to: line.upperBound)
        cursor.skipSpace()
        guard !cursor.isAtEnd else { return .nothing }
        let text = String(decoding: bytes[cursor.offset..<line.upperBound], as: UTF8.self)
        if text.hasPrefix("{"), text.dropFirst().contains("\"") {
            let entry = try BaselineReading.entry(&cursor)
            _ = cursor.take(",")
            cursor.skipSpace()
            guard cursor.isAtEnd else {
                throw JSONProblem(offset: cursor.offset, message: "there is text after the entry on its line")
            }
            return .entry(entry)
        }
        if text.hasPrefix("\"version\"") {
            _ = try cursor.string("`version`")
            try cursor.expect(":", "a colon")
            cursor.skipSpace()
            let place = cursor.offset
            try BaselineReading.check(version: try cursor.count("`version`"), at: place)
            return .nothing
        }
        if text.hasPrefix("\"generated\"") { return .generated([]) }
        if text.hasPrefix("\""), !text.hasPrefix("\"entries\"") {
            let place = cursor.offset
            return .generated([try BaselineReading.path(try cursor.string("the path"), at: place)])
        }
        guard text.hasPrefix("\"entries\"") || text.allSatisfy({ "{}[], ".contains($0) }) else {
            throw JSONProblem(
                offset: cursor.offset,
                message: "this isn't a line of a baseline as Norma writes it, with one entry per line"
            )
        }
        return .nothing
    }
}
