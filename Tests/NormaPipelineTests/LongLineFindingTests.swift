// What is found on one long line, however much it is, takes the room that its report needs and no more.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite("Much is found on one long line")
struct LongLineFindingTests {
    private static let guide = """
        ---
        norma: 2
        name: long
        ---

        # Commas and marks

        ```yaml rule
        rule: commas
        check: comma
        ```

        ```yaml rule
        rule: no-bang
        check: force-unwrapping
        ```

        ```yaml rule
        rule: no-read
        every: file
        must-not: { contain: "read($A)" }
        ```

        ```yaml rule
        rule: no-properties
        every: { property: any }
        must-not: { named: "*" }
        ```
        """

    private func findings(in code: String) throws -> [Finding] {
        let guide = try GuideLoading.guide(from: GuideSource(text: Self.guide, file: "GUIDE.md"))
        let workspace = MemoryWorkspace(texts: ["Code.swift": code])
        let request = CheckRequest(workspace: workspace, guide: guide, today: "2000-01-01", threads: 1)
        return Pipeline.check(request).result.findings
    }

    @Test("A finding holds a window of its line, with the columns that it was cut from")
    func table() throws {
        let count = 2_000
        let found = try findings(in: "let t = [\"é\"" + String(repeating: ",1", count: count) + "]\n")
            .filter { $0.rule == "commas" }
        #expect(found.count == count)
        for finding in found {
            let excerpt = try #require(finding.excerpt)
            #expect(excerpt.window.text.utf8.count <= 402)
            // The letter before takes two bytes.
            #expect(excerpt.startCodePoint == finding.place.start.column - 1)
            let offset = finding.place.start.column - excerpt.window.column
            #expect(excerpt.window.text.utf8.dropFirst(offset).first == UInt8(ascii: ","))
            #expect(finding.editPlaces.allSatisfy { $0.startCodePoint == $0.start.column - 1 })
        }
    }

    @Test("What a finding says quotes the beginning and the end of a long expression")
    func quotations() throws {
        let sum = String(repeating: "value + ", count: 4_000) + "end"
        let name = "a" + String(repeating: "b", count: 9_000)
        let found = try findings(in: "let x = y[\(sum)]!\nlet z = read(\(sum))\nlet \(name) = 1, \(name)2 = 2\n")
        #expect(Set(found.map(\.rule)).isSuperset(of: ["no-bang", "no-read", "no-properties"]))
        for finding in found {
            for text in [finding.message, finding.symbol, finding.detail] + finding.related.map(\.message) {
                #expect(text.utf8.count < 1_000, "\(finding.rule): \(text.prefix(80))")
            }
        }
        let named = found.filter { $0.rule == "no-properties" && $0.symbol.hasPrefix("ab") }
        #expect(named.count == 2 && Set(named.map(\.symbol)).count == 2)
    }

    @Test("Twice as many comments on one line hold twice as much and not four times")
    func comments() throws {
        func size(_ count: Int) throws -> Int {
            let code = "let a = 1 " + String(repeating: "/* norma:allow forse because x */ ", count: count) + "\n"
            return try findings(in: code).reduce(0) { $0 + ($1.excerpt?.window.text.utf8.count ?? 0) }
        }
        let (one, two) = (try size(100), try size(200))
        #expect(one > 0 && two <= one * 2 + 1_000)
    }

    @Test("A fix that puts many things right is not written down with each of them")
    func sharedFixes() throws {
        func edits(_ count: Int) throws -> Int {
            let imports = (0..<count).map { "import M\($0 % 2 == 0 ? 900 - $0 : $0)\n" }.joined()
            let guide =
                "---\nnorma: 2\nname: long\n---\n\n# Imports\n\n```yaml rule\nrule: r\ncheck: sorted-imports\n```\n"
            let prepared = try GuideLoading.guide(from: GuideSource(text: guide, file: "GUIDE.md"))
            let workspace = MemoryWorkspace(texts: ["Code.swift": imports])
            let request = CheckRequest(workspace: workspace, guide: prepared, today: "2000-01-01", threads: 1)
            let found = Pipeline.check(request).result.findings
            #expect(found.count >= count / 2 - 1 && found.first?.fix != nil)
            return found.flatMap { $0.fix?.edits ?? [] }.reduce(0) { $0 + $1.replacement.utf8.count }
        }
        #expect(try edits(200) < edits(100) * 5 / 2)
    }
}
