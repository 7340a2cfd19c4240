// One line per finding, in the form of compiler messages that Xcode and most editors read.

import NormaFindings
import NormaText

extension Format {
    package static let xcode = Format(
        name: "xcode",
        summary: "one line a finding, as Xcode and other editors read it",
        write: { XcodeReport(options: $1, index: ReportIndex($0)).write(to: &$2) }
    )
}

/// The sentence of a check that has nothing to list, for formats that are silent then.
package enum CleanSentence {
    /// As Xcode shows it among the messages of a build phase; nil if there is something to list.
    package static func note(on result: CheckResult) -> String? {
        guard result.findings.isEmpty, result.blindRules.isEmpty, result.problems.isEmpty,
            let sentence = AgentVerdict(options: ReportOptions(), result: result).lines.first
        else { return nil }
        return LogText.inert("note: \(sentence)")
    }
}

private struct XcodeReport {
    let options: ReportOptions
    let index: ReportIndex

    func write(to stream: inout ReportStream) {
        for finding in index.result.findings {
            stream.write(line(finding.place, finding.severity.rawValue, message(of: finding)))
            // Xcode attaches a note to the message before it.
            for related in finding.related { stream.write(line(related.place, "note", related.message)) }
        }
        for notice in index.result.blindRules {
            stream.write(line(notice.place, "warning", "\(notice.message) [\(notice.rule ?? notice.kind.word)]"))
        }
        for problem in index.result.problems {
            stream.write(line(problem.place, "warning", "\(problem.message) [\(problem.kind.word)]"))
        }
    }

    private func message(of finding: Finding) -> String {
        index.advisedMessage(of: finding) + " [\(finding.rule)]"
    }

    private func line(_ place: Place, _ severity: String, _ message: String) -> String {
        let path = VisibleText.oneLine(options.shown(place.path))
        // A build service keeps it in its log.
        return LogText.inert("\(path):\(place.start): \(severity): \(VisibleText.oneLine(message))\n")
    }
}
