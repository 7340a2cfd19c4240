// What holds of every format of a graph, and the texts of two graphs that stand in the repository.

import Foundation
import NormaFindings
import NormaGuide
import Testing

@testable import NormaReports

@Suite("Formats of a graph")
struct GraphFormatTests {
    @Test("stand sorted in their list, each once, and are found by name")
    func list() {
        let names = AllGraphFormats.sorted.map(\.name)
        #expect(names == Set(names).sorted())
        for name in names { #expect(AllGraphFormats.named(name)?.name == name) }
        #expect(AllGraphFormats.named("png") == nil)
    }

    @Test("give the text that stands in the repository", arguments: AllGraphFormats.sorted.map(\.name))
    func snapshots(name: String) throws {
        let ending = name == "mermaid" ? "mmd" : name
        let format = try #require(AllGraphFormats.named(name))
        for (graph, file) in [
            (SampleGraphs.shop, "shop"), (SampleGraphs.hostile, "hostile"), (SampleGraphs.layers, "layers"),
            (StructureGraph(level: .layers), "empty"),
        ] {
            let text = format.render(graph, GraphOptions(toolVersion: "1.0.0"))
            #expect(text == format.render(graph, GraphOptions(toolVersion: "1.0.0")))
            #expect(text.hasSuffix("\n"))
            try Snapshot.expect(text, isIn: "Graphs/\(file).\(ending)")
        }
    }

    @Test("hold no control character of the checked tree", arguments: AllGraphFormats.sorted.map(\.name))
    func controls(name: String) throws {
        let text = try #require(AllGraphFormats.named(name)).render(SampleGraphs.hostile, GraphOptions())
        #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
        #expect(name == "json" || !text.contains("\u{202E}"))
    }

    @Test("Mermaid: a graph of layers with nothing forbidden is a picture that a guide reads as a rule")
    func rule() throws {
        let picture = GraphFormat.mermaid.render(SampleGraphs.layers, GraphOptions())
        let text = "---\nnorma: 2\nname: g\n---\n# Layers\n\n```mermaid rule rule=drawn\n\(picture)```\n"
        let source = GuideSource(text: text, file: "GUIDE.md")
        let guide = try GuideReader.read(source, vocabulary: Vocabulary()) { _, _ in
            .failure(ExtendsFailure(message: "none", suggestion: nil))
        }
        guard case .allow(let contract) = try #require(guide.rules.first).form else {
            Issue.record("the picture is no contract")
            return
        }
        #expect(contract.units.map(\.text) == SampleGraphs.layers.units.map(\.name))
        let arrows = contract.arrows.map { "\($0.from.text) \($0.to.text)" }
        #expect(arrows == ["App My-Views", "App Domain", "My-Views Domain", "Domain Data.Access"])
    }

    @Test("Mermaid: a forbidden use has an arrow that no guide takes for an allowed one")
    func forbidden() {
        let text = GraphFormat.mermaid.render(SampleGraphs.shop, GraphOptions())
        #expect(text.contains("CartUI ==>|12 of 340 forbidden| Models\n"))
        #expect(text.contains("AccountUI -.->|1| Models\n"))
        #expect(text.contains("CartUI -->|124| Cart\n"))
        #expect(text.contains("Cart ==>|20 accepted| Catalog\n"))
        #expect(text.contains("Account -->|4 of 21| SearchService\n"))
    }

    @Test("Mermaid: words of its own and names that differ in case only are no identifiers")
    func identifiers() {
        var graph = StructureGraph(level: .modules)
        for name in ["end", "Graph", "Cart", "cart", "A--B", "n3", "end-point", "endpoint"] {
            graph.units.append(StructureUnit(name: name))
        }
        let lines = GraphFormat.mermaid.render(graph, GraphOptions()).split(separator: "\n").dropFirst()
        #expect(
            lines.map { $0.drop { $0 == " " } } == [
                "nn0[\"end\"]", "nn1[\"Graph\"]", "Cart", "nn3[\"cart\"]", "nn4[\"A#45;#45;B\"]", "n3",
                "nn6[\"end#45;point\"]", "endpoint",
            ]
        )
    }

    @Test("JSON tells every number of an edge, and where its uses are")
    func json() throws {
        let text = GraphFormat.json.render(SampleGraphs.hostile, GraphOptions())
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let units = try #require(object["units"] as? [[String: Any]])
        #expect(units.map { $0["name"] as? String } == SampleGraphs.hostileNames)
        let edges = try #require(object["edges"] as? [[String: Any]])
        #expect(edges.count == SampleGraphs.hostile.edges.count)
        #expect(edges.map { $0["weight"] as? Int } == SampleGraphs.hostile.edges.map(\.weight))
        let use = try #require((edges.first?["uses"] as? [[String: Any]])?.first)
        #expect(use["user"] as? String == SampleGraphs.hostileNames[1])
    }
}
