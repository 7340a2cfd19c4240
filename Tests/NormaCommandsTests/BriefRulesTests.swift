// What `norma rules --brief` says: what a file is held to by its path and its name, and nothing else.

import Testing

@Suite("norma rules --brief")
struct BriefRulesTests {
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
          busy-view-model: { all: [view-model, { have: { enum: State } }] }
          store: { any: [class, actor], named: "*Store" }
          made-store: { property: any, member-of: view-model, have-type: store }
          shop: { class: "*Shop", have: { property: any, member-of: counter } }
          counter: { class: any, have: { property: any, member-of: shop } }
        ```

        # Rules

        ```yaml rules
        view-models-are-final: { every: view-model, must: { be: final } }
        view-models-have-their-name: { every: view-model, must: { named: "*ViewModel" } }
        busy-view-models-are-public: { every: busy-view-model, must: { be: public } }
        view-models-hide-their-state:
          every: { property: any, member-of: view-model }
          must: { be: private }
        made-stores-are-constants: { every: made-store, must: { be: private } }
        stores-are-actors: { every: store, must: { be: final } }
        store-tests-exist: { every: store, must: { have-counterpart: { class: "{Subject}Tests", in: tests } } }
        views-are-structs: { every: { type: any, conform-to: View }, must: { be: public } }
        shops-are-final: { every: shop, must: { be: final } }
        ```

        ```yaml rule
        rule: stores-are-below
        layers: [Screens, Storage]
        ```

        ```yaml rule
        rule: view-models-force-nothing
        check: force-unwrapping
        in: view-model
        ```
        """

    private func brief(_ path: String, _ files: [String: String] = [:]) throws -> CommandLineRun {
        let app = [
            "GUIDE.md": Self.guide, ".norma.yml": "guide: GUIDE.md\n", "Package.swift": "",
            "Sources/Storage/CartStore.swift": "final class CartStore {}\n",
        ]
        let tree = try TemporaryTree(app.merging(files) { $1 })
        return try CommandLineRun(["rules", "--brief", path], in: tree.root)
    }

    @Test("A file that doesn't exist yet is held to the rules of the role that its name implies")
    func plansARole() throws {
        let run = try brief("Sources/Cart/Screens/CartViewModel.swift")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasPrefix("Sources/Cart/Screens/CartViewModel.swift, not there yet: a `view-model`"))
        for rule in [
            "view-models-are-final", "busy-view-models-are-public", "view-models-hide-their-state",
            "made-stores-are-constants", "stores-are-below", "view-models-force-nothing",
        ] { #expect(run.output.contains("(\(rule))"), "\(rule) in \(run.output)") }
        for rule in ["stores-are-actors", "store-tests-exist", "views-are-structs", "shops-are-final"] {
            #expect(!run.output.contains("(\(rule))"), "\(rule) in \(run.output)")
        }
        // The name keeps it already.
        #expect(!run.output.contains("(view-models-have-their-name)"))
    }

    @Test("A check that looks into a role says into which")
    func showsTheScope() throws {
        let run = try brief("Sources/Cart/Screens/CartViewModel.swift")
        let line = run.output.split(separator: "\n").first { $0.contains("view-models-force-nothing") }
        #expect(line?.contains("view-model` never") == true, "\(run.output)")
    }

    @Test("Another role gets its own rules, and a cycle of roles ends")
    func plansOthers() throws {
        let store = try brief("Sources/Storage/PriceStore.swift")
        #expect(store.output.contains("(stores-are-actors)"))
        #expect(store.output.contains("(store-tests-exist)"))
        #expect(!store.output.contains("view-models-are-final"))
        let shop = try brief("Sources/Cart/CartShop.swift")
        #expect(shop.output.contains("(shops-are-final)"), "\(shop.output)")
    }

    @Test("For a file that is there, its types count")
    func readsWhatIsThere() throws {
        let run = try brief(
            "Sources/Cart/Screens/Cart.swift",
            ["Sources/Cart/Screens/Cart.swift": "final class CartViewModel {}\n"]
        )
        #expect(run.output.contains("(view-models-are-final)"), "\(run.output)")
        #expect(!run.output.contains("(stores-are-actors)"))
    }

    @Test("However long the guide, the list has less than 2 KB and says what it leaves out")
    func staysShort() throws {
        let rules = (1...300).map { "\n```yaml rule\nrule: rule-\($0)\nevery: view-model\nmust: { be: final }\n```\n" }
        let run = try brief("Sources/Cart/Screens/CartViewModel.swift", ["GUIDE.md": Self.guide + rules.joined()])
        #expect(run.output.utf8.count < 2048)
        #expect(run.output.contains("more can apply"))
    }
}
