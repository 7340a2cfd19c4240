// `norma find` on the command line.

import Testing

@Suite("norma find")
struct FindCommandTests {
    private static let files = [
        "GUIDE.md": """
        ---
        norma: 2
        name: ours
        ---
        ```yaml define
        roles:
          view: { struct: any, conform-to: View }
        ```
        """,
        ".norma.yml": "guide: ./GUIDE.md\n",
        "Sources/Cart.swift": """
        struct CartView: View { let state: CartState }
        final class CartState { func move(_ from: Int, to: Int) { print(from) } }
        """,
    ]

    @Test("shows what fits and why, with the roles of the project's guide; braces around pairs may be left out")
    func evidence() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["find", "class: any, held-by: view"], in: tree.root)
        #expect(run.status == 0)
        #expect(
            run.output == """
                1 thing fits:

                  class CartState  Sources/Cart.swift:2
                      is held by `CartView`, a `view`  Sources/Cart.swift:1

                """
        )
    }

    @Test("finds what is no type, and looks below a path alone")
    func kinds() throws {
        let tree = try TemporaryTree(Self.files)
        let call = try CommandLineRun(["find", "call: print"], in: tree.root)
        #expect(call.output.contains("  call CartState.move(_:to:)  Sources/Cart.swift:2\n"))
        let file = try CommandLineRun(["find", "file", "Sources"], in: tree.root)
        #expect(file.output.hasPrefix("1 thing fits:\n\n  file Sources/Cart.swift"))
        let nothing = try CommandLineRun(["find", "\"*Manager\""], in: tree.root)
        #expect(nothing.status == 0)
        #expect(nothing.output == "Nothing fits.\n")
    }

    @Test("writes JSON that says of each what it is and why")
    func json() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["find", "class: any, held-by: view", "--format", "json"], in: tree.root)
        #expect(run.output.contains("\"symbol\": \"CartState\""))
        #expect(run.output.contains("\"evidence\": ["))
    }

    @Test(
        "says what is wrong with a description, and where",
        arguments: [
            ("class: any, hold-by: view", "unknown word `hold-by`; did you mean `held-by`?"),
            ("class: [", "a value is missing here"),
            ("{ class: any", "this `{` is never closed"),
            ("", "expects a description, but there is no value"),
            ("a-role", "unknown"),
        ]
    )
    func mistakes(_ description: String, _ message: String) throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["find", description], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("description:"), "\(run.errors)")
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}
