// What counts as a demand of a document, and what only looks like one.

@testable import NormaFitting
import NormaText
import Testing

@Suite struct DemandTests {
    private static func rules(_ text: String, in path: String = "AGENTS.md") -> [String] {
        DemandReading.demands(of: text, at: RelativePath(path)).map { demand in
            demand.rule + (demand.atMost.map { " \($0)" } ?? "") + " line \(demand.line)"
        }
    }

    @Test(
        arguments: [
            ("Never force unwrap.", "no-force-unwraps line 1"),
            ("- **Do not use `print`.**", "no-printing line 1"),
            ("* No force unwrapping", "no-force-unwraps line 1"),
            ("1. Avoid implicitly unwrapped optionals.", "no-implicitly-unwrapped-optionals line 1"),
            ("Safety: never use `try!`.", "no-force-tries line 1"),
            ("Keep lines under 120 characters.", "lines-are-short 120 line 1"),
            ("The maximum line length is 100.", "lines-are-short 100 line 1"),
        ]
    )
    func `A plain sentence is a demand`(text: String, rule: String) {
        #expect(Self.rules(text) == [rule])
    }

    @Test(
        arguments: [
            "Never force-push to `main`.", "Do not force unwrap unless a crash is meant.",
            "Force unwrapping is fine in tests.", "We never use print in production, except for scripts.",
            "Avoid `print` in new code.", "Don't combine two changes.", "No printed manuals.",
            "```\nNever force unwrap.\n```", "Keep functions under 40 lines.", "The file has at most 120 lines.",
        ]
    )
    func `A sentence that only looks like a demand is none`(text: String) {
        #expect(Self.rules(text).isEmpty)
    }

    @Test func `Keys of SwiftLint are demands, unless they are disabled`() {
        let text = """
            disabled_rules:
              - file_length
            opt_in_rules:
              - force_unwrapping
            line_length: 140
            file_length: 500
            function_body_length: { warning: 60, error: 100 }
            # force_cast
            """
        #expect(
            Self.rules(text, in: ".swiftlint.yml") == [
                "no-force-unwraps line 4", "lines-are-short 140 line 5", "functions-are-short 60 line 7",
            ]
        )
    }

    @Test func `Keys of both formatters are demands`() {
        #expect(Self.rules("--indent 4\n--maxwidth 120\n", in: ".swiftformat") == ["lines-are-short 120 line 2"])
        let json =
            "{\n  \"lineLength\": 100,\n  \"rules\": {\n    \"NeverForceUnwrap\": true, \"OrderedImports\": false\n  }\n}\n"
        #expect(Self.rules(json, in: ".swift-format") == ["lines-are-short 100 line 2", "no-force-unwraps line 4"])
    }
}
