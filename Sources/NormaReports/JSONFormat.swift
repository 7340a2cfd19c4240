// The result as JSON for other programs; docs/formats.md describes the members.

import NormaFindings
import NormaText

extension Format {
    package static let json = Format(
        name: "json",
        summary: "everything, for other programs",
        write: { JSONReport(options: $1, index: ReportIndex($0)).value.writePretty(to: &$2) }
    )
}

private struct JSONReport {
    /// Increases when a member changes its meaning or is removed; new members don't change it.
    static let version = 1

    let options: ReportOptions
    let index: ReportIndex
    private let rules: [String: RuleMembers]

    init(options: ReportOptions, index: ReportIndex) {
        self.options = options
        self.index = index
        rules = index.rules.mapValues { RuleMembers(of: $0) }
    }

    private var result: CheckResult { index.result }

    var value: JSONValue {
        let prints = index.fingerprints
        return .object([
            ("version", .int(Self.version)),
            ("tool", .object([("name", .string("Norma")), ("version", .optional(options.toolVersion))])),
            ("guide", .object([("name", .string(result.guide)), ("origin", .string(result.guideOrigin))])),
            ("comparison", comparison),
            ("summary", summary),
            ("findings", .list(result.findings.count) { active(result.findings[$0], prints.findings[$0]) }),
            ("suppressed", .list(result.suppressed.count) { suppressed(result.suppressed[$0], prints.suppressed[$0]) }),
            ("accepted", accepted),
            ("notices", .array(result.notices.map(notice))),
            ("silence", silence),
            ("problems", .array(result.problems.map(problem))),
            ("generated", .list(result.leftOut.count) { generated(result.leftOut[$0]) }),
            ("uncompiled", .list(result.uncompiled.count) { .string(result.uncompiled[$0].text) }),
        ])
    }

    private func generated(_ file: LeftOutFile) -> JSONValue {
        let by = file.by.map { [("by", JSONValue.string($0.text))] } ?? []
        return .object(
            [
                ("path", .string(file.place.path.text)),
                ("cause", .string(file.cause.rawValue)),
                ("line", file.place.range == nil ? .null : .int(file.place.start.line)),
                ("new", .bool(file.isNew)),
            ] + by
        )
    }

    private var comparison: JSONValue {
        guard let comparison = result.comparison else { return .null }
        return .object([
            ("reference", .string(comparison.reference)),
            ("commit", .string(comparison.commit)),
            ("changedFiles", .int(comparison.changedFiles)),
            ("oldFindings", .int(comparison.oldFindings)),
            ("goneFindings", .int(comparison.goneFindings)),
        ])
    }

    private var summary: JSONValue {
        let statistics = result.statistics
        return .object([
            ("errors", .int(result.count(of: .error))),
            ("warnings", .int(result.count(of: .warning))),
            ("notes", .int(result.count(of: .note))),
            ("suppressed", .int(result.suppressedCount)),
            ("safeFixes", .int(index.fixes.safe)),
            ("reviewFixes", .int(index.fixes.review)),
            ("drafts", .int(index.fixes.drafts)),
            ("files", .int(statistics.files)),
            ("generatedFiles", .int(result.leftOut.count)),
            ("lines", .int(statistics.lines)),
            ("declarations", .int(statistics.declarations)),
            ("rules", .int(statistics.rules)),
            ("subjects", .int(statistics.subjects)),
            ("silentRules", .int(result.silence.ruleCount)),
        ])
    }

    private var accepted: JSONValue {
        guard let accepted = result.accepted else { return .null }
        let rules = accepted.rules.map { rule in
            JSONValue.object([
                ("rule", .string(rule.rule)), ("accepted", .int(rule.accepted)), ("stale", .int(rule.stale)),
            ])
        }
        return .object([
            ("baseline", .string(accepted.file)),
            ("size", .int(accepted.size)),
            ("considered", .int(accepted.considered)),
            ("stale", .int(accepted.staleCount)),
            ("rules", .array(rules)),
        ])
    }

    private func active(_ finding: Finding, _ fingerprint: String) -> JSONValue {
        .object(members(of: finding, fingerprint, fix: fix(of: finding)))
    }

    /// The proposed fix; each place in lines and in bytes, for readers of either kind.
    private func fix(of finding: Finding) -> JSONValue {
        guard let fix = finding.fix, fix.edits.count == finding.editPlaces.count else { return .null }
        let edits = zip(fix.edits, finding.editPlaces).map { edit, place in
            JSONValue.object([
                ("line", .int(place.start.line)),
                ("column", .int(place.start.column)),
                ("endLine", .int(place.end.line)),
                ("endColumn", .int(place.end.column)),
                ("offset", .int(Int(edit.range.start))),
                ("endOffset", .int(Int(edit.range.end))),
                ("replacement", .string(edit.replacement)),
            ])
        }
        return .object([
            ("level", .string(fix.level.word)), ("caution", .optional(fix.caution)), ("edits", .array(edits)),
        ])
    }

