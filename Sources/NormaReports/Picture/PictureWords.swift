// A picture in words: for tooltips, and for readers who can't see it.

import NormaFindings
import NormaText

enum PictureWords {
    enum Part {
        case words(String)
        case name(String)
    }

    /// A name of the tree on one line, cut only if it is too long for any reader.
    static func whole(_ name: String) -> String {
        let line = VisibleText.oneLine(name)
        return line.allSatisfy(\.isWhitespace) ? "(no name)" : TextCut.end(of: line, width: 1000)
    }

    static func title(of graph: StructureGraph) -> String {
        let units = count(graph.units.count, of: graph.level)
        let forbidden = graph.edges.count(where: \.isForbidden)
        let edges = Wording.count(graph.edges.count, "dependency", plural: "dependencies")
        return "\(units), \(edges)" + (forbidden == 0 ? "" : ", \(Wording.number(forbidden)) of them forbidden")
    }

    private static func count(_ count: Int, of level: StructureLevel) -> String {
        switch level {
        case .layers: Wording.count(count, "layer")
        case .parts: Wording.count(count, "part")
        case .features: Wording.count(count, "feature")
        case .modules: Wording.count(count, "module")
        case .types: Wording.count(count, "type")
        }
    }

    static func unit(_ unit: StructureUnit, level: StructureLevel) -> [Part] {
        var parts: [Part] = [.name(unit.name)]
        var details: [String] = []
        if level != .types, unit.files > 0 { details.append(Wording.count(unit.files, "file")) }
        if level != .types, unit.types > 0 { details.append(Wording.count(unit.types, "type")) }
        if unit.lines > 0 { details.append(Wording.count(unit.lines, "line")) }
        if let kind = unit.kind { parts += [.words(", "), .name(kind)] }
        if !details.isEmpty { parts.append(.words(", " + details.joined(separator: ", "))) }
        if let layer = unit.layer { parts += [.words(", in layer "), .name(layer)] }
        if unit.circle != nil { parts.append(.words(", in a cycle")) }
        return parts
    }

    static func edge(_ edge: StructureEdge, in graph: StructureGraph) -> [Part] {
        let (from, to) = (graph.units[edge.from].name, graph.units[edge.to].name)
        var parts: [Part] = [.name(from)]
        if edge.weight + edge.forbidden == 0 {
            parts += [.words(" may use "), .name(to)]
        } else if edge.isDeclaredOnly {
            parts += [.words(" depends on "), .name(to), .words(" in a manifest only")]
        } else {
            parts += [.words(" uses "), .name(to), .words(": " + Wording.count(edge.weight, "place"))]
        }
        if edge.isForbidden {
            parts.append(.words(", forbidden"))
            if 1..<edge.weight ~= edge.forbidden {
                parts.append(.words(" in \(Wording.number(edge.forbidden)) of them"))
            }
        } else if edge.forbidden > 0 {
            parts.append(.words(", \(Wording.number(edge.forbidden)) of them reported"))
        }
        if edge.accepted > 0 { parts.append(.words(", \(Wording.number(edge.accepted)) of these accepted")) }
        if edge.isInCircle { parts.append(.words(", in a cycle")) }
        switch edge.change {
        case .new: parts.append(.words(", new"))
        case .gone: parts.append(.words(", gone"))
        case .turned: parts.append(.words(", turned round"))
        case nil: break
        }
        return parts
    }
}

extension Wording {
    static func count(_ count: Int, _ noun: String, plural: String) -> String {
        number(count) + " " + (count == 1 ? noun : plural)
    }
}
