// The parts of a page below its head: Swift writes the static parts, the script fills in the rest.

import NormaFindings

struct PageSections {
    let result: CheckResult

    private struct Section {
        var name: String
        var title: String
    }

    private var graphs: [StructureGraph] { (result.survey?.graphs ?? []).filter { !$0.units.isEmpty } }

    private var sections: [Section] {
        let hasTypes = graphs.contains { $0.level == .types }
        return [
            graphs.isEmpty ? nil : Section(name: "picture", title: "Structure"),
            hasTypes ? Section(name: "types", title: "Types") : nil,
            Section(name: "findings", title: "Findings"),
            Section(name: "guide", title: "Guide"),
            Section(name: "spots", title: "Hot spots"),
        ].compactMap(\.self)
    }

    func write(to stream: inout ReportStream) {
        stream.write("<nav class=\"sections\" aria-label=\"Parts of the report\">\n<ul>\n")
        for (index, section) in sections.enumerated() {
            stream.write(
                "<li><a href=\"#\(section.name)\"><kbd aria-hidden=\"true\">\(index + 1)</kbd>\(section.title)</a></li>\n"
            )
        }
        stream.write("</ul>\n</nav>\n<div class=\"body\">\n<main id=\"main\" tabindex=\"-1\">\n")
        for section in sections {
            stream.write(
                """
                <section id="section-\(section.name)" aria-labelledby="title-\(section.name)" hidden>
                <h2 id="title-\(section.name)">\(section.title)</h2>
                <div class="content">

                """
            )
            switch section.name {
            case "picture": writePictures(to: &stream)
            case "guide": PageGuide(result: result).write(to: &stream)
            default: break
            }
            stream.write("</div>\n</section>\n")
        }
        stream.write(
            """
            <section id="print" class="print-only" aria-label="All findings"></section>
            </main>
            <aside id="panel" aria-label="Details" tabindex="-1" hidden></aside>
            </div>
            <div id="status" class="unseen" role="status"></div>
            <dialog id="keys" aria-labelledby="title-keys"></dialog>

            """
        )
    }

    private func writePictures(to stream: inout ReportStream) {
        for graph in graphs where Picture.isReadable(graph) {
            stream.write("<div class=\"drawing\" data-level=\"\(graph.level.rawValue)\" hidden>\n")
            stream.write(long: Picture(graph).element.utf8)
            stream.write("</div>\n")
        }
    }
}
