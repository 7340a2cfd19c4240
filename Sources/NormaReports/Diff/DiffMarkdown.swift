// A difference as a comment for a pull request; never longer than a comment may be.

import NormaFindings
import NormaText

extension DiffFormat {
    package static let markdown = DiffFormat(
        name: "markdown",
        summary: "a comment for a pull request",
        text: { DiffMarkdown(diff: $0, options: $1).text }
    )
}

private struct DiffMarkdown {
    let diff: ArchitectureDiff
    let options: DiffOptions

    /// In bytes; GitHub takes 65,536 characters.
    private static let room = 56_000
    /// Further items of a section are folded, and more are only counted.
    private static let unfolded = 5
    private static let mostItems = 40
    private static let mostPlaces = 3
    /// A larger picture is unreadable in a comment.
    private static let mostEdges = 24

    var text: String {
        let sentences = DiffSentences(diff: diff)
        // This line lets a script find the comment of the last run.
        var text = "<!-- norma diff -->\n## Norma: \(headline)\n\n"
        for notice in diff.notices { text += "> " + InertMarkdown.inline(notice) + "\n\n" }
        let sections = DiffSections(diff).all
        var left = sections.count
        for section in sections {
            let written = self.text(of: section)
            guard text.utf8.count + written.utf8.count < Self.room else { break }
            text += written
            left -= 1
        }
        if left > 0 {
            text += "\(Wording.count(left, "more section")) did not fit: `norma diff --verbose` shows all.\n\n"
        }
        if let picture, text.utf8.count + picture.utf8.count < Self.room { text += picture }
        return text + "<sub>\(InertMarkdown.inline(sentences.states + ". " + sentences.extent))</sub>\n"
    }

    private var headline: String {
        if diff.isEmpty { return "the architecture is the same" }
        let titles = DiffSections(diff).all.prefix(3).map(\.title)
        return InertMarkdown.inline(titles.joined(separator: ", "))
    }

    private func text(of section: DiffSection) -> String {
        let items = section.items.prefix(Self.mostItems).map(text)
        var text = "### \(InertMarkdown.inline(section.title))\n\n" + items.prefix(Self.unfolded).joined()
        let folded = items.dropFirst(Self.unfolded)
        let rest = section.items.count - items.count
        if !folded.isEmpty {
            let count = folded.count + rest
            text += "\n<details><summary>\(Wording.number(count)) more</summary>\n\n" + folded.joined()
            if rest > 0 { text += "- and \(Wording.number(rest)) more\n" }
            text += "\n</details>\n"
        }
        return text + "\n"
    }

    private func text(of item: DiffItem) -> String {
        var text = "- \(item.isAlarming ? "🔴 " : "")\(InertMarkdown.inline(item.text))\n"
        for place in item.places.prefix(Self.mostPlaces) {
            text += "  - \(InertMarkdown.code(place.text))"
            text += place.words.isEmpty ? "\n" : " \(InertMarkdown.inline(place.words))\n"
        }
        let more = max(0, item.places.count - Self.mostPlaces) + item.morePlaces
        if more > 0 { text += "  - and \(Wording.count(more, "more place"))\n" }
        return text
    }

    private var picture: String? {
        guard let picture = DiffPicture.chosen(from: diff, level: options.level), picture.edges.count <= Self.mostEdges
        else { return nil }
        let drawing = GraphFormat.mermaid.render(picture, GraphOptions())
        return
            "<details><summary>Picture</summary>\n\n```mermaid\n\(drawing)```\n\nGreen is new, dotted red is gone, orange is turned round.\n\n</details>\n\n"
    }
}
