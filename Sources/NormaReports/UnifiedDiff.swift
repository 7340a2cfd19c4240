// The changes of a file, in the format of `patch` and `git apply`.

import NormaText

package enum UnifiedDiff {
    /// Unchanged lines around a change.
    private static let context = 3

    /// The difference between two texts of a file; empty if there is none.
    ///
    /// - Parameter path: relative to the folder in which the patch will be applied.
    package static func text(path: String, old: [UInt8], new: [UInt8]) -> String {
        guard old != new else { return "" }
        let (oldLines, newLines) = (lines(of: old), lines(of: new))
        let changes = changes(LineDifference(oldLines, newLines).matches, oldLines.count, newLines.count)
        var result = Array("--- \(name("a/" + path))\n+++ \(name("b/" + path))\n".utf8)
        var start = 0
        while start < changes.count {
            var end = start + 1
            while end < changes.count, changes[end].old.lowerBound - changes[end - 1].old.upperBound <= 2 * context {
                end += 1
            }
            add(changes[start..<end], oldLines, newLines, to: &result)
            start = end
        }
        return String(decoding: result, as: UTF8.self)
    }

    private struct Change {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// The parts between the matches.
    private static func changes(_ matches: [LineDifference.Match], _ oldCount: Int, _ newCount: Int) -> [Change] {
        var result: [Change] = []
        var (old, new) = (0, 0)
        for match in matches.map({ ($0.old, $0.new, $0.count) }) + [(oldCount, newCount, 0)] {
            if match.0 > old || match.1 > new { result.append(Change(old: old..<match.0, new: new..<match.1)) }
            (old, new) = (match.0 + match.2, match.1 + match.2)
        }
        return result
    }

    private static func add(
        _ changes: ArraySlice<Change>,
        _ old: [ArraySlice<UInt8>],
        _ new: [ArraySlice<UInt8>],
        to result: inout [UInt8]
    ) {
        guard let first = changes.first, let last = changes.last else { return }
        let before = min(context, first.old.lowerBound)
        let after = min(context, old.count - last.old.upperBound)
        let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
        let newRange = first.new.lowerBound - before..<last.new.upperBound + after
        result += "@@ -\(header(oldRange)) +\(header(newRange)) @@\n".utf8
        var place = oldRange.lowerBound
        for change in changes {
            for index in place..<change.old.lowerBound { add(" ", old[index], to: &result) }
            for index in change.old { add("-", old[index], to: &result) }
            for index in change.new { add("+", new[index], to: &result) }
            place = change.old.upperBound
        }
        for index in place..<oldRange.upperBound { add(" ", old[index], to: &result) }
    }

    /// The first line and the number of lines; if there are none, the line before.
    private static func header(_ range: Range<Int>) -> String {
        range.isEmpty ? "\(range.lowerBound),0" : "\(range.lowerBound + 1),\(range.count)"
    }

    private static func add(_ mark: String, _ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
        result += mark.utf8
        result += line
        if line.last != UInt8(ascii: "\n") { result += "\n\\ No newline at end of file\n".utf8 }
    }

    /// Including their line feeds; the last may have none.
    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        var result: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
            result.append(text[start...index])
            start = index + 1
        }
        if start < text.count { result.append(text[start...]) }
        return result
    }

    /// A path in the header: one with spaces ends with a tab, and one with quotes or control characters is quoted.
    private static func name(_ path: String) -> String {
        let needsQuotes = path.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        guard needsQuotes else { return path.contains(" ") ? path + "\t" : path }
        var quoted = "\""
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 8)
                quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
