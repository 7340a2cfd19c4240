// What `norma export` writes for linters and formatters: what the guide means for them, and nothing that it doesn't say.

import Foundation
import Testing

@Suite("norma export for linters and formatters")
struct ExportToolTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        ```yaml define
        values:
          indentation: 4
        ```

        # Rules

        ```yaml rules
        lines-are-short: { severity: warning, check: line-length, at-most: 120, never-above: 150 }
        functions-are-short: { check: function-body-length, at-most: 30 }
        utilities-are-short: { check: file-length, at-most: 100, in: "Sources/Utilities/" }
        no-force-unwraps: { check: force-unwrapping }
        no-force-tries: { check: force-try }
        the-formatter-wraps:
          every: { document: .swiftformat }
          must:
            all:
              - { have-setting: { wrap-arguments: before-first, disable: [andOperator, forLoop] } }
              - { not: { have-setting: { indent: { not: "{{indentation}}" } } } }
        the-linter-leaves-names: { every: { document: .swiftlint.yml }, must: { have-setting: { disabled_rules: [identifier_name] } } }
        ```
        """

    private func tree(_ files: [String: String] = [:]) throws -> TemporaryTree {
        let app = ["GUIDE.md": Self.guide, ".norma.yml": "guide: GUIDE.md\n", "Sources/Cart.swift": "struct Cart {}\n"]
        return try TemporaryTree(app.merging(files) { $1 })
    }

    @Test("SwiftLint gets limits, rules to opt in to, and rules to leave off, in a file of its own")
    func swiftLint() throws {
        let tree = try tree()
        let run = try CommandLineRun(["export", "swiftlint"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        let text = try tree.read(".swiftlint.norma.yml")
        #expect(text.contains("line_length:\n  warning: 120\n  error: 150\n"))
        #expect(text.contains("function_body_length:\n  warning: 30\n  error: 30\n"))
        #expect(text.contains("opt_in_rules:\n  - force_unwrapping\n"))
        #expect(text.contains("disabled_rules:\n  - identifier_name\n"))
        // A limit for a part of the code is left out, and the command says so.
        #expect(!text.contains("file_length"))
        #expect(run.errors.contains("`utilities-are-short` is about a part of the code"))
        // What is on by default needs no line.
        #expect(!text.contains("force_try"))
        #expect(run.errors.contains("`parent_config: .swiftlint.norma.yml`"))
    }

    @Test("SwiftFormat gets a section of options between marks")
    func swiftFormat() throws {
        let tree = try tree([".swiftformat": "--self remove\n"])
        #expect(try CommandLineRun(["export", "swiftformat"], in: tree.root).status == 0)
        let text = try tree.read(".swiftformat")
        #expect(text.hasPrefix("--self remove\n\n# norma:begin swiftformat"))
        #expect(
            text.contains(
                "\n--indent 4\n--maxwidth 120\n--wraparguments before-first\n--disable andOperator,forLoop\n# norma:end"
            )
        )
        #expect(try CommandLineRun(["export", "swiftformat", "--check"], in: tree.root).status == 0)
    }

    @Test("swift-format gets its keys, and the others stay")
    func appleFormat() throws {
        let tree = try tree([
            ".swift-format": "{\"version\": 1, \"lineLength\": 100, \"rules\": {\"OneCasePerLine\": false}}"
        ])
        let check = try CommandLineRun(["export", "swift-format", "--check"], in: tree.root)
        #expect(check.status == 1)
        #expect(try CommandLineRun(["export", "swift-format"], in: tree.root).status == 0)
        let text = try tree.read(".swift-format")
        #expect(text.contains("\"version\": 1"))
        #expect(text.contains("\"lineLength\": 120"))
        #expect(text.contains("\"spaces\": 4"))
        #expect(text.contains("\"OneCasePerLine\": false"))
        #expect(text.contains("\"NeverForceUnwrap\": true"))
        #expect(try CommandLineRun(["export", "swift-format", "--check"], in: tree.root).status == 0)
        // A second run changes nothing, whatever the layout.
        #expect(try CommandLineRun(["export", "swift-format"], in: tree.root).output.contains("Nothing to write"))
    }

    @Test("a file of swift-format that is not plain JSON stays as it is")
    func comments() throws {
        let tree = try tree([".swift-format": "// ours\n{}\n"])
        let run = try CommandLineRun(["export", "swift-format"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("it is not plain JSON"))
        #expect(try tree.read(".swift-format") == "// ours\n{}\n")
    }

    @Test("editors get indentation and the longest line")
    func editors() throws {
        let tree = try tree()
        #expect(try CommandLineRun(["export", "editorconfig"], in: tree.root).status == 0)
        let text = try tree.read(".editorconfig")
        #expect(text.contains("[*.swift]\nindent_style = space\nindent_size = 4\nmax_line_length = 120\n"))
    }

    @Test("a guide without a limit or a setting has nothing to write")
    func nothing() throws {
        let tree = try tree([
            "GUIDE.md":
                "---\nnorma: 2\nname: small\n---\n\n```yaml rule\nrule: r\nevery: type\nmust: { be: final }\n```\n"
        ])
        for tool in ["swiftlint", "swiftformat", "swift-format", "editorconfig"] {
            let run = try CommandLineRun(["export", tool], in: tree.root)
            #expect(run.status == 2)
            #expect(run.errors.contains("means nothing for \(tool)"))
        }
    }
}
