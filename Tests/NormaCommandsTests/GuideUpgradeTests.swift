// `norma guide upgrade` on the command line.

import Foundation
import Testing

@Suite("norma guide upgrade")
struct GuideUpgradeTests {
    private static let guide = """
        ---
        norma: 1 # the format
        name: ours
        ---

        # Ours

        ```yaml define
        roles:
          worker: { class: "*Worker" }
          store: { class: "*Store" }
        may-be-empty:
          - worker
          - store
        ```

        ## Classes

        ```yaml rule
        rule: classes-are-final
        every: class
        must: { be: final }
        may-be-empty: true
        ```

        ```yaml rule
        rule: classes-are-short
        every: class
        must: { have-at-most: { lines: 2 } }
        ```

        ```swift bad
        class Cart { // ✗
            let one = 1 // ✗: nothing is wrong with it
            let two = 2
        }
        final class List { // ✗
            let one = 1
            let two = 2
        }
        ```

        ```swift good
        final class Cart {}
        ```

        ## Workers

        ```yaml rule
        rule: workers-are-public
        every: worker
        must: { be: public }
        because: Somebody else starts them.
        may-be-empty: true
        ```

        ```swift bad
        class CartWorker {} // ✗
        ```

        ```swift good
        public class CartWorker {}
        ```

        ## Actors

        ```yaml rule
        rule: actors-are-public
        every: actor
        may-be-empty: true # not yet

        # They are called from everywhere.
        must: { be: public }
        ```

        """

    private static func upgraded(_ guide: String) -> String {
        guide.replacing("norma: 1", with: "norma: 2")
            .replacing("class Cart { // ✗", with: "class Cart { // ✗ classes-are-final, classes-are-short")
            .replacing("final class List { // ✗", with: "final class List { // ✗ classes-are-short")
            .replacing("may-be-empty:\n  - worker\n  - store\n", with: "")
            .replacing("must: { be: final }\nmay-be-empty: true\n", with: "must: { be: final }\n")
            .replacing("them.\nmay-be-empty: true\n", with: "them.\n")
            .replacing("may-be-empty: true # not yet\n", with: "")
    }

    private func text(_ path: String, of tree: TemporaryTree) throws -> String {
        try String(contentsOf: URL(filePath: tree.root + "/" + path), encoding: .utf8)
    }

