// Trees and pictures as rules.

import NormaExpressions
import NormaGuide
import NormaText
import Testing

struct DrawingTests {
    private func rules(_ text: String) throws -> [Rule] { try Reading.guide(Reading.framed(text)).rules }

    private func tree(_ text: String) throws -> String? {
        try rules("# The tree\n```text layout\n\(text)\n```\n").first?.form.shown
    }

    @Test("box drawing, indentation and the output of `tree` say the same")
    func notations() throws {
        let drawn = """
            Sources/
            ├── Features/
            │   └── {Feature}/
            │       ├── Views/              # all of them
            │       │   ├── {Feature}View.swift
            │       │   └── Components/     ?
            │       └── …
            │
            └── Shared/ *
            Package.swift +
            """
        let meaning =
            "Sources/[Features/[{Feature}/[Views/[{Feature}View.swift Components/?] …]] Shared/*] Package.swift+"
        #expect(try tree(drawn) == meaning)
        #expect(try tree(drawn.replacing("   ", with: "\u{A0}\u{A0} ")) == meaning)
        let strokes = [("├── ", "|-- "), ("└── ", "`-- "), ("│   ", "|   ")]
        #expect(try tree(strokes.reduce(drawn) { $0.replacing($1.0, with: $1.1) }) == meaning)
        let blanks = [("├──", "   "), ("└──", "   "), ("│", " "), ("…", "...")]
        #expect(try tree(blanks.reduce(drawn) { $0.replacing($1.0, with: $1.1) }) == meaning)
        #expect(try tree(drawn.replacing("\n", with: "\r\n")) == meaning)
    }

    @Test(
        "names of several parts, quoted names, folders with whatever they hold",
        arguments: [
            ("A/B/C.swift", "A/[B/[C.swift]]"), ("A/B/ ?", "A/?[B/?]"), ("\"My Files\"/\n  x", "My Files/[x]"),
            ("\"My Files/\"", "My Files/"), ("A/ …", "A/[…]"), ("A/\n\tB/\n\t\tC", "A/[B/[C]]"), ("- A/\n- B", "A/ B"),
            ("./A", "A"), ("A+B.swift\n.swiftlint.yml", "A+B.swift .swiftlint.yml"),
        ]
    )
    func names(text: String, meaning: String) throws {
        #expect(try tree(text) == meaning)
    }

    @Test("the folders that stand for a feature define the features")
    func features() throws {
        let text = """
            ```yaml define
            features: "Old/{Feature}/**"
            ```
            # The tree
            ```text layout
            Sources/
              Features/
                {Feature}/
                  {Feature}View.swift
              {Feature}Kit/ *
            Old/
              {Feature}/
            ```
            """
        let guide = try Reading.guide(Reading.framed(text))
        let features = ["Old/{Feature}/**", "Sources/Features/{Feature}/**", "Sources/{Feature}Kit/**"]
        #expect(guide.definitions.features.map(\.text) == features)
    }

    @Test(
        "a picture allows its arrows and no others",
        arguments: [
            ("graph TD\nA --> B", "A B: A>B"), ("flowchart LR; A-->B;B-->C", "A B C: A>B B>C"),
            ("graph\n  A[One] --> B(\"Two (2)\") --> C{Three}", "A B C: A>B B>C"),
            ("graph LR\nA & B --> C & D %% all", "A B C D: A>C A>D B>C B>D"),
            ("graph LR\nA -->|uses| B\nA -- uses --> C\nD", "A B C D: A>B A>C"),
            (
                "%% first\ngraph TB\n\nA ---> B\nA --> B\nstyle A fill:#fff\nclassDef x y\nB:::x --> My-Kit.Core",
                "A B My-Kit.Core: A>B B>My-Kit.Core"
            ),
        ]
    )
    func pictures(text: String, meaning: String) throws {
        #expect(try rules("# P\n```mermaid rule\n\(text)\n```\n").first?.form.shown == meaning)
    }

    @Test("a drawn rule is named by its attribute, by the block that says more of it, or by its heading")
    func ruleNames() throws {
        let tree = "```text layout\nA/\n```\n"
        #expect(try rules("# 3. Where things live!\n" + tree).map(\.name) == ["where-things-live"])
        #expect(try rules("# H\n```text layout rule=tree\nA/\n```\n").map(\.name) == ["tree"])
        let detail = "```yaml rule\nrule: tree\nseverity: warning\nexcept: { in: Old/, because: it goes }\n```\n"
        for text in ["# H\n" + tree + detail, "# Tree\n" + tree + "# Other\n" + detail] {
            let rule = try #require(try rules(text).first)
            #expect(rule.name == "tree")
            #expect(rule.severity == .warning)
            #expect(rule.exceptions.count == 1)
        }
    }
}
