// `norma roles` and `norma why TYPE` on the command line.

import Testing

@Suite("norma roles")
struct RolesCommandTests {
    private static let files = [
        "GUIDE.md": """
        ---
        norma: 2
        name: ours
        ---
        ```yaml define
        roles:
          view: { struct: any, conform-to: View }
          state: { sure: { class: any, all: [moving], held-by: view }, likely: { class: "*State" } }
        traits:
          moving: { have: { function: "move*" } }
        ```
        """,
        "Cart.swift": """
        struct CartView: View { let state: CartState }
        final class CartState { func moveOn() {} }
        final class ListState {}
        """,
        // An extension that does not parse takes no role from anybody.
        "Broken.swift": "extension ListState { func broken( {",
    ]

    @Test("lists who has which role and how surely, and no traits")
    func list() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["roles", "--guide", "./GUIDE.md"], in: tree.root)
        #expect(run.status == 0)
        #expect(
            run.output == """
                view: 1
                    CartView  Cart.swift:1

                state: 1, and 1 likely
                    CartState  Cart.swift:2
                  ~ ListState  Cart.swift:3

                ~ likely: findings about it are warnings at most. `norma why NAME` shows the evidence.

                """
        )
    }

    @Test("says of a trait that it is one, and how to list what has it")
    func trait() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["roles", "--role", "moving", "--guide", "./GUIDE.md"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("`moving` is a trait"))
        let found = try CommandLineRun(["find", "moving", "--guide", "./GUIDE.md"], in: tree.root)
        #expect(found.output.hasPrefix("1 thing fits:\n\n  class CartState"))
    }

    @Test("shows what speaks for and against each role of a type")
    func why() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["why", "CartState", "--guide", "./GUIDE.md"], in: tree.root)
        #expect(
            run.output == """
                class `CartState` in Cart.swift:2

                certainly a state
                  sure     yes  is a `moving`
                  sure     yes  is held by `CartView`, a `view`  Cart.swift:1
                  likely   yes  is named `*State`

                """
        )
    }

    @Test("says of a type without a role which is the nearest, and asks each part of it")
    func nearest() throws {
        var files = Self.files
        files["GUIDE.md"] = """
            ---
            norma: 2
            name: ours
            ---
            ```yaml define
            roles:
              view: { struct: any, conform-to: View }
              state:
                sure:
                  any:
                    - { struct: any, be: final, held-by: view, have: { function: "move*" } }
                    - { class: any, be: final, held-by: view, have: { function: "move*" } }
              other: { class: any, be: final, created-by: view }
            ```
            """
        files["List.swift"] = """
            final class Rows { func moveOn() {} }
            class Alone {}
            """
        let tree = try TemporaryTree(files)
        let run = try CommandLineRun(["why", "Rows", "--guide", "./GUIDE.md"], in: tree.root)
        #expect(
            run.output == """
                class `Rows` in List.swift:1

                It has no role of the guide `ours`. The nearest one:

                not a state
                  sure     yes  is final
                  sure     no   is not held by a `view`
                  sure     yes  has `moveOn`, a function named `move*`  List.swift:1

                """
        )
        let alone = try CommandLineRun(["why", "Alone", "--guide", "./GUIDE.md"], in: tree.root)
        #expect(alone.output.contains("It has no role of the guide `ours`, and no evidence for one."))
    }
}
