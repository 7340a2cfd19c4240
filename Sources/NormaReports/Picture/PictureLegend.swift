// What the arrows of a picture mean, below a picture that stands alone: only what it has.

import NormaFindings

struct PictureLegend {
    private struct Entry {
        var classes: String
        var words: String
        var x: Int
    }

    private var entries: [Entry] = []
    private(set) var size = Frame(x: 0, y: 0, width: 0, height: 0)

    init(_ graph: StructureGraph) {
        let looks = graph.edges.map { ArrowLook($0) }
        func has(_ word: String) -> Bool { looks.contains { $0.classes.contains(word) } }
        var x = PictureMeasure.margin
        func add(_ classes: String, _ words: String, where isShown: Bool) {
            guard isShown else { return }
            entries.append(Entry(classes: classes, words: words, x: x))
            x += 56 + PictureText.width(of: words, size: 12)
        }
        add("edge", "uses, in so many places", where: !graph.edges.isEmpty)
        add("edge forbidden", "forbidden, so many of all", where: has("forbidden"))
        add("edge accepted", "forbidden, accepted by the baseline", where: has("accepted"))
        add("edge circle", "in a circle", where: has("circle"))
        add("edge declared", "in a manifest only", where: has("declared"))
        size = Frame(x: 0, y: 0, width: x, height: entries.isEmpty ? 0 : 30)
    }

    func write(to stream: inout ReportStream, y: Int) {
        guard !entries.isEmpty else { return }
        stream.add("<g class=\"legend\">\n")
        for entry in entries {
            stream.add("<g")
            stream.add(attribute: "class", entry.classes)
            stream.add("><path class=\"line\" stroke-width=\"2.3\"")
            stream.add(attribute: "d", "M\(entry.x) \(y + 4)h26")
            stream.add("/><path class=\"head\"")
            stream.add(attribute: "d", "M\(entry.x + 34) \(y + 4)l-9 -5v10z")
            stream.add("/></g><text")
            stream.add(attribute: "x", entry.x + 42)
            stream.add(attribute: "y", y + 8)
            stream.add(">")
            stream.addXML(text: entry.words)
            stream.add("</text>\n")
        }
        stream.add("</g>\n")
    }
}
