// The legend of a separate picture: the meaning of the arrows that it has.

import NormaFindings

struct PictureLegend {
    private struct Entry {
        var classes: String
        var words: String
        var place: Point
    }

    private var entries: [Entry] = []
    private(set) var size = Frame(x: 0, y: 0, width: 0, height: 0)

    private static let lineHeight = 24

    /// In lines of the picture's width.
    init(_ graph: StructureGraph, width: Int) {
        var place = Point(x: PictureMeasure.margin, y: 4)
        for (classes, words) in Self.meanings(of: graph) {
            let room = 56 + PictureText.width(of: words, size: 12)
            if place.x > PictureMeasure.margin, place.x + room > width {
                place = Point(x: PictureMeasure.margin, y: place.y + Self.lineHeight)
            }
            entries.append(Entry(classes: classes, words: words, place: place))
            place.x += room
            size.width = max(size.width, place.x)
        }
        if !entries.isEmpty { size.height = place.y + Self.lineHeight }
    }

    private static func meanings(of graph: StructureGraph) -> [(classes: String, words: String)] {
        let looks = graph.soundEdges.map { ArrowLook($0.edge, in: graph) }
        var meanings = looks.isEmpty ? [] : [("edge", "uses; the number counts places")]
        func add(_ kind: String, _ words: String) {
            guard looks.contains(where: { $0.classes.contains(kind) }) else { return }
            meanings.append(("edge " + kind, words))
        }
        add("forbidden", "forbidden by the guide")
        add("accepted", "forbidden, accepted by the baseline")
        add("faulty", "number in red: allowed, but single uses are reported")
        add("circle", "in a cycle")
        add("declared", "in a manifest only")
        add("change-new", "new")
        add("change-turned", "turned round")
        add("change-gone", "gone")
        return meanings
    }

    func write(to stream: inout ReportStream, y: Int) {
        guard !entries.isEmpty else { return }
        stream.add("<g class=\"legend\">\n")
        for entry in entries {
            let (x, y) = (entry.place.x, y + entry.place.y)
            stream.add("<g")
            stream.add(attribute: "class", entry.classes)
            stream.add("><path class=\"line\" stroke-width=\"2.3\"")
            stream.add(attribute: "d", "M\(x) \(y)h26")
            stream.add("/><path class=\"head\"")
            stream.add(attribute: "d", "M\(x + 34) \(y)l-9 -5v10z")
            stream.add("/></g><text")
            stream.add(attribute: "x", x + 42)
            stream.add(attribute: "y", y + 4)
            stream.add(">")
            stream.addXML(text: entry.words)
            stream.add("</text>\n")
        }
        stream.add("</g>\n")
    }
}
