// `norma adopt`: what it writes, what it lists as open, and what it refuses.

import Foundation
import Testing

@Suite struct AdoptCommandTests {
    private static let document = """
        # Guidelines

        ## Naming

        - Mock names must end with the `Mock` suffix.
        - Names say what a thing is, and should never be clever.

        ## Safety

        - Never use force unwraps.
        - Never use `DispatchQueue.main.async`, use `Task` instead.
        - View models must not import UIKit.
        - Avoid singletons where possible.

        """
    private static let files = ["AGENTS.md": document, "App/Cart.swift": "struct Cart { let id: Int }\n"]

    @Test func `It writes a guide that is proven, and that the code keeps`() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["adopt", "AGENTS.md"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.contains("AGENTS.md has 6 normative sentences: 4 became 4 rules, 2 are open."),
            "\(run.output)"
        )
        let page = try tree.read("Guide/README.md")
        #expect(page.contains("> Mock names must end with the `Mock` suffix.\n"))
        let proof = try CommandLineRun(["guide", "test", "./Guide", "--require-proof"], in: tree.root)
        #expect(proof.status == 0, "\(proof.output)\(proof.errors)")
        #expect(try CommandLineRun(["check"], in: tree.root).status == 0)
        try tree.write("App/Loader.swift", Data("func load() { DispatchQueue.main.async { show() } }\n".utf8))
        #expect(try CommandLineRun(["check"], in: tree.root).status == 1)
        #expect(try tree.read("AGENTS.md") == Self.document)
    }

    @Test func `Every open sentence has its reason`() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["adopt", "AGENTS.md", "--dry-run"], in: tree.root)
        #expect(run.output.contains("it holds only sometimes, by `where`"), "\(run.output)")
        #expect(run.output.contains("line 6  Names say what a thing is"), "\(run.output)")
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/Guide"))
        let again = try CommandLineRun(["adopt", "AGENTS.md", "--dry-run"], in: tree.root)
        #expect(again.output == run.output)
    }

    @Test func `A brief is the task for an agent`() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["adopt", "AGENTS.md", "--brief"], in: tree.root)
        #expect(run.output.contains("# Place the open sentences of `AGENTS.md`"))
        #expect(run.output.contains("- line 13: Avoid singletons where possible."), "\(run.output)")
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/Guide"))
    }

    @Test func `A guide that is there stays, and the rules go beside it`() throws {
        var files = Self.files
        files["Guide/README.md"] = "# Ours\n"
        files[".norma.yml"] = "guide: Guide\n"
        let tree = try TemporaryTree(files)
        let run = try CommandLineRun(["adopt", "AGENTS.md"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try tree.read("Guide/README.md") == "# Ours\n")
        #expect(try tree.read("Guide/adopted.md").contains("rule: mocks-end-in-mock"))
        #expect(try CommandLineRun(["adopt", "AGENTS.md"], in: tree.root).status == 2)
    }

    @Test func `The document's own code has to keep its rules`() throws {
        let text =
            "# Rules\n\nView names must end with `View`.\n\n```swift\nstruct CartPage: View {\n    var body: some View { Text(\"\") }\n}\n```\n"
        let tree = try TemporaryTree(["AGENTS.md": text + "\nNever use force unwraps.\n", "A.swift": "let a = 1\n"])
        let run = try CommandLineRun(["adopt", "AGENTS.md", "--dry-run"], in: tree.root)
        #expect(run.output.contains("the document's own code breaks it (line 5)"), "\(run.output)")
    }

    @Test(arguments: [
        ("", "no sentence of"),
        (
            "# Regeln\n\nAlle Klassen müssen final sein. Die Ansichten dürfen nicht auf das Netz zugreifen.\n\nJede Datei hat höchstens 400 Zeilen und gehört genau einem Modul.\n",
            "not in English"
        ),
        ("# About\n\nThis is an app.\n", "no sentence of"),
    ]) func `Nothing to read is status 2`(text: String, message: String) throws {
        let tree = try TemporaryTree(["AGENTS.md": text, "A.swift": "let a = 1\n"])
        let run = try CommandLineRun(["adopt", "AGENTS.md"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(try CommandLineRun(["adopt", "OTHER.md"], in: tree.root).status == 2)
    }
}
