// Where a rule was adjusted, each command that speaks of the rule says so.

import Foundation
import Testing

@Suite("Rules that were adjusted")
struct AdjustedRuleTests {
    private static let files = [
        "base.md": """
        ---
        norma: 2
        name: base
        ---

        # Types

        ```yaml rule
        rule: classes-stay-short
        every: class
        must: { have-at-most: { lines: 1 } }
        ```
        """,
        "TEAM.md": """
        ---
        norma: 2
        name: team
        extends: base.md
        ---

        ```yaml rule
        adjust: classes-stay-short
        at-most: 2
        severity: warning
        because: Ours are *older*.
        ```
        """,
        ".norma.yml": "guide: TEAM.md\n",
        "Sources/Cart.swift": "class Cart {\n    let a = 1\n}\n",
        "Sources/Shop.swift": "class Shop {\n}\n",
    ]

    private static let words = "TEAM.md, line 8: severity warning (was error), at-most 2 lines (was 1)"

    private func output(_ arguments: String...) throws -> String {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(arguments, in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        return run.output
    }

    @Test("tell it where they are listed and explained")
    func listed() throws {
        let status = try output("guide", "status")
        #expect(status.contains("classes-stay-short: adjusted in \(Self.words); Ours are *older*."), "\(status)")
        #expect(try output("guide", "show", "--rules").contains("warning  Types (adjusted in \(Self.words))"))
        #expect(try output("explain", "classes-stay-short").contains("adjusted in \(Self.words); Ours are *older*."))
        #expect(try output("rules", "Sources/Cart.swift").contains("(classes-stay-short, adjusted)"))
        let why = try output("why", "Sources/Cart.swift:1").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(why.contains("classes-stay-short was adjusted in \(Self.words); Ours are *older*."), "\(why)")
    }

    @Test("tell it in reports, and find by the new limit")
    func reported() throws {
        let text = try output("check", "--all").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            text.contains(
                "adjusted TEAM.md:8: severity warning (was error), at-most 2 lines (was 1); Ours are older."
            ),
            "\(text)"
        )
        #expect(text.contains("Sources/Cart.swift:1:7 warning classes-stay-short"))
        #expect(!text.contains("Shop.swift"))
        let json = try output("check", "--format", "json")
        #expect(json.contains(#""at-most 2 lines (was 1)""#))
        let page = try output("check", "--format", "html")
        #expect(
            page.contains(
                "<span class=\"adjusted\">adjusted in TEAM.md:8: severity warning (was error), at-most 2 lines (was 1)"
            )
        )
    }
}
