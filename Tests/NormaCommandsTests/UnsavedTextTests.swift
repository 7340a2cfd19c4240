// What `norma check --unsaved` judges: a text on standard input in the place of a file, and `norma mcp` with it.

import Testing

@Suite("Text that is not saved")
struct UnsavedTextTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        ```yaml rule
        rule: no-force-unwraps
        check: force-unwrapping
        ```

        """

    private func tree() throws -> TemporaryTree {
        try TemporaryTree([
            "GUIDE.md": Self.guide, ".norma.yml": "guide: GUIDE.md\nexclude: [Sources/Old]\n", "Package.swift": "",
            "Sources/Cart.swift": "let cart = 1\n", "Sources/Other.swift": "let other = cart!\n",
        ])
    }

    private static let bad = "let price: Int? = 1\nlet sum = price!\n"

    @Test(
        "The text is judged, whether or not its file exists, and nothing else is reported",
        arguments: ["Cart", "New/Deep"]
    )
    func judges(name: String) throws {
        let tree = try tree()
        let run = try CommandLineRun(["check", "--unsaved", "Sources/\(name).swift"], in: tree.root, input: Self.bad)
        #expect(run.status == 1, "\(run.errors)")
        #expect(run.output.contains("Sources/\(name).swift:2"))
        #expect(!run.output.contains("Other.swift:"))
    }

    @Test("A text without findings is clean")
    func isClean() throws {
        let tree = try tree()
        let run = try CommandLineRun(
            ["check", "--unsaved", "Sources/Cart.swift"],
            in: tree.root,
            input: "let a = 1\n"
        )
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test(
        "What can't be judged is said",
        arguments: [
            (["--unsaved", "Sources"], "doesn't name a Swift file"),
            (["--unsaved", "Sources/Old/A.swift"], "excluded"),
            (["--unsaved", "Sources/Cart.swift", "Sources"], "no path, --changed or --policy-from applies"),
            (["--unsaved", "Sources/Cart.swift", "--changed"], "no path, --changed or --policy-from applies"),
        ]
    )
    func refuses(arguments: [String], message: String) throws {
        let tree = try tree()
        let run = try CommandLineRun(["check"] + arguments, in: tree.root, input: Self.bad)
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test("The server runs the commands in the project that a call names, and ends with its client")
    func serves() throws {
        let tree = try tree()
        func call(_ tool: String, _ arguments: String) -> String {
            #"{"jsonrpc":"2.0","id":"\#(tool)","method":"tools/call","params":{"name":"\#(tool)","arguments":{"project":"\#(tree.root)",\#(arguments)}}}"#
                + "\n"
        }
        let text = Self.bad.replacing("\n", with: #"\n"#)
        let run = try CommandLineRun(
            ["mcp"],
            in: "/",
            input: "nonsense\n" + call("check", #""paths":["Sources/New.swift"],"text":"\#(text)""#)
                + call("explain", #""rule":"no-force-unwraps""#) + call("check", #""paths":["Nowhere"]"#)
        )
        #expect(run.status == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n")
        try #require(lines.count == 4, "\(run.output)")
        #expect(lines[0].contains("-32700"))
        #expect(lines[1].contains("Exit status 1") && lines[1].contains("Sources/New.swift:2"), "\(lines[1])")
        #expect(lines[1].contains(#""isError": false"#))
        #expect(lines[2].contains("no-force-unwraps"))
        #expect(
            lines[3].contains(#""isError": true"#) && lines[3].contains("there is no file or folder"),
            "\(lines[3])"
        )
    }
}
