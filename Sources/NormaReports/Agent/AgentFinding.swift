// One finding in the report for agents.

import NormaFindings
import NormaText

struct AgentFinding {
    let finding: Finding
    /// The severity that the lines above it give.
    let severity: Severity
    let options: ReportOptions

    private static let mostPlaces = 2
    private static let longestCode = 160

    /// The place and what is wrong.
    var short: [String] {
        let severity = finding.severity == severity ? "" : " (\(finding.severity.rawValue))"
        let more = finding.joinedCount == 0 ? "" : " (and \(Wording.count(finding.joinedCount, "more place")))"
        return [
            "  - \(place(finding.place))\(severity) \(AgentText.line(MarkdownText.asSentence(finding.message)))\(more)"
        ]
    }

    /// The same with the code, the places that explain it, and the way out.
    var full: [String] {
        var lines = short
        lines += AgentText.labelled("code", code, indentation: 4)
        for related in finding.explainingPlaces.prefix(Self.mostPlaces) + finding.joinedPlaces.prefix(Self.mostPlaces) {
            let message = MarkdownText.asSentence(related.message)
            lines.append("    see: \(place(related.place)) \(AgentText.line(message, limit: 200))")
        }
        if let instead = finding.instead {
            lines += AgentText.labelled("instead", MarkdownText.plain(instead), indentation: 4)
        }
        if let fixed = FixedLine.text(of: finding) {
            let label = finding.fix?.level == .safe ? "fixed" : "fixed (review it)"
            lines += AgentText.labelled(label, trimmed(fixed), indentation: 4)
        }
        lines += AgentText.labelled("make", finding.make.map { "`norma new \($0.text)`" } ?? "", indentation: 4)
        return lines
    }

    private var code: String {
        guard finding.place.range != nil, let window = finding.excerpt?.window else { return "" }
        return trimmed(window.marked)
    }

    private func trimmed(_ text: String) -> String {
        AgentText.line(String(text.trimmed), limit: Self.longestCode)
    }

    /// A path isn't cut, so that it can be opened.
    private func place(_ place: Place) -> String {
        let path = LogText.inert(VisibleText.oneLine(options.shown(place.path)))
        return place.range == nil ? path : "\(path):\(place.start)"
    }
}