    @Test("names what a mark means, and takes out what format 2 doesn't have; a second run changes nothing")
    func upgrade() throws {
        let tree = try TemporaryTree(["GUIDE.md": Self.guide])
        let run = try CommandLineRun(["guide", "upgrade", "./GUIDE.md"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "GUIDE.md: format 2, 2 marks name their rules, 4 `may-be-empty` go\n")
        #expect(try text("GUIDE.md", of: tree) == Self.upgraded(Self.guide))
        let again = try CommandLineRun(["guide", "upgrade", "./GUIDE.md"], in: tree.root)
        #expect(again.status == 0)
        #expect(again.output == "./GUIDE.md is of format 2 already; nothing is changed.\n")
        #expect(try text("GUIDE.md", of: tree) == Self.upgraded(Self.guide))
        #expect(try CommandLineRun(["guide", "test", "./GUIDE.md"], in: tree.root).status == 0)
    }

    @Test("keeps the line breaks of Windows")
    func carriageReturns() throws {
        let tree = try TemporaryTree(["GUIDE.md": Self.guide.replacing("\n", with: "\r\n")])
        #expect(try CommandLineRun(["guide", "upgrade", "./GUIDE.md"], in: tree.root).status == 0)
        #expect(try text("GUIDE.md", of: tree) == Self.upgraded(Self.guide).replacing("\n", with: "\r\n"))
    }

    @Test("with --dry-run shows the change and makes none")
    func dryRun() throws {
        let tree = try TemporaryTree(["GUIDE.md": Self.guide])
        let run = try CommandLineRun(["guide", "upgrade", "./GUIDE.md", "--dry-run"], in: tree.root)
        #expect(run.status == 0)
        #expect(run.output.contains("\n-norma: 1 # the format\n+norma: 2 # the format\n"))
        #expect(run.output.contains("\n-may-be-empty: true\n"))
        #expect(try text("GUIDE.md", of: tree) == Self.guide)
    }

    @Test("in the tree whose guide it is, a rule that finds nothing there and has a reason expects it; others are left")
    func ofTree() throws {
        let tree = try TemporaryTree([
            "GUIDE.md": Self.guide, ".norma.yml": "guide: GUIDE.md\n",
            "Sources/Cart.swift": "final class CartStore {}\n",
        ])
        let run = try CommandLineRun(["guide", "upgrade", "GUIDE.md"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output == """
                GUIDE.md: format 2, 2 marks name their rules, 3 `may-be-empty` go, 1 `may-be-empty` is `expect: none`
                Left to you:
                  line 12: nothing here is worker: say `expect-none: [worker]` with `because:`
                  line 67: this finds nothing here: say `expect: none` with `because:`

                """
        )
        let text = try text("GUIDE.md", of: tree)
        #expect(text.contains("because: Somebody else starts them.\nexpect: none\n"))
        #expect(text.contains("every: actor\n# norma guide upgrade: this finds nothing here: say"))
        let check = try CommandLineRun(["check", "--format", "json"], in: tree.root)
        #expect(!check.output.contains("workers-are-public` matched nothing"))
        #expect(!check.output.contains("stale-expectation"))
        #expect(check.output.contains("`actors-are-public` matched nothing"))
    }

    @Test("leaves a mark on whose line nothing is found, and keeps a comment behind a mark a comment")
    func marks() throws {
        let guide = """
            ---
            norma: 1
            name: ours
            ---

            ```yaml rule
            rule: one
            every: class
            must: { be: final }
            ```

            ```yaml rule
            rule: two
            every: class
            must-not: { be: open }
            ```

            ```swift bad
            class Cart {} // ✗
            let price = 1 // ✗
            let count = 2 // ✗ wrong
            ```

            """
        let tree = try TemporaryTree(["GUIDE.md": guide])
        let run = try CommandLineRun(["guide", "upgrade", "./GUIDE.md"], in: tree.root)
        let left = "nothing is found on line 2 of the example below: mend it, or take its mark away"
        #expect(
            run.output
                == "GUIDE.md: format 2, 1 mark names its rules\nLeft to you:\n  line 18: \(left)\n",
            "\(run.errors)"
        )
        let text = try text("GUIDE.md", of: tree)
        #expect(text.contains("<!-- norma guide upgrade: \(left) -->\n\n```swift bad\nclass Cart {} // ✗ one\n"))
        #expect(text.contains("let price = 1 // ✗\nlet count = 2 // ✗: wrong\n"))
    }

    @Test("takes a key out of a mapping between braces")
    func flow() throws {
        let rule = "{ rule: one, every: class, must: { be: final }, may-be-empty: true }"
        let define = "{ may-be-empty: [store], roles: { store: { class: \"*Store\" } } }"
        let text = "---\nnorma: 1\nname: x\n---\n\n```yaml define\n\(define)\n```\n\n```yaml rule\n\(rule)\n```\n"
        let tree = try TemporaryTree(["GUIDE.md": text])
        let run = try CommandLineRun(["guide", "upgrade", "./GUIDE.md"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            try self.text("GUIDE.md", of: tree)
                == text.replacing("norma: 1", with: "norma: 2").replacing("may-be-empty: [store], ", with: "")
                .replacing(", may-be-empty: true", with: "")
        )
    }

    @Test("rewrites every chapter of a folder")
    func chapters() throws {
        let chapter = """
            # Chapter

            ```yaml rule
            rule: one
            every: class
            must: { be: final }
            may-be-empty: true
            ```

            """
        let tree = try TemporaryTree([
            "Guide/README.md": "---\nnorma: 1\nname: ours\n---\n\n- [Chapter](chapter.md)\n",
            "Guide/chapter.md": chapter,
        ])
        let run = try CommandLineRun(["guide", "upgrade", "Guide"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try text("Guide/README.md", of: tree).hasPrefix("---\nnorma: 2\n"))
        #expect(try text("Guide/chapter.md", of: tree) == chapter.replacing("may-be-empty: true\n", with: ""))
    }

    @Test("answers 2 to a built-in guide and to one that can't be read, and leaves them alone")
    func refused() throws {
        let tree = try TemporaryTree(["GUIDE.md": Self.guide.replacing("every: class", with: "every: clas")])
        let run = try CommandLineRun(["guide", "upgrade", "./GUIDE.md"], in: tree.root)
        #expect(run.status == 2)
        #expect(try text("GUIDE.md", of: tree).contains("norma: 1"))
        let builtIn = try CommandLineRun(["guide", "upgrade", "golden-path"], in: tree.root)
        #expect(builtIn.status == 2)
        #expect(builtIn.errors.contains("`golden-path` is a built-in guide"))
    }
}
