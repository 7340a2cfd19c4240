// What a check finds between a guide and the document that it enforces.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite struct GuidelineFindingTests {
    private static let document = """
        # Working here

        Views **never** talk to the network,
        and view models don't import UIKit.

        ## Size

        | Rule | Why |
        |------|-----|
        | Files have at most 300 lines | since 2019 |

        - Prefer composition.
        - Swift 6 is used since 2024.

        """

    private func guide(_ quotation: String, limit: Int = 300, document: String = "AGENTS.md") -> String {
        """
        ---
        norma: 2
        name: our-app
        document: \(document)
        ---

        # Our app

        ```yaml rules
        views-know-no-network:
          enforces: "Views never talk to the network, and view models don't import UIKit"
          every: { struct: "*View" }
          must-not: { refer-to: { type: URLSession } }

        files-are-short:
          enforces: "\(quotation)"
          check: file-length
          at-most: \(limit)
        ```

        ```yaml review
        review: composition
        question: Is it composed?
        enforces: prefer composition
        ```

        """
    }

    private func result(_ guide: String, _ files: [String: String] = [:]) throws -> CheckResult {
        let prepared = try GuideLoading.guide(from: GuideSource(text: guide, file: "/work/app/Docs/GUIDE.md"))
        let texts = ["A.swift": "struct AView {}\n", "AGENTS.md": Self.document, "Docs/GUIDE.md": guide]
        let tree = MemoryWorkspace(texts: texts.merging(files) { $1 })
        var request = CheckRequest(workspace: tree, guide: prepared, today: "2000-01-01")
        request.joinsCauses = true
        return Pipeline.check(request).result
    }

    private func findings(_ guide: String, _ files: [String: String] = [:]) throws -> [String] {
        try result(guide, files).findings.map { "\($0.place.path):\($0.place.start) \($0.rule): \($0.message)" }
    }

    @Test(arguments: [
        "Files have at most 300 lines",
        "**Files**  have at most `300` lines.",
        "files have at most 300 lines | since 2019",
        "have at most 300 lines",
    ])
    func `A quotation is found in a table, wrapped, or with other marks`(_ quotation: String) throws {
        #expect(try findings(guide(quotation)).isEmpty)
    }

    @Test func `A sentence that was changed is reported in the guide, with the nearest one`() throws {
        #expect(
            try findings(guide("Files have at most 200 lines", limit: 200)) == [
                "AGENTS.md:10:1 sentence-is-placed: no rule and no review question quotes "
                    + "“Files have at most 300 lines | since 2019”",
                "Docs/GUIDE.md:16:13 quoted-sentence-exists: `files-are-short` quotes “Files have at most 200 lines”, "
                    + "which isn't in `AGENTS.md`; the nearest is “Files have at most 300 lines | since 2019”",
            ]
        )
    }

    @Test func `A limit that differs from its sentence is reported, another number isn't`() throws {
        #expect(
            try findings(guide("Files have at most 300 lines", limit: 400)) == [
                "Docs/GUIDE.md:16:13 limit-agrees-with-document: `files-are-short` has a limit of 400 lines, "
                    + "but `AGENTS.md` says 300 lines"
            ]
        )
        let loose = Self.document.replacing("Files have at most 300 lines", with: "Files written since 2019 are short")
        #expect(try findings(guide("Files written since 2019 are short", limit: 400), ["AGENTS.md": loose]).isEmpty)
    }

    @Test func `Sentences that nothing quotes are one note for a document`() throws {
        let more = Self.document + "- Never force unwrap.\n- Always write tests.\n"
        let result = try result(guide("Files have at most 300 lines"), ["AGENTS.md": more])
        #expect(result.findings.map(\.severity) == [.note])
        #expect(result.findings.first?.joinedCount == 1)
        #expect(result.findings.first?.place.start.line == 14)
        #expect(result.rules.contains { $0.name == "sentence-is-placed" })
    }

    @Test func `A document that isn't there is reported where the guide names it`() throws {
        #expect(
            try findings(guide("Files have at most 300 lines", document: "AGENT.md")).map { $0.prefix(60) }
                == [
                    "Docs/GUIDE.md:4:11 quoted-sentence-exists: the guide names the document"
                ].map { $0.prefix(60) }
        )
    }

    @Test func `A document in another language is named, and only quotations are compared`() throws {
        let german = String(
            repeating:
                "Die Ansichten dürfen nie mit dem Netz sprechen, weil sie sonst nicht geprüft werden können.\n\n",
            count: 30
        )
        let result = try result(guide("Files have at most 300 lines"), ["AGENTS.md": german + Self.document])
        #expect(result.findings.isEmpty)
        #expect(result.notices.contains { $0.message.contains("`AGENTS.md` is in German") })
    }

    @Test func `Quotations without a document are a problem of the guide`() throws {
        let text = guide("Files have at most 300 lines").replacing("document: AGENTS.md\n", with: "")
        #expect {
            try GuideLoading.guide(from: GuideSource(text: text, file: "GUIDE.md"))
        } throws: { error in
            (error as? GuideProblems)?.problems.first?.message
                == "`enforces` quotes a document, but the guide names none"
        }
    }

    @Test func `A tree, a picture, a taken rule and a map quote sentences too`() throws {
        let text = """
            ---
            norma: 2
            name: our-app
            document: [AGENTS.md, CLAUDE.md]
            ---

            # Our app

            ```text layout rule=folders enforces="Sources holds everything"
            Sources/
            └── *.swift   *
            ```

            ```yaml define
            places: { safe-code: App }
            ```

            ```yaml rules for=struct enforces="Structs are small values"
            small: { must: { have-at-most: { lines: 20 } } }
            ```

            ```yaml take from=swift-style
            - no-force-unwraps: { enforces: Never force unwrap }
            ```
            """
        let document = "Sources holds everything. Structs are small values. Never force unwrap.\n"
        let found = try findings(text, ["AGENTS.md": document, "CLAUDE.md": "Never print.\n", "Docs/GUIDE.md": text])
        #expect(
            found.filter { !$0.contains("folders") } == [
                "CLAUDE.md:1:1 sentence-is-placed: no rule and no review question quotes “Never print.”"
            ]
        )
    }
}
