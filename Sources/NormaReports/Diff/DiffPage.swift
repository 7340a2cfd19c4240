// A difference as a page for a browser: the picture, and everything below it. One file, without a script or network access.

import NormaFindings
import NormaText

extension DiffFormat {
    package static let html = DiffFormat(
        name: "html",
        summary: "a page for a browser: the picture, changed arrows in colour, and every change",
        text: { DiffPage(diff: $0, options: $1).text }
    )
}

private struct DiffPage {
    let diff: ArchitectureDiff
    let options: DiffOptions

    var text: String {
        let sentences = DiffSentences(diff: diff)
        var body = "<h1>What changed in the architecture</h1>\n<p>\(HTMLText.sentence(sentences.states))</p>\n"
        body += "<p>\(HTMLText.sentence(diff.isEmpty ? sentences.nothing : sentences.extent))</p>\n"
        for notice in diff.notices { body += "<p class=\"notice\">\(HTMLText.sentence(notice))</p>\n" }
        for picture in pictures {
            body += "<figure>\(picture.drawing)\n<figcaption>\(picture.caption)</figcaption></figure>\n"
        }
        for section in DiffSections(diff).all { body += self.text(of: section) }
        let style = Self.style + Picture.style + PictureStyle.changes
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '\(SHA256(of: style.utf8).source)'; \
            base-uri 'none'; form-action 'none'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="referrer" content="no-referrer">
            <meta name="color-scheme" content="light dark">
            <title>norma diff</title>
            <style>\(style)</style>
            </head>
            <body>
            <main>
            \(body)</main>
            </body>
            </html>

            """
    }

    private var pictures: [(drawing: String, caption: String)] {
        diff.pictures.filter { options.level == nil || $0.level == options.level }.map { picture in
            let caption =
                "\(picture.level.rawValue.prefix(1).uppercased())\(picture.level.rawValue.dropFirst()): green arrows are new, dotted red ones "
                + "are gone, orange ones turned round."
            return (Picture(DiffPicture.drawn(picture.graph)).plan, HTMLText.escaped(caption))
        }
    }

    private func text(of section: DiffSection) -> String {
        var text = "<section>\n<h2>\(HTMLText.escaped(section.title))</h2>\n<ul>\n"
        for item in section.items {
            text += item.isAlarming ? "<li class=\"alarming\">" : "<li>"
            text += HTMLText.sentence(item.text)
            if !item.places.isEmpty { text += "\n<ul>\n" + places(of: item) + "</ul>\n" }
            text += "</li>\n"
        }
        return text + "</ul>\n</section>\n"
    }

    private func places(of item: DiffItem) -> String {
        var text = ""
        for place in item.places {
            text += "<li>\(HTMLText.code(place.text)) <bdi>\(HTMLText.escaped(place.words))</bdi></li>\n"
        }
        if item.morePlaces > 0 { text += "<li>and \(Wording.count(item.morePlaces, "more place"))</li>\n" }
        return text
    }

    private static let style = """
        body { margin: 0; background: var(--picture-ground); color: var(--picture-ink); font: 15px/1.5 system-ui, sans-serif; }
        main { max-width: 70rem; margin: 0 auto; padding: 1.5rem; }
        h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
        code { font: 0.92em ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
        li li { color: var(--picture-faint); } li.alarming { color: var(--picture-forbidden); }
        figure { margin: 1.5rem 0; overflow-x: auto; } figcaption, .notice { color: var(--picture-faint); }

        """
}
