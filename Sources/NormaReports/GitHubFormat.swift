// Workflow commands, which GitHub Actions shows as annotations on the changed lines.

import NormaFindings
import NormaText

extension Format {
    package static let gitHub = Format(
        name: "github",
        summary: "annotations for GitHub Actions",
        write: { GitHubReport(options: $1, index: ReportIndex($0)).write(to: &$2) }
    )
}

private struct GitHubReport {
    let options: ReportOptions
    let index: ReportIndex

    func write(to stream: inout ReportStream) {
        for finding in index.result.findings {
            let message = [finding.message, index.instead(of: finding).map(MarkdownText.plain)]
            let line = command(
                finding.severity == .note ? "notice" : finding.severity.rawValue,
                properties(of: finding.place, finding.excerpt) + [
                    ("title", finding.rule)
                ],
                message.compactMap { $0 }.joined(separator: "\n")
            )
            stream.write(line)
        }
        for notice in index.result.blindRules {
            let title = notice.rule ?? notice.kind.word
            stream.write(command("warning", properties(of: notice.place, nil) + [("title", title)], notice.message))
        }
        for problem in index.result.problems {
            stream.write(command("warning", [file(problem.place), ("title", problem.kind.word)], problem.message))
        }
    }

    private func file(_ place: Place) -> (String, String) { ("file", options.shown(place.path)) }

    /// At most one line: GitHub shows an annotation under its last line, which in a long range is far from the problem,
    /// and ignores the columns of a range over several lines.
    private func properties(of place: Place, _ excerpt: Excerpt?) -> [(String, String)] {
        guard place.range != nil else { return [file(place)] }
        let line = String(place.start.line)
        var properties = [file(place), ("line", line)]
        if let start = excerpt?.startCodePoint { properties.append(("col", String(start))) }
        properties.append(("endLine", line))
        if let start = excerpt?.startCodePoint, let end = excerpt?.endCodePoint {
            // The last column is inclusive.
            properties.append(("endColumn", String(max(start, end - 1))))
        }
        return properties
    }

    private func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
        let list = properties.map { "\($0)=\(Self.escaped($1, isProperty: true))" }.joined(separator: ",")
        return "::\(name) \(list)::\(Self.escaped(message, isProperty: false))\n"
    }

    /// The escapes that the runner decodes: percent, line breaks, and in a property the characters that separate
    /// properties.
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
