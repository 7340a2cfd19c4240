// The text of each box, and the box's width.

import NormaFindings

struct BoxTexts {
    private(set) var names: [String] = []
    private(set) var captions: [String] = []
    private(set) var widths: [Int] = []

    /// All as wide as the widest.
    var columnWidths: [Int] {
        Array(repeating: max(PictureMeasure.columnBox, widths.max() ?? 0), count: widths.count)
    }

    init(_ graph: StructureGraph) {
        var upper = Array(repeating: 0, count: graph.units.count)
        var lower = upper
        for (_, edge) in graph.soundEdges {
            lower[edge.from] += 1
            upper[edge.to] += 1
        }
        for (index, unit) in graph.units.enumerated() {
            let name = PictureText.shortened(unit.name, columns: PictureMeasure.nameColumns)
            let caption = Self.caption(of: unit, level: graph.level)
            let text = max(
                PictureText.width(of: name, size: PictureMeasure.nameSize),
                PictureText.width(of: caption, size: PictureMeasure.smallSize)
            )
            let ports = max(upper[index], lower[index]) * PictureMeasure.portRoom
            let room = max(PictureMeasure.smallestBox, text + 2 * PictureMeasure.boxPadding)
            names.append(name)
            captions.append(caption)
            // An even width has a middle.
            widths.append((max(room, min(ports, PictureMeasure.largestBox)) + 1) / 2 * 2)
        }
    }

    /// `12 files · 34 types`, or the kind and length of a type.
    private static func caption(of unit: StructureUnit, level: StructureLevel) -> String {
        var parts: [String] = []
        if level == .types {
            if let kind = unit.kind { parts.append(PictureText.shortened(kind, columns: 12)) }
            if unit.lines > 0 { parts.append(Wording.count(unit.lines, "line")) }
        } else {
            if unit.files > 0 { parts.append(Wording.count(unit.files, "file")) }
            if unit.types > 0 { parts.append(Wording.count(unit.types, "type")) }
        }
        return parts.joined(separator: " · ")
    }
}
