// Compares the findings in one example with its guide's expectations.

import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText

struct ExampleJudgement {
    let example: ExampleCase
    let outcome: CheckOutcome
    let disguise: Disguise
    let guide: Guide
    let lines: GuideLines

    /// The contradictions of the example, including problems of its fixes; the proof of its rules joins the evidence.
    func problems(fixing: FixProblem?, adding evidence: inout [String: RuleEvidence]) -> [SourceProblem] {
        let problems = problems(adding: &evidence) + syntaxProblems(&evidence)
        guard let fixing else { return problems }
        markBroken(example.rules, &evidence)
        return problems + [problem(fixing.message, at: fixing.line)]
    }

    private func problems(adding evidence: inout [String: RuleEvidence]) -> [SourceProblem] {
        if disguise == .suppressed { return suppressedProblems(adding: &evidence) }
        // Whether the comments that allow are in order belongs to every example that shows some.
        let own = Set(SuppressionRule.allCases.map(\.rawValue))
        let findings = outcome.result.findings.filter { finding in
            let path = finding.place.path
            let text = example.files.first { $0.path == path }?.text ?? ""
            let isOfDisguise = finding.place.range.map { $0.end <= disguise.ownByteCount(in: path, text) } ?? false
            return !isOfDisguise && (example.rules.contains(finding.rule) || own.contains(finding.rule))
        }
        let given = Set(example.files.filter(\.isGiven).map(\.path))
        let strays = findings.filter { given.contains($0.place.path) }
        let shown = strays.isEmpty ? findings : findings.filter { !given.contains($0.place.path) }
        return (example.kind == .bad ? badProblems(shown, &evidence) : goodProblems(shown, except: strays, &evidence))
            + givenProblems(strays, &evidence)
    }

    /// Invalid code proves nothing: the parsed part may be half of it.
    private func syntaxProblems(_ evidence: inout [String: RuleEvidence]) -> [SourceProblem] {
        guard disguise == .plain else { return [] }
        return outcome.result.problems.filter { $0.kind == .syntaxErrors }.map { problem in
            markBroken(example.rules, &evidence)
            let line = MarkedLine(path: problem.place.path, line: problem.place.start.line)
            return self.problem("this example proves nothing: \(problem.message)", at: line)
        }
    }

    private func badProblems(_ findings: [Finding], _ evidence: inout [String: RuleEvidence]) -> [SourceProblem] {
        for finding in findings {
            var seen = evidence[finding.rule] ?? RuleEvidence()
            seen.fired = true
            if let level = finding.fix?.level { seen.fix = min(level, seen.fix ?? level) }
            evidence[finding.rule] = seen
        }
        guard !findings.isEmpty else {
            markBroken(example.rules, missed: true, &evidence)
            let subject = example.rules.count == 1 ? "`\(example.rules[0])` finds" : "the rules under its heading find"
            let looked = example.rules.map { outcome.subjectCounts[$0] ?? 0 }.reduce(0, +)
            let reason = looked == 0 ? "; it contains no subject of theirs: is its `path=` right?" : ""
            return [problem("this example is `bad`, but \(subject) nothing in it\(reason)")]
        }
        guard !example.markedLines.isEmpty else { return [] }
        return problems(ofMarks: findings, &evidence)
    }

    /// Findings on unmarked lines and marked lines without findings; a mark that names rules is about these alone.
    private func problems(ofMarks findings: [Finding], _ evidence: inout [String: RuleEvidence]) -> [SourceProblem] {
        let marked = example.markedLines
        let found = Dictionary(grouping: findings, by: { MarkedLine($0) })
        var problems: [SourceProblem] = []
        for (line, rules) in marked.sorted(by: { $0.key < $1.key }) {
            let firing = Set((found[line] ?? []).map(\.rule))
            if rules.isEmpty, firing.isEmpty {
                // Its mark may be for a finding of a rule that is gone.
                if example.isThinned { continue }
                markBroken(example.rules, missed: true, &evidence)
                problems.append(problem("this line is marked, but nothing is found on it", at: line))
            }
            if rules.isEmpty, !firing.isEmpty, let problem = namelessProblem(firing, at: line) {
                problems.append(problem)
            }
            for rule in rules.subtracting(firing).sorted() {
                let isOwn = example.rules.contains(rule)
                if !isOwn, example.isThinned { continue }
                markBroken(isOwn ? [rule] : example.rules, missed: true, &evidence)
                problems.append(
                    isOwn
                        ? problem("this line is marked, but `\(rule)` finds nothing on it", at: line)
                        : strangerProblem(rule, at: line)
                )
            }
        }
        for (line, findings) in found.sorted(by: { $0.key < $1.key }) {
            let expected = marked[line]
            let stray = findings.first { finding in
                expected.map { !$0.isEmpty && !$0.contains(finding.rule) } ?? true
            }
            guard let stray else { continue }
            markBroken([stray.rule], overshot: true, &evidence)
            let reason = expected == nil ? "this line is not marked" : "this line's mark names other rules"
            problems.append(problem("\(reason), but `\(stray.rule)` finds: \(stray.message)", at: line))
        }
        return problems
    }

