// What stands in a picture's SVG, whatever the names are.

import Foundation
import NormaFindings
import Testing

@testable import NormaReports

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("A picture")
struct PictureTests {
    @Test("is the same bytes each time")
    func same() {
        for graph in [SampleGraphs.shop, SampleGraphs.hostile, SampleGraphs.made(seed: 3)] {
            #expect(Picture(graph).file == Picture(graph).file)
            #expect(Picture(graph).element == Picture(graph).element)
        }
    }

    @Test("is sound XML without a script and without control characters", arguments: [true, false])
    func hostile(isFile: Bool) throws {
        for graph in [SampleGraphs.hostile, SampleGraphs.shop, StructureGraph(level: .layers)] {
            let picture = Picture(graph)
            let text = isFile ? picture.file : picture.element
            let elements = try SVGElements.read(text)
            #expect(elements.names.isSubset(of: ["svg", "g", "rect", "path", "text", "title", "style"]))
            #expect(elements.names.contains("style") == isFile)
            #expect(elements.units == graph.units.count)
            #expect(elements.edges == graph.edges.count)
            #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
            #expect(!text.contains("\u{202E}"))
        }
    }

    @Test("has buttons in a page, and images in a file")
    func roles() {
        let picture = Picture(SampleGraphs.shop)
        #expect(
            picture.element.contains(
                "<g class=\"unit\" data-unit=\"0\" tabindex=\"0\" role=\"button\" aria-label=\"ShopApp"
            )
        )
        #expect(!picture.file.contains("role=\"button\"") && !picture.file.contains("tabindex=\""))
        #expect(picture.file.contains("role=\"img\""))
        #expect(picture.element.contains("<svg") && picture.element.contains("role=\"group\""))
        #expect(picture.element.contains("<g class=\"band\" data-layer=\"Views\">"))
        #expect(picture.file.contains("class=\"legend\"") && !picture.element.contains("class=\"legend\""))
    }

    @Test("tells apart what is forbidden, accepted, back, in a circle and declared only; forbidden arrows come last")
    func kinds() throws {
        let text = Picture(SampleGraphs.shop).element
        let classes = text.matches(of: /<g class="(edge[^"]*)" data-edge="(\d+)"/).map {
            (String($0.1), Int($0.2) ?? -1)
        }
        let found = Dictionary(grouping: classes, by: \.0).mapValues { Set($0.map(\.1)) }
        func edge(_ from: Int, _ to: Int) -> Int {
            SampleGraphs.shop.edges.firstIndex { $0.from == from && $0.to == to } ?? -1
        }
        #expect(found["edge forbidden"] == [edge(1, 11)])
        #expect(found["edge forbidden back"] == [edge(9, 2)])
        #expect(found["edge accepted"] == [edge(4, 5)])
        #expect(found["edge faulty"] == [edge(6, 8)])
        #expect(found["edge circle"] == nil)
        #expect(found["edge back circle"] == [edge(9, 8)])
        #expect(found["edge declared"] == [edge(3, 11)])
        #expect(classes.suffix(2).allSatisfy { $0.0.contains("forbidden") })
        #expect(
            text.contains(">12 of 340</text>") && text.contains(">3 of 5</text>") && text.contains(">4 of 21</text>")
        )
        #expect(text.components(separatedBy: "class=\"cross\"").count == 3)
        #expect(text.contains(">20</text>"))
        #expect(text.contains("Account uses SearchService: 21 places, 4 of them reported"))
        #expect(text.contains("CartUI uses Models: 340 places, forbidden in 12 of them"))
        #expect(text.contains("AccountUI depends on Models in a manifest only"))
    }

    @Test("marks circles by the arrows that close them where a guide orders the units, else by all of them")
    func circles() {
        let ordered = Picture(SampleGraphs.shop).element
        #expect(ordered.components(separatedBy: "class=\"edge back circle\"").count == 2)
        #expect(!ordered.contains("class=\"edge circle\"") && !ordered.contains("class=\"unit circle\""))
        var graph = SampleGraphs.shop
        for index in graph.units.indices { graph.units[index].rank = nil }
        let free = Picture(graph).element
        #expect(free.contains("class=\"edge circle\"") && free.contains("class=\"unit circle\""))
    }

    @Test("shortens long names in the middle, and tells them whole")
    func names() {
        #expect(PictureText.shortened("CartViewModel", columns: 28) == "CartViewModel")
        #expect(PictureText.shortened("ABCDEFGHIJ", columns: 7) == "ABC…HIJ")
        #expect(PictureText.shortened("日本語日本語", columns: 7) == "日…語")
        #expect(PictureText.shortened("e" + String(repeating: "\u{301}", count: 500), columns: 9) == "e")
        #expect(PictureText.shortened(" \n", columns: 28) == "(no name)")
        let text = Picture(SampleGraphs.hostile).element
        #expect(text.contains("<title>" + String(repeating: "VeryLong", count: 25)))
        #expect(text.contains(">VeryLongVeryLo…yLongVeryLong</text>"))
        // A name that runs from right to left doesn't take the rest of a sentence along.
        #expect(text.contains("\u{2068}שלום_עולם\u{2069}"))
    }

    @Test("grows thicker with the logarithm of the weight")
    func widths() {
        func width(_ weight: Int) -> Int { ArrowLook(SampleGraphs.edge(0, 1, weight), in: SampleGraphs.shop).width }
        #expect(width(1) < width(2) && width(2) < width(1000) && width(1000) < 60)
        #expect(width(2) - width(1) == width(256) - width(128))
        #expect(width(.max) == 60)
    }

    @Test("of nothing says so")
    func empty() {
        #expect(Picture(StructureGraph(level: .layers)).file.contains("There is nothing to draw."))
    }

    @Test("is readable up to forty units and eighty uses")
    func readable() {
        #expect(Picture.isReadable(SampleGraphs.shop))
        #expect(!Picture.isReadable(SampleGraphs.made(seed: 1, units: 41, edges: 3)))
        #expect(!Picture.isReadable(SampleGraphs.made(seed: 1, units: 40, edges: 200)))
    }

    @Test("has a style for light and dark that the root can choose")
    func style() {
        let style = Picture.style
        #expect(style.contains("@media (prefers-color-scheme: dark)"))
        #expect(style.contains(":root[data-theme=\"dark\"]") && style.contains(":root:not([data-theme=\"light\"])"))
        // It stands in XML and in HTML.
        #expect(!style.contains("<") && !style.contains("&") && !style.contains("]]>"))
    }
}

/// What a reader of XML sees.
private final class SVGElements: NSObject, XMLParserDelegate {
    private(set) var names: Set<String> = []
    private(set) var units = 0
    private(set) var edges = 0

    static func read(_ text: String) throws -> SVGElements {
        let elements = SVGElements()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = elements
        #expect(parser.parse(), "\(String(describing: parser.parserError)), line \(parser.lineNumber)")
        return elements
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        names.insert(name)
        units += attributes["data-unit"] == nil ? 0 : 1
        edges += attributes["data-edge"] == nil ? 0 : 1
    }
}
