// Where a rule speaks, those that it silences don't: one cause is one finding.

import NormaFindings
import NormaGuide
import NormaText

struct Silencing {
    /// By the name of a rule, the findings of those that silence it.
    private var covers: [String: Cover] = [:]

    /// One finding of a part of a file.
    private struct Part {
        let place: Place
        let symbol: String
        let severity: Severity

        /// At the same place, or of what is declared in the thing.
        func holds(_ finding: Finding) -> Bool {
            if place.start <= finding.place.start, finding.place.end <= place.end { return true }
            return !symbol.isEmpty && finding.symbol.hasPrefix(symbol + ".")
        }
    }

    /// The places of findings, by path.
    private struct Cover {
        /// What lies there or below is covered.
        var whole: [RelativePath: Severity] = [:]
        var parts: [RelativePath: [Part]] = [:]

        mutating func add(_ finding: Finding) {
            let place = finding.place
            if place.range == nil {
                whole[place.path] = max(whole[place.path] ?? finding.severity, finding.severity)
            } else {
                let part = Part(place: place, symbol: finding.symbol, severity: finding.severity)
                parts[place.path, default: []].append(part)
            }
        }

        /// Cost: the depth of the path, and the findings of the file.
        func holds(_ finding: Finding) -> Bool {
            var path = finding.place.path
            while true {
                if let severity = whole[path], severity >= finding.severity { return true }
                if path == .root { break }
                path = path.parent
            }
            guard finding.place.range != nil else { return false }
            return (parts[finding.place.path] ?? []).contains { $0.severity >= finding.severity && $0.holds(finding) }
        }
    }

    init(_ judgements: [RuleJudgement], of guide: Guide) {
        let silences = guide.rules.filter { !$0.silences.isEmpty }
        guard !silences.isEmpty else { return }
        let findings = Dictionary(judgements.map { ($0.rule, $0.findings) }, uniquingKeysWith: { first, _ in first })
        for rule in silences {
            for name in rule.silences {
                let target = guide.renamedRules[name.text] ?? name.text
                for finding in findings[rule.name] ?? [] { covers[target, default: Cover()].add(finding) }
            }
        }
    }

    /// Those that no rule silences that is at least as grave there.
    func remaining(_ judgement: RuleJudgement) -> [Finding] {
        guard let cover = covers[judgement.rule] else { return judgement.findings }
        return judgement.findings.filter { !cover.holds($0) }
    }
}
