// `norma graph` and reports in files, as a user runs them.

import Foundation
import Testing

@Suite("norma graph, and --output")
struct GraphCommandTests {
    private static let guide = """
        ---
        norma: 2
        name: team
        ---
        # Team

        Layers look down.

        ```yaml define
        layers: { Screens: "Screens/**", Domain: "Domain/**" }
        ```
        ```yaml rule
        rule: layers-look-down
        layers: [Screens, Domain]
        ```

        """

    private static let files = [
        "GUIDE.md": guide, ".norma.yml": "guide: GUIDE.md\n",
        "Screens/CartView.swift": "struct CartView {\n    let cart: Cart\n    let item: Item\n}\n",
        "Domain/Cart.swift": "struct Cart {\n    let items: [Item]\n}\nstruct Item {\n    let view: CartView\n}\n",
    ]

    @Test("draws the layers, and marks what the guide forbids") func layers() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["graph"], in: tree.root)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("flowchart TD\n"))
        #expect(run.output.contains("Screens -->|2| Domain"))
        #expect(run.output.contains("Domain ==>|1 forbidden| Screens"))
        let again = try CommandLineRun(["graph"], in: tree.root)
        #expect(again.output == run.output)
    }

    @Test("looks at one type closely, or at the types of one layer") func focus() throws {
        let tree = try TemporaryTree(Self.files)
        let type = try CommandLineRun(["graph", "--of", "types", "--focus", "Cart"], in: tree.root)
        #expect(type.output.contains("CartView -->|1| Cart\n"))
        #expect(type.output.contains("Cart -->|1| Item"))
        #expect(!type.output.contains("Item ==>"))
        let layer = try CommandLineRun(["graph", "--of", "types", "--focus", "Domain"], in: tree.root)
        #expect(layer.output.contains("Screens -->|1| Cart\n"))
        #expect(layer.output.contains("Item ==>|1 forbidden| Screens"))
    }

    @Test(
        "says what a wrong word should have been",
        arguments: [
            (["graph", "--of", "layer"], "there is no level `layer`; did you mean `layers`?"),
            (["graph", "--format", "png"], "there is no format `png`"),
            (["graph", "--focus", "Domian"], "nothing here is called `Domian`; did you mean `Domain`?"),
            (["graph", "--of", "features"], "there are no features to draw"),
        ]
    )
    func wrongWords(arguments: [String], message: String) throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(arguments, in: tree.root)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(message))
    }

    @Test("a report goes into a file, and replaces what was there") func output() throws {
        let tree = try TemporaryTree(Self.files)
        let plain = try CommandLineRun(["check", "--format", "json"], in: tree.root)
        for _ in 0..<2 {
            let run = try CommandLineRun(["check", "--format", "json", "--output", "out.json"], in: tree.root)
            #expect(run.status == 1)
            #expect(run.output.isEmpty)
            #expect(run.errors == "Written to `out.json`.\n")
            #expect(try String(contentsOfFile: tree.root + "/out.json", encoding: .utf8) == plain.output)
        }
    }

    @Test(
        "where nothing can be written, the command says so and exits with 2",
        arguments: [
            ("none/out.html", "there is no folder `none`"),
            ("Domain", "it isn't a regular file"),
            ("out/", "it is named as a folder"),
            ("GUIDE.md/out.html", "`GUIDE.md` isn't a folder"),
            ("locked/out.html", "nothing can be written to its folder"),
        ]
    )
    func unwritable(file: String, reason: String) throws {
        let tree = try TemporaryTree(Self.files)
        let locked = tree.root + "/locked"
        try FileManager.default.createDirectory(atPath: locked, withIntermediateDirectories: false)
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: locked)
        for command in [["check", "--format", "html"], ["graph", "--format", "svg"]] {
            let run = try CommandLineRun(command + ["--output", file], in: tree.root)
            #expect(run.status == 2)
            #expect(run.errors.contains("the result can't be written to `\(file)`: \(reason)"), "\(run.errors)")
        }
    }
}
