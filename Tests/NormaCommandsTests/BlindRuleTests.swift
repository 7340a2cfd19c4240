// A rule of the team's own guide that matches nothing is never a green check.

import Foundation
import Testing

@Suite("A rule whose place, layer or role is not there")
struct BlindRuleTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        # Screens

        ```yaml rule
        rule: screens-force-nothing
        check: force-unwrapping
        in: { path: Sources/Screens/** }
        ```

        ```yaml rule
        rule: classes-are-final
        every: class
        must: { be: final }
        ```

        ```yaml rule
        rule: actors-are-public
        every: actor
        must: { be: public }
        expect: none
        because: Actors come later.
        ```

        ```yaml rule
        rule: new-structures-are-public
        every: { struct: any, be: new }
        must: { be: public }
        ```
        """

    /// The screens moved, and the guide was forgotten.
    private func movedTree(_ guide: String = guide) throws -> TemporaryTree {
        let tree = try TemporaryTree([
            ".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": guide, "Sources/Cart.swift": "final class Cart {}\n",
            "Sources/Screens/A.swift": "let a = Int(\"1\")!\n",
        ])
        try #require(try CommandLineRun(["baseline"], in: tree.root).status == 0)
        let root = URL(fileURLWithPath: tree.root + "/Sources")
        try FileManager.default.moveItem(at: root.appending(path: "Screens"), to: root.appending(path: "UI"))
        return tree
    }

    @Test(
        "is shown in every format, and fails a strict check in every format",
        arguments: [
            "terminal", "github", "xcode", "gitlab", "checkstyle", "junit", "markdown", "sarif", "json", "html",
        ]
    )
    func formats(_ format: String) throws {
        let tree = try movedTree()
        for isStrict in [false, true] {
            let options = ["--format", format, "--output", "report"] + (isStrict ? ["--strict"] : [])
            let run = try CommandLineRun(["check"] + options, in: tree.root)
            #expect(run.status == (isStrict ? 1 : 0), "\(run.errors)")
            let report = try tree.read("report")
            #expect(report.contains("matched nothing in this code base"))
            #expect(!report.contains("well done"))
        }
    }

    @Test("is an error at its line of the guide; one that expects nothing, and one about a change, are not")
    func strictly() throws {
        let tree = try movedTree()
        let run = try CommandLineRun(["check", "--strict", "--format", "xcode"], in: tree.root)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 1)
        #expect(
            lines.first?.hasSuffix(
                "/GUIDE.md:9:1: error: `screens-force-nothing` matched nothing in this code base. Correct its path, layer or role. "
                    + "If it is meant to match nothing yet, give it `expect: none` with a `because`; if it is no longer needed, delete it. "
                    + "[screens-force-nothing]"
            ) == true,
            "\(run.output)"
        )
    }

    @Test("keeps what was accepted of it: nothing is praised as gone, and --shrink drops nothing")
    func baseline() throws {
        let tree = try movedTree()
        let before = try tree.read(".norma-baseline.json")
        let run = try CommandLineRun(["check"], in: tree.root)
        #expect(run.output.contains("1 accepted finding of `screens-force-nothing` can't be compared"))
        #expect(run.output.contains("Baseline: 1 accepted finding."))
        #expect(try CommandLineRun(["baseline", "--shrink"], in: tree.root).status == 0)
        #expect(try tree.read(".norma-baseline.json") == before)
        let meant = Self.guide.replacing(
            "in: { path: Sources/Screens/** }",
            with: "in: { path: Sources/Screens/** }\nexpect: none\nbecause: Screens come later."
        )
        try tree.write("GUIDE.md", Data(meant.utf8))
        _ = try CommandLineRun(["baseline", "--shrink"], in: tree.root)
        #expect(try tree.read(".norma-baseline.json").contains("screens-force-nothing") == false)
    }

    @Test(
        "A rule about a change is quiet on a change without a subject for it, whatever it expects",
        arguments: ["", "\nexpect: none\nbecause: None yet."]
    )
    func change(_ expectation: String) throws {
        let guide = """
            ---
            norma: 2
            name: small
            ---

            # New structures

            ```yaml rule
            rule: new-structures-are-public
            every: { struct: any, be: new }
            must: { be: public }\(expectation)
            ```

            ```yaml rule
            rule: classes-are-final
            every: class
            must: { be: final }
            ```
            """
        let tree = try TemporaryTree([
            ".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": guide, "A.swift": "final class Cart {}\n",
        ])
        try tree.initialiseRepository()
        for arguments in [["add", "-A"], ["commit", "-qm", "one"]] { try tree.git(arguments) }
        for text in ["final class Cart {}\n\n", "final class Cart {}\npublic struct New {}\n"] {
            try tree.write("A.swift", Data(text.utf8))
            let run = try CommandLineRun(["check", "--changed=HEAD", "--strict"], in: tree.root)
            #expect(run.status == 0)
            #expect(!run.output.contains("new-structures-are-public"), "\(run.output)")
        }
    }
}
