// A graph in the language of Graphviz.

import NormaFindings

extension GraphFormat {
    package static let dot = GraphFormat(
        name: "dot",
        summary: "the language of Graphviz, for `dot -Tsvg` and other tools that lay out graphs",
        text: { graph, _ in DOTGraph(graph: graph).text }
    )
}

private struct DOTGraph {
    let graph: StructureGraph

    var text: String {
        var text = """
            digraph norma {
                graph [rankdir=TB, newrank=true, fontname="Helvetica"];
                node [shape=box, style="rounded,filled", fillcolor="#ffffff", color="#8a96a8", fontname="Helvetica", \
            fontsize=12];
                edge [fontname="Helvetica", fontsize=10, color="#64748b"];

            """
        for (number, group) in GraphGroups(graph).groups.enumerated() {
            if let name = group.name {
                text += "    subgraph cluster_\(number) {\n        label=\(quoted(name));\n"
                text += "        style=\"rounded,filled\"; color=\"#d5dce6\"; fillcolor=\"#f1f4f8\";\n"
                for unit in group.units { text += "        " + node(unit) }
                text += "    }\n"
            } else {
                for unit in group.units { text += "    " + node(unit) }
            }
        }
        for (_, edge) in graph.soundEdges { text += "    " + line(edge) }
        return text + "}\n"
    }

    private func node(_ index: Int) -> String {
        let unit = graph.units[index]
        let name = PictureText.shortened(unit.name, columns: PictureMeasure.nameColumns)
        var attributes = ["label=\(quoted(name))"]
        if name != unit.name { attributes.append("tooltip=\(quoted(unit.name))") }
        if unit.showsCycle { attributes += ["color=\"#8a4fc7\"", "style=\"rounded,filled,dashed\""] }
        return "n\(index) [\(attributes.joined(separator: ", "))];\n"
    }

    private func line(_ edge: StructureEdge) -> String {
        let look = ArrowLook(edge, in: graph)
        var attributes = ["label=\"\(look.words)\"", "penwidth=\(look.widthText)"]
        switch look.standing {
        case .forbidden: attributes += ["color=\"#cc1f2f\"", "fontcolor=\"#cc1f2f\""]
        case .accepted: attributes += ["color=\"#dd8790\"", "arrowhead=empty"]
        case .faulty: attributes.append("fontcolor=\"#cc1f2f\"")
        case .allowed: if look.isCircular { attributes.append("color=\"#8a4fc7\"") }
        }
        if edge.isDeclaredOnly {
            attributes.append("style=dotted")
        } else if look.isCircular {
            attributes.append("style=dashed")
        }
        // An arrow that leads back: the upper unit stays above.
        if edge.from > edge.to { attributes.append("constraint=false") }
        return "n\(edge.from) -> n\(edge.to) [\(attributes.joined(separator: ", "))];\n"
    }

    /// Between quotation marks; Graphviz reads escapes with a backslash, and HTML entities.
    private func quoted(_ name: String) -> String {
        var text = "\""
        for scalar in PictureWords.whole(name).unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "&": text += "&amp;"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
