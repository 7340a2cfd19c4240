// `norma new`, as a user runs it.

import Foundation
import Testing

@Suite("norma new")
struct NewCommandTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---
        ```yaml template
        template: service
        summary: A service and its tests.
        inputs:
          Name: { is: type-name, about: What it is for, sample: Order }
          Operation: { is: member-name, many: true, default: [load] }
        next: Hand `{{Name}}Service` to its view model.
        ```
        ```swift template service path="Sources/{{Name}}Service.swift"
        struct {{Name}}Service {
            {{#Operation}}
            func {{Operation}}() {}
            {{/Operation}}
        }
        ```
        ```swift template service shared path="Sources/Service.swift"
        protocol Service {}
        ```
        ```swift template service path="Package.swift" into="Package(targets:)"
        .target(name: "{{Name}}"),
        ```

        """

    private func tree(_ files: [String: String] = [:]) throws -> TemporaryTree {
        try TemporaryTree(files.merging(["GUIDE.md": Self.guide, ".norma.yml": "guide: GUIDE.md\n"]) { $1 })
    }

    private func text(_ path: String, in tree: TemporaryTree) -> String? {
        try? String(contentsOfFile: tree.root + "/" + path, encoding: .utf8)
    }

    @Test("lists the sets with what they ask for") func listing() throws {
        let tree = try tree()
        let run = try CommandLineRun(["new"], in: tree.root)
        #expect(
            run.output == """
                `norma new` can make these sets of the guide `small`:

                norma new service <Name>
                    A service and its tests.
                      Name       What it is for; a type's name
                      Operation  a member's name, any number; by default load

                Derived from the code, in every project:

                norma new mock PROTOCOL
                    A mock of a protocol, derived from it.

                norma new stub TYPE
                    A stub of a type: a function that makes a value, with a default for every part.

                norma new tests TYPE
                    Tests of a type: one passing test per method, whose expectations are yours to write.

                norma new preview VIEW
                    A preview of a view with sample values, at the end of its file.

                norma new mapper DTO DOMAIN
                    A mapper from one type to another, part by part.

                norma new protocol TYPE
                    A protocol with the requirements that a type already meets.

                """
        )
        #expect(run.status == 0)
    }

    @Test("writes the files, adds the piece, and says what is left to do") func writing() throws {
        let tree = try tree(["Package.swift": "let package = Package(targets: [])\n"])
        let run = try CommandLineRun(["new", "service", "Cart", "--set", "Operation=load,save"], in: tree.root)
        #expect(
            run.output == """
                ├── Package.swift  (changed)
                └── Sources/
                    ├── CartService.swift
                    └── Service.swift

                Wrote 2 files, changed 1 file.

                Next:
                - Hand `CartService` to its view model.

                """
        )
        #expect(
            text("Sources/CartService.swift", in: tree)
                == "struct CartService {\n    func load() {}\n    func save() {}\n}\n"
        )
        #expect(
            text("Package.swift", in: tree) == "let package = Package(targets: [\n    .target(name: \"Cart\"),\n])\n"
        )
        let second = try CommandLineRun(["new", "service", "Order"], in: tree.root)
        #expect(second.output.contains("Wrote 1 file, changed 1 file, 1 file already existed."))
    }

    @Test("writes nothing that the guide calls an error, unless asked to, and tells of what is less") func findings()
        throws
    {
        let rules = """
            # Names

            ```yaml rule
            rule: no-old-services
            every: { struct: "Old*" }
            must-not: { be: top-level }
            message: "`{Subject}` is old"
            instead: Name it after what is new.
            ```
            ```yaml rule
            rule: short-names
            severity: warning
            every: { struct: any }
            must-not: { named: "??????????????*" }
            message: "`{Subject}` is long"
            ```

            """
        let tree = try tree([
            "Package.swift": "let package = Package(targets: [])\n", "Old.swift": "struct OldOne {}\n",
        ])
        try tree.write("GUIDE.md", Data((Self.guide + rules).utf8))
        let refused = try CommandLineRun(["new", "service", "Old"], in: tree.root)
        #expect(refused.status == 2)
        #expect(
            refused.errors == """
                error: what `service` would make breaks a rule

                  Sources/OldService.swift:1  no-old-services
                      `OldService` is old
                      Name it after what is new.

                  choose another name, or add --anyway to write it nevertheless

                Nothing was written.

                """
        )
        #expect(text("Sources/OldService.swift", in: tree) == nil)
        let told = try CommandLineRun(["new", "service", "Refrigerator"], in: tree.root)
        #expect(told.status == 0)
        #expect(
            told.output.hasSuffix(
                """
                - Findings in the new code:
                    Sources/RefrigeratorService.swift:1  short-names
                        `RefrigeratorService` is long

                """
            )
        )
        let anyway = try CommandLineRun(["new", "service", "Old", "--anyway"], in: tree.root)
        #expect(anyway.status == 0)
        #expect(text("Sources/OldService.swift", in: tree) != nil)
        // What is there already is none of its business.
        #expect(
            try CommandLineRun(["new", "service", "Cart"], in: tree.root).output.contains("something to say") == false
        )
    }

    @Test("texts get names where they have none, in groups that are there and new ones") func texts() throws {
        let guide = """
            ---
            norma: 2
            name: small
            ---
            ```yaml template
            template: texts
            derives: texts
            summary: Names for texts.
            shape: { access: public, text: '"{key}".localized' }
            ```
            ```swift template texts path="Sources/Texts.swift" into="enum Texts"
            {{members}}
            ```

            """
        let tree = try TemporaryTree([
            "GUIDE.md": guide, ".norma.yml": "guide: GUIDE.md\n",
            "en.lproj/Localizable.strings": "\"cart.title\" = \"Cart\";\n\"home.hello\" = \"Hello %@\";\n",
            "de.lproj/Localizable.strings": "",
            "Sources/Texts.swift":
                "enum Texts {\n    enum Cart {\n        static let empty = \"cart.empty\"\n    }\n}\n",
        ])
        #expect(try CommandLineRun(["guide", "test", "GUIDE.md"], in: tree.root).status == 0)
        let unsaid = try CommandLineRun(["new", "texts"], in: tree.root)
        #expect(unsaid.status == 2)
        #expect(unsaid.errors.contains("there are several tables"))
        #expect(try CommandLineRun(["new", "texts", "fr.lproj/Localizable.strings"], in: tree.root).status == 2)
        let made = try CommandLineRun(["new", "texts", "en.lproj/Localizable.strings"], in: tree.root)
        #expect(made.status == 0)
        #expect(
            text("Sources/Texts.swift", in: tree) == """
                enum Texts {
                    enum Cart {
                        static let empty = "cart.empty"

                        /// Cart
                        public static let title = "cart.title".localized
                    }

                    /// The texts of the home.
                    public enum Home {
                        /// Hello %@
                        public static func hello(_ value: String) -> String {
                            String(format: "home.hello".localized, value)
                        }
                    }
                }

                """
        )
        let again = try CommandLineRun(["new", "texts", "en.lproj/Localizable.strings"], in: tree.root)
        #expect(again.output == "Nothing to write: everything already exists.\n")
    }

    @Test("a default may use what was told before it, in paths too") func defaults() throws {
        let guide = """
            ---
            norma: 2
            name: small
            ---
            ```yaml template
            template: feature
            summary: A feature in a package.
            inputs:
              Name: { is: type-name, sample: Order }
              Package: { is: type-name, default: "{{Name}}Kit" }
              Part: { is: member-name, many: true, default: ["{{Name.camel}}", "of{{Package}}"] }
            ```
            ```swift template feature path="{{Package}}/{{Name}}.swift"
            {{#Part}}
            let {{Part}} = 1
            {{/Part}}
            ```

            """
        let tree = try TemporaryTree(["GUIDE.md": guide, ".norma.yml": "guide: GUIDE.md\n"])
        #expect(try CommandLineRun(["guide", "test", "GUIDE.md"], in: tree.root).status == 0)
        #expect(try CommandLineRun(["new", "feature", "GiftCard"], in: tree.root).status == 0)
        #expect(text("GiftCardKit/GiftCard.swift", in: tree) == "let giftCard = 1\nlet ofGiftCardKit = 1\n")
        #expect(
            try CommandLineRun(["new", "feature", "Cart", "--set", "Package=Shop"], in: tree.root).status == 0
        )
        #expect(text("Shop/Cart.swift", in: tree) == "let cart = 1\nlet ofShop = 1\n")
    }

    @Test("writes nothing when it is only to show what it would do") func dryRun() throws {
        let tree = try tree()
        let run = try CommandLineRun(["new", "service", "Cart", "--dry-run", "--into", "Apps/Shop"], in: tree.root)
        #expect(
            run.output == """
                └── Apps/Shop/Sources/
                    ├── CartService.swift
                    └── Service.swift

                Would write 2 files.

                Assumed for `service`; to change it, add `--set Operation=…`:
                  Operation  load

                Next:
                - There is no `Package.swift`; in your equivalent of it (Package(targets:)), add:
                      .target(name: "Cart"),
                - Hand `CartService` to its view model.

                """
        )
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/Apps"))
    }

    @Test(
        "refuses with the reason and writes nothing",
        arguments: [
            (
                ["service", "cart"],
                "`Name` expects a type's name: the name of a type begins with a capital letter: `Cart`"
            ),
            (["service", "3D"], "`3D` isn't a valid name in Swift"),
            (["service"], "`Name` is missing (What it is for): it expects a type's name"),
            (["servce", "Cart"], "did you mean `service`?"),
            (["service", "Old"], "`Sources/OldService.swift` already exists"),
            (["service", "Cart", "--set", "Operaton=a"], "did you mean `Operation`?"),
            (["service", "Cart", "--set", "Operation"], "`--set Operation` has no `=`"),
            (["service", "Cart", "--set", "Name=Order"], "`Name` is given twice: as `Cart` and with --set as `Order`"),
            (["service", "Cart", "--set", "Operation=a,a"], "`Operation` is given `a` twice"),
            (
                ["service", "Cart"],
                "`Package.swift:1` can't be edited safely: `targets:` is computed, not written as a list"
            ),
        ]
    )
    func refusal(arguments: [String], reason: String) throws {
        let files = ["Sources/OldService.swift": "", "Package.swift": "let package = Package(targets: make())\n"]
        let tree = try tree(files)
        let run = try CommandLineRun(["new"] + arguments, in: tree.root)
        #expect(run.errors.contains(reason), "\(run.errors)")
        #expect(run.status == 2)
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/Sources/CartService.swift"))
        #expect(text("Package.swift", in: tree) == files["Package.swift"])
    }

    @Test("leaves nothing behind where one file can't be written") func allOrNothing() throws {
        let tree = try tree(["Sources": "a file where a folder must be"])
        let run = try CommandLineRun(["new", "service", "Cart"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("can't be written"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: tree.root).sorted() == [
                ".norma.yml", "GUIDE.md", "Sources",
            ]
        )
    }

    @Test("a finding names what makes the missing piece, and norma fix --draft makes it") func drafts() throws {
        let rule = """
            ```yaml rule
            rule: models-have-a-service
            every: { struct: "{Name}Model" }
            must: { have-counterpart: { struct: "{Name}Service" } }
            make: service {Name}
            ```
            """
        let files = [
            "GUIDE.md": Self.guide + rule, ".norma.yml": "guide: GUIDE.md\n",
            "Sources/Model.swift": "struct CartModel {}\n",
        ]
        let tree = try TemporaryTree(files)
        let check = try CommandLineRun(["check"], in: tree.root)
        #expect(check.output.contains("make     `norma new service Cart`"))
        let shown = try CommandLineRun(["fix", "--draft", "--dry-run"], in: tree.root)
        #expect(shown.output.contains("Would write 2 files."))
        let fix = try CommandLineRun(["fix", "--draft"], in: tree.root)
        #expect(fix.output.contains("norma new service Cart\n└── Sources/\n"))
        #expect(fix.status == 0)
        #expect(text("Sources/CartService.swift", in: tree)?.hasPrefix("struct CartService {") == true)
        #expect(try CommandLineRun(["check"], in: tree.root).status == 0)
        let made = text("Sources/CartService.swift", in: tree)
        let again = try CommandLineRun(["fix", "--draft"], in: tree.root)
        #expect(again.status == 0 && again.output == "Nothing was fixed.\n")
        #expect(text("Sources/CartService.swift", in: tree) == made)
    }
}
