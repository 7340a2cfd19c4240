// What `norma hook` answers to the tools of coding agents, with what they send after an edit.

import Foundation
import Testing

@Suite("norma hook")
struct HookCommandTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        # No prints

        Output of a view is invisible in the app.

        ```yaml rule
        rule: no-prints
        every: { type: any, in: Sources }
        must-not: { call: print }
        instead: Return the text.
        ```

        ```swift bad path=Sources/A.swift
        struct A {
            func show() { print(1) } // ✗
        }
        ```

        ```swift good path=Sources/A.swift
        struct A {
            func text() -> String { "1" }
        }
        ```

        # Models have a preview

        ```yaml rule
        rule: previews-use-known-models
        every: { struct: "{Name}Preview", in: Sources }
        must: { refer-to: { type: "{Name}" } }
        ```
        """

    private static let files = [
        ".norma.yml": "guide: GUIDE.md\nexclude: [Sources/Generated/]\n", "GUIDE.md": guide,
        "Sources/Cart.swift": "struct Cart {\n    func show() { print(1) }\n}\n",
        "Sources/Total.swift": "struct Total {}\n",
        "Sources/Generated/Made.swift": "struct Made {}\n",
        "Package.swift": "// swift-tools-version: 6.0\n",
    ]

    private func repository() throws -> TemporaryTree {
        let tree = try TemporaryTree(Self.files)
        try tree.initialiseRepository()
        try tree.git(["add", "-A"])
        try tree.git(["commit", "-qm", "first"])
        return tree
    }

    private func hook(_ tree: TemporaryTree, _ input: String, in folder: String = "") throws -> CommandLineRun {
        try CommandLineRun(["hook"], in: tree.root + folder, input: input)
    }

    /// As Claude Code documents it for PostToolUse.
    private func claude(_ tree: TemporaryTree, _ path: String, tool: String = "Edit") -> String {
        """
        {"session_id": "abc123", "transcript_path": "/Users/me/.claude/projects/x/abc123.jsonl", "cwd": "\(tree.root)",
         "permission_mode": "default", "hook_event_name": "PostToolUse", "tool_name": "\(tool)",
         "tool_input": {"file_path": "\(path)", "old_string": "a", "new_string": "b"},
         "tool_response": {"filePath": "\(path)", "success": true}, "tool_use_id": "toolu_01"}
        """
    }

    private static let worse = "struct Total {\n    func show() { print(2) }\n}\n"

    @Test("feeds back to Claude Code what the edit made worse, with the good example")
    func claudeCode() throws {
        let tree = try repository()
        try tree.write("Sources/Total.swift", Data(Self.worse.utf8))
        let run = try hook(tree, claude(tree, tree.root + "/Sources/Total.swift"))
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("  - Sources/Total.swift:2:19 "))
        #expect(run.errors.contains("func text() -> String"))
        #expect(run.errors.contains("instead: Return the text."))
        #expect(!run.errors.contains("Cart.swift"))
    }

    @Test("is silent after an edit that makes nothing worse, although the file has old findings")
    func harmless() throws {
        let tree = try repository()
        try tree.write("Sources/Cart.swift", Data("// A cart.\nstruct Cart {\n    func show() { print(1) }\n}\n".utf8))
        let run = try hook(tree, claude(tree, tree.root + "/Sources/Cart.swift"))
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
        #expect(run.errors.isEmpty)
    }

    @Test("does not repeat what another edit made worse")
    func others() throws {
        let tree = try repository()
        try tree.write("Sources/Total.swift", Data(Self.worse.utf8))
        try tree.write(
            "Sources/Cart.swift",
            Data("struct Cart {\n    func show() { print(1) }\n    let a = 1\n}\n".utf8)
        )
        let run = try hook(tree, claude(tree, tree.root + "/Sources/Cart.swift"))
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test("reports what an edited document says that isn't there, and is silent about the guide's own pages")
    func documents() throws {
        let tree = try repository()
        try tree.write("AGENTS.md", Data("# App\n\nTotals are in `Sources/Totals.swift`.\n".utf8))
        let run = try hook(tree, claude(tree, "AGENTS.md", tool: "Write"))
        #expect(run.status == 2)
        #expect(run.errors.contains("`Sources/Totals.swift` doesn't exist; `Sources/Total.swift` does"))
        try tree.write("AGENTS.md", Data("# App\n\nTotals are in `Sources/Total.swift`.\n".utf8))
        #expect(try hook(tree, claude(tree, "AGENTS.md")).status == 0)
        #expect(try hook(tree, claude(tree, "GUIDE.md")).status == 0)
    }

    @Test("reports in another file what the edit caused there")
    func dependents() throws {
        let tree = try TemporaryTree(
            Self.files.merging([
                "Sources/CartPreview.swift": "struct CartPreview {\n    let cart: Cart\n}\n",
                "Sources/Cart.swift": "struct Cart {}\n",
                "GUIDE.md": Self.guide + """


                    # Carts are values

                    ```yaml rule
                    rule: previews-hold-values
                    every: { struct: "*Preview", in: Sources }
                    must-not: { refer-to: { class: any } }
                    ```
                    """,
            ]) { $1 }
        )
        try tree.initialiseRepository()
        try tree.git(["add", "-A"])
        try tree.git(["commit", "-qm", "first"])
        try tree.write("Sources/Cart.swift", Data("final class Cart {}\n".utf8))
        let run = try hook(tree, claude(tree, tree.root + "/Sources/Cart.swift"))
        #expect(run.status == 2)
        #expect(run.errors.contains("  - Sources/CartPreview.swift:2"), "\(run.errors)")
    }

    @Test("reads the patch that Codex sends, with several files")
    func codex() throws {
        let tree = try repository()
        try tree.write("Sources/Total.swift", Data(Self.worse.utf8))
        try tree.write("Sources/New.swift", Data("struct New {\n    func show() { print(3) }\n}\n".utf8))
        let patch =
            "*** Begin Patch\\n*** Update File: Sources/Total.swift\\n@@\\n-a\\n+b\\n*** Add File: Sources/New.swift\\n+struct New {}\\n*** End Patch"
        let run = try hook(
            tree,
            """
            {"session_id": "s", "transcript_path": null, "cwd": "\(tree.root)", "hook_event_name": "PostToolUse",
             "model": "gpt", "turn_id": "t", "tool_name": "apply_patch", "tool_use_id": "call_1",
             "tool_input": {"command": "\(patch)"}, "tool_response": "Success."}
            """
        )
        #expect(run.status == 2)
        #expect(run.errors.contains("Sources/Total.swift:2"))
        #expect(run.errors.contains("Sources/New.swift:2"))
    }

    @Test("answers Cursor and Copilot CLI in JSON on standard output")
    func members() throws {
        let tree = try repository()
        try tree.write("Sources/Total.swift", Data(Self.worse.utf8))
        let inputs = [
            "additional_context": """
            {"conversation_id": "c", "generation_id": "g", "model": "m", "hook_event_name": "afterFileEdit",
             "cursor_version": "2.0.77", "workspace_roots": ["\(tree.root)"],
             "file_path": "\(tree.root)/Sources/Total.swift", "edits": [{"old_string": "a", "new_string": "b"}]}
            """,
            "additionalContext": """
            {"sessionId": "s", "timestamp": 1704614600000, "cwd": "\(tree.root)", "toolName": "edit",
             "toolArgs": "{\\"path\\":\\"Sources/Total.swift\\",\\"old_str\\":\\"a\\",\\"new_str\\":\\"b\\"}",
             "toolResult": {"resultType": "success", "textResultForLlm": "done"}}
            """,
        ]
        for (name, input) in inputs {
            let run = try hook(tree, input)
            #expect(run.status == 0)
            let answer = try #require(
                try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: String]
            )
            #expect(answer[name]?.contains("Sources/Total.swift:2") == true, "\(name)")
        }
    }

    @Test(
        "is silent after edits that no rule is about",
        arguments: ["Sources/Generated/Made.swift", "README.txt", "docs/a.md"]
    )
    func silent(path: String) throws {
        let tree = try repository()
        try tree.write(path, Data("struct Made { func show() { print(1) } }\n".utf8))
        let run = try hook(tree, claude(tree, tree.root + "/" + path, tool: "Write"))
        #expect(run.status == 0)
        #expect(run.errors.isEmpty, "\(run.errors)")
    }

    @Test("is silent after a tool that edits nothing")
    func reading() throws {
        let tree = try repository()
        try tree.write("Sources/Total.swift", Data(Self.worse.utf8))
        #expect(try hook(tree, claude(tree, tree.root + "/Sources/Total.swift", tool: "Read")).status == 0)
    }

    @Test("is loud about a file that can't be judged, and about a guide that the edit broke")
    func loud() throws {
        let tree = try repository()
        try tree.write("Sources/Total.swift", Data("struct Total {\n    func show( {\n".utf8))
        let broken = try hook(tree, claude(tree, tree.root + "/Sources/Total.swift"))
        #expect(broken.status == 2)
        #expect(broken.errors.contains("NOT CHECKED: Sources/Total.swift"), "\(broken.errors)")
        try tree.write("GUIDE.md", Data((Self.guide + "\n```yaml rule\nrule: x\nevery: nothing\n```\n").utf8))
        let guide = try hook(tree, claude(tree, tree.root + "/GUIDE.md"))
        #expect(guide.status == 2)
        #expect(guide.errors.hasPrefix("THE EDIT COULD NOT BE JUDGED."))
    }

    @Test("is loud about input that isn't an edit", arguments: ["not JSON", "[1]", "{\"a\": 1}"])
    func input(text: String) throws {
        let run = try hook(try repository(), text)
        #expect(run.status == 2)
        #expect(run.errors.contains("norma hook PATH"))
    }

    @Test("shows the user, not the agent, that a project has no guide")
    func unconfigured() throws {
        let tree = try TemporaryTree(["Package.swift": "// swift-tools-version: 6.0\n", "A.swift": "struct A {}\n"])
        let run = try hook(tree, claude(tree, tree.root + "/A.swift"))
        #expect(run.status == 1)
        #expect(run.errors.contains("no guide is configured"))
    }

    @Test("takes a path, in a work tree of git and in another folder")
    func path() throws {
        let tree = try repository()
        try tree.git(["worktree", "add", "-q", "other", "-b", "other"])
        try tree.write("other/Sources/Total.swift", Data(Self.worse.utf8))
        let run = try CommandLineRun(["hook", "Total.swift"], in: tree.root + "/other/Sources")
        #expect(run.status == 2)
        #expect(run.errors.contains("  - ../Sources/Total.swift:2"), "\(run.errors)")
    }

    @Test("calls nothing new in a file that was only moved")
    func moved() throws {
        let tree = try repository()
        try tree.git(["mv", "Sources/Cart.swift", "Sources/Basket.swift"])
        let run = try CommandLineRun(["hook", "Sources/Basket.swift"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test("reports all findings of the file without git")
    func withoutGit() throws {
        let tree = try TemporaryTree(Self.files)
        #expect(try CommandLineRun(["hook", "Sources/Cart.swift"], in: tree.root).status == 2)
        #expect(try CommandLineRun(["hook", "Sources/Total.swift"], in: tree.root).status == 0)
    }
}
