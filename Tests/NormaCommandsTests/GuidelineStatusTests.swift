// `norma guide status` on the document that a guide enforces, and the section that it writes there.

import Foundation
import Testing

@Suite struct GuidelineStatusTests {
    private static let guide = """
        ---
        norma: 2
        name: our-app
        document: AGENTS.md
        ---

        # Our app

        ```yaml rule
        rule: no-printing
        enforces: Never print.
        severity: warning
        every: file
        must-not: { call: print }
        ```

        ```swift bad
        print("") // ✗
        ```

        ```swift good
        log("")
        ```

        ```yaml review
        review: names
        question: Are the names good?
        enforces: Choose good names
        ```
        """

    private static let document =
        "# Our app\r\n\r\nNever\r\nprint. Choose good names.\r\n\r\n- Avoid inheritance.\r\n- A fact.\r\n"

    private func tree() throws -> TemporaryTree {
        try TemporaryTree([
            ".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": Self.guide, "AGENTS.md": Self.document,
            "A.swift": "struct A {}\n",
        ])
    }

    @Test func `Each sentence is listed with its state`() throws {
        let tree = try tree()
        let run = try CommandLineRun(["guide", "status"], in: tree.root)
        #expect(
            run.output.hasSuffix(
                """

                AGENTS.md: 3 sentences: 1 enforced, 1 for people, 1 open
                    3  enforced    no-printing (warning, proven)  Never print.
                    4  for people  names                          Choose good names.
                    6  open                                       Avoid inheritance.

                """
            ),
            Comment(rawValue: run.output + run.errors)
        )
        let markdown = try CommandLineRun(["guide", "status", "--format", "markdown"], in: tree.root)
        #expect(markdown.output.contains("| 3 | enforced | no-printing (warning, proven) | Never print. |"))
        let json = try CommandLineRun(["guide", "status", "--format", "json"], in: tree.root)
        #expect(json.output.contains("\"standing\": \"for people\""))
    }

    @Test func `The section is written once, checked, and no sentence itself`() throws {
        let tree = try tree()
        let check = ["guide", "status", "--write-status", "--check"]
        #expect(try CommandLineRun(check, in: tree.root).status == 1)
        #expect(try tree.read("AGENTS.md") == Self.document)
        #expect(try CommandLineRun(["guide", "status", "--write-status"], in: tree.root).status == 0)
        let written = try tree.read("AGENTS.md")
        #expect(written.hasPrefix(Self.document))
        #expect(
            written.contains(
                "Of the 3 rules on this page `norma check` checks 1 by the guide `our-app`, reviewers judge 1, and 1 is open.\r\n"
            )
        )
        let again = try CommandLineRun(check, in: tree.root)
        #expect(again.status == 0)
        #expect(again.output == "The status in `AGENTS.md` is up to date.\n")
        try tree.write("AGENTS.md", Data((written + "\r\nAlways test.\r\n").utf8))
        #expect(try CommandLineRun(check, in: tree.root).status == 1)
    }

    @Test func `Without a document there is nothing to write`() throws {
        let tree = try tree()
        let guide = Self.guide.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("document:") && !$0.hasPrefix("enforces:") }.joined(separator: "\n")
        try tree.write("GUIDE.md", Data(guide.utf8))
        let run = try CommandLineRun(["guide", "status", "--write-status"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("names no document"))
    }

    @Test func `A baseline accepts the sentences that are open today, and a new one is reported`() throws {
        let tree = try tree()
        #expect(try CommandLineRun(["baseline"], in: tree.root).status == 0)
        #expect(!(try CommandLineRun(["check"], in: tree.root)).output.contains("Avoid inheritance"))
        try tree.write("AGENTS.md", Data((Self.document + "- Always test.\r\n").utf8))
        let run = try CommandLineRun(["check"], in: tree.root)
        #expect(run.output.contains("“Always test.”"), Comment(rawValue: run.output + run.errors))
        #expect(!run.output.contains("Avoid inheritance"))
    }
}
