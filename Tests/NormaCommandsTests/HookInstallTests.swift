// `norma hook install` adds an entry to a tool's settings and loses nothing that is there.

import Foundation
import Testing

@Suite("norma hook install")
struct HookInstallTests {
    private static let files = [
        "claude": ".claude/settings.json", "codex": ".codex/hooks.json", "cursor": ".cursor/hooks.json",
        "copilot": ".github/hooks/norma.json",
    ]

    private func install(_ tree: TemporaryTree, _ arguments: String...) throws -> CommandLineRun {
        try CommandLineRun(["hook", "install"] + arguments, in: tree.root)
    }

    @Test("shows the settings, writes them only when asked, and not twice", arguments: files.keys.sorted())
    func install(tool: String) throws {
        let tree = try TemporaryTree()
        let file = try #require(Self.files[tool])
        let shown = try install(tree, tool)
        #expect(shown.status == 0)
        #expect(shown.output.contains("norma hook"))
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/" + file))
        #expect(try install(tree, tool, "--write").status == 0)
        let text = try tree.read(file)
        #expect(shown.output.contains(text.dropLast()))
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect((value?["hooks"] as? [String: Any])?.count == 1)
        #expect(try install(tree, tool, "--write").output.contains("already"))
        #expect(try tree.read(file) == text)
    }

    @Test("keeps what is there, in its order")
    func merges() throws {
        let tree = try TemporaryTree([
            ".claude/settings.json": """
            {"zeta": 1.50, "hooks": {"PreToolUse": [], "PostToolUse": [{"matcher": "Bash", "hooks": []}]},
             "model": "caf\\u00e9 \\"x\\"", "alpha": [true, null, {}]}
            """
        ])
        #expect(try install(tree, "claude", "--write").status == 0)
        #expect(
            try tree.read(".claude/settings.json") == """
                {
                  "zeta": 1.50,
                  "hooks": {
                    "PreToolUse": [],
                    "PostToolUse": [
                      {
                        "matcher": "Bash",
                        "hooks": []
                      },
                      {
                        "matcher": "Edit|MultiEdit|Write",
                        "hooks": [
                          {
                            "type": "command",
                            "command": "norma hook",
                            "timeout": 60
                          }
                        ]
                      }
                    ]
                  },
                  "model": "caf\\u00e9 \\"x\\"",
                  "alpha": [
                    true,
                    null,
                    {}
                  ]
                }

                """
        )
    }

    @Test(
        "changes nothing that it can't read",
        arguments: ["// a comment\n{}", "{\"hooks\": []}", "{\"hooks\": {\"PostToolUse\": 1}}", "{\"a\": 1,}", "{} {}"]
    )
    func refuses(text: String) throws {
        let tree = try TemporaryTree([".claude/settings.json": text])
        let run = try install(tree, "claude", "--write")
        #expect(run.status == 2)
        #expect(run.errors.contains("hooks.PostToolUse"))
        #expect(try tree.read(".claude/settings.json") == text)
    }

    @Test("makes git check before each commit, and leaves a hook that is there alone")
    func git() throws {
        let tree = try TemporaryTree(["Sources/A.swift": "struct A {}\n"])
        #expect(try install(tree, "git").status == 2)
        try tree.initialiseRepository()
        let path = tree.root + "/.git/hooks/pre-commit"
        #expect(try install(tree, "git").output.contains("norma check --changed=HEAD"))
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(try install(tree, "git", "--write").status == 0)
        #expect(FileManager.default.isExecutableFile(atPath: path))
        #expect(try install(tree, "git", "--write").output.contains("already"))
        try tree.write(".git/hooks/pre-commit", Data("#!/bin/sh\ntrue\n".utf8))
        #expect(try install(tree, "git", "--write").status == 2)
        #expect(try tree.read(".git/hooks/pre-commit") == "#!/bin/sh\ntrue\n")
    }

    @Test("refuses a tool that it doesn't know")
    func unknown() throws {
        let run = try install(try TemporaryTree(), "cloude")
        #expect(run.status == 2)
        #expect(run.errors.contains("did you mean `claude`?"))
    }
}
