// What stands in the way of `norma new`: links, permissions, values that are no Swift.

import Foundation
import Testing

@Suite("norma new, where something stands in the way")
struct NewObstacleTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---
        ```yaml template
        template: service
        summary: A service.
        inputs:
          Name: { is: type-name, sample: Order }
          Host: { is: text, default: local }
        ```
        ```swift template service path="Sources/Services/{{Name}}Service.swift"
        struct {{Name}}Service { let host = "{{Host}}" }
        ```
        ```swift template service path="Sources/Route.swift" into="enum Route"
        case {{Name.camel}}
        ```

        """

    private func tree(_ files: [String: String] = [:]) throws -> TemporaryTree {
        try TemporaryTree(files.merging(["GUIDE.md": Self.guide, ".norma.yml": "guide: GUIDE.md\n"]) { $1 })
    }

    @Test("says which value makes it no Swift, and writes nothing") func noSwift() throws {
        let tree = try tree(["Sources/Route.swift": "enum Route {}\n"])
        let run = try CommandLineRun(["new", "service", "Cart", "--set", "Host=a\"b"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("Sources/Services/CartService.swift:1 is invalid Swift"))
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/Sources/Services"))
    }

    @Test("says what a value can't be, before anything is written") func values() throws {
        let head = "---\nnorma: 2\nname: small\n---\n"
        let guide = """
            ```yaml template
            template: feature
            summary: A feature.
            inputs:
              Name: { is: type-name, sample: Cart }
              Field: { is: field, many: true, default: [] }
              Kind: { is: choice, of: [list, grid], default: list }
              Most: { is: text, default: "4" }
              Screen: { is: type-name, many: true, default: [] }
            ```
            ```swift template feature path="Sources/{{Name}}/{{Name}}.swift"
            struct {{Name}} {
                let id = 0
                {{#Field}}
                let {{Field.name}}: {{Field.type}}
                {{/Field}}
            }
            let {{Name.camel}} = 1
            ```
            ```swift template feature path="Sources/{{Name}}/{{Name}}View.swift"
            struct {{Name}}View {}
            ```
            ```swift template feature each=Screen path="Sources/{{Name}}/{{Screen}}View.swift"
            struct {{Screen}}View {}
            ```
            ```yaml template
            template: service
            summary: A service of a feature.
            needs: feature
            within: "Sources/{{Feature}}"
            inputs:
              Feature: { is: type-name, sample: Cart }
            ```
            ```swift template service path="Sources/{{Feature}}/{{Feature}}Service.swift"
            struct {{Feature}}Service {}
            ```
            ```yaml template
            template: library
            summary: A library.
            inputs:
              Text: { is: text, default: some }
            ```
            ```text template library path="LIBRARY"
            {{Text}}
            ```

            """
        let tree = try TemporaryTree(["GUIDE.md": head + guide, ".norma.yml": "guide: GUIDE.md\n"])
        let wrong: [([String], String)] = [
            (["feature", "Cart", "--set", "Field=id: Int"], "Sources/Cart/Cart.swift:3 declares `id` twice"),
            (["feature", "Class"], "`Name` can't be `Class`: its property or case would be named `class`"),
            (
                ["feature", "Cart", "--set", "Field=x: any Equatable"],
                "`any Equatable` means any conforming type"
            ),
            (["feature", "Cart", "--set", "Kind=grid,Most=8"], "write `--set Kind=grid --set Most=8`"),
            (
                ["feature", "Cart", "--set", "Screen=Cart"],
                "`Screen` is `Cart`, and the set writes a file of that name anyway"
            ),
            (
                ["service", "Cart"],
                "there is no folder `Sources/Cart`, to which the set `service` adds; make it first with"
            ),
            (["library", "Books"], "the set `library` takes no name, but `Books` was given"),
        ]
        for (words, message) in wrong {
            let run = try CommandLineRun(["new"] + words, in: tree.root)
            #expect(run.status == 2)
            #expect(run.errors.contains(message), "\(run.errors)")
        }
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/Sources"))
        #expect(try CommandLineRun(["new", "feature", "Cart", "--set", "Field=a: Int"], in: tree.root).status == 0)
        #expect(try CommandLineRun(["new", "service", "Cart"], in: tree.root).status == 0)
        let proof = try CommandLineRun(["guide", "test", "GUIDE.md"], in: tree.root)
        #expect(proof.output.contains("no rules of its own; 0 examples; 3 sets of templates"), "\(proof.output)")
    }

    @Test("--dry-run sees what stands in the way, also a folder or a lost link where a piece should go") func dryRun()
        throws
    {
        let tree = try tree()
        let files = FileManager.default
        try files.createDirectory(atPath: tree.root + "/Sources", withIntermediateDirectories: true)
        let route = tree.root + "/Sources/Route.swift"
        try files.createSymbolicLink(atPath: route, withDestinationPath: tree.root + "/nowhere")
        let lost = try CommandLineRun(["new", "service", "Cart", "--dry-run"], in: tree.root)
        #expect(lost.status == 2)
        #expect(lost.errors.contains("`Sources/Route.swift` can't be changed: a broken link of this name exists"))
        try files.removeItem(atPath: route)
        try files.createDirectory(atPath: route, withIntermediateDirectories: false)
        let folder = try CommandLineRun(["new", "service", "Cart", "--dry-run"], in: tree.root)
        #expect(folder.errors.contains("`Sources/Route.swift` can't be changed: a folder of this name exists"))
    }

    @Test("changes and makes nothing outside of the tree, where a link leads there") func links() throws {
        let outside = try TemporaryTree(["Route.swift": "enum Route {}\n", "Services/Old.swift": ""])
        let tree = try tree(["Sources/Other.swift": ""])
        let files = FileManager.default
        try files.createSymbolicLink(
            atPath: tree.root + "/Sources/Route.swift",
            withDestinationPath: outside.root + "/Route.swift"
        )
        let changing = try CommandLineRun(["new", "service", "Cart"], in: tree.root)
        #expect(changing.status == 2)
        #expect(changing.errors.contains("a link leads to this file outside of the tree"))
        #expect(!files.fileExists(atPath: tree.root + "/Sources/Services"))
        try files.removeItem(atPath: tree.root + "/Sources/Route.swift")
        try files.createSymbolicLink(
            atPath: tree.root + "/Sources/Services",
            withDestinationPath: outside.root + "/Services"
        )
        let creating = try CommandLineRun(["new", "service", "Cart"], in: tree.root)
        #expect(creating.status == 2)
        #expect(creating.errors.contains("`Sources/Services` is a link that leads out of the tree"))
        #expect(try files.contentsOfDirectory(atPath: outside.root + "/Services") == ["Old.swift"])
    }

    @Test("changes no file that is read-only") func readOnly() throws {
        let tree = try tree(["Sources/Route.swift": "enum Route {}\n"])
        let path = tree.root + "/Sources/Route.swift"
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        let run = try CommandLineRun(["new", "service", "Cart"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("it is read-only"))
    }

    @Test("leaves a piece to people with --missing, where its file can't be edited") func leftOut() throws {
        let tree = try tree(["Sources/Route.swift": "enum Routes {}\n"])
        let refused = try CommandLineRun(["new", "service", "Cart"], in: tree.root)
        #expect(refused.status == 2)
        #expect(refused.errors.contains("use --missing, which then skips it"))
        let run = try CommandLineRun(["new", "service", "Cart", "--missing"], in: tree.root)
        #expect(run.status == 0)
        #expect(run.output.contains("was left alone; if this is missing there (enum Route), add:"))
        #expect(FileManager.default.fileExists(atPath: tree.root + "/Sources/Services/CartService.swift"))
    }

    @Test("asks what to make where only options are given") func noSet() throws {
        let tree = try tree()
        for arguments in [["new", "--update"], ["new", "--set", "Name=A"]] {
            let run = try CommandLineRun(arguments, in: tree.root)
            #expect(run.status == 2)
            #expect(run.errors.contains("no set was given"))
        }
    }

    @Test("asks for a guide if the folder has none") func foreignFolder() throws {
        let (tree, other) = (try tree(), try TemporaryTree(["A.swift": "struct A {}\n"]))
        let run = try CommandLineRun(["new", "service", "Cart", "--into", other.root], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("no guide is configured. `norma init` writes one from the code"))
    }
}
