// How often the code kept a candidate, and where it didn't.

import NormaFindings
import NormaRules
import NormaText

struct RuleTally: Sendable {
    let candidate: CandidateRule
    let cases: Int
    let broken: Int
    /// In the order of paths and lines.
    let exceptions: [String]
    /// The limit that nearly all of the code keeps; nil if the candidate has none.
    let limit: Int?

    /// The most that a case has, if some are beyond the second limit of the rule: they would be errors from the first day.
    let neverAbove: Int?

    /// With fewer, that all of them keep a rule may be chance: if half of all code kept it, five would in one project of 32.
    static let fewestCases = 5
    /// One in so many may break a rule that is kept.
    static let casesForOneException = 20

    /// The document that asks for it.
    let demand: Demand?

    init(_ candidate: CandidateRule, _ judgement: RuleJudgement, demand: Demand? = nil) {
        self.candidate = candidate
        self.demand = demand
        let count = judgement.caseCount
        cases = count.all
        if candidate.limits.isEmpty {
            (limit, broken, neverAbove) = (nil, count.broken, nil)
            exceptions = Self.places(of: judgement.findings)
            return
        }
        func findings(over limit: Int) -> [Finding] {
            judgement.findings.filter { ($0.measure?.value ?? .max) > limit }
        }
        func brokenFiles(_ limit: Int) -> Int { Set(findings(over: limit).map(\.place.path)).count }
        let kept = candidate.limits.first { brokenFiles($0) * Self.casesForOneException <= count.all }
        let best = demand?.atMost ?? kept
        limit = best
        broken = best.map(brokenFiles) ?? count.all
        let over = best.map(findings(over:)) ?? []
        exceptions = Self.places(of: over)
        let hasGrave = over.contains { $0.severity == .error }
        neverAbove = hasGrave ? over.compactMap { $0.measure?.value }.max() : nil
    }

    /// Looked at often enough, and kept in nineteen of twenty cases.
    var isKept: Bool {
        cases >= Self.fewestCases && broken * Self.casesForOneException <= cases
            && (candidate.limits.isEmpty || limit != nil)
    }

    /// Asked for, and kept by most: a demand that the code ignores would only flood its first check.
    var isDemanded: Bool {
        demand != nil && cases > 0 && broken * Self.casesForOneIgnored <= cases && exceptions.count <= Self.mostIgnored
    }

    private static let casesForOneIgnored = 5
    private static let mostIgnored = 50

    func chosen(places: [String: [String]]) -> ChosenRule {
        var rule = ChosenRule(
            book: candidate.book,
            name: candidate.name,
            severity: broken == 0 ? .error : .warning,
            subjects: cases,
            exceptions: exceptions,
            reason: demand.map { .demanded(document: $0.document, line: $0.line) } ?? .kept
        )
        rule.broken = broken
        rule.theme = candidate.theme
        rule.why = candidate.why
        rule.atMost = limit
        rule.neverAbove = neverAbove
        rule.places = places.filter { candidate.places.contains($0.key) }
        return rule
    }

    private static func places(of findings: [Finding]) -> [String] {
        let sorted = findings.map { ($0.place.path, $0.place.start.line) }.sorted { $0 < $1 }
        var texts: [String] = []
        for (path, line) in sorted {
            let text = "\(path.text):\(line)"
            if texts.last != text { texts.append(text) }
        }
        return texts
    }
}
