// A graph as a flowchart of Mermaid, which GitHub and GitLab draw in Markdown.

import NormaFindings

extension GraphFormat {
    package static let mermaid = GraphFormat(
        name: "mermaid",
        summary: "a flowchart for Markdown, as GitHub and GitLab draw it",
        text: { graph, _ in MermaidGraph(graph).text }
    )
}

/// For layers with plain names and only allowed uses, this is a picture that a guide can use as a rule.
private struct MermaidGraph {
    private let graph: StructureGraph
    private let names: MermaidNames

    init(_ graph: StructureGraph) {
        self.graph = graph
        names = MermaidNames(graph)
    }

    var text: String {
        var text = "flowchart TD\n"
        for (number, group) in GraphGroups(graph).groups.enumerated() {
            if let name = group.name {
                text += "    subgraph \(names.group(number))[\"\(MermaidNames.escaped(name))\"]\n"
                for unit in group.units { text += "        " + names.declarations[unit] + "\n" }
                text += "    end\n"
            } else {
                for unit in group.units { text += "    " + names.declarations[unit] + "\n" }
            }
        }
        var styles: [(style: String, edges: [Int])] = Self.styles.map { ($0, []) }
        for (number, sound) in graph.soundEdges.enumerated() {
            text += "    " + line(sound.edge) + "\n"
            if let style = style(of: sound.edge) { styles[style].edges.append(number) }
        }
        for (style, edges) in styles where !edges.isEmpty {
            text += "    linkStyle \(edges.map(String.init).joined(separator: ",")) \(style)\n"
        }
        return text
    }

    private static let styles = [
        "stroke:#cc1f2f,stroke-width:3px,color:#cc1f2f",
        "stroke:#dd8790,color:#cc1f2f",
        "color:#cc1f2f",
        "stroke:#8a4fc7,stroke-dasharray:7 4",
        "stroke:#1a8f45,stroke-width:3px",
        "stroke:#d1545f,stroke-dasharray:2 5",
        "stroke:#c77700,stroke-width:3px",
    ]

    private func style(of edge: StructureEdge) -> Int? {
        switch edge.change {
        case .new: return 4
        case .gone: return 5
        case .turned: return 6
        case nil: break
        }
        let look = ArrowLook(edge, in: graph)
        return switch look.standing {
        case .forbidden: 0
        case .accepted: 1
        case .faulty: 2
        case .allowed: look.isCircular ? 3 : nil
        }
    }

    /// A forbidden use gets an arrow that no guide reads as an allowed one.
    private func line(_ edge: StructureEdge) -> String {
        let look = ArrowLook(edge, in: graph)
        let isForbidden = look.standing == .forbidden || look.standing == .accepted
        let isDotted = edge.isDeclaredOnly && graph.level != .layers
        let arrow = isForbidden ? "==>" : isDotted ? "-.->" : "-->"
        return "\(names.identifiers[edge.from]) \(arrow)|\(look.words)| \(names.identifiers[edge.to])"
    }
}

/// The identifiers of units: their names if Mermaid and a guide's reader accept them, else a number with the name as
/// label.
private struct MermaidNames {
    private(set) var identifiers: [String] = []
    /// The declaration of each unit.
    private(set) var declarations: [String] = []
    private let prefix: String

    init(_ graph: StructureGraph) {
        let taken = Set(graph.units.map { $0.name.lowercased() })
        var prefix = "n"
        while taken.contains(where: { $0.hasPrefix(prefix) && $0.dropFirst(prefix.count).allSatisfy(\.isNumber) }) {
            prefix += "n"
        }
        self.prefix = prefix
        var used: Set<String> = []
        for (index, unit) in graph.units.enumerated() {
            if Self.isIdentifier(unit.name), used.insert(unit.name.lowercased()).inserted {
                identifiers.append(unit.name)
                declarations.append(unit.name)
            } else {
                let name = PictureText.shortened(unit.name, columns: 60)
                identifiers.append("\(prefix)\(index)")
                declarations.append("\(prefix)\(index)[\"\(Self.escaped(name))\"]")
            }
        }
    }

    func group(_ number: Int) -> String { "\(prefix)_group_\(number)" }

    private static let reserved: Set<String> = [
        "graph", "flowchart", "subgraph", "end", "style", "linkstyle", "classdef", "class", "click", "call", "href",
        "default", "interpolate", "direction", "acctitle", "accdescr", "tb", "td", "bt", "rl", "lr", "br",
    ]

    /// Words of ASCII letters, digits and underscores, with one hyphen or dot between two of them.
    private static func isIdentifier(_ name: String) -> Bool {
        guard name.utf8.count <= 60 else { return false }
        let words = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "." }
        return words.allSatisfy { word in
            !word.isEmpty && !reserved.contains(word.lowercased())
                && word.utf8.allSatisfy { byte in
                    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                        || byte == UInt8(ascii: "_")
                }
        }
    }

    /// Mermaid's own codes for characters that its labels, or the Markdown in them, could interpret.
    static func escaped(_ name: String) -> String {
        var text = ""
        for scalar in PictureWords.whole(name).unicodeScalars {
            let isPlain =
                !scalar.isASCII || scalar == " " || ("0"..."9").contains(scalar) || ("A"..."Z").contains(scalar)
                || ("a"..."z").contains(scalar)
            if isPlain { text.unicodeScalars.append(scalar) } else { text += "#\(scalar.value);" }
        }
        return text
    }
}
