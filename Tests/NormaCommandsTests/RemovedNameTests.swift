// Names that a change removed and that code still uses: found where that is certain, and nowhere else.

import Foundation
import Testing

@Suite("Names that nothing declares any more")
struct RemovedNameTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        # No prints

        ```yaml rule
        rule: no-prints
        every: type
        must-not: { call: print }
        ```
        """

    private static let store = """
        struct PantryStore {
            static let shared = PantryStore()
            var shelves = 3
            func loadShelves(_ count: Int) -> Int { count }
        }

        func weighPantry() -> Int { 1 }
        """

    private static let screen = """
        import SwiftUI

        struct PantryScreen {
            let store: PantryStore
            func show() -> Int { store.loadShelves(1) + store.shelves + weighPantry() }
        }
        """

    private static let files = [
        ".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": guide, "Package.swift": "// swift-tools-version: 6.0\n",
        "Sources/PantryStore.swift": store, "Sources/PantryScreen.swift": screen,
    ]

    /// One edit of the file with the store, and what is left without a declaration: `name:line`, in the screen.
    struct Edit: CustomTestStringConvertible {
        let title: String
        /// In the file with the store.
        var changes: [(from: String, to: String)] = []
        /// Files after the change, beside the store's; nil: deleted.
        var after: [String: String?] = [:]
        /// Files before the change.
        var before: [String: String] = [:]
        var found: [String] = []
        var newName: String?

        var testDescription: String { title }
    }

    private static func repository(_ edit: Edit) throws -> TemporaryTree {
        let tree = try TemporaryTree(files.merging(edit.before) { $1 })
        try tree.initialiseRepository()
        try tree.git(["add", "-A"])
        try tree.git(["commit", "-qm", "first"])
        let text = edit.changes.reduce(try tree.read("Sources/PantryStore.swift")) {
            $0.replacing($1.from, with: $1.to)
        }
        try tree.write("Sources/PantryStore.swift", Data(text.utf8))
        for (path, text) in edit.after {
            if let text { try tree.write(path, Data(text.utf8)) } else { try tree.git(["rm", "-qf", path]) }
        }
        return tree
    }

    /// `PantryStore:3` for each finding about a removed name.
    private static func found(_ tree: TemporaryTree) throws -> [String] {
        let run = try CommandLineRun(["check", "--changed=HEAD", "--format", "xcode"], in: tree.root)
        try #require(run.status < 2, "\(run.errors)")
        return run.output.split(separator: "\n").filter { $0.contains("[removed-names-are-unused]") }.map { line in
            let place = line.split(separator: ":").dropFirst().first ?? ""
            let name = line.split(separator: "`").dropFirst().first ?? ""
            return "\(name):\(place)"
        }
    }

    static let broken = [
        Edit(
            title: "a renamed type",
            changes: [("PantryStore", "PantryRepository")],
            found: ["PantryStore:4"],
            newName: "PantryRepository"
        ),
        Edit(
            title: "a removed type",
            after: ["Sources/PantryStore.swift": nil],
            found: ["PantryStore:4", "weighPantry():5"]
        ),
        Edit(
            title: "a renamed method",
            changes: [("loadShelves", "fetchShelves")],
            found: ["PantryStore.loadShelves(_:):5"],
            newName: "fetchShelves"
        ),
        Edit(
            title: "a renamed property",
            changes: [("shelves =", "boards =")],
            found: ["PantryStore.shelves:5"],
            newName: "boards"
        ),
        Edit(
            title: "a renamed function",
            changes: [("weighPantry", "weighAll")],
            found: ["weighPantry():5"],
            newName: "weighAll"
        ),
        Edit(
            title: "a property that its own type still uses",
            changes: [("var shelves = 3", "")],
            before: ["Sources/PantryStore.swift": store.replacing("{ count }", with: "{ shelves }")],
            found: ["PantryStore.shelves:5", "PantryStore.shelves:4"]
        ),
        Edit(
            title: "a type whose users were repaired but one",
            changes: [("PantryStore", "PantryRepository")],
            after: ["Sources/PantryScreen.swift": screen.replacing("PantryStore", with: "PantryRepository")],
            before: ["Sources/Other.swift": "struct Other {\n    var store: [PantryStore] = []\n}\n"],
            found: ["PantryStore:2"],
            newName: "PantryRepository"
        ),
    ]

    @Test("are reported where they are used", arguments: broken)
    func reported(_ edit: Edit) throws {
        let tree = try Self.repository(edit)
        #expect(try Self.found(tree) == edit.found)
        if let name = edit.newName {
            let run = try CommandLineRun(["check", "--changed=HEAD"], in: tree.root)
            #expect(run.output.contains("was it renamed to `\(name)`?"))
        }
    }

    static let sound = [
        Edit(
            title: "another declaration of the name",
            changes: [("struct PantryStore", "typealias PantryStore = Int\nstruct Pantry")]
        ),
        Edit(
            title: "a declaration of the name in another file",
            after: [
                "Sources/PantryStore.swift": "func weighPantry() -> Int { 1 }\n",
                "Sources/New.swift": store.replacing("func weigh", with: "private func x"),
            ]
        ),
        Edit(
            title: "an overload",
            changes: [
                ("func loadShelves(_ count: Int) -> Int { count }", "func loadShelves(_ count: Int8) -> Int { 1 }")
            ]
        ),
        Edit(
            title: "a property of another type",
            changes: [("var shelves = 3", "")],
            before: ["Sources/Other.swift": "struct Other { var shelves = 1 }\n"]
        ),
        Edit(
            title: "a name in a string and a comment",
            changes: [("PantryStore", "PantryRepository")],
            after: [
                "Sources/PantryScreen.swift": "// PantryStore\nlet name = \"PantryStore\"\nlet sum = weighPantry()\n"
            ]
        ),
        Edit(
            title: "a type of the system with the name",
            after: ["Sources/Logger.swift": nil],
            before: [
                "Sources/Logger.swift": "struct Logger {}\n",
                "Sources/Use.swift": "import OSLog\nlet logger = Logger()\n",
            ]
        ),
        Edit(
            title: "a member that every type has",
            changes: [("var shelves = 3", "var shelves = 3")],
            after: ["Sources/Named.swift": "struct Named: CustomStringConvertible {}\n"],
            before: [
                "Sources/Named.swift": "struct Named: CustomStringConvertible { var description: String { \"\" } }\n",
                "Sources/Use.swift": "func use(_ named: Named) -> String { named.description }\n",
            ]
        ),
        Edit(
            title: "a type that comes from a library now",
            changes: [("PantryStore", "PantryRepository")],
            after: ["Sources/PantryScreen.swift": "import PantryKit\n" + screen]
        ),
        Edit(
            title: "a parameter of the name",
            changes: [("var shelves = 3", "")],
            after: ["Sources/PantryScreen.swift": "func show(shelves: Int) -> Int { shelves + weighPantry() }\n"]
        ),
        Edit(
            title: "users that were repaired",
            changes: [("PantryStore", "PantryRepository")],
            after: ["Sources/PantryScreen.swift": screen.replacing("PantryStore", with: "PantryRepository")]
        ),
        Edit(
            title: "a file that can't be read",
            changes: [("struct PantryStore {", "struct PantryStore { func (")]
        ),
        Edit(
            title: "a use that a build leaves out",
            changes: [("PantryStore", "PantryRepository")],
            after: ["Sources/PantryScreen.swift": "#if OLD\n" + screen + "\n#endif\n"]
        ),
    ]

    @Test("are not reported where something else may be meant", arguments: sound)
    func silent(_ edit: Edit) throws { #expect(try Self.found(Self.repository(edit)) == []) }

    @Test("are reported to an agent after the edit, and are gone when the users follow")
    func hook() throws {
        let edit = Edit(title: "", changes: [("PantryStore", "PantryRepository")])
        let tree = try Self.repository(edit)
        let run = try CommandLineRun(["hook", "Sources/PantryStore.swift"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("error removed-names-are-unused: 1 finding"))
        #expect(
            run.errors.contains("Sources/PantryScreen.swift:4:16 `PantryStore` isn't declared any more: was it renamed")
        )
        let text = Self.screen.replacing("PantryStore", with: "PantryRepository")
        try tree.write("Sources/PantryScreen.swift", Data(text.utf8))
        #expect(try CommandLineRun(["hook", "Sources/PantryScreen.swift"], in: tree.root).status == 0)
    }

    @Test("are left out of a check of some rules, and a comment can allow one")
    func allowed() throws {
        let edit = Edit(
            title: "",
            changes: [("PantryStore", "PantryRepository")],
            after: [
                "Sources/PantryScreen.swift": Self.screen.replacing(
                    "    let store",
                    with: "    // norma:allow removed-names-are-unused because a plugin writes it\n    let store"
                )
            ]
        )
        let tree = try Self.repository(edit)
        #expect(try CommandLineRun(["check", "--changed=HEAD"], in: tree.root).status == 0)
        try tree.write("Sources/PantryScreen.swift", Data(Self.screen.utf8))
        let options = ["check", "--changed=HEAD"]
        #expect(try CommandLineRun(options, in: tree.root).status == 1)
        #expect(try CommandLineRun(options + ["--only", "no-prints"], in: tree.root).status == 0)
        #expect(try CommandLineRun(options + ["--skip", "removed-names-are-unused"], in: tree.root).status == 0)
        #expect(try CommandLineRun(["check"], in: tree.root).status == 0)
    }

    @Test("are listed by norma diff", arguments: ["terminal", "markdown", "json", "html"])
    func diff(_ format: String) throws {
        let tree = try Self.repository(Edit(title: "", changes: [("PantryStore", "PantryRepository")]))
        let run = try CommandLineRun(["diff", "HEAD", "--format", format], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains(format == "json" ? "\"removedNames\"" : "nothing declares any more"))
        #expect(run.output.contains("PantryRepository"))
        #expect(run.output.contains("Sources/PantryScreen.swift"))
    }
}
