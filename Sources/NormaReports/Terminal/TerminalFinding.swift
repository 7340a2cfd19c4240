// One finding in the terminal report.

import NormaFindings
import NormaText

struct TerminalFinding {
    /// How much of the rule is shown.
    enum Depth {
        /// Nothing: the finding above is of the same rule.
        case place
        /// The advice: the rule was explained further up.
        case advice
        case full
    }

    let finding: Finding
    let rule: RuleSummary?
    let depth: Depth
    /// The rule's advice in plain text; nil if it has to be built from the finding.
    var advice: String?
    let report: TerminalReport

    private static let labelWidth = 9

    var lines: [StyledText] {
        let excerpt = excerpt(finding.excerpt, at: finding.place, finding.severity.look, mark: "^")
        var blocks = [[header] + paragraph(MarkdownText.asSentence(VisibleText.oneLine(finding.message)))]
        if !excerpt.isEmpty { blocks.append(excerpt) }
        var advice: [StyledText] = []
        for related in finding.explainingPlaces {
            advice += see(related)
            let excerpt = self.excerpt(related.excerpt, at: related.place, .dim, mark: "-")
            guard !excerpt.isEmpty else { continue }
            blocks += [advice, excerpt]
            advice = []
        }
        advice += joinedPlaces + ruleLines
        if !advice.isEmpty { blocks.append(advice) }
        // Only an excerpt gets a look.
        return blocks.count == 2 && excerpt.isEmpty
            ? blocks.flatMap { $0 } : Array(blocks.joined(separator: [""]))
    }

    /// The most further places that are listed: enough to see what they have in common.
    private static let mostPlaces = 4

    /// The first of the places with the same cause, without their lines, and the number of others.
    private var joinedPlaces: [StyledText] {
        let places = finding.joinedPlaces
        let isCut = finding.joinedCount > Self.mostPlaces + 1
        let shown = isCut ? places.prefix(Self.mostPlaces) : places
        let rest = finding.joinedCount - shown.count
        // The message of a crowd is complete.
        guard rest > 0, !shown.isEmpty else { return shown.flatMap(see) }
        let way = finding.unlistedCount > 0 ? "" : ": `norma check --every-place` shows all"
        return shown.flatMap(see) + labelled("see", "\(Wording.number(rest)) more\(way)")
    }

    /// A related place with its message: on one line if both fit.
    private func see(_ related: RelatedPlace) -> [StyledText] {
        let place = report.shown(related.place)
        let message = VisibleText.oneLine(MarkdownText.asSentence(related.message))
        let fits = DisplayWidth.of(place) + 2 + DisplayWidth.of(message) <= textWidth
        if fits, let line = labelled("see", message).first { return ["\(line)  \(place)"] }
        return labelled("see", message) + [indented(StyledText(place))]
    }

    private var header: StyledText {
        let severity = StyledText(finding.severity.rawValue, finding.severity.look)
        return "\(StyledText(report.shown(finding.place), .bold))  \(severity)  \(VisibleText.oneLine(finding.rule))"
    }

    /// Whether the rule fits after the place: a place isn't cut, so that it can be opened.
    var namesRuleInShort: Bool {
        let words = [report.shown(finding.place), finding.severity.rawValue, VisibleText.oneLine(finding.rule)]
        return DisplayWidth.of(words.joined(separator: "  ")) <= report.options.width
    }

    /// The place, with as much of the rest as fits on the same line.
    var shortHeader: StyledText {
        if namesRuleInShort { return header }
        let place = report.shown(finding.place)
        let severity = finding.severity.rawValue
        let isAlone = DisplayWidth.of(place) + 2 + severity.count > report.options.width
        let start = StyledText(place, .bold)
        return isAlone ? start : start + "  " + StyledText(severity, finding.severity.look)
    }

    /// The source line without marks; empty if there is none to show.
    var sourceLine: [StyledText] {
        Array(excerpt(finding.excerpt, at: finding.place, finding.severity.look, mark: "^").prefix(1))
    }

    /// The source line, and under it a row of marks.
    private func excerpt(_ excerpt: Excerpt?, at place: Place, _ look: StyledText.Look, mark: Character)
        -> [StyledText]
    {
        guard place.range != nil, let window = excerpt?.window, window.text.contains(where: { !$0.isWhitespace }) else {
            return []
        }
        let number = String(place.start.line)
        let gutter = max(number.count, 4)
        let excerpt = SourceExcerpt(of: window, place: place, width: report.options.width - gutter - 5)
        let padding = String(repeating: " ", count: gutter - number.count)
        let blank = String(repeating: " ", count: gutter)
        let marks = String(repeating: mark, count: excerpt.underlined)
        return [
            "\(StyledText("  \(padding)\(number) │", .dim)) \(excerpt.text)",
            StyledText("  \(blank) │", .dim) + StyledText(String(repeating: " ", count: excerpt.indentation + 1))
                + StyledText(marks, look),
        ]
    }

    private var ruleLines: [StyledText] {
        // The finding's own text is repeated.
        let make = labelled("make", finding.make.map { "`norma new \($0.text)`" } ?? "")
        guard let rule, depth != .place || finding.instead != nil else { return make }
        let why = depth == .full ? MarkdownText.opening(rule.reason) : ""
        let instead = advice ?? report.index.instead(of: finding).map(MarkdownText.plain) ?? ""
        return labelled("why", MarkdownText.asSentence(why)) + labelled("instead", MarkdownText.asSentence(instead))
            + make + (depth == .full ? labelled("guide", guide(of: rule)) + adjustments(of: rule) : [])
    }

    private func guide(of rule: RuleSummary) -> String {
        let heading = rule.heading.isEmpty ? "" : ", “\(MarkdownText.plain(rule.heading))”"
        let place = rule.guidePath.map { " (\($0):\(rule.guideLine))" } ?? ""
        return rule.guide + heading + place
    }

    private func adjustments(of rule: RuleSummary) -> [StyledText] {
        rule.adjustments.flatMap { labelled("adjusted", "\($0.text); \(MarkdownText.plain($0.because))") }
    }

    private func paragraph(_ text: String) -> [StyledText] {
        StyledText.code(in: TextWrapping.lines(text, width: report.proseWidth - 2)).map { "  " + $0 }
    }

    /// A label and a text that hangs beside it; nothing for an empty text.
    private func labelled(_ label: String, _ text: String) -> [StyledText] {
        let lines = StyledText.code(in: TextWrapping.lines(VisibleText.oneLine(text), width: textWidth))
        let name = StyledText(label, .dim) + StyledText(String(repeating: " ", count: Self.labelWidth - label.count))
        return lines.enumerated().map { $0 == 0 ? "  " + name + $1 : indented($1) }
    }

    /// The available width of the texts beside the labels.
    private var textWidth: Int { report.proseWidth - 2 - Self.labelWidth }

    private func indented(_ text: StyledText) -> StyledText {
        StyledText(String(repeating: " ", count: 2 + Self.labelWidth)) + text
    }
}
