// What `norma export agents` writes for coding agents, and what it leaves alone.

import Foundation
import Testing

@Suite("norma export agents")
struct ExportCommandTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        ```yaml define
        layers:
          Screens: "Sources/{Feature}/Screens/**"
          Storage: Sources/Storage
        roles:
          view-model: { class: "*ViewModel" }
        ```

        # Rules

        ```yaml rule
        rule: view-models-are-final
        every: view-model
        must: { be: final }
        ```

        ```yaml rule
        rule: screens-know-no-storage
        every: { type: any, in: Screens }
        must-not: { refer-to: { type: any, in: Storage } }
        ```

        ```yaml rule
        rule: storage-is-below
        layers: [Screens, Storage]
        ```
        """

    private func tree(_ files: [String: String] = [:]) throws -> TemporaryTree {
        let app = [
            "GUIDE.md": Self.guide, ".norma.yml": "guide: GUIDE.md\n",
            "Sources/Cart/Screens/CartScreen.swift": "struct CartScreen {}\n",
        ]
        return try TemporaryTree(app.merging(files) { $1 })
    }

    private func export(_ arguments: String..., in tree: TemporaryTree) throws -> CommandLineRun {
        try CommandLineRun(["export", "agents"] + arguments, in: tree.root)
    }

    @Test("The section names the commands, and the rules by place")
    func writesTheSection() throws {
        let tree = try tree()
        let run = try export(in: tree)
        #expect(run.status == 0, "\(run.errors)")
        let text = try tree.read("AGENTS.md")
        for part in [
            "`norma rules --brief PATH`", "`norma check PATH`", "### Structure", "(storage-is-below)", "### Everywhere",
            "- a `view-model` must be final (view-models-are-final)", "### `Sources/*/Screens/**`",
            "(screens-know-no-storage)",
        ] { #expect(text.contains(part), "\(part) in \(text)") }
    }

    @Test("Everything beside the section stays as it is, byte for byte", arguments: ["\n", "\r\n"])
    func keepsWhatPeopleWrote(lineEnd: String) throws {
        let before = ["# Ours", "", "Be kind. ", ""].joined(separator: lineEnd)
        let tree = try tree(["AGENTS.md": before])
        _ = try export(in: tree)
        let first = try tree.read("AGENTS.md")
        #expect(Data(first.utf8).starts(with: Data(before.utf8)))
        let after = lineEnd + "More of ours, without a line break"
        try tree.write("AGENTS.md", Data((first + after).utf8))
        try tree.write("GUIDE.md", Data(Self.guide.replacing("be: final", with: "be: public").utf8))
        #expect(try export("--check", in: tree).status == 1)
        #expect(try export(in: tree).status == 0)
        let second = try tree.read("AGENTS.md")
        #expect(second.contains("must be public"))
        #expect(!second.contains("must be final"))
        #expect(Data(second.utf8).starts(with: Data(before.utf8)))
        #expect(second.hasSuffix(after))
        let singles = second.replacing("\r\n", with: "")
        #expect(lineEnd == "\n" || !singles.contains("\n"))
    }

    @Test("With --check a missing or changed section fails, and nothing is written")
    func findsDrift() throws {
        let tree = try tree()
        let missing = try export("--check", in: tree)
        #expect(missing.status == 1)
        #expect(missing.output.contains("run `norma export agents`"))
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/AGENTS.md"))
        _ = try export(in: tree)
        #expect(try export("--check", in: tree).status == 0)
        let text = try tree.read("AGENTS.md")
        try tree.write("AGENTS.md", Data(text.replacing("final", with: "fine").utf8))
        #expect(try export("--check", in: tree).status == 1)
        #expect(try tree.read("AGENTS.md").contains("fine"))
    }

    @Test(
        "A file whose marks are damaged is not touched",
        arguments: [
            "<!-- norma:begin agents -->\nold\n", "<!-- norma:end agents -->\n",
            "<!-- norma:end agents -->\n<!-- norma:begin agents -->\n",
            "<!-- norma:begin agents -->\n<!-- norma:end agents -->\n<!-- norma:begin agents -->\n<!-- norma:end agents -->\n",
        ]
    )
    func refusesDamagedMarks(text: String) throws {
        let tree = try tree(["AGENTS.md": text])
        let run = try export(in: tree)
        #expect(run.status == 2)
        #expect(run.errors.contains("remove the marks"))
        #expect(try tree.read("AGENTS.md") == text)
    }

    @Test("A section keeps its budget of lines, and says what it leaves out")
    func keepsTheBudget() throws {
        let rules = (1...200).map { "\n```yaml rule\nrule: rule-\($0)\nevery: view-model\nmust: { be: final }\n```\n" }
        let tree = try tree(["GUIDE.md": Self.guide + rules.joined()])
        let run = try export("--budget", "40", "--dry-run", in: tree)
        #expect(run.status == 0)
        #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 43)
        #expect(run.output.contains("more"))
        #expect(try export("--budget", "3", in: tree).status == 2)
    }

    @Test("Claude Code gets a pointer, unless its file is a link to the other")
    func pointsForClaude() throws {
        let tree = try tree()
        #expect(try export("--to", "claude", in: tree).status == 0)
        #expect(try tree.read("CLAUDE.md").contains("\n@AGENTS.md\n"))
        #expect(try tree.read("AGENTS.md").contains("view-models-are-final"))
        let linked = try self.tree(["AGENTS.md": "# Ours\n"])
        try FileManager.default.createSymbolicLink(
            atPath: linked.root + "/CLAUDE.md",
            withDestinationPath: "AGENTS.md"
        )
        #expect(try export("--to", "claude", in: linked).status == 0)
        #expect(!(try linked.read("CLAUDE.md").contains("@AGENTS.md")))
    }

    @Test("Cursor gets a file a place with its globs, and hears of places that are gone")
    func writesForCursor() throws {
        let tree = try tree()
        #expect(try export("--to", "cursor", in: tree).status == 0)
        let always = try tree.read(".cursor/rules/norma.mdc")
        #expect(always.hasPrefix("---\ndescription:"))
        #expect(always.contains("alwaysApply: true"))
        let placed = try tree.read(".cursor/rules/norma-sources-screens.mdc")
        #expect(placed.hasPrefix("---\nglobs: Sources/*/Screens/**\nalwaysApply: false\n---\n"))
        #expect(placed.contains("screens-know-no-storage"))
        #expect(!placed.contains("view-models-are-final"))
        #expect(try export("--to", "cursor", "--check", in: tree).status == 0)
        try tree.write("GUIDE.md", Data(Self.guide.replacing("{Feature}/Screens", with: "{Feature}/Pages").utf8))
        let run = try export("--to", "cursor", "--check", in: tree)
        #expect(run.status == 1)
        #expect(run.errors.contains("norma-sources-screens.mdc` is about a place that the guide no longer has"))
    }

    @Test("Copilot gets at most 4,000 characters")
    func writesForCopilot() throws {
        let rules = (1...300).map { "\n```yaml rule\nrule: rule-\($0)\nevery: view-model\nmust: { be: final }\n```\n" }
        let tree = try tree(["GUIDE.md": Self.guide + rules.joined()])
        #expect(try export("--to", "copilot", in: tree).status == 0)
        let text = try tree.read(".github/copilot-instructions.md")
        #expect(text.count <= 4000)
        #expect(text.contains("rule-1)"))
    }
}