    /// A mark that any of several rules would satisfy proves of none of them that it is the one.
    private func namelessProblem(_ firing: Set<String>, at line: MarkedLine) -> SourceProblem? {
        guard example.rules.count > 1, disguise == .plain else { return nil }
        let order = example.rules + SuppressionRule.allCases.map(\.rawValue)
        let names = order.filter(firing.contains).joined(separator: ", ")
        let message = "this heading has several rules, and this mark doesn't name one of them"
        return problem(message, "write `✗ \(names)`", at: line)
    }

    /// A mark that names a rule that the example doesn't test.
    private func strangerProblem(_ rule: String, at line: MarkedLine) -> SourceProblem {
        let start = "this line is marked, but"
        let own = example.rules.map { "`\($0)`" }.joined(separator: ", ")
        if let other = guide.rule(named: rule) {
            let message =
                "\(start) `\(rule)` isn't a rule of this heading: it is in line \(other.place.position.line) of \(other.place.file)"
            return problem(message, "an example tests only the rules of its heading: \(own)", at: line)
        }
        let near = NearestWord.to(rule, among: example.rules).map { "did you mean `\($0)`?" }
        return problem("\(start) there is no rule `\(rule)`", near ?? "known here: \(own)", at: line)
    }

    /// Given files are beside the point of the examples.
    private func givenProblems(_ findings: [Finding], _ evidence: inout [String: RuleEvidence]) -> [SourceProblem] {
        findings.map { finding in
            markBroken([finding.rule], overshot: true, &evidence)
            let message = "this file is `given`, but `\(finding.rule)` finds: \(finding.message)"
            return problem(message, "write it as a `bad` block", at: MarkedLine(finding))
        }
    }

    private func goodProblems(
        _ findings: [Finding],
        except strays: [Finding],
        _ evidence: inout [String: RuleEvidence]
    ) -> [SourceProblem] {
        let firing = Set((findings + strays).map(\.rule))
        for rule in example.rules where !firing.contains(rule) {
            evidence[rule, default: RuleEvidence()].stayedSilent = true
            if outcome.subjectCounts[rule] ?? 0 > 0 { evidence[rule, default: RuleEvidence()].lookedAtSomething = true }
        }
        return findings.map { finding in
            markBroken([finding.rule], overshot: true, &evidence)
            let message = "this example is `\(example.kind.rawValue)`, but `\(finding.rule)` finds: \(finding.message)"
            return problem(message, at: MarkedLine(finding))
        }
    }

    /// Every finding in a Swift file of the example must be allowed, but for those of locked rules; and something must be, or
    /// the comment did more than to allow.
    private func suppressedProblems(adding evidence: inout [String: RuleEvidence]) -> [SourceProblem] {
        let findings = outcome.result.findings.filter { example.rules.contains($0.rule) }
        let allowable = Set(example.files.map(\.path).filter { $0.pathExtension == "swift" })
        let staying = findings.filter { finding in
            allowable.contains(finding.place.path) && guide.rule(named: finding.rule)?.isLocked != true
        }
        let hasOwnComments = example.files.contains { $0.text.contains("norma:allow") }
        if example.kind == .bad, !hasOwnComments, findings.isEmpty, outcome.result.suppressed.isEmpty {
            markBroken(example.rules, &evidence)
            return [problem("an allowing comment already hides the findings, so there is nothing left to allow")]
        }
        return staying.map { finding in
            markBroken([finding.rule], &evidence)
            return problem("an allowing comment does not silence `\(finding.rule)` here", at: MarkedLine(finding))
        }
    }

    private func markBroken(
        _ rules: [String],
        missed: Bool = false,
        overshot: Bool = false,
        _ evidence: inout [String: RuleEvidence]
    ) {
        for rule in rules {
            var seen = evidence[rule] ?? RuleEvidence()
            seen.isInvalid = seen.isInvalid || !(missed || overshot)
            seen.missed = seen.missed || missed
            seen.overshot = seen.overshot || overshot
            evidence[rule] = seen
        }
    }

    private func problem(_ message: String, _ suggestion: String? = nil, at line: MarkedLine? = nil) -> SourceProblem {
        let clothes = disguise == .plain ? "" : " (in disguise: \(disguise.rawValue))"
        guard let line, let guideLine = example.guideLine(of: line) else {
            return SourceProblem(
                file: example.place.file,
                position: example.place.position,
                length: example.place.length,
                message: message + clothes,
                suggestion: suggestion
            )
        }
        return lines.problem(message + clothes, suggestion, onLine: guideLine, of: example.place.file)
    }
}

extension MarkedLine {
    init(_ finding: Finding) { self.init(path: finding.place.path, line: finding.place.start.line) }
}
