// Writes a picture as SVG: bands, then boxes, then arrows, the forbidden ones on top.

import NormaFindings

struct PictureDrawing {
    private let graph: StructureGraph
    private let layout: PictureLayout
    enum Purpose {
        /// In a page boxes and arrows are buttons.
        case page
        /// A file has no buttons, but a legend and a style.
        case file
        /// A guide's drawing: arrows have no weight.
        case plan
    }

    private let purpose: Purpose
    private let legend: PictureLegend

    init(_ graph: StructureGraph, _ layout: PictureLayout, for purpose: Purpose) {
        self.graph = graph
        self.layout = layout
        self.purpose = purpose
        legend = PictureLegend(graph, width: layout.size.width)
    }

    func write(to stream: inout ReportStream) {
        let width = max(layout.size.width, purpose != .file ? 0 : legend.size.width)
        let height = layout.size.height + (purpose != .file ? 0 : legend.size.height)
        stream.add("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"picture\" role=\"group\"")
        stream.add(attribute: "viewBox", "0 0 \(width) \(height)")
        stream.add(attribute: "width", width)
        stream.add(attribute: "height", height)
        stream.add(attribute: "aria-label", PictureWords.title(of: graph))
        stream.add(">\n")
        if purpose == .file { writeStyle(width, height, to: &stream) }
        stream.add("<g class=\"bands\">\n")
        for band in layout.bands { write(band, to: &stream) }
        stream.add("</g>\n")
        // Arrows without lanes would cross names.
        if !layout.hasLanes { writeArrows(to: &stream) }
        stream.add("<g class=\"units\">\n")
        for index in layout.boxes.indices { writeBox(index, to: &stream) }
        stream.add("</g>\n")
        if layout.hasLanes { writeArrows(to: &stream) }
        writeSectionNames(to: &stream)
        if graph.units.isEmpty { writeNothing(to: &stream) }
        if purpose == .file { legend.write(to: &stream, y: layout.size.height) }
        stream.add("</svg>\n")
    }

    private func writeStyle(_ width: Int, _ height: Int, to stream: inout ReportStream) {
        stream.add("<title>")
        stream.addXML(text: PictureWords.title(of: graph))
        stream.add("</title>\n<style>\n")
        stream.write(PictureStyle.sheet)
        if graph.showsChange { stream.write(PictureStyle.changes) }
        stream.add("</style>\n<rect")
        stream.add(attribute: "width", width)
        stream.add(attribute: "height", height)
        stream.add(" fill=\"var(--picture-ground)\"/>\n")
    }

    private func writeNothing(to stream: inout ReportStream) {
        stream.add("<text x=\"16\" y=\"28\">There is nothing to draw.</text>\n")
    }

    private func write(_ band: PictureLayout.Band, to stream: inout ReportStream) {
        stream.add("<g class=\"band\"")
        stream.add(attribute: "data-layer", band.sections.map(\.name).joined(separator: ", "))
        stream.add("><rect")
        stream.add(frame: band.frame)
        stream.add(" rx=\"10\"/>")
        for section in band.sections {
            if band.sections.count == 1 {
                addName(
                    of: section,
                    x: band.frame.x,
                    y: band.frame.y + PictureMeasure.bandPadding + PictureMeasure.boxHeight / 2 + 5,
                    to: &stream
                )
            } else {
                stream.add("<rect class=\"section\"")
                stream.add(frame: section.frame)
                stream.add(" rx=\"10\"/>")
            }
        }
        stream.add("</g>\n")
    }

    /// Above the arrows that pass there.
    private func writeSectionNames(to stream: inout ReportStream) {
        let bands = layout.bands.filter { $0.sections.count > 1 }
        guard !bands.isEmpty else { return }
        stream.add("<g class=\"names\">\n")
        for section in bands.flatMap(\.sections) {
            addName(of: section, x: section.frame.x, y: section.frame.y + 19, to: &stream)
        }
        stream.add("</g>\n")
    }

    private func addName(of section: PictureLayout.Section, x: Int, y: Int, to stream: inout ReportStream) {
        stream.add("<text")
        stream.add(attribute: "x", x + PictureMeasure.boxPadding)
        stream.add(attribute: "y", y)
        stream.add(">")
        stream.addXML(text: PictureText.shortened(section.name, columns: PictureMeasure.bandNameColumns))
        stream.add("<title>")
        stream.addXML(text: PictureWords.whole(section.name))
        stream.add("</title></text>\n")
    }

