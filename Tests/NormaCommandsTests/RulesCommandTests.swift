// What `norma rules` says of places, written and planned.

import Foundation
import Testing

@Suite("norma rules")
struct RulesCommandTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        ```yaml define
        layers:
          Screens: "Sources/*/Screens/**"
          Storage: Sources/Storage
        roles:
          view-model: { class: "*ViewModel" }
          store: { any: [class, actor], named: "*Store", be: final }
        ```

        # Rules

        ```yaml rule
        rule: view-models-are-final
        every: view-model
        must: { be: final }
        ```

        ```yaml rule
        rule: view-models-know-no-storage
        every: { class: view-model, in: Screens }
        must-not: { refer-to: { type: any, in: Storage } }
        instead: Ask for what {Subject} needs through a protocol.
        ```

        ```yaml rule
        rule: view-models-hide-their-state
        every: { property: any, member-of: view-model }
        must: { be: private }
        ```

        ```yaml rule
        rule: view-models-lie-in-screens
        every: view-model
        must: { in: Screens }
        ```

        ```yaml rule
        rule: stores-lie-in-screens
        every: store
        must: { in: Screens }
        ```

        ```yaml rule
        rule: no-classes-in-storage
        every: { class: any, in: Storage }
        must-not: { named: "*Base" }
        severity: warning
        ```

        ```yaml rule
        rule: tables-have-their-file
        every: { struct: "{Name}Table" }
        must: { file-named: "{Name}" }
        ```

        ```yaml rule
        rule: files-print-nothing
        every: file
        must-not: { call: [print, a, b, c, d, e, f] }
        ```

        ```yaml rule
        rule: only-storage-knows-sqlite
        only: { in: Storage }
        may: { import: SQLite }
        ```

        ```yaml rule
        rule: screens-above-storage
        layers: [Screens, Storage]
        ```

        ```text layout rule=tree
        Sources/
        ├── {Feature}/            *
        │   └── Screens/
        │       ├── {Feature}View.swift
        │       └── *.swift       *
        └── Storage/              ?
            └── *.swift           *
        ```
        """

    private func run(
        _ path: String,
        _ files: [String: String] = [:],
        options: [String] = []
    ) throws -> CommandLineRun {
        var all = files
        all[".norma.yml"] = "guide: GUIDE.md\nexclude: Sources/Generated\n"
        all["GUIDE.md"] = Self.guide
        all["Sources/Storage/Disk.swift"] = "final class Disk {}\n"
        let tree = try TemporaryTree(all)
        return try withExtendedLifetime(tree) { try CommandLineRun(["rules", path] + options, in: tree.root) }
    }

    /// The names of rules in the order listed.
    private func rules(_ run: CommandLineRun) -> [String] {
        run.output.matches(of: /\(([a-z-]+)\)\n/).map { String($0.1) }
    }

    @Test("lists for a planned file what can apply to a type of its name, and no more")
    func plannedFile() throws {
        let view = try run("Sources/Cart/Screens/CartView.swift")
        #expect(view.status == 0, "\(view.errors)")
        #expect(
            rules(view) == [
                "files-print-nothing", "tables-have-their-file", "only-storage-knows-sqlite", "screens-above-storage",
            ]
        )
        let model = try run("Sources/Cart/Screens/CartViewModel.swift")
        #expect(rules(model).contains("view-models-are-final"))
        #expect(rules(model).contains("view-models-know-no-storage"))
        #expect(rules(model).contains("view-models-hide-their-state"))
        // It lies where it must.
        #expect(!rules(model).contains("view-models-lie-in-screens"))
        #expect(!rules(model).contains("no-classes-in-storage"))
    }

    @Test("says in one sentence what is asked, of what, and what to do instead")
    func sentences() throws {
        let run = try run("Sources/Cart/Screens/CartViewModel.swift")
        #expect(run.output.contains("A `view-model`: a class named `*ViewModel`\n  - must be final"), "\(run.output)")
        #expect(run.output.contains("A property of a `view-model` must be private"))
        #expect(run.output.contains("→ Ask for what CartViewModel needs through a protocol."))
        #expect(run.output.contains("must not call `print`, `a`, `b` or 4 more"))
        #expect(run.output.contains("must not import `SQLite`; only something in `Storage` may"))
        #expect(run.output.contains("`Screens` may use `Storage`"))
    }

    @Test("names the file's own companions in the tree")
    func companions() throws {
        let run = try run("Sources/Cart/Screens/CartViewModel.swift")
        #expect(run.output.contains("It also needs `Sources/Cart/Screens/CartView.swift`"), "\(run.output)")
        let besides = try self.run(
            "Sources/Cart/Screens/CartViewModel.swift",
            ["Sources/Cart/Screens/CartView.swift": ""]
        )
        #expect(!besides.output.contains("It also needs"))
    }

    @Test("says first what the path alone breaks")
    func brokenPath() throws {
        let misplaced = try run("Sources/Storage/CartViewModel.swift")
        let head = "Wrong with this path\n  - A `view-model` must be in `Screens` (view-models-lie-in-screens)"
        #expect(misplaced.output.contains(head), "\(misplaced.output)")
        // A name that a role asks for means the role, though only the code can tell.
        let likely = try run("Sources/Storage/CartStore.swift")
        #expect(likely.output.contains("Wrong with this path\n  - A `store` must be in `Screens`"), "\(likely.output)")
        let unlisted = try run("Sources/Cart/Helpers/Cart.swift")
        #expect(unlisted.output.contains("Wrong with this path\n  - `Sources/Cart/Helpers/` is not in the layout"))
    }

    @Test("looks into a file that is there")
    func writtenFile() throws {
        let source = "final class CartViewModel {}\nstruct Row {}\n"
        let run = try run("Sources/Cart/Screens/Everything.swift", ["Sources/Cart/Screens/Everything.swift": source])
        #expect(rules(run).contains("view-models-are-final"))
        #expect(rules(run).contains("view-models-hide-their-state"))
        #expect(!run.output.contains("not there yet"))
        let other = try self.run(
            "Sources/Cart/Screens/CartViewModel.swift",
            ["Sources/Cart/Screens/CartViewModel.swift": ""]
        )
        #expect(!rules(other).contains("view-models-are-final"))
    }

    @Test("tells from a rule about file names what a file of this name holds")
    func fileNames() throws {
        let run = try run("Sources/Storage/Book.swift")
        #expect(run.output.contains("A struct named `BookTable` must be in a file named `Book`"), "\(run.output)")
    }

    @Test("lists for a folder what can apply to anything below it")
    func folder() throws {
        let run = try run("Sources/Cart", options: ["--all"])
        #expect(rules(run).contains("view-models-know-no-storage"))
        #expect(!rules(run).contains("no-classes-in-storage"))
        #expect(rules(try self.run("Sources")).contains("no-classes-in-storage"))
    }

    @Test("gathers for a folder what is asked anywhere else just as well")
    func folderSummary() throws {
        let run = try run("Sources/Storage")
        #expect(rules(run).contains("no-classes-in-storage"), "\(run.output)")
        #expect(!rules(run).contains("view-models-are-final"))
        #expect(run.output.contains("Also asked everywhere else in `Sources/`: "))
        #expect(run.output.contains("\n  - of a `view-model`: view-models-are-final, view-models-know-no-storage,\n"))
        #expect(run.output.contains("\n  - of members: view-models-hide-their-state\n"))
        #expect(try !self.run("Sources").output.contains("anywhere else"))
    }

    @Test(
        "answers 2 to what no rule can speak of",
        arguments: [("README.md", "neither a Swift file nor a folder"), ("Sources/Generated/A.swift", "excluded")]
    )
    func refusals(_ path: String, _ words: String) throws {
        let run = try run(path)
        #expect(run.status == 2)
        #expect(run.errors.contains(words), "\(run.errors)")
    }
}
