// No report grows with the length of a line, however much is found on it.

import NormaFindings
import NormaText
import Testing

@testable import NormaReports

@Suite("Findings on one long line")
struct LongLineTests {
    /// A table in one line with findings on some of its elements, the last one among them.
    private func result(elements: Int, findings: Int) -> CheckResult {
        let line = "let table = [" + String(repeating: "1, ", count: elements) + "é]"
        let text = ExcerptedText(Array(line.utf8))
        let found = (0..<findings).map { index in
            let column = 14 + index * ((elements - 1) / (findings - 1)) * 3
            let place = Place(
                path: RelativePath("Sources/Table.swift"),
                range: ByteRange(column - 1, column),
                start: Position(line: 1, column: column),
                end: Position(line: 1, column: column + 1)
            )
            var finding = Finding(
                rule: "numbers",
                severity: .warning,
                place: place,
                message: "A number",
                symbol: "table"
            )
            finding.excerpt = text.excerpt(of: place)
            finding.related = [RelatedPlace(place: place, message: "here", excerpt: finding.excerpt)]
            finding.fix = Fix(.safe, [.replace(ByteRange(column - 1, column), with: "2")])
            finding.editPlaces = [text.place(of: .delete(ByteRange(column - 1, column)))]
            return finding
        }
        return CheckResult(guide: "own", guideOrigin: "", findings: found)
    }

    @Test("A line of ten times the length makes no longer report", arguments: AllFormats.sorted.map(\.name))
    func bytes(format: String) throws {
        let format = try #require(AllFormats.named(format))
        let short = format.render(result(elements: 20_000, findings: 200), ReportOptions()).utf8.count
        let long = format.render(result(elements: 200_000, findings: 200), ReportOptions()).utf8.count
        #expect(long < short + short / 20)
        #expect(short < 200 * 3_000)
    }

    @Test("What the reader is handed piece by piece is the whole report", arguments: AllFormats.sorted.map(\.name))
    func pieces(format: String) throws {
        let format = try #require(AllFormats.named(format))
        let result = result(elements: 3_000, findings: 1_500)
        var pieces: [[UInt8]] = []
        format.write(result, ReportOptions()) { pieces.append($0) }
        #expect(pieces.joined().elementsEqual(format.render(result, ReportOptions()).utf8))
        // A comment is no longer than a comment may be, and an answer for an agent keeps its budget.
        #expect(pieces.count > 2 || ["agent", "markdown"].contains(format.name))
        #expect(pieces.allSatisfy { $0.count < 100_000 })
    }

    @Test("The window of a JSON report says at which column it begins")
    func json() {
        let report = Format.json.render(result(elements: 20_000, findings: 3), ReportOptions())
        let lines = report.split(separator: "\n").filter { $0.contains("\"sourceLine") }
        #expect(lines.count == 6)
        #expect(lines[0].contains("\"let table = [1, 1,") && lines[0].hasSuffix("…\","))
        #expect(lines[1].hasSuffix("\"sourceLineColumn\": 1,"))
        #expect(lines[2].contains("\"sourceLine\": \"…") && lines[2].hasSuffix("…\","))
        #expect(lines[3].hasSuffix("\"sourceLineColumn\": 29891,"))
        #expect(lines[4].contains("\"sourceLine\": \"…") && lines[4].hasSuffix("1, é]\","))
    }

    @Test("A range over several lines has the window of its first line and no column of its end")
    func severalLines() throws {
        let text = ExcerptedText(Array((String(repeating: "日 ", count: 500) + "call(\n  1,\n  2)\n").utf8))
        let place = Place(
            path: RelativePath("A.swift"),
            range: ByteRange(2_000, 2_016),
            start: Position(line: 1, column: 2_001),
            end: Position(line: 3, column: 5)
        )
        let excerpt = try #require(text.excerpt(of: place))
        #expect(excerpt.window.text.hasSuffix("日 call(") && excerpt.window.isCutBefore && !excerpt.window.isCutBehind)
        #expect(excerpt.startCodePoint == 1_001)
        #expect(excerpt.endCodePoint == nil)
        let shown = SourceExcerpt(of: excerpt.window, place: place, width: 40)
        #expect(shown.text.hasPrefix("…") && shown.text.hasSuffix("call(") && shown.underlined == 5)
    }
}
