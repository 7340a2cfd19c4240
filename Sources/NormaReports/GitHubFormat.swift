// Workflow commands, which GitHub Actions turns into annotations on the changed lines.

import NormaFindings
import NormaText

extension Format {
    package static let gitHub = Format(
        name: "github",
        summary: "annotations for GitHub Actions",
        render: { result, options in GitHubReport(options: options, index: ReportIndex(result)).text }
    )
}

private struct GitHubReport {
    let options: ReportOptions
    let index: ReportIndex

    var text: String {
        var text = ""
        for finding in index.result.findings {
            let message = [finding.message, index.instead(of: finding).map(MarkdownText.plain)]
            text += command(
                finding.severity == .note ? "notice" : finding.severity.rawValue,
                properties(of: finding.place, CodePointColumns(of: finding.place, in: finding.sourceLine)) + [
                    ("title", finding.rule)
                ],
                message.compactMap { $0 }.joined(separator: "\n")
            )
        }
        for problem in index.result.problems {
            text += command("warning", [file(problem.place), ("title", problem.kind.word)], problem.message)
        }
        return text
    }

    private func file(_ place: Place) -> (String, String) { ("file", options.shown(place.path)) }

    /// One line at most: GitHub shows an annotation under its last line, which of a long range is far from what is wrong,
    /// and drops the columns of a range over several lines.
    private func properties(of place: Place, _ columns: CodePointColumns) -> [(String, String)] {
        guard place.range != nil else { return [file(place)] }
        let line = String(place.start.line)
        var properties = [file(place), ("line", line)]
        if let start = columns.start { properties.append(("col", String(start))) }
        properties.append(("endLine", line))
        if let start = columns.start, let end = columns.end {
            // The last column is counted in.
            properties.append(("endColumn", String(max(start, end - 1))))
        }
        return properties
    }

    private func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
        let list = properties.map { "\($0)=\(Self.escaped($1, isProperty: true))" }.joined(separator: ",")
        return "::\(name) \(list)::\(Self.escaped(message, isProperty: false))\n"
    }

    /// What the runner takes back: percent, line breaks, and in a property the characters that divide properties.
    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where isProperty: escaped += "%3A"
            case "," where isProperty: escaped += "%2C"
            case "\t": escaped += "\t"
            default: escaped += VisibleText.visible(scalar)
            }
        }
        return escaped
    }
}
