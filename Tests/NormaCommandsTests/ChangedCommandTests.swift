// What `norma check --changed` reports: what a change made worse, and nothing that was there before.

import Foundation
import Testing

@Suite("norma check --changed")
struct ChangedCommandTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        ```yaml define
        features: "Sources/Features/{Feature}/**"
        ```

        # No prints

        ```yaml rule
        rule: no-prints
        every: type
        must-not: { call: print }
        ```

        # Features don't turn in circles

        ```yaml rule
        rule: features-have-no-circles
        acyclic: features
        ```

        # Files stay short

        ```yaml rule
        rule: files-stay-short
        check: file-length
        at-most: 12
        ```
        """

    private static let cart = "struct Cart {\n    func show() { print(1) }\n}\n"
    private static let files = [
        ".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": guide,
        "Sources/Features/Cart/Cart.swift": cart,
        "Sources/Features/Orders/Orders.swift": "struct Orders {\n    let cart: Cart\n    let price: Price\n}\n",
        "Sources/Features/Orders/Bill.swift": "struct Bill {}\n",
        "Sources/Features/Cart/Price.swift": "struct Price {}\n",
        "Sources/Features/Cart/Basket.swift": "struct Basket {}\n",
        "Sources/Shared/Total.swift": "struct Total {}\n",
    ]

    private func repository(_ files: [String: String] = [:]) throws -> TemporaryTree {
        let tree = try TemporaryTree(Self.files.merging(files) { $1 })
        try tree.git(["init", "-q", "-b", "main"])
        try commit(tree)
        return tree
    }

    private func commit(_ tree: TemporaryTree) throws {
        try tree.git(["add", "-A"])
        try tree.git(["commit", "-qm", "next"])
    }

    /// `path:line rule` of each finding.
    private func found(_ tree: TemporaryTree, _ option: String = "--changed") throws -> [String] {
        try found(tree, [option])
    }

    private func found(_ tree: TemporaryTree, _ options: [String]) throws -> [String] {
        let run = try CommandLineRun(["check"] + options + ["--format", "xcode"], in: tree.root)
        try #require(run.status < 2, "\(run.errors)")
        return run.output.split(separator: "\n").filter { $0.contains(": error: ") }.map { line in
            let parts = line.split(separator: ":", maxSplits: 4)
            let rule = line.split(separator: "[").last.map { $0.prefix { $0 != "]" } } ?? ""
            let path = URL(fileURLWithPath: String(parts.first ?? "")).lastPathComponent
            return "\(path):\(parts.dropFirst().first ?? "") \(rule)"
        }
    }

    @Test("says nothing of what was there before")
    func nothing() throws {
        let tree = try repository()
        #expect(try found(tree).isEmpty)
        try tree.write("Sources/Features/Cart/Cart.swift", Data(("\n\n" + Self.cart).utf8))
        #expect(try found(tree).isEmpty)
        #expect(try CommandLineRun(["check"], in: tree.root).status == 1)
        #expect(try CommandLineRun(["check", "--changed"], in: tree.root).status == 0)
    }

    @Test("says loudly that nothing changed, and offers the last commit", arguments: ["terminal", "agent", "markdown"])
    func nothingChanged(_ format: String) throws {
        let tree = try repository()
        let first = try CommandLineRun(["check", "--changed", "--format", format], in: tree.root)
        #expect(first.status == 0)
        #expect(first.output.lowercased().contains("nothing was compared"))
        #expect(first.output.contains("Nothing has changed since "))
        // The first commit has none before it.
        #expect(!first.output.contains("HEAD~1"))
        try tree.write("Sources/Shared/Total.swift", Data("struct Total { func show() { print(1) } }\n".utf8))
        try commit(tree)
        let second = try CommandLineRun(["check", "--changed", "--format", format], in: tree.root)
        #expect(second.status == 0)
        #expect(second.output.contains("`--changed=HEAD~1`"))
        #expect(!second.output.contains("No new findings"))
        #expect(try found(tree, "--changed=HEAD~1") == ["Total.swift:1 no-prints"])
    }

    @Test("on the default branch says that only uncommitted work was compared; on another branch it doesn't")
    func onlyUncommitted() throws {
        let tree = try repository()
        try tree.write("Sources/Shared/Total.swift", Data("struct Total {}\n\n".utf8))
        try commit(tree)
        try tree.write("Sources/Shared/Total.swift", Data("struct Total { let value = 1 }\n".utf8))
        let run = try CommandLineRun(["check", "--changed"], in: tree.root)
        #expect(run.output.contains("only uncommitted work was compared. For the last commit: `--changed"))
        try tree.git(["checkout", "-qb", "work"])
        try commit(tree)
        let branch = try CommandLineRun(["check", "--changed"], in: tree.root)
        #expect(branch.output.contains("1 file changed"))
        #expect(!branch.output.contains("uncommitted"))
        let asked = try CommandLineRun(["check", "--changed=HEAD~1"], in: tree.root)
        #expect(!asked.output.contains("`--changed=HEAD~1`"))
    }

    @Test("in the format of Xcode a clean check is one note on standard error")
    func cleanForXcode() throws {
        let tree = try repository()
        try tree.write("Sources/Shared/Total.swift", Data("struct Total { let value = 1 }\n".utf8))
        let run = try CommandLineRun(["check", "--changed", "--format", "xcode"], in: tree.root)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("note: No new findings: 6 files were checked with 3 rules of small"))
        #expect(run.errors.split(separator: "\n").count == 1)
        let found = try CommandLineRun(["check", "--format", "xcode"], in: tree.root)
        #expect(!found.errors.contains("note:"))
    }

    @Test("leaves out exceptions that excuse nothing, which are about the guide and not about the change")
    func idleExceptions() throws {
        let idle = Self.guide.replacing(
            "must-not: { call: print }",
            with: "must-not: { call: print }\nexcept:\n  - { type: Nowhere, because: it is old }"
        )
        let tree = try repository(["GUIDE.md": idle])
        try tree.write("Sources/Shared/Total.swift", Data("struct Total { func show() { print(1) } }\n".utf8))
        #expect(try CommandLineRun(["check"], in: tree.root).output.contains("excuses nothing"))
        for format in ["terminal", "agent"] {
            let run = try CommandLineRun(["check", "--changed", "--format", format], in: tree.root)
            #expect(run.output.contains("no-prints"))
            #expect(!run.output.contains("excuses nothing"))
        }
        let hook = try CommandLineRun(["hook", "Sources/Shared/Total.swift"], in: tree.root)
        #expect(hook.errors.contains("no-prints"))
        #expect(!hook.errors.contains("excuse"))
    }

    @Test("reports the one that is new, and not the old one beside it")
    func beside() throws {
        let tree = try repository()
        let text = "struct Cart {\n    func hide() { print(0) }\n    func show() { print(1) }\n}\n"
        try tree.write("Sources/Features/Cart/Cart.swift", Data(text.utf8))
        #expect(try found(tree) == ["Cart.swift:2 no-prints"])
    }

    @Test(
        "reports the one that is new above an accepted one, with a baseline, with a comparison, and with both",
        arguments: [["--changed"], ["--changed", "--no-baseline"], []]
    )
    func aboveAccepted(_ options: [String]) throws {
        let old = "struct Cart {\n    func show() {\n        print(1)\n    }\n}\n"
        let tree = try repository(["Sources/Features/Cart/Cart.swift": old])
        #expect(try CommandLineRun(["baseline"], in: tree.root).status == 0)
        try commit(tree)
        let new = "struct Cart {\n    func show() {\n        print(2)\n        print(1)\n    }\n}\n"
        try tree.write("Sources/Features/Cart/Cart.swift", Data(new.utf8))
        #expect(try found(tree, options) == ["Cart.swift:3 no-prints"])
    }

    @Test("reports a limit that is broken further, and not one that is broken less")
    func grown() throws {
        func file(_ lines: Int) -> Data { Data(String(repeating: "// line\n", count: lines).utf8) }
        let tree = try repository(["Sources/A.swift": String(repeating: "// line\n", count: 20)])
        for (lines, isNew) in [(21, true), (20, false), (15, false)] {
            try tree.write("Sources/A.swift", file(lines))
            #expect(try found(tree) == (isNew ? ["A.swift:1 files-stay-short"] : []), "\(lines) lines")
        }
        try tree.write("Sources/A.swift", file(21))
        let told = try CommandLineRun(["check", "--changed"], in: tree.root).output
        #expect(told.contains("The file has 21 lines; at most 12 are allowed; it was 20 before."))
    }

    @Test("counts what is staged, committed on the branch, and not yet known to git")
    func stages() throws {
        let tree = try repository()
        try tree.git(["switch", "-qc", "work"])
        try tree.write("Sources/A.swift", Data("struct A { func a() { print(1) } }\n".utf8))
        try commit(tree)
        try tree.write("Sources/B.swift", Data("struct B { func b() { print(1) } }\n".utf8))
        try tree.git(["add", "-A"])
        try tree.write("Sources/C.swift", Data("struct C { func c() { print(1) } }\n".utf8))
        #expect(try found(tree) == ["A.swift:1 no-prints", "B.swift:1 no-prints", "C.swift:1 no-prints"])
        #expect(try found(tree, "--changed=HEAD") == ["B.swift:1 no-prints", "C.swift:1 no-prints"])
        #expect(try found(tree, "--changed=main").count == 3)
    }

    @Test("knows a file that was moved, renamed and edited")
    func moved() throws {
        let tree = try repository()
        try tree.git(["mv", "Sources/Features/Cart/Cart.swift", "Sources/Shared/ShoppingCart.swift"])
        #expect(try found(tree).isEmpty)
    }

    @Test("reports a circle at the edge that closes it, in whichever file that lies")
    func circle() throws {
        let tree = try repository()
        // `Total` moves into the feature that uses `Orders`: the edge that closes the circle lies in a file that stays as it was.
        try tree.write("Sources/Features/Orders/Orders.swift", Data("struct Orders {\n    let total: Total\n}\n".utf8))
        try tree.write("Sources/Features/Cart/Cart.swift", Data("struct Cart {\n\n    let orders: Orders\n}\n".utf8))
        try commit(tree)
        #expect(try found(tree).isEmpty)
        try tree.git(["mv", "Sources/Shared/Total.swift", "Sources/Features/Cart/Total.swift"])
        #expect(try found(tree) == ["Orders.swift:2 features-have-no-circles"])
    }

    @Test("reports a further circle among features that turn in one already")
    func furtherCircle() throws {
        let tree = try repository([
            "Sources/Features/Cart/Cart.swift": "struct Cart {\n    let bill: Bill\n}\n",
            "Sources/Features/Search/Search.swift": "struct Search {\n    let cart: Cart\n}\n",
        ])
        #expect(try found(tree).isEmpty)
        #expect(try CommandLineRun(["check"], in: tree.root).status == 1)
        try tree.write("Sources/Features/Orders/Bill.swift", Data("struct Bill {\n    let search: Search?\n}\n".utf8))
        #expect(try found(tree) == ["Bill.swift:2 features-have-no-circles"])
    }

    @Test("tells lines that read alike apart by those around them")
    func alike() throws {
        let block = { (name: String) in "    let \(name)1 = 1\n    let \(name)2 = 1\n    \n    let \(name)3 = 1\n" }
        let old = block("a")
        let tree = try repository([
            "GUIDE.md": Self.guide + "\n# Tidy\n\n```yaml rule\nrule: tidy\ncheck: trailing-whitespace\n```\n",
            "Sources/Many.swift": "struct Many {\n" + old + "}\n",
        ])
        #expect(try found(tree).isEmpty)
        let changed = "struct Many {\n" + block("c") + old + "}\n"
        try tree.write("Sources/Many.swift", Data(changed.utf8))
        #expect(try found(tree) == ["Many.swift:4 tidy"])
    }

    @Test("reports what a comment allowed that was taken away")
    func takenComment() throws {
        let allowed = "// norma:allow no-prints because it is a tool\nstruct Tool { func run() { print(1) } }\n"
        let tree = try repository(["Sources/Tool.swift": allowed])
        #expect(try found(tree).isEmpty)
        try tree.write("Sources/Tool.swift", Data("\nstruct Tool { func run() { print(1) } }\n".utf8))
        #expect(try found(tree) == ["Tool.swift:2 no-prints"])
    }

    @Test("judges both states by the guide of today, so that a new rule finds nothing old")
    func newRule() throws {
        let tree = try repository()
        let rule = "\n# No structures\n\n```yaml rule\nrule: no-structures\nevery: struct\nmust: { be: public }\n```\n"
        try tree.write("GUIDE.md", Data((Self.guide + rule).utf8))
        #expect(try found(tree).isEmpty)
        try tree.write("Sources/New.swift", Data("struct New {}\n".utf8))
        #expect(try found(tree) == ["New.swift:1 no-structures"])
    }

    @Test("says what is in the way: no repository, no such reference")
    func obstacles() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["check", "--changed"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("isn't in a git repository"))
        let other = try repository()
        let unknown = try CommandLineRun(["check", "--changed=nowhere"], in: other.root)
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("there is no commit `nowhere`"))
    }

    @Test("takes what stands behind it for a path")
    func path() throws {
        let tree = try repository()
        try tree.write("Sources/A.swift", Data("struct A { func a() { print(1) } }\n".utf8))
        try tree.write("Sources/Shared/B.swift", Data("struct B { func b() { print(1) } }\n".utf8))
        let run = try CommandLineRun(["check", "--changed", "Sources/Shared", "--format", "xcode"], in: tree.root)
        #expect(run.output.contains("B.swift") && !run.output.contains("A.swift"))
    }
}
