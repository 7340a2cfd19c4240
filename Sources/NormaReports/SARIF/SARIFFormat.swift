// SARIF 2.1.0, the interchange format of code scanning services and editors.

import NormaFindings

extension Format {
    package static let sarif = Format(
        name: "sarif",
        summary: "SARIF 2.1.0 for code scanning",
        write: { SARIFReport(options: $1, index: ReportIndex($0)).value.writePretty(to: &$2) }
    )
}

private struct SARIFReport {
    let options: ReportOptions
    let index: ReportIndex
    private let catalogue: SARIFRules

    init(options: ReportOptions, index: ReportIndex) {
        self.options = options
        self.index = index
        catalogue = SARIFRules(index)
    }

    private var result: CheckResult { index.result }

    var value: JSONValue {
        .object([
            (
                "$schema",
                .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
            ),
            ("version", .string("2.1.0")),
            ("runs", .array([run])),
        ])
    }

    private var run: JSONValue {
        .object([
            ("tool", .object([("driver", driver)])),
            ("invocations", .array([invocation])),
            ("originalUriBaseIds", .object([(SARIFPlaces.root, sourceRoot)])),
            ("columnKind", .string("unicodeCodePoints")),
            ("results", results),
        ])
    }

    private var driver: JSONValue {
        .present([
            ("name", .string("Norma")),
            ("version", options.toolVersion.map { .string($0) }),
            ("rules", .array(catalogue.descriptors)),
        ])
    }

    private var sourceRoot: JSONValue {
        .present([
            ("uri", options.root.map { .string(SARIFPlaces.folderURI(absolutePath: $0)) }),
            ("description", .object([("text", .string("The root of the checked tree."))])),
        ])
    }

    private var invocation: JSONValue {
        .object([
            ("executionSuccessful", .bool(true)),
            ("toolExecutionNotifications", .array(result.problems.map(notification))),
            ("toolConfigurationNotifications", .array(result.notices.map(notification))),
        ])
    }

    private func notification(_ problem: InputProblem) -> JSONValue {
        .object([
            ("descriptor", .object([("id", .string(problem.kind.word))])),
            ("level", .string("warning")),
            ("message", SARIFText.message(problem.message)),
            (
                "locations",
                .array([.object([("physicalLocation", SARIFPlaces.location(of: problem.place, nil))])])
            ),
        ])
    }

    private func notification(_ notice: Notice) -> JSONValue {
        let line = notice.guidePlace.map { " (\($0))" } ?? ""
        return .present([
            ("descriptor", .object([("id", .string(notice.kind.word))])),
            (
                "associatedRule",
                notice.rule.map { .present([("id", .string($0)), ("index", catalogue.index(of: $0))]) }
            ),
            ("level", .string("note")),
            ("message", SARIFText.message(notice.message + line)),
        ])
    }

    /// The findings, followed by the allowed ones.
    private var results: JSONValue {
        let prints = index.fingerprints
        let found = result.findings.count
        return .list(found + result.suppressed.count) { index in
            if index < found { return value(of: result.findings[index], prints.findings[index], suppressions: []) }
            let allowed = result.suppressed[index - found]
            return value(of: allowed.finding, prints.suppressed[index - found], suppressions: [suppression(allowed)])
        }
    }

    /// Every result has the list of suppressions, even an empty one: SARIF requires it in all results or in none.
    private func value(of finding: Finding, _ fingerprint: String, suppressions: [JSONValue]) -> JSONValue {
        let related = finding.related.enumerated().map { number, related in
            JSONValue.object([
                ("id", .int(number + 1)),
                ("physicalLocation", SARIFPlaces.location(of: related.place, related.excerpt)),
                ("message", SARIFText.message(related.message)),
            ])
        }
        return .present([
            ("ruleId", .string(finding.rule)),
            ("ruleIndex", catalogue.index(of: finding.rule)),
            ("level", .string(finding.severity.rawValue)),
            ("message", SARIFText.message(message(of: finding))),
            ("locations", .array([SARIFPlaces.location(of: finding)])),
            ("relatedLocations", related.isEmpty ? nil : .array(related)),
            ("partialFingerprints", .object([("norma/v1", .string(fingerprint))])),
            ("suppressions", .array(suppressions)),
            ("fixes", suppressions.isEmpty ? SARIFFix.fixes(of: finding) : nil),
        ])
    }

    private func message(of finding: Finding) -> String {
        let instead = index.instead(of: finding).map { " " + MarkdownText.plain($0) } ?? ""
        return MarkdownText.asSentence(finding.message) + instead
    }

    private func suppression(_ suppressed: SuppressedFinding) -> JSONValue {
        .present([
            ("kind", .string("inSource")),
            ("justification", .string(suppressed.reason)),
            ("properties", suppressed.until.map { .object([("until", .string($0))]) }),
        ])
    }
}
