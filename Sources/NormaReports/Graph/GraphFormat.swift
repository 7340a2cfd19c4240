// A format of `norma graph`: a name, a line of help, and a pure function of a graph.

import NormaFindings

/// A way of writing the structure of a project.
package struct GraphFormat: Sendable {
    /// The name that selects it.
    package let name: String
    /// One sentence for the help text.
    package let summary: String
    private let text: @Sendable (StructureGraph, GraphOptions) -> String

    init(name: String, summary: String, text: @escaping @Sendable (StructureGraph, GraphOptions) -> String) {
        self.name = name
        self.summary = summary
        self.text = text
    }

    /// The whole text, ending with a line break; the same graph and options always give the same bytes.
    package func render(_ graph: StructureGraph, _ options: GraphOptions) -> String { text(graph, options) }
}

/// The caller's choices; each format uses those that concern it.
package struct GraphOptions: Sendable, Hashable {
    /// The version of the tool, for JSON.
    package var toolVersion: String?

    package init(toolVersion: String? = nil) { self.toolVersion = toolVersion }
}

/// Every format of a graph, sorted by name; a new one is its own file and a line here.
package enum AllGraphFormats {
    package static let sorted: [GraphFormat] = [
        .dot,
        .json,
        .mermaid,
        .svg,
    ]

    /// The format of that name; nil if there is none.
    package static func named(_ name: String) -> GraphFormat? { sorted.first { $0.name == name } }
}
