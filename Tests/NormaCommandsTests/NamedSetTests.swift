// `norma new SET NAME`: what else a set needs is derived, read from the project, or made first.

import Foundation
import Testing

@Suite("norma new with nothing but a name")
struct NamedSetTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---
        ```yaml define
        values:
          features: Sources/Features
        ```
        ```yaml template
        template: app
        summary: An app.
        inputs:
          App: { is: type-name, sample: Shop }
          Start: { is: type-name, default: Home }
        next: Make a screen with `norma new feature NAME`.
        ```
        ```swift template app path="Sources/App/{{App}}App.swift"
        @main
        struct {{App}}App {}
        ```
        ```swift template app feature shared path="Sources/Shared.swift"
        let shared = 1
        ```
        ```swift template app path="Sources/Route.swift"
        enum Route {
            case {{Start.camel}}
        }
        ```
        ```yaml template
        template: feature
        summary: A feature.
        needs: app
        within: Sources/App
        inputs:
          Feature: { is: type-name, sample: Orders }
          Model: { is: type-name, default: "{{Feature.singular}}" }
          Models: { is: type-name, default: "{{Model.plural}}" }
          App: { is: type-name, read: app-name, sample: Shop }
        next: Show it in `{{App}}App`.
        ```
        ```swift template feature path="{{features}}/{{Feature}}/{{Feature}}View.swift"
        struct {{Feature}}View { let {{Models.camel}}: [{{Model}}] = [] }
        struct {{Model}} {}
        ```
        ```swift template feature path="Sources/Route.swift" into="enum Route"
        case {{Feature.camel}}
        ```
        ```yaml template
        template: service
        summary: A service.
        needs: [app, feature]
        within: "{{features}}/{{Feature}}"
        inputs:
          Name: { is: type-name, sample: Weather }
          Feature: { is: type-name, read: { path: "{{features}}/*" }, sample: Orders }
          Operation: { is: member-name, default: "get{{Name.rest}}" }
        ```
        ```swift template service path="{{features}}/{{Feature}}/{{Name}}Service.swift"
        func {{Operation}}() {}
        ```

        """

    private func tree(_ files: [String: String] = [:]) throws -> TemporaryTree {
        try TemporaryTree(files.merging(["GUIDE.md": Self.guide, ".norma.yml": "guide: GUIDE.md\n"]) { $1 })
    }

    private func text(_ path: String, in tree: TemporaryTree) -> String? {
        try? String(contentsOfFile: tree.root + "/" + path, encoding: .utf8)
    }

    @Test("the guide is proven") func proof() throws {
        let tree = try tree()
        let run = try CommandLineRun(["guide", "test", "GUIDE.md"], in: tree.root)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test("shows what was derived and what was read, and --set changes it") func derived() throws {
        let tree = try tree(["Sources/App/ShopApp.swift": "@main\nstruct ShopApp {}\n"])
        let run = try CommandLineRun(["new", "feature", "GiftBoxes"], in: tree.root)
        #expect(
            run.output == """
                └── Sources/
                    ├── Features/GiftBoxes/
                    │   └── GiftBoxesView.swift
                    └── Shared.swift

                Wrote 2 files.

                Assumed for `feature`; to change it, add `--set Model=…`:
                  Model   GiftBox
                  Models  GiftBoxes
                  App     Shop  (from `Sources/App/ShopApp.swift`)

                Next:
                - There is no `Sources/Route.swift`; in your equivalent of it (enum Route), add:
                      case giftBoxes
                - Show it in `ShopApp`.

                """
        )
        let other = try CommandLineRun(["new", "feature", "Carts", "--set", "Model=Basket"], in: tree.root)
        #expect(other.output.contains("  Models  Baskets\n"))
        #expect(!other.output.contains("  Model   "))
        #expect(text("Sources/Features/Carts/CartsView.swift", in: tree)?.contains("let baskets: [Basket]") == true)
    }

    @Test("--without-needed says which set has to be made first, with the commands, and writes nothing")
    func withoutNeeded() throws {
        let tree = try tree()
        let run = try CommandLineRun(
            ["new", "feature", "Orders", "--set", "App=Shop", "--without-needed"],
            in: tree.root
        )
        #expect(run.status == 2)
        #expect(
            run.errors == """
                error: `feature` adds to `Sources/App`, which doesn't exist yet; the set `app` makes it

                  make it first:
                      norma new app Shop
                  or both at once:
                      norma new feature Orders --set App=Shop
                  or add --anyway to make `feature` alone

                Nothing was written.

                """
        )
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/Sources"))
    }

    @Test("makes what is needed as well, all of it or nothing", arguments: [[], ["--with-needed"]])
    func withNeeded(option: [String]) throws {
        let tree = try tree()
        let run = try CommandLineRun(["new", "feature", "Orders", "--set", "App=Shop"] + option, in: tree.root)
        #expect(run.status == 0)
        #expect(run.output.contains("Wrote 4 files"))
        #expect(text("Sources/Route.swift", in: tree) == "enum Route {\n    case home\n    case orders\n}\n")
        #expect(text("Sources/App/ShopApp.swift", in: tree) != nil)
        // What is made already is not asked for.
        #expect(!run.output.contains("norma new feature"))
        #expect(run.output.contains("- Show it in `ShopApp`.\n"))
        // The next one finds the app.
        let second = try CommandLineRun(["new", "feature", "Help"], in: tree.root)
        #expect(second.status == 0)
        #expect(second.output.contains("  App     Shop  (from `Sources/App/ShopApp.swift`)"))
    }

    @Test("a set that is needed is made by the name that the other has for it") func handed() throws {
        let tree = try tree(["Sources/App/ShopApp.swift": "@main\nstruct ShopApp {}\n"])
        let run = try CommandLineRun(
            ["new", "service", "FindWeather", "--set", "Feature=Forecast"],
            in: tree.root
        )
        #expect(run.status == 0)
        #expect(text("Sources/Features/Forecast/ForecastView.swift", in: tree) != nil)
        #expect(text("Sources/Features/Forecast/FindWeatherService.swift", in: tree) == "func getWeather() {}\n")
    }

    @Test("--anyway makes a set without what it adds to") func alone() throws {
        let tree = try tree()
        let run = try CommandLineRun(["new", "feature", "Orders", "--set", "App=Shop", "--anyway"], in: tree.root)
        #expect(run.status == 0)
        #expect(text("Sources/App/ShopApp.swift", in: tree) == nil)
        #expect(text("Sources/Features/Orders/OrdersView.swift", in: tree) != nil)
    }

    @Test(
        "of several things that are there the one is taken that the name begins with or speaks of",
        arguments: [
            ("OrderHistory", "Orders"), ("SearchHelpPages", "HelpPage"), ("GiftCardOrders", "GiftCard"),
        ]
    )
    func choice(name: String, feature: String) throws {
        let paths = ["Orders", "HelpPage", "Gift", "GiftCard"].map { "Sources/Features/\($0)/Empty.swift" }
        let tree = try tree(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
        let run = try CommandLineRun(["new", "service", name, "--dry-run"], in: tree.root)
        #expect(run.output.contains("  Feature    \(feature) "), "\(run.output)\(run.errors)")
    }

    @Test("where none is plainly meant, they are named; where there is only one, it is taken") func several() throws {
        let tree = try tree(["Sources/Features/Orders/A.swift": "", "Sources/Features/Help/A.swift": ""])
        let run = try CommandLineRun(["new", "service", "Weather"], in: tree.root)
        #expect(run.status == 2)
        #expect(
            run.errors.hasPrefix(
                "error: `Feature` is missing, and several values are possible: Help, Orders; choose one, such as `--set Feature=Help`\n"
            )
        )
        let single = try self.tree(["Sources/Features/Orders/A.swift": ""])
        let made = try CommandLineRun(["new", "service", "Weather"], in: single.root)
        #expect(made.output.contains("  Feature    Orders  (since `Sources/Features/Orders` exists)"))
        #expect(text("Sources/Features/Orders/WeatherService.swift", in: single) == "func getWeather() {}\n")
    }

    @Test(
        "what `read:` can't mean is told at its place",
        arguments: [
            ("read: app", "`app` can't be read from a project"),
            ("read: { path: \"Sources/Features\" }", "does not say which part of the path is the name"),
            ("read: { path: \"{{Nme}}/*\" }", "unknown name `Nme`"),
            ("read: { path: \"A/*\", module: B }", "only one of `module`, `path` and `alike` is possible here"),
            ("read: { modul: B }", "did you mean `module`?"),
        ]
    )
    func mistakes(reading: String, message: String) throws {
        let guide = """
            ---
            norma: 2
            name: small
            ---
            ```yaml template
            template: app
            summary: An app.
            inputs:
              Name: { is: type-name, sample: Shop }
              App: { is: type-name, \(reading), sample: Shop }
            ```
            ```swift template app path="{{Name}}{{App}}.swift"
            let one = 1
            ```

            """
        let tree = try TemporaryTree(["GUIDE.md": guide])
        let run = try CommandLineRun(["guide", "test", "GUIDE.md"], in: tree.root)
        #expect(run.status == 2)
        #expect((run.errors + run.output).contains(message), "\(run.errors)\(run.output)")
        #expect((run.errors + run.output).contains("GUIDE.md:10:"))
    }

    @Test("is found by the first word of its name, where no other set begins so")
    func firstWord() throws {
        let tree = try TemporaryTree()
        let run = try CommandLineRun(
            ["new", "feature", "Transfer", "--guide", "clean-packages", "--dry-run", "--anyway"],
            in: tree.root
        )
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("TransferFeature/"), "\(run.output)")
        let unknown = try CommandLineRun(["new", "cart", "Transfer", "--guide", "clean-packages"], in: tree.root)
        #expect(unknown.status == 2)
        #expect(unknown.errors.components(separatedBy: "mock").count == 2, "\(unknown.errors)")
    }
}
