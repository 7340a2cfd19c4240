// A type of which only half can be read: what is told of it, and that all other roles stand.

import Testing

@Suite("Half a type")
struct HalfTypeTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        # Small

        ```yaml define
        roles:
          view: { struct: any, conform-to: View }
          model:
            sure: { class: any, held-by: view, not: { have: { function: "reload*" } } }
            likely: { class: "*Model" }
        ```

        ```yaml rule
        rule: models-are-final
        every: model
        must: { be: final }
        ```

        """
    private static let whole = """
        class CartModel { var items: [Int] = [] }
        class ListModel {}
        struct CartView: View { let model: CartModel; let list: ListModel }
        """
    private static let broken = "extension CartModel {\n    func reload() { let = }\n    func total( -> Int { 0\n}\n"

    private func tree(_ files: [String: String]) throws -> TemporaryTree {
        try TemporaryTree([".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": Self.guide].merging(files) { $1 })
    }

    @Test(
        "A syntax error in an extension is told with its place, and the roles of all others stand",
        arguments: [
            ["Sources/Cart.swift": whole, "Sources/Cart+Reload.swift": broken],
            ["Sources/Cart.swift": whole + "\n" + broken],
        ]
    )
    func extensions(files: [String: String]) throws {
        let tree = try tree(files)
        let check = try CommandLineRun(["check"], in: tree.root)
        #expect(check.status == 1)
        #expect(check.output.contains("This isn't valid Swift"))
        #expect(check.output.contains("`ListModel` is not final.\n"))
        // What may stand in the broken half could keep it from being one.
        #expect(!check.output.contains("`CartModel` is not final.\n"))
        let roles = try CommandLineRun(["roles"], in: tree.root)
        #expect(roles.status == 0)
        #expect(roles.output.contains("    CartView  Sources/Cart.swift:3"))
        #expect(roles.output.contains("    ListModel  Sources/Cart.swift:2"))
        #expect(roles.output.contains("  ~ CartModel  Sources/Cart.swift:1"))
    }

    @Test("A syntax error in an unrelated file changes no role")
    func elsewhere() throws {
        let tree = try tree(["Sources/Cart.swift": Self.whole, "Sources/Other.swift": "func load( {\n"])
        let roles = try CommandLineRun(["roles"], in: tree.root)
        #expect(roles.output.contains("model: 2\n"))
    }
}
