// The structure of a project as a picture: bands, boxes and arrows with their weight, as SVG.

import NormaFindings

/// A drawing of one graph. The same graph gives the same bytes on every machine.
package struct Picture: Sendable {
    private let graph: StructureGraph
    private let layout: PictureLayout

    /// A larger picture can't be read; a matrix is better.
    private static let mostUnits = 40
    private static let mostEdges = 80

    package init(_ graph: StructureGraph) {
        self.graph = graph
        layout = PictureLayout(graph)
    }

    /// False if it would be too large to be read.
    package static func isReadable(_ graph: StructureGraph) -> Bool {
        graph.units.count <= mostUnits && graph.edges.count <= mostEdges
    }

    /// One `<svg …>…</svg>` element without its own style, for a page with `Picture.style` in its style sheet.
    /// Boxes and arrows can be reached by keyboard; the page reacts.
    package var element: String {
        var stream = ReportStream()
        PictureDrawing(graph, layout, for: .page).write(to: &stream)
        return String(decoding: stream.bytes, as: UTF8.self)
    }

    /// The element for a guide's drawing: without counts, and without buttons.
    package var plan: String {
        var stream = ReportStream()
        PictureDrawing(graph, layout, for: .plan).write(to: &stream)
        return String(decoding: stream.bytes, as: UTF8.self)
    }

    /// A whole SVG file, with its style (light and dark) and a legend.
    package var file: String {
        var stream = ReportStream()
        stream.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        PictureDrawing(graph, layout, for: .file).write(to: &stream)
        return String(decoding: stream.bytes, as: UTF8.self)
    }

    /// How a picture looks, in light and dark: for the style sheet of a page.
    package static var style: String { PictureStyle.sheet }
}
