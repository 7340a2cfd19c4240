// GitLab's Code Quality report: a list of findings, in the form that the merge request widget expects.

import NormaFindings
import NormaText

extension Format {
    package static let gitLab = Format(
        name: "gitlab",
        summary: "GitLab's Code Quality report",
        write: { GitLabReport(options: $1, index: ReportIndex($0)).value.writePretty(to: &$2) }
    )
}

private struct GitLabReport {
    let options: ReportOptions
    let index: ReportIndex

    private var result: CheckResult { index.result }

    /// Findings, then blind rules, then input that could not be checked; GitLab shows only one of those that share a fingerprint.
    var value: JSONValue {
        let prints = index.fingerprints.findings
        let count = result.findings.count
        let others = result.blindRules.map(issue) + zip(result.problems, problemPrints).map { issue($0, $1) }
        return .list(count + others.count) {
            $0 < count ? issue(result.findings[$0], prints[$0]) : others[$0 - count]
        }
    }

    private func issue(_ notice: Notice) -> JSONValue {
        let rule = notice.rule ?? notice.kind.word
        let identity = FindingIdentity(rule: rule, symbol: notice.kind.word, detail: notice.message, occurrence: 1)
        return issue(rule, notice.message, "minor", at: notice.place, identity.fingerprint)
    }

    private var problemPrints: [String] {
        var counts: [InputProblem: Int] = [:]
        return result.problems.map { problem in
            counts[problem, default: 0] += 1
            let identity = FindingIdentity(
                rule: problem.kind.word,
                symbol: "\(problem.place.path.text):\(problem.place.start)",
                detail: problem.message,
                occurrence: counts[problem, default: 1]
            )
            return identity.fingerprint
        }
    }

    private func issue(_ finding: Finding, _ fingerprint: String) -> JSONValue {
        let severity: String =
            switch finding.severity {
            case .error: "major"
            case .warning: "minor"
            case .note: "info"
            }
        return issue(finding.rule, index.advisedMessage(of: finding), severity, at: finding.place, fingerprint)
    }

    private func issue(_ problem: InputProblem, _ fingerprint: String) -> JSONValue {
        issue(problem.kind.word, problem.message, "minor", at: problem.place, fingerprint)
    }

    private func issue(
        _ check: String,
        _ description: String,
        _ severity: String,
        at place: Place,
        _ fingerprint: String
    ) -> JSONValue {
        .object([
            ("description", .string(description)),
            ("check_name", .string(check)),
            ("fingerprint", .string(fingerprint)),
            ("severity", .string(severity)),
            (
                "location",
                .object([
                    ("path", .string(options.shown(place.path))),
                    ("lines", .object([("begin", .int(place.start.line)), ("end", .int(place.end.line))])),
                ])
            ),
        ])
    }
}
