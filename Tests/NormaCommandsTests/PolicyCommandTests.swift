// A change that softens the policy is judged by the policy that it began with, and what it softens is reported.

import Foundation
import Testing

@Suite("norma check --policy-from")
struct PolicyCommandTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        ```yaml define
        layers:
          Domain: Sources/Domain
          Screens: Sources/Screens
        values:
          longest: 12
        ```

        # No prints

        ```yaml rule
        rule: no-prints
        every: { type: any, in: Sources }
        must-not: { call: print }
        ```

        ```swift bad path=Sources/A.swift
        struct A {
            func show() { print(1) } // ✗
        }
        ```

        ```swift good path=Sources/A.swift
        struct A {}
        ```

        # Files stay short

        ```yaml rule
        rule: files-stay-short
        check: file-length
        at-most: "{{longest}}"
        ```

        # Errors

        ```yaml take from=swift-style
        - no-force-tries: { severity: warning }
        - no-force-casts
        ```
        """

    private static let cart =
        "struct Cart {\n    func show() { print(1) } // norma:allow no-prints because it is a tool\n}\n"
    private static let files = [
        ".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": guide, "Sources/Cart.swift": cart,
        "Sources/Total.swift": "struct Total {}\n", "Package.swift": "// swift-tools-version: 6.0\n",
        "Sources/Old.swift": "struct Old {\n    func show() { print(1) }\n}\n",
        ".norma-baseline.json": """
        {
          "version": 1,
          "entries": [
            {"rule": "no-prints", "path": "Sources/Old.swift", "symbol": "Old.show()", "detail": "print"}
          ]
        }

        """,
    ]

    private static let print = "struct Total {\n    func show() { print(2) }\n}\n"

    private func repository() throws -> TemporaryTree {
        let tree = try TemporaryTree(Self.files)
        try tree.initialiseRepository()
        try tree.git(["add", "-A"])
        try tree.git(["commit", "-qm", "first"])
        try tree.git(["checkout", "-qb", "work"])
        return tree
    }

    private func check(_ tree: TemporaryTree, _ options: String...) throws -> CommandLineRun {
        try CommandLineRun(["check", "--policy-from=main", "--format", "xcode"] + options, in: tree.root)
    }

    private func edit(_ tree: TemporaryTree, _ path: String, _ old: String, _ new: String) throws {
        let text = try tree.read(path)
        try #require(text.contains(old))
        try tree.write(path, Data(text.replacing(old, with: new).utf8))
    }

    @Test("is silent about the policy while a change leaves it alone")
    func unchanged() throws {
        let tree = try repository()
        let run = try check(tree)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.errors.isEmpty)
        try tree.write("Sources/Total.swift", Data(Self.print.utf8))
        let worse = try check(tree)
        #expect(worse.status == 1)
        #expect(worse.output.contains("Sources/Total.swift:2"))
        #expect(worse.errors.isEmpty)
    }

    /// An edit of the policy that hides a call of `print` in `Total`, and what the report says of it.
    struct Softening: Sendable, CustomTestStringConvertible {
        let file: String
        let old: String
        let new: String
        let words: String

        var testDescription: String { words }
    }

    static let softenings: [Softening] = [
        Softening(
            file: "GUIDE.md",
            old: "severity: warning",
            new: "severity: note",
            words: "`no-force-tries`: severity note (was warning)"
        ),
        Softening(
            file: "GUIDE.md",
            old: "- no-force-casts\n",
            new: "",
            words: "rule `no-force-casts` is dropped"
        ),
        Softening(file: "GUIDE.md", old: "rule: no-prints", new: "rule: no-logs", words: "rule `no-prints` is dropped"),
        Softening(
            file: "GUIDE.md",
            old: "must-not: { call: print }",
            new: "must-not: { call: debugPrint }",
            words: "`no-prints` asks something else"
        ),
        Softening(
            file: "GUIDE.md",
            old: "must-not: { call: print }",
            new: "must-not: { call: print }\nseverity: note",
            words: "`no-prints`: severity note (was error)"
        ),
        Softening(
            file: "GUIDE.md",
            old: "must-not: { call: print }",
            new: "must-not: { call: print }\nexcept: [{ type: Total, because: it may }]",
            words: "`no-prints` has one more exception: it may"
        ),
        Softening(
            file: "GUIDE.md",
            old: "```swift bad path=Sources/A.swift\nstruct A {\n    func show() { print(1) } // ✗\n}\n```\n\n",
            new: "",
            words: "`no-prints` is proven by 0 of its 1 bad examples"
        ),
        Softening(
            file: "GUIDE.md",
            old: "at-most: \"{{longest}}\"",
            new: "at-most: 500",
            words: "`files-stay-short`: at-most 500 (was 12)"
        ),
        Softening(
            file: "GUIDE.md",
            old: "longest: 12",
            new: "longest: 500",
            words: "`files-stay-short`: at-most 500 (was 12)"
        ),
        Softening(
            file: "GUIDE.md",
            old: "  Domain: Sources/Domain",
            new: "  Domain: [Sources/Domain, Sources/More]",
            words: "definitions, pictures or layouts differ"
        ),
        Softening(
            file: "GUIDE.md",
            old: "norma: 2",
            new: "norma: 2\nnope: 1",
            words: "the guide `GUIDE.md` can't be read any more"
        ),
        Softening(
            file: ".norma.yml",
            old: "guide: GUIDE.md",
            new: "guide: GUIDE.md\nexclude: [Sources/Total.swift]",
            words: "`exclude:` leaves out `Sources/Total.swift`"
        ),
        Softening(
            file: ".norma.yml",
            old: "guide: GUIDE.md",
            new: "guide: GUIDE.md\ninclude: [Sources/Cart.swift]",
            words: "`include:` narrows the check to `Sources/Cart.swift`"
        ),
        Softening(
            file: ".norma.yml",
            old: "guide: GUIDE.md",
            new: "guide: GUIDE.md\ngenerated: [Sources/Total.swift]",
            words: "`generated:` leaves out `Sources/Total.swift`"
        ),
        Softening(
            file: ".norma.yml",
            old: "guide: GUIDE.md",
            new: "nonsense",
            words: "`.norma.yml` can't be read any more"
        ),
        Softening(
            file: ".norma-baseline.json",
            old: "\"detail\": \"print\"}",
            new:
                "\"detail\": \"print\"},\n    {\"rule\": \"no-prints\", \"path\": \"Sources/Total.swift\", \"symbol\": \"Total.show()\", \"detail\": \"print\"}",
            words: "the baseline accepts 2 of `no-prints` (was 1)"
        ),
        Softening(
            file: "Sources/Total.swift",
            old: "print(2) }",
            new: "print(2) } // norma:allow no-prints because I may",
            words: "norma:allow no-prints because I may` in Sources/Total.swift, line 2"
        ),
    ]

    @Test("reports the softening and the finding that it hides", arguments: softenings)
    func softer(_ softening: Softening) throws {
        let tree = try repository()
        try tree.write("Sources/Total.swift", Data(Self.print.utf8))
        try edit(tree, softening.file, softening.old, softening.new)
        let run = try check(tree)
        #expect(run.status == 4)
        #expect(run.output.contains("Sources/Total.swift:2"), "\(run.output)")
        #expect(run.errors.contains(softening.words), "\(run.errors)")
        #expect(!run.errors.contains("norma-policy-"))
        let allowed = try check(tree, "--allow-policy-change")
        #expect(allowed.status == 1)
        #expect(allowed.errors.contains(softening.words))
    }

    @Test("reports that the configuration is gone")
    func removed() throws {
        let tree = try repository()
        try tree.git(["rm", "-q", ".norma.yml"])
        try tree.write("Sources/Total.swift", Data(Self.print.utf8))
        let run = try check(tree)
        #expect(run.status == 4)
        #expect(run.output.contains("Sources/Total.swift:2"))
        #expect(run.errors.contains("`.norma.yml` is removed"))
    }

    /// Edits of the same files that soften nothing.
    static let harmlessEdits: [Softening] = [
        Softening(
            file: "GUIDE.md",
            old: "# No prints",
            new: "# No prints\n\nOutput is invisible in the app.",
            words: ""
        ),
        Softening(
            file: "GUIDE.md",
            old: "rule: no-prints",
            new: "# the app has no console\nrule: no-prints",
            words: ""
        ),
        Softening(file: "GUIDE.md", old: "at-most: \"{{longest}}\"", new: "at-most: 11", words: ""),
        Softening(file: "GUIDE.md", old: "severity: warning", new: "severity: error", words: ""),
        Softening(file: "GUIDE.md", old: "- no-force-casts", new: "- no-force-casts\n- lines-are-short", words: ""),
        Softening(
            file: "GUIDE.md",
            old: "```swift good",
            new: "```swift bad path=Sources/B.swift\nstruct B {\n    let a = print(1) // ✗\n}\n```\n\n```swift good",
            words: ""
        ),
        Softening(
            file: "GUIDE.md",
            old: "  Domain: Sources/Domain\n  Screens: Sources/Screens",
            new: "  Screens: Sources/Screens\n  Domain: Sources/Domain # the core",
            words: ""
        ),
        Softening(
            file: "GUIDE.md",
            old: "  Screens: Sources/Screens",
            new: "  Screens: Sources/Screens\nroles:\n  mapper: { struct: \"*Mapper\" }",
            words: ""
        ),
        Softening(file: "GUIDE.md", old: "longest: 12", new: "longest: 10", words: ""),
        Softening(file: ".norma.yml", old: "guide", new: "# the guide\nguide", words: ""),
        Softening(file: "Sources/Cart.swift", old: "it is a tool", new: "it is a tool of ours", words: ""),
        Softening(file: "Sources/Cart.swift", old: "struct Cart", new: "/// A cart.\nstruct Cart", words: ""),
        Softening(
            file: ".norma-baseline.json",
            old:
                "\"entries\": [\n    {\"rule\": \"no-prints\", \"path\": \"Sources/Old.swift\", \"symbol\": \"Old.show()\", \"detail\": \"print\"}\n  ]",
            new: "\"entries\": []",
            words: ""
        ),
    ]

    @Test("is not alarmed by harmless edits of the same files", arguments: harmlessEdits)
    func harmless(_ edit: Softening) throws {
        let tree = try repository()
        if edit.file == ".norma-baseline.json" { try tree.write("Sources/Old.swift", Data("struct Old {}\n".utf8)) }
        try self.edit(tree, edit.file, edit.old, edit.new)
        let run = try check(tree)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test("lets an allowance move with its code")
    func movedAllowance() throws {
        let tree = try repository()
        try tree.git(["rm", "-q", "Sources/Cart.swift"])
        try tree.write("Sources/Basket.swift", Data(("// New.\n" + Self.cart.replacing("Cart", with: "Basket")).utf8))
        let run = try check(tree)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test("is configured in .norma.yml, and goes with --changed")
    func configured() throws {
        let tree = try repository()
        try tree.write(".norma.yml", Data("guide: GUIDE.md\npolicy-from: main\n".utf8))
        try tree.write("Sources/Total.swift", Data(Self.print.utf8))
        try edit(tree, "GUIDE.md", "rule: no-prints", "rule: no-logs")
        let run = try CommandLineRun(["check", "--changed=main", "--format", "xcode"], in: tree.root)
        #expect(run.status == 4)
        #expect(run.output.contains("Sources/Total.swift:2"))
        #expect(!run.output.contains("Old.swift"))
    }

    @Test("says what to do about a base that isn't there")
    func missing() throws {
        let tree = try repository()
        let run = try CommandLineRun(["check", "--policy-from=mian"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("there is no commit `mian` in this repository"))
        #expect(run.errors.contains("did you mean `main`?"))
        let alone = try CommandLineRun(["check", "--allow-policy-change"], in: tree.root)
        #expect(alone.status == 2)
        try tree.git(["commit", "-q", "--allow-empty", "-m", "next"])
        let shallow = try TemporaryTree()
        try shallow.git(["clone", "-q", "--depth", "1", "--branch", "work", "file://" + tree.root, "clone"])
        let cut = try CommandLineRun(["check", "--policy-from=main"], in: shallow.root + "/clone")
        #expect(cut.status == 2)
        #expect(cut.errors.contains("git fetch --unshallow"), "\(cut.errors)")
    }

    @Test("judges a change by its own policy if the base has none, and says so")
    func first() throws {
        let tree = try TemporaryTree([
            "Sources/A.swift": "struct A {}\n", "Package.swift": "// swift-tools-version: 6.0\n",
        ])
        try tree.initialiseRepository()
        try tree.git(["add", "-A"])
        try tree.git(["commit", "-qm", "first"])
        try tree.write(".norma.yml", Data("guide: GUIDE.md\n".utf8))
        try tree.write("GUIDE.md", Data(Self.guide.utf8))
        let run = try check(tree)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("judged by its own policy"))
    }
}