    private func writeBox(_ index: Int, to stream: inout ReportStream) {
        let (box, unit) = (layout.boxes[index], graph.units[index])
        stream.add(unit.showsCycle ? "<g class=\"unit circle\"" : "<g class=\"unit\"")
        stream.add(attribute: "data-unit", index)
        addRole(to: &stream)
        stream.add(" aria-label=\"")
        stream.add(spoken: PictureWords.unit(unit, level: graph.level))
        stream.add("\"><title>")
        stream.add(spoken: PictureWords.unit(unit, level: graph.level))
        stream.add("</title><rect")
        stream.add(frame: box.frame)
        stream.add(" rx=\"6\"/>")
        let middle = box.frame.x + box.frame.width / 2
        addText(box.name, x: middle, y: box.frame.y + (box.caption.isEmpty ? 28 : 20), class: nil, to: &stream)
        if !box.caption.isEmpty {
            addText(box.caption, x: middle, y: box.frame.y + 36, class: "caption", to: &stream)
        }
        stream.add("</g>\n")
    }

    private func addText(_ text: String, x: Int, y: Int, class name: String?, to stream: inout ReportStream) {
        stream.add("<text")
        if let name { stream.add(attribute: "class", name) }
        stream.add(attribute: "x", x)
        stream.add(attribute: "y", y)
        stream.add(">")
        stream.addXML(text: text)
        stream.add("</text>")
    }

    private func addRole(to stream: inout ReportStream) {
        stream.add(purpose == .page ? " tabindex=\"0\" role=\"button\"" : " role=\"img\"")
    }

    private func writeArrows(to stream: inout ReportStream) {
        stream.add("<g class=\"edges\">\n")
        for look in ArrowLook.Standing.allCases {
            for arrow in layout.arrows {
                let edge = graph.edges[arrow.edge]
                let arrowLook = ArrowLook(edge, in: graph)
                if arrowLook.standing == look { write(arrow, edge, arrowLook, to: &stream) }
            }
        }
        stream.add("</g>\n")
    }

    private func write(_ arrow: Arrow, _ edge: StructureEdge, _ look: ArrowLook, to stream: inout ReportStream) {
        stream.add("<g")
        stream.add(attribute: "class", look.classes)
        stream.add(attribute: "data-edge", arrow.edge)
        stream.add(attribute: "data-from", edge.from)
        stream.add(attribute: "data-to", edge.to)
        addRole(to: &stream)
        let words = PictureWords.edge(edge, in: graph)
        stream.add(" aria-label=\"")
        stream.add(spoken: words)
        stream.add("\"><title>")
        stream.add(spoken: words)
        stream.add("</title>")
        let path = ArrowPath(arrow, width: look.width)
        if purpose == .page {
            stream.add("<path class=\"reach\"")
            stream.add(attribute: "d", path.line)
            stream.add("/>")
        }
        stream.add("<path class=\"line\"")
        stream.add(attribute: "d", path.line)
        stream.add(attribute: "stroke-width", look.widthText)
        stream.add("/><path class=\"head\"")
        stream.add(attribute: "d", path.head)
        stream.add("/>")
        if purpose != .plan, let label = arrow.label { writeWeight(look, at: label, to: &stream) }
        stream.add("</g>\n")
    }

    private func writeWeight(_ look: ArrowLook, at middle: Point, to stream: inout ReportStream) {
        stream.add("<g class=\"weight\"><rect")
        let frame = ArrowLabels.frame(width: look.labelWidth, at: middle)
        stream.add(frame: frame)
        stream.add(" rx=\"4\"/>")
        if look.hasCross {
            stream.add("<path class=\"cross\"")
            stream.add(attribute: "d", "M\(frame.x + 5) \(middle.y - 3)l6 6m0 -6l-6 6")
            stream.add("/>")
        }
        let shift = look.hasCross ? PictureMeasure.cross / 2 - 1 : 0
        addText(look.label, x: middle.x + shift, y: middle.y + 4, class: nil, to: &stream)
        stream.add("</g>")
    }
}

extension StructureUnit {
    /// If a guide orders units, the arrows that lead back show cycles well enough.
    var showsCycle: Bool { circle != nil && rank == nil }
}

extension ReportStream {
    fileprivate mutating func add(frame: Frame) {
        add(attribute: "x", frame.x)
        add(attribute: "y", frame.y)
        add(attribute: "width", frame.width)
        add(attribute: "height", frame.height)
    }

    /// A name in another direction of writing must not reverse the text around it.
    mutating func add(spoken parts: [PictureWords.Part]) {
        for part in parts {
            switch part {
            case .words(let words): addXML(text: words)
            case .name(let name):
                let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
                if !isPlain { add("\u{2068}") }
                addXML(text: PictureWords.whole(name))
                if !isPlain { add("\u{2069}") }
            }
        }
    }
}
