// Reads a baseline; problems are reported with their place, and then none of it is used.

import NormaText

/// The problems of a baseline, at least one.
package struct BaselineProblems: Error, Sendable {
    package let problems: [SourceProblem]
}

package enum BaselineReader {
    /// - Parameter file: its name as the user would open it.
    ///
    /// Cost: linear in the bytes.
    package static func read(_ bytes: [UInt8], file: String) throws(BaselineProblems) -> Baseline {
        var reading = BaselineReading(try validated(bytes, file: file), file: file)
        if let marker = reading.firstMarker {
            throw reading.failure(
                at: marker,
                "two branches changed the baseline, and git could not merge them",
                "run `norma baseline --resolve`, which takes both sides"
            )
        }
        reading.read()
        return try reading.baseline()
    }

    static func validated(_ bytes: [UInt8], file: String) throws(BaselineProblems) -> [UInt8] {
        do throws(NotUtf8) {
            _ = try Utf8Text.text(of: bytes)
            return bytes
        } catch {
            let message = "the baseline is not UTF-8 from here on"
            let way = "restore the last version from git, or write a new one"
            let problem = SourceProblem(file: file, position: error.position, message: message, suggestion: way)
            throw BaselineProblems(problems: [problem])
        }
    }
}

/// A baseline that is being read.
struct BaselineReading {
    let file: String
    let bytes: [UInt8]
    private let lines: LineTable
    private(set) var problems: [SourceProblem] = []
    private var entries: [BaselineEntry] = []
    private var generated: [RelativePath]?
    /// The offsets of the entries, in the same order.
    private var offsets: [Int] = []

    static let restore =
        "restore the last version from git, or delete the file and write a new one with `norma baseline`"

    init(_ bytes: [UInt8], file: String) {
        self.file = file
        self.bytes = bytes
        lines = LineTable(bytes: bytes)
    }

    mutating func read() {
        do throws(JSONProblem) {
            var cursor = JSONCursor(bytes)
            try readFile(&cursor)
        } catch {
            report(error)
        }
    }

    func baseline() throws(BaselineProblems) -> Baseline {
        guard problems.isEmpty else { throw BaselineProblems(problems: problems) }
        var baseline = Baseline(entries)
        baseline.generated = generated.map { Set($0).sorted() }
        return baseline
    }

    private mutating func readFile(_ cursor: inout JSONCursor) throws(JSONProblem) {
        try cursor.expect("{", "the beginning of a baseline")
        var isVersionKnown = false
        repeat {
            cursor.skipSpace()
            let start = cursor.offset
            let key = try cursor.string("the name of a member")
            try cursor.expect(":", "a colon")
            switch key {
            case "version":
                cursor.skipSpace()
                let place = cursor.offset
                try Self.check(version: try cursor.count("`version`"), at: place)
                isVersionKnown = true
            case "entries": try readEntries(&cursor)
            case "generated": generated = try Self.paths(&cursor)
            default: throw Self.unknown(key, among: ["version", "entries", "generated"], at: start)
            }
        } while cursor.take(",")
        try cursor.expect("}", "the end of the baseline")
        cursor.skipSpace()
        guard cursor.isAtEnd else {
            throw JSONProblem(offset: cursor.offset, message: "there is text after the end of the baseline")
        }
        guard isVersionKnown else {
            throw JSONProblem(offset: 0, message: "the baseline has no `version`", suggestion: Self.restore)
        }
        reportRepetitions()
    }

    static func check(version: Int, at offset: Int) throws(JSONProblem) {
        guard version > 0 else {
            throw JSONProblem(
                offset: offset,
                message: "there is no version \(version) of baselines",
                suggestion: restore
            )
        }
        guard version <= Baseline.version else {
            throw JSONProblem(
                offset: offset,
                message: "a newer Norma wrote this baseline (version \(version); this one reads \(Baseline.version))",
                suggestion: "run the newer one here, too"
            )
        }
    }

