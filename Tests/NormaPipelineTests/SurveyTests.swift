// What a result tells of structure: units, uses with their weight, what of them is forbidden, and what a baseline accepts.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite("The structure of a project")
struct SurveyTests {
    static let guide = """
        ---
        norma: 2
        name: team
        ---

        # Team

        Layers look down.

        ```yaml define
        layers:
          Screens: "Sources/Screens/**"
          Domain: "Sources/Domain/**"
          Data: "Sources/Data/**"
        features: "Sources/Screens/{Feature}/**"
        ```

        ```yaml rule
        rule: layers-look-down
        layers: [Screens, Domain, Data]
        ```

        ```yaml rule
        rule: names-are-short
        every: class
        must-not: { named: "*Holder*" }
        ```
        """

    static let files = [
        "Sources/Screens/Cart/CartView.swift": """
        struct CartView {
            let cart: Cart
            let store: CartStore
            struct Row { let item: Item }
        }
        struct CartPreview_Previews {}
        """,
        "Sources/Screens/Orders/OrdersView.swift": "struct OrdersView {\n    let view: CartView\n}\n",
        "Sources/Domain/Cart.swift":
            "struct Cart {\n    let items: [Item]\n}\nstruct Item {\n    let owner: CartView?\n}\n",
        "Sources/Data/CartStore.swift": """
        struct CartStore {
            func load() -> Cart { Cart(items: []) }
            // norma:allow layers-look-down because the cart is made here until the mapper is done
            func save(_ cart: Cart) {}
        }
        """,
        "Tests/CartTests.swift": "struct CartTests {\n    let store: CartStore\n}\n",
    ]

    private func result(
        _ files: [String: String] = files,
        guide: String = guide,
        levels: [StructureLevel]? = StructureLevel.allCases,
        baseline: GivenBaseline? = nil
    ) throws -> CheckResult {
        let prepared = try GuideLoading.guide(from: GuideSource(text: guide, file: "GUIDE.md"))
        let workspace = MemoryWorkspace(texts: files)
        var request = CheckRequest(workspace: workspace, guide: prepared, today: "2000-01-01", threads: 1)
        request.surveyed = levels
        request.baseline = baseline
        return Pipeline.check(request).result
    }

    private func arrows(_ graph: StructureGraph) -> [String] {
        graph.edges.map { edge in
            let mark = edge.forbidden > 0 ? " ✗\(edge.forbidden)" : ""
            return "\(graph.units[edge.from].name) → \(graph.units[edge.to].name) \(edge.weight)\(mark)"
        }
    }

    @Test("Layers stand as the guide orders them, with what each arrow weighs and what of it is forbidden")
    func layers() throws {
        let graph = try #require(try result().survey?.graph(of: .layers))
        #expect(graph.units.map(\.name) == ["Screens", "Domain", "Data"])
        #expect(graph.units.map(\.rank) == [0, 1, 2])
        #expect(graph.units.map(\.files) == [2, 1, 1])
        #expect(graph.units.map(\.types) == [4, 2, 1])
        // What a comment allows is a use, and not forbidden.
        #expect(
            arrows(graph) == ["Screens → Domain 2", "Screens → Data 1", "Domain → Screens 1 ✗1", "Data → Domain 3 ✗2"]
        )
        #expect(graph.units.map(\.circle) == [0, 0, 0])
        let back = try #require(graph.edges.first { $0.from == 1 && $0.to == 0 })
        #expect(back.forbiddenByRule == ["layers-look-down": 1])
        #expect(back.isInCircle)
        #expect(graph.edges.map(\.isForbidden) == [false, false, true, true])
        #expect(
            back.uses.map { "\($0.place.path):\($0.place.start.line) \($0.user) \($0.verb) \($0.target)" } == [
                "Sources/Domain/Cart.swift:5 Item uses CartView"
            ]
        )
    }

    @Test("A part is what of a feature lies in a layer, and where there is no feature the layer")
    func parts() throws {
        let graph = try #require(try result().survey?.graph(of: .parts))
        #expect(
            graph.units.map { "\($0.layer ?? "-"): \($0.name)" } == [
                "Screens: Orders", "Screens: Cart", "Domain: Domain", "Data: Data",
            ]
        )
        #expect(
            arrows(graph) == [
                "Orders → Cart 1", "Cart → Domain 2", "Cart → Data 1", "Domain → Cart 1 ✗1", "Data → Domain 3 ✗2",
            ]
        )
    }

    @Test("A type is one unit with all that is nested in it; tests are left out")
    func types() throws {
        let graph = try #require(try result().survey?.graph(of: .types))
        #expect(
            Set(graph.units.map(\.name)) == [
                "OrdersView", "CartView", "CartPreview_Previews", "Cart", "Item", "CartStore",
            ]
        )
        #expect(
            Set(arrows(graph)) == [
                "OrdersView → CartView 1", "CartView → Cart 1", "CartView → Item 1", "CartView → CartStore 1",
                "Cart → Item 1", "Item → CartView 1 ✗1", "CartStore → Cart 3 ✗2",
            ]
        )
        let view = try #require(graph.units.first { $0.name == "CartView" })
        #expect(view.layer == "Screens")
        #expect(view.feature == "Cart")
        #expect(view.kind == "struct")
        #expect(view.lines == 5)
        #expect(view.place?.start.line == 1)
    }

    @Test("Only the levels that are asked for and are there are told, and none where nobody asks")
    func levels() throws {
        #expect(try result(levels: nil).survey == nil)
        #expect(try result(levels: [.features]).survey?.graphs.map(\.level) == [.features])
        #expect(try result(["A.swift": "struct A {}"]).survey?.graphs.map(\.level) == [.types])
    }

    @Test("What a baseline accepts is forbidden all the same, and said to be accepted")
    func accepted() throws {
        let plain = try result()
        let baseline = Baseline(of: plain.findings)
        let found = try result(baseline: GivenBaseline(baseline))
        #expect(found.findings.isEmpty)
        let graph = try #require(found.survey?.graph(of: .layers))
        #expect(graph.edges.map(\.forbidden) == [0, 0, 1, 2])
        #expect(graph.edges.map(\.accepted) == [0, 0, 1, 2])
        #expect(graph.edges[2].uses.map(\.isAccepted) == [true])
    }

    @Test("The guide's text, what each rule looked at and the size of each file come with it")
    func beside() throws {
        let survey = try #require(try result().survey)
        #expect(survey.documents.map(\.name) == ["team"])
        #expect(survey.documents.first?.text == Self.guide)
        #expect(survey.subjectCounts["layers-look-down"] == 4)
        #expect(survey.sizes.map(\.path.text) == Self.files.keys.sorted())
        #expect(try result().belonging.layers[RelativePath("Sources/Data/CartStore.swift")] == "Data")
    }

    @Test("An order of layers is told by a picture's arrows too")
    func picture() throws {
        let guide = Self.guide.replacing(
            "```yaml rule\nrule: layers-look-down\nlayers: [Screens, Domain, Data]\n```",
            with:
                "```yaml rule\nrule: layers-look-down\nallow: [Screens -> Domain, Data -> Domain, Screens -> Data]\n```"
        )
        let graph = try #require(try result(guide: guide).survey?.graph(of: .layers))
        #expect(graph.units.map { "\($0.name) \($0.rank ?? -1)" } == ["Screens 0", "Data 1", "Domain 2"])
        #expect(
            arrows(graph) == ["Screens → Data 1", "Screens → Domain 2", "Data → Domain 3", "Domain → Screens 1 ✗1"]
        )
    }
}
