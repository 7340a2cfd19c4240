// `norma new` in Xcode projects: which project and target get its files, and what stays as it is.

import Foundation
import Testing

@Suite("norma new in an Xcode project")
struct NewProjectTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---
        ```yaml template
        template: service
        summary: A service and its tests.
        inputs:
          Name: { is: type-name, sample: Order }
        ```
        ```swift template service path="Shop/{{Name}}/{{Name}}Service.swift"
        struct {{Name}}Service {}
        ```
        ```swift template service path="ShopTests/{{Name}}ServiceTests.swift"
        import XCTest
        final class {{Name}}ServiceTests: XCTestCase {}
        ```

        """
    private static let project = "Shop.xcodeproj/project.pbxproj"
    private static let whole = ListedProject(targets: [ListedProject.app, ListedProject.tests])

    private func tree(_ project: ListedProject = whole, _ files: [String: String] = [:]) throws -> TemporaryTree {
        var all = project.sources
        all[Self.project] = project.text
        all["GUIDE.md"] = Self.guide
        all[".norma.yml"] = "guide: GUIDE.md\n"
        return try TemporaryTree(all.merging(files) { $1 })
    }

    /// The targets of a project with the names of the files that they compile, read by Foundation.
    private func members(of text: String) throws -> [String: [String]] {
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        let objects = try #require((list as? [String: Any])?["objects"] as? [String: [String: Any]])
        var members: [String: [String]] = [:]
        for target in objects.values where target["isa"] as? String == "PBXNativeTarget" {
            let phases = (target["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
            let files = phases.flatMap { $0["files"] as? [String] ?? [] }.compactMap {
                objects[$0]?["fileRef"] as? String
            }
            let names = files.compactMap { objects[$0]?["path"] as? String }
            members[target["name"] as? String ?? ""] = names.sorted()
        }
        return members
    }

    @Test("makes no second app where the project has one, and says where to look")
    func secondApp() throws {
        let tree = try tree(Self.whole, [".norma.yml": ""])
        let new = ["new", "--guide", "golden-path", "feature", "Order"]
        let run = try CommandLineRun(new, in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("a second app beside `Shop.xcodeproj`"))
        #expect(run.errors.contains("norma init --book golden-path"))
        for path in ["Sources", "Package.swift"] {
            #expect(!FileManager.default.fileExists(atPath: tree.root + "/" + path))
        }
        let empty = try TemporaryTree([".norma.yml": ""])
        #expect(try CommandLineRun(new, in: empty.root).status == 0)
    }

    @Test("adds each file to the target of the files around it, and changes no other byte") func adding() throws {
        // Neither describes a project of this name.
        let others = ["Project.swift": "struct Project {}\n", "project.yml": "name: Other\ntargets: {}\n"]
        let tree = try tree(Self.whole, others)
        let run = try CommandLineRun(["new", "service", "Order"], in: tree.root)
        #expect(
            run.output == """
                ├── Shop/Order/
                │   └── OrderService.swift
                ├── Shop.xcodeproj/
                │   └── project.pbxproj  (changed)
                └── ShopTests/
                    └── OrderServiceTests.swift

                Wrote 2 files, changed 1 file.

                Added to targets of `Shop.xcodeproj`:
                  Shop       OrderService.swift
                  ShopTests  OrderServiceTests.swift

                """
        )
        let after = try tree.read(Self.project)
        let members = try members(of: after)
        #expect(members["Shop"] == ["Cart.swift", "CartView.swift", "OrderService.swift", "ShopApp.swift"])
        #expect(members["ShopTests"] == ["CartTests.swift", "OrderServiceTests.swift"])
        // What was there is there, in the same order, and each new line names what was added.
        let before = Self.whole.text.split(separator: "\n", omittingEmptySubsequences: false)
        let difference = after.split(separator: "\n", omittingEmptySubsequences: false).difference(from: before)
        #expect(difference.removals.isEmpty)
        #expect(difference.insertions.count == 16)
        #expect(after.contains("path = Order;\n"))
        // The check knows the module of the new file.
        let why = try CommandLineRun(["why", "Shop/Order/OrderService.swift:1"], in: tree.root)
        #expect(why.output.contains("module   Shop"))
    }

    @Test("--dry-run shows the targets and writes nothing, --no-project leaves the project") func without() throws {
        let tree = try tree()
        let dry = try CommandLineRun(["new", "service", "Order", "--dry-run"], in: tree.root)
        #expect(dry.output.contains("Would write 2 files, would change 1 file."))
        #expect(dry.output.contains("Would add to targets of `Shop.xcodeproj`:\n  Shop       OrderService.swift\n"))
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/Shop/Order"))
        let run = try CommandLineRun(["new", "service", "Order", "--no-project"], in: tree.root)
        #expect(run.output.hasSuffix("Wrote 2 files.\n"))
        #expect(try tree.read(Self.project) == Self.whole.text)
    }

    @Test("a synchronised folder has its files by itself") func synchronised() throws {
        let folder = """
            \t\tAB0000000000000000000000 /* Order */ = {
            \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
            \t\t\tpath = Shop;
            \t\t\tsourceTree = SOURCE_ROOT;
            \t\t};

            """
        let project = ListedProject(targets: [ListedProject.app, ListedProject.tests], more: folder)
        let tree = try tree(project)
        let run = try CommandLineRun(["new", "service", "Order"], in: tree.root)
        #expect(run.output.contains("Added to targets of `Shop.xcodeproj`:\n  ShopTests  OrderServiceTests.swift\n"))
        #expect(try !tree.read(Self.project).contains("OrderService.swift"))
    }

    @Test("tests never go into a target that isn't for tests, nor into one that isn't there") func noTarget() throws {
        let tree = try tree(ListedProject(targets: [ListedProject.app]))
        let run = try CommandLineRun(["new", "service", "Order"], in: tree.root)
        #expect(run.status == 0)
        let step =
            "- `ShopTests/OrderServiceTests.swift` is in no target of `Shop.xcodeproj`: no target compiles a Swift "
            + "file in a folder around it. Add it to one in Xcode.\n"
        #expect(run.output.contains(step))
        #expect(try members(of: tree.read(Self.project))["Shop"]?.contains("OrderService.swift") == true)
        #expect(try !tree.read(Self.project).contains("OrderServiceTests.swift"))

        let mixed = ListedProject(targets: [("Shop", "application", ["Shop/A.swift", "ShopTests/Mock.swift"])])
        let other = try self.tree(mixed)
        let second = try CommandLineRun(["new", "service", "Order"], in: other.root)
        #expect(
            second.output.contains("it holds tests, and the files around it are in `Shop`, which isn't for tests. Add")
        )
    }

    @Test(
        "a project that can't be read stops everything, with the line and a way out",
        arguments: [
            ("rootObject = ", "rootObject ", "line 102: `=` is missing after the key `rootObject`"),
            (
                "archiveVersion = 1;", "archiveVersion = 2;",
                "line 3: its `archiveVersion` isn't 1, the only one that is known"
            ),
            ("\tclasses = {", "<<<<<<< HEAD\n\tclasses = {", "line 4: a merge left its conflict markers here"),
            ("// !$*UTF8*$!\n{", "<?xml version=\"1.0\"?>\n{", "line 1: "),
        ]
    )
    func damaged(text: String, damage: String, message: String) throws {
        let damaged = Self.whole.text.replacing(text, with: damage)
        let tree = try tree(Self.whole, [Self.project: damaged])
        let run = try CommandLineRun(["new", "service", "Order"], in: tree.root)
        #expect(run.status == 2)
        let head = "error: `OrderService.swift` can't be added to `Shop.xcodeproj`, which can't be read: \(message)"
        #expect(run.errors.hasPrefix(head), "\(run.errors)")
        #expect(run.errors.contains("or write the files without it: add --no-project"))
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/Shop/Order"))
        #expect(try tree.read(Self.project) == damaged)
        #expect(try CommandLineRun(["new", "service", "Order", "--no-project"], in: tree.root).status == 0)
    }

    @Test("what XcodeGen or Tuist makes is left alone, and the way to make it again is named") func generated() throws {
        let xcodeGen = """
            name: Shop
            targets:
              Shop: { type: application, platform: iOS, sources: [Shop] }

            """
        let tree = try tree(Self.whole, ["project.yml": xcodeGen])
        let run = try CommandLineRun(["new", "service", "Order"], in: tree.root)
        #expect(run.output.contains("- Run `xcodegen generate`: the Xcode project is made from `project.yml`.\n"))
        let stray =
            "- `ShopTests/OrderServiceTests.swift` is in no target: add its folder to one in `project.yml`, then run "
            + "`xcodegen generate`.\n"
        #expect(run.output.contains(stray))
        #expect(try tree.read(Self.project) == Self.whole.text)

        let tuist = """
            import ProjectDescription

            let project = Project(name: "Shop", targets: [
                .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "a.b", sources: ["Shop/**"]),
                .target(name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "a.b", sources: ["ShopTests/**"]),
            ])

            """
        let other = try self.tree(Self.whole, ["Project.swift": tuist, "Tuist.swift": "import ProjectDescription\n"])
        let second = try CommandLineRun(["new", "service", "Order"], in: other.root)
        #expect(second.output.contains("- Run `tuist generate`: the Xcode project is made from `Project.swift`.\n"))
        #expect(try other.read(Self.project) == Self.whole.text)
    }

    @Test("a package nearer than the project has the files") func packages() throws {
        let package = "let package = Package(name: \"Order\", targets: [.target(name: \"Order\", path: \".\")])\n"
        let tree = try tree(Self.whole, ["Shop/Order/Package.swift": package])
        let run = try CommandLineRun(["new", "service", "Order"], in: tree.root)
        #expect(run.output.contains("Added to targets of `Shop.xcodeproj`:\n  ShopTests  OrderServiceTests.swift\n"))
        #expect(try !tree.read(Self.project).contains("OrderService.swift"))
    }

    @Test("of two projects that have the files around it, neither is chosen") func rivals() throws {
        let tree = try tree(Self.whole, ["Old.xcodeproj/project.pbxproj": Self.whole.text])
        let run = try CommandLineRun(["new", "service", "Order"], in: tree.root)
        #expect(run.output.contains("the files around it are in `Shop.xcodeproj` as well. Add it to one in Xcode.\n"))
        #expect(try tree.read(Self.project) == Self.whole.text)
    }

    @Test("a project beside its sources gets the files, and one with other sources doesn't") func beside() throws {
        let app = ListedProject(targets: [("Shop", "application", ["../Shop/Cart.swift"])])
        let other = ListedProject(targets: [("Tool", "tool", ["main.swift"])])
        let files = [
            "Shop/Cart.swift": "struct Cart {}\n", "Projects/Shop.xcodeproj/project.pbxproj": app.text,
            "Tool/Tool.xcodeproj/project.pbxproj": other.text, "GUIDE.md": Self.guide,
            ".norma.yml": "guide: GUIDE.md\n",
        ]
        let tree = try TemporaryTree(files)
        let run = try CommandLineRun(["new", "service", "Order"], in: tree.root)
        #expect(run.output.contains("Added to targets of `Projects/Shop.xcodeproj`:\n  Shop  OrderService.swift\n"))
        #expect(!run.output.contains("Tool"))
        let members = try members(of: tree.read("Projects/Shop.xcodeproj/project.pbxproj"))
        #expect(members["Shop"] == ["Cart.swift", "OrderService.swift"])
    }

    @Test("a project whose lists aren't laid out as Xcode does stays as it is") func unusualLayout() throws {
        let text = Self.whole.text.replacing("\t\t\tfiles = (\n", with: "\t\t\tfiles = ( ").replacing(
            "CartTests.swift in Sources */,\n\t\t\t);",
            with: "CartTests.swift in Sources */ );"
        )
        let tree = try tree(Self.whole, [Self.project: text])
        let run = try CommandLineRun(["new", "service", "Order"], in: tree.root)
        #expect(run.status == 0)
        #expect(run.output.contains("isn't laid out as Xcode does. Add it to one in Xcode.\n"))
        #expect(try !tree.read(Self.project).contains("OrderServiceTests.swift"))
    }

    @Test(
        "derived tests are written for the framework that the target's other tests import",
        arguments: [
            ("XCTest", "final class OrderTests: XCTestCase {"), ("Testing", "@Suite(\"Order\") struct OrderTests {"),
        ]
    )
    func framework(imported: String, declaration: String) throws {
        let order = "struct Order {\n    func total() -> Int { 0 }\n}\n"
        let tree = try tree(
            Self.whole,
            ["Shop/ShopApp.swift": order, "ShopTests/CartTests.swift": "import \(imported)\n"]
        )
        let run = try CommandLineRun(["new", "tests", "Order"], in: tree.root)
        #expect(run.output.contains("  ShopTests  OrderTests.swift\n"), "\(run.errors)")
        let text = try tree.read("ShopTests/OrderTests.swift")
        #expect(text.contains("\nimport \(imported)\n") || text.hasPrefix("import \(imported)\n"))
        #expect(text.contains(declaration))
        #expect(text.contains(imported == "XCTest" ? "throw XCTSkip(" : "withKnownIssue("))
    }

    @Test("a mock of a delegate is an object, and of another protocol from outside it says what may be missing")
    func outside() throws {
        let protocols = """
            protocol Places: CLLocationManagerDelegate { func find() }
            protocol Payments: PaymentQueue { func pay() }

            """
        let tree = try tree(Self.whole, ["Shop/ShopApp.swift": protocols])
        let places = try CommandLineRun(["new", "mock", "Places"], in: tree.root)
        #expect(!places.output.contains("inherits from"))
        #expect(try tree.read("ShopTests/Mocks/PlacesMock.swift").contains("class PlacesMock: NSObject, Places"))
        let payments = try CommandLineRun(["new", "mock", "Payments"], in: tree.root)
        let note =
            "- `Payments` inherits from `PaymentQueue`, which isn't declared here: `PaymentsMock` may need its members, or "
            + "it as a superclass; write them outside of the marks.\n"
        #expect(payments.output.contains(note))
    }
}
