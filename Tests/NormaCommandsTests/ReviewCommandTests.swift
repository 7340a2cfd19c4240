// What `norma review` and `norma export review` say: the questions that a guide leaves to people, and when to ask them.

import Foundation
import Testing

@Suite("norma review")
struct ReviewCommandTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        ```yaml define
        roles:
          view-model: { class: "*ViewModel" }
        ```

        # Questions

        ```yaml review
        review: is-it-plain
        question: Would a stranger understand it?
        ```

        ```yaml review
        review: does-it-load
        question: Does the screen show that it loads?
        about: { type: view-model, have: { function: load } }
        ```

        ```yaml review
        review: is-the-actor-needed
        question: Does this actor own state?
        about: { actor: any }
        ```

        # No prints

        ```yaml rule
        rule: no-prints
        every: type
        must-not: { call: print }
        ```
        """

    private static let cart = "class CartViewModel {\n    func load() {}\n}\n"
    private static let files = [
        ".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": guide, "Package.swift": "// swift-tools-version: 6.0\n",
        "Sources/Cart.swift": cart, "Sources/Store.swift": "actor Store {}\n",
    ]

    private func repository() throws -> TemporaryTree {
        let tree = try TemporaryTree(Self.files)
        try tree.initialiseRepository()
        try tree.git(["add", "-A"])
        try tree.git(["commit", "-qm", "first"])
        return tree
    }

    @Test("without a change lists every question, with its moment in words")
    func all() throws {
        let tree = try repository()
        let run = try CommandLineRun(["review"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("- [ ] Would a stranger understand it? (is-it-plain)"))
        #expect(
            run.output.contains("- [ ] Does the screen show that it loads? (does-it-load)\n      For a `view-model`")
        )
        #expect(run.output.contains("(is-the-actor-needed)\n      For an actor."))
    }

    @Test("of a change lists the questions that it touches, with the places, and those about every change")
    func touched() throws {
        let tree = try repository()
        try tree.write("Sources/Cart.swift", Data(Self.cart.replacing("{}", with: "{ wait() }").utf8))
        let run = try CommandLineRun(["review", "--changed"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("The change touches 2 of the guide's 3 questions"))
        #expect(run.output.contains("(does-it-load)\n      `CartViewModel` (Sources/Cart.swift:1)"))
        #expect(run.output.contains("is-it-plain"))
        #expect(!run.output.contains("is-the-actor-needed"))
    }

    @Test("leaves out what is only near the change")
    func beside() throws {
        let tree = try repository()
        try tree.write("Sources/Cart.swift", Data((Self.cart + "\nactor Basket {}\n").utf8))
        let run = try CommandLineRun(["review", "--changed"], in: tree.root)
        #expect(run.output.contains("Basket"))
        #expect(!run.output.contains("does-it-load"))
    }

    @Test("says loudly that nothing was compared")
    func nothing() throws {
        let tree = try repository()
        let run = try CommandLineRun(["review", "--changed"], in: tree.root)
        #expect(run.output.hasPrefix("Nothing was compared. Nothing has changed since main"))
    }

    @Test("is written for AI reviewers between marks, and checked for drift")
    func exported() throws {
        let tree = try repository()
        try tree.write("REVIEW.md", Data("# Ours\n".utf8))
        let options = ["export", "review", "--to", "review", "--to", "cursor", "--to", "copilot"]
        #expect(try CommandLineRun(options, in: tree.root).status == 0)
        let text = try tree.read("REVIEW.md")
        #expect(text.hasPrefix("# Ours\n\n<!-- norma:begin review: written by `norma export review`"))
        #expect(text.contains("- Would a stranger understand it? (is-it-plain)"))
        #expect(text.contains("Does this actor own state? (is-the-actor-needed)"))
        #expect(!text.contains("no-prints"))
        #expect(try tree.read(".cursor/BUGBOT.md").contains("is-it-plain"))
        #expect(
            try tree.read(".github/instructions/norma-review.instructions.md").hasPrefix(
                "---\napplyTo: \"**/*.swift\"\n"
            )
        )
        #expect(try CommandLineRun(options + ["--check"], in: tree.root).status == 0)
        try tree.write("GUIDE.md", Data(Self.guide.replacing("a stranger", with: "anybody").utf8))
        let drift = try CommandLineRun(options + ["--check"], in: tree.root)
        #expect(drift.status == 1)
        #expect(drift.output.contains("`REVIEW.md` isn't as the guide says: run `norma export review --to review"))
    }
}