    private func members(of finding: Finding, _ fingerprint: String, fix: JSONValue) -> [(String, JSONValue)] {
        let rule = rules[finding.rule] ?? .unknown
        let place = finding.place
        // One list instead of several joined: this is done for each of many findings.
        var members: [(String, JSONValue)] = [
            ("rule", .string(finding.rule)),
            ("severity", .string(finding.severity.rawValue)),
            ("path", .string(place.path.text)),
            ("line", .int(place.start.line)),
            ("column", .int(place.start.column)),
            ("endLine", .optional(place.endOfPart?.line)),
            ("endColumn", .optional(place.endOfPart?.column)),
            ("message", .string(finding.message)),
            ("why", rule.why),
            ("instead", finding.instead.map { .string($0) } ?? rule.instead),
            ("make", .optional(finding.make.map { "norma new " + $0.text })),
            ("symbol", .string(finding.symbol)),
            ("detail", .string(finding.detail)),
            ("fingerprint", .string(fingerprint)),
            ("heading", rule.heading),
            ("guide", rule.guide),
            ("sourceLine", .optional(finding.excerpt?.window.marked)),
            ("sourceLineColumn", .optional(finding.excerpt?.window.column)),
            ("related", finding.related.isEmpty ? .array([]) : .array(finding.related.map(related))),
            ("fix", fix),
        ]
        if finding.joinedCount > 0 { members.append(("places", .int(finding.joinedCount + 1))) }
        if finding.isLikely { members.append(("certainty", .string("likely"))) }
        return members
    }

    private func members(of place: Place) -> [(String, JSONValue)] {
        [
            ("path", .string(place.path.text)),
            ("line", .int(place.start.line)),
            ("column", .int(place.start.column)),
            ("endLine", .optional(place.endOfPart?.line)),
            ("endColumn", .optional(place.endOfPart?.column)),
        ]
    }

    private func related(_ related: RelatedPlace) -> JSONValue {
        .object(members(of: related.place) + [("message", .string(related.message))])
    }

    private func suppressed(_ suppressed: SuppressedFinding, _ fingerprint: String) -> JSONValue {
        .object(
            members(of: suppressed.finding, fingerprint, fix: .null)
                + [("reason", .string(suppressed.reason)), ("until", .optional(suppressed.until))]
        )
    }

    private func notice(_ notice: Notice) -> JSONValue {
        .object([
            ("kind", .string(notice.kind.word)),
            ("rule", .optional(notice.rule)),
            ("message", .string(notice.message)),
            ("guideFile", .optional(notice.guideFile)),
            ("guideLine", .optional(notice.guideLine)),
        ])
    }

    /// The names in inherited rules that the project doesn't have.
    private var silence: JSONValue {
        let causes = result.silence.absences.map { absence in
            JSONValue.object([
                ("kind", .string(absence.thing.kind.rawValue)),
                ("name", .string(absence.thing.name)),
                ("rules", .array(absence.rules.map { .string($0) })),
            ])
        }
        let off = result.silence.off.map { absence in
            JSONValue.object([
                ("place", .string(absence.thing.name)), ("rules", .array(absence.rules.map { .string($0) })),
            ])
        }
        let waiting = result.silence.waiting.map { absence in
            JSONValue.object([
                ("kind", .string(absence.thing.kind.rawValue)),
                ("place", .string(absence.thing.name)),
                ("rules", .array(absence.rules.map { .string($0) })),
            ])
        }
        let exceptions = result.silence.idleExceptions.map { JSONValue.string($0) }
        let withoutChange = result.silence.withoutChange.map { JSONValue.string($0) }
        return .object([
            ("causes", .array(causes)), ("idleExceptions", .array(exceptions)), ("off", .array(off)),
            ("waiting", .array(waiting)), ("withoutChange", .array(withoutChange)),
        ])
    }

    private func problem(_ problem: InputProblem) -> JSONValue {
        .object(
            [("kind", .string(problem.kind.word))] + members(of: problem.place)
                + [("message", .string(problem.message))]
        )
    }
}

/// The text that all findings of a rule share, written once.
private struct RuleMembers {
    let why: JSONValue
    let instead: JSONValue
    let heading: JSONValue
    let guide: JSONValue

    /// For a rule that the result doesn't contain.
    static var unknown: RuleMembers { RuleMembers(why: .null, instead: .null, heading: .array([]), guide: .null) }

    /// In the report, in the list of findings, in a finding.
    private static let depth = 3

    private init(why: JSONValue, instead: JSONValue, heading: JSONValue, guide: JSONValue) {
        self.why = why.written(atDepth: Self.depth)
        self.instead = instead.written(atDepth: Self.depth)
        self.heading = heading.written(atDepth: Self.depth)
        self.guide = guide.written(atDepth: Self.depth)
    }

    init(of rule: RuleSummary) {
        self.init(
            why: .optional(rule.reason),
            instead: .optional(rule.instead),
            heading: .array(rule.headingPath.map { .string($0) }),
            guide: .object([
                ("name", .string(rule.guide)),
                ("path", .optional(rule.guidePath)),
                ("line", .int(rule.guideLine)),
                ("adjusted", .array(rule.adjustments.map(Self.members))),
            ])
        )
    }

    private static func members(of adjustment: RuleAdjustment) -> JSONValue {
        .object([
            ("path", .string(adjustment.guideFile)),
            ("line", .int(adjustment.guideLine)),
            ("changes", .array(adjustment.changes.map { .string($0) })),
            ("because", .string(adjustment.because)),
        ])
    }
}

extension Place {
    /// A whole file or folder is at its first line, and has no end.
    fileprivate var endOfPart: Position? { range == nil ? nil : end }
}