    private mutating func readEntries(_ cursor: inout JSONCursor) throws(JSONProblem) {
        try cursor.expect("[", "the beginning of the list of entries")
        if cursor.take("]") { return }
        repeat {
            cursor.skipSpace()
            offsets.append(cursor.offset)
            entries.append(try Self.entry(&cursor))
        } while cursor.take(",")
        try cursor.expect("]", "a comma, or the end of the list of entries")
    }

    private static func paths(_ cursor: inout JSONCursor) throws(JSONProblem) -> [RelativePath] {
        try cursor.expect("[", "the beginning of the list `generated`")
        var paths: [RelativePath] = []
        if cursor.take("]") { return paths }
        repeat {
            cursor.skipSpace()
            let offset = cursor.offset
            paths.append(try path(try cursor.string("each of `generated`"), at: offset))
        } while cursor.take(",")
        try cursor.expect("]", "a comma, or the end of the list `generated`")
        return paths
    }

    /// For a file that git merged without a conflict.
    private mutating func reportRepetitions() {
        guard !entries.isInOrder else { return }
        var known: [BaselineEntry: Int] = [:]
        for (index, entry) in entries.enumerated() {
            guard let first = known.updateValue(index, forKey: entry.kind) else { continue }
            let line = lines.line(at: Int32(clamping: offsets[first]))
            report(
                JSONProblem(
                    offset: offsets[index],
                    message: "this entry repeats line \(line)",
                    suggestion: "run `norma baseline --resolve`, which keeps one of them"
                )
            )
        }
    }

    // MARK: - Problems

    static func unknown(_ key: String, among known: [String], at offset: Int) -> JSONProblem {
        let near = NearestWord.to(key, among: known).map { "did you mean `\($0)`?" }
        let message = "a baseline has no member `\(BearableText.name(key))` here"
        return JSONProblem(
            offset: offset,
            message: message,
            suggestion: near ?? "known: \(known.joined(separator: ", "))"
        )
    }

    mutating func report(_ problem: JSONProblem) {
        problems.append(place(problem.offset, problem.message, problem.suggestion ?? Self.restore))
    }

    func failure(at offset: Int, _ message: String, _ suggestion: String) -> BaselineProblems {
        BaselineProblems(problems: [place(offset, message, suggestion)])
    }

    private func place(_ offset: Int, _ message: String, _ suggestion: String) -> SourceProblem {
        let position = lines.position(at: Int32(clamping: offset))
        let line = lines.range(ofLine: position.line).map { Int($0.start)..<Int($0.end) } ?? bytes.count..<bytes.count
        let content = bytes[line].prefix { $0 != 0x0A && $0 != 0x0D }
        return SourceProblem(
            file: file,
            position: position,
            window: LineWindow(of: content, around: position.column),
            message: message,
            suggestion: suggestion
        )
    }

    // MARK: - Lines

    /// The first line that git writes where it could not merge two versions.
    var firstMarker: Int? {
        (1...max(1, lines.lineCount)).lazy.compactMap { lines.range(ofLine: $0) }
            .first { ConflictMarker(bytes[Int($0.start)..<Int($0.end)]) != nil }.map { Int($0.start) }
    }

    /// Offsets of the lines, without their line breaks.
    var lineRanges: [Range<Int>] {
        (1...max(1, lines.lineCount)).compactMap { lines.range(ofLine: $0) }.map { range in
            var end = Int(range.end)
            while end > Int(range.start), bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
            return Int(range.start)..<end
        }
    }
}

/// The lines that git writes around two versions of some lines.
enum ConflictMarker {
    case ours, base, theirs, end

    init?(_ line: ArraySlice<UInt8>) {
        guard let first = line.first, line.prefix(7).count == 7, line.prefix(7).allSatisfy({ $0 == first }) else {
            return nil
        }
        switch first {
        case UInt8(ascii: "<"): self = .ours
        case UInt8(ascii: "|"): self = .base
        case UInt8(ascii: "="): self = .theirs
        case UInt8(ascii: ">"): self = .end
        default: return nil
        }
    }
}
