// Parts of a graph, looked at closely.

import NormaFindings
import Testing

@testable import NormaReports

@Suite("A view of a graph")
struct GraphViewTests {
    private func names(_ graph: StructureGraph) -> [String] { graph.units.map(\.name) }

    private func arrows(_ graph: StructureGraph) -> [String] {
        graph.edges.map { "\(graph.units[$0.from].name)>\(graph.units[$0.to].name) \($0.weight)" }
    }

    @Test("of a unit shows it, its neighbours, and the uses that touch it")
    func unit() throws {
        let view = try GraphView.focused(SampleGraphs.shop, on: "Cart")
        #expect(names(view) == ["CartUI", "Cart", "Catalog", "PaymentService", "Models"])
        #expect(arrows(view) == ["CartUI>Cart 124", "Cart>Catalog 20", "Cart>PaymentService 60", "Cart>Models 17"])
        #expect(view.edges[1].accepted == 20)
    }

    @Test("of a layer shows its members, and each other layer as one")
    func layer() throws {
        let view = try GraphView.focused(SampleGraphs.shop, on: "Services")
        #expect(
            names(view) == [
                "App", "Views", "ViewModels", "SearchService", "SessionService", "PaymentService", "Models",
            ]
        )
        #expect(view.units.map(\.kind) == ["layer", "layer", "layer", nil, nil, nil, "layer"])
        #expect(view.units.map(\.rank) == [0, 1, 2, 3, 3, 3, 4])
        #expect(view.units[1].files == SampleGraphs.shop.units[1...3].reduce(0) { $0 + $1.files })
        let views = try #require(view.edges.first { $0.from == 1 && $0.to == 6 })
        #expect(views.references == 340 && views.declarations == 1 && views.forbidden == 12)
        #expect(views.forbiddenByRule == ["layers-point-down": 12])
        // The service uses a view, which uses view models, which use the service: a circle that was none among modules.
        let circles = view.units.filter { $0.circle != nil }.map(\.name)
        #expect(circles == ["Views", "ViewModels", "SearchService", "SessionService"])
        #expect(view.edges.filter(\.isInCircle).allSatisfy { view.units[$0.from].circle == view.units[$0.to].circle })
        #expect(view.edges.allSatisfy { $0.from != $0.to })
    }

    @Test("put together to a coarser level adds up what was between the units, and nothing within them")
    func collapsed() {
        let view = UnitGroups(SampleGraphs.shop, level: .layers, kept: []).collapsed(as: .layers)
        #expect(view.level == .layers)
        #expect(names(view) == ["App", "Views", "ViewModels", "Services", "Models"])
        #expect(view.units.allSatisfy { $0.layer == nil && $0.kind == nil })
        let across = SampleGraphs.shop.edges.filter {
            SampleGraphs.shop.units[$0.from].layer != SampleGraphs.shop.units[$0.to].layer
        }
        #expect(view.edges.reduce(0) { $0 + $1.references } == across.reduce(0) { $0 + $1.references })
        #expect(view.edges.reduce(0) { $0 + $1.forbidden } == 19)
        #expect(view.edges.count(where: \.isForbidden) == 2)
    }

    @Test("keeps the forbidden places first, and not all of the others")
    func uses() {
        var graph = SampleGraphs.shop
        let use = SampleGraphs.hostile.edges[0].uses[0]
        var allowed = use
        allowed.rules = []
        for index in graph.edges.indices { graph.edges[index].uses = Array(repeating: allowed, count: 40) + [use] }
        let view = UnitGroups(graph, level: .layers, kept: []).collapsed(as: .layers)
        for edge in view.edges {
            #expect(edge.uses.count <= 60)
            #expect(edge.uses.first?.rules.isEmpty == false)
        }
    }

    @Test("is found in any case, and by the last part of a nested name")
    func spelling() throws {
        #expect(
            try GraphView.focused(SampleGraphs.shop, on: "cartui") == GraphView.focused(SampleGraphs.shop, on: "CartUI")
        )
        #expect(
            try GraphView.focused(SampleGraphs.shop, on: "services")
                == GraphView.focused(SampleGraphs.shop, on: "Services")
        )
        var graph = StructureGraph(level: .types)
        for name in ["CartView", "CartView.Row", "ListView.Cell", "GridView.Cell"] {
            graph.units.append(StructureUnit(name: name))
        }
        #expect(try names(GraphView.focused(graph, on: "Row")) == ["CartView.Row"])
        #expect(throws: UnknownUnit.self) { try GraphView.focused(graph, on: "Cell") }
    }

    @Test("of parts shows all parts of one name")
    func parts() throws {
        var graph = StructureGraph(level: .parts)
        for (name, layer) in [("Cart", "Views"), ("Login", "Views"), ("Cart", "Models")] {
            var unit = StructureUnit(name: name)
            unit.layer = layer
            graph.units.append(unit)
        }
        graph.edges = [SampleGraphs.edge(0, 2, 3), SampleGraphs.edge(1, 2, 4)]
        #expect(try GraphView.focused(graph, on: "Cart").edges.count == 2)
        #expect(try GraphView.focused(graph, on: "Login").units.count == 2)
    }

    @Test("of an unknown name says what may have been meant")
    func unknown() {
        func nearest(_ name: String) -> String? {
            do {
                _ = try GraphView.focused(SampleGraphs.shop, on: name)
                return "found"
            } catch {
                return error.nearest
            }
        }
        #expect(nearest("Crat") == "Cart")
        #expect(nearest("Servces") == "Services")
        #expect(nearest("Payment") == "PaymentService")
        #expect(nearest("Zebra") == nil)
    }

    @Test("finds circles in a chain of any length, and keeps ranks above all")
    func order() {
        let count = 20_000
        var edges = (1..<count).map { SampleGraphs.edge($0 - 1, $0, 1) }
        edges.append(SampleGraphs.edge(count - 1, 0, 1))
        let order = UnitOrder(count: count, edges: edges, ranks: Array(repeating: nil, count: count))
        #expect(Set(order.circles) == [0])
        let ranked = UnitOrder(count: 3, edges: [SampleGraphs.edge(2, 0, 1)], ranks: [0, nil, 1])
        #expect(ranked.units == [0, 2, 1])
        #expect(ranked.places == [0, 2, 1])
        let used = UnitOrder(count: 3, edges: [SampleGraphs.edge(2, 0, 1)], ranks: [nil, nil, nil])
        #expect(used.places[2] < used.places[0])
    }
}
