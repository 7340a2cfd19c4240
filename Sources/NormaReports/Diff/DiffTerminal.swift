// A difference as one screen of a terminal.

import NormaFindings
import NormaText

extension DiffFormat {
    package static let terminal = DiffFormat(
        name: "terminal",
        summary: "a screen to read",
        text: { DiffTerminal(diff: $0, options: $1).text }
    )
}

private struct DiffTerminal {
    let diff: ArchitectureDiff
    let options: DiffOptions

    /// How many items of a section, and places of an item, are shown.
    private static let mostItems = 8
    private static let mostPlaces = 2

    var text: String {
        let sentences = DiffSentences(diff: diff)
        var lines = diff.notices.flatMap { wrapped($0, indent: "", look: .yellow) }
        if !lines.isEmpty { lines.append("") }
        lines += wrapped(sentences.states, indent: "", look: .bold)
        if diff.extent.files > 0 { lines += wrapped(sentences.extent, indent: "") }
        if diff.isEmpty {
            lines += [""] + wrapped(sentences.nothing, indent: "", look: .green)
        }
        for section in DiffSections(diff).all { lines += [""] + self.lines(of: section) }
        if isCut { lines += ["", StyledText("All of it: norma diff --verbose, or --format json.", .dim)] }
        return lines.map { $0.written(isColoured: options.isColoured) }.joined(separator: "\n") + "\n"
    }

    private var isCut: Bool {
        !options.isVerbose
            && DiffSections(diff).all.contains { section in
                section.items.count > Self.mostItems
                    || section.items.contains { $0.places.count > Self.mostPlaces || $0.morePlaces > 0 }
            }
    }

    private func lines(of section: DiffSection) -> [StyledText] {
        let shown = options.isVerbose ? section.items[...] : section.items.prefix(Self.mostItems)
        var lines = [StyledText(section.title, .bold)]
        for item in shown {
            lines += wrapped(item.text, indent: "  ", look: item.isAlarming ? .red : nil)
            lines += places(of: item)
        }
        let more = section.items.count - shown.count
        if more > 0 { lines.append(StyledText("  and \(Wording.number(more)) more", .dim)) }
        return lines
    }

    private func places(of item: DiffItem) -> [StyledText] {
        let shown = options.isVerbose ? item.places[...] : item.places.prefix(Self.mostPlaces)
        var lines = shown.map { place in
            StyledText("    " + place.text, .dim) + StyledText(place.words.isEmpty ? "" : "  " + place.words)
        }
        let more = item.places.count - shown.count + item.morePlaces
        if more > 0 { lines.append(StyledText("    and \(Wording.count(more, "more place"))", .dim)) }
        return lines
    }

    private func wrapped(_ text: String, indent: String, look: StyledText.Look? = nil) -> [StyledText] {
        let width = max(20, options.width - indent.utf8.count - 2)
        let lines = StyledText.code(in: TextWrapping.lines(text, width: width))
        return lines.enumerated().map { index, line in
            StyledText(index == 0 ? indent : indent + "  ") + (look.map(line.styled) ?? line)
        }
    }
}
