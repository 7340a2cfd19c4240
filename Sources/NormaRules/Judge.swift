// The entry of this room: a guide and a project in, a judgement out.

import NormaFindings
import NormaGuide

/// Judges a project by a guide's rules.
///
/// Rules don't know of each other: a pipeline may make one context, judge each rule on another thread, then join.
package enum Judge {
    /// What one rule finds, in canonical order. Reads the context only, so rules may be judged at the same time.
    package static func judge(rule: Rule, in context: JudgingContext) -> RuleJudgement {
        if context.isMissingChange(rule.name) { return RuleJudgement(rule: rule.name, isOff: true) }
        let context = rule.isLocked ? context.countingNoMarks : context
        var judgement = judging(of: rule, in: context).judgement()
        if let useful = judgement.usefulExceptions {
            judgement.notices = rule.exceptionNotices(useful, today: context.today) + judgement.notices
        }
        if !judgement.findings.isEmpty, let doubt = LikelyRoles(of: rule, in: context) {
            let sure = judging(of: rule, in: context.countingOnlyCertain).judgement().findings
            judgement.findings = doubt.weakened(judgement.findings, knowing: sure)
        }
        judgement.findings = context.withoutGenerated(judgement.findings)
        judgement.findings.putInCanonicalOrder()
        if judgement.findings.count > 1 { judgement.findings = judgement.findings.withoutRepetition() }
        if judgement.subjectCount == 0, judgement.notices.isEmpty {
            judgement.notices.append(rule.emptyScopeNotice(in: context))
        }
        judgement.notices = rule.expectedNotices(judgement, isOfChange: context.rulesOfChange.all.contains(rule.name))
        return judgement
    }

    private static func judging(of rule: Rule, in context: JudgingContext) -> any RuleJudging {
        switch rule.form {
        case .every(let scope, must: let wanted):
            EveryMustSentence(rule: rule, scope: scope, wanted: wanted, context: context)
        case .everyNot(let scope, mustNot: let unwanted):
            EveryMustNotSentence(rule: rule, scope: scope, unwanted: unwanted, context: context)
        case .only(let allowed, may: let limited):
            OnlyMaySentence(rule: rule, allowed: allowed, limited: limited, context: context)
        case .exactly(let left, are: let right):
            ExactlySentence(rule: rule, left: left, right: right, context: context)
        case .check(let use): CheckRule(rule: rule, use: use, context: context)
        case .layers(let contract): ArrowJudge(rule: rule, arrows: .layers(contract), context: context)
        case .allow(let contract): ArrowJudge(rule: rule, arrows: .allow(contract), context: context)
        case .independent(let contract): IndependentJudge(rule: rule, contract: contract, context: context)
        case .acyclic(let contract): AcyclicJudge(rule: rule, contract: contract, context: context)
        case .covered(let contract): CoveredJudge(rule: rule, contract: contract, context: context)
        case .layout(let tree): LayoutJudging(rule: rule, tree: tree, context: context)
        }
    }

    /// Those of rules that wait for a place of the project are empty.
    package static func waiting(_ judgements: [RuleJudgement], in context: JudgingContext) -> [RuleJudgement] {
        let rules = Dictionary(context.guide.rules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var waiting = WaitingRules(context)
        return judgements.map { judgement in
            rules[judgement.rule].map { waiting.applied(to: judgement, of: $0) } ?? judgement
        }
    }

    /// The judgements of all rules as one, in canonical order whatever order they were made in.
    package static func join(_ judgements: [RuleJudgement], in context: JudgingContext) -> Judgement {
        let order = Dictionary(
            context.guide.rules.enumerated().map { ($1.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var sorted = judgements.sorted { order[$0.rule, default: 0] < order[$1.rule, default: 0] }
        // In an earlier state no rule waits: a fault from before a place was there isn't new once the place is there.
        if context.waitsForPlaces, context.comparison != .earlier {
            sorted.wait(for: WaitingRules(context), order, in: context.guide)
        }
        let silencing = Silencing(sorted, of: context.guide)
        var silence = SilenceSorting(context)
        silence.take(DefinitionNotices(context: context).notices())
        silence.take(context.crowdNotices())
        for one in sorted where !one.isOff { silence.take(one) }
        var findings: [Finding] = []
        findings.reserveCapacity(sorted.reduce(0) { $0 + $1.findings.count })
        for one in sorted { findings += silencing.remaining(one) }
        findings.putInCanonicalOrder()
        var judgement = Judgement(
            findings: findings,
            notices: silence.reported,
            silence: silence.inherited(withoutChange: sorted.filter(\.isOff).map(\.rule)),
            rules: context.guide.rules.map { RuleSummary($0, of: context.guide) },
            subjectCounts: sorted.map { SubjectCount(rule: $0.rule, count: $0.subjectCount) }
        )
        for one in sorted { judgement.edges[one.rule] = one.edges }
        return judgement
    }
}

/// One form of rule, made ready to be judged.
protocol RuleJudging {
    func judgement() -> RuleJudgement
}

extension [RuleJudgement] {
    fileprivate mutating func wait(for rules: WaitingRules, _ order: [String: Int], in guide: Guide) {
        var rules = rules
        for index in indices {
            guard let number = order[self[index].rule] else { continue }
            self[index] = rules.applied(to: self[index], of: guide.rules[number])
        }
    }
}

extension [Finding] {
    /// Of findings in canonical order with the same place and the same text, only one: two ways to see a thing are one thing.
    fileprivate func withoutRepetition() -> [Finding] {
        var said: Set<Statement> = []
        var repeated: Set<Int> = []
        for index in indices.dropFirst() {
            guard self[index].place.start == self[index - 1].place.start,
                self[index].place.path == self[index - 1].place.path
            else {
                said.removeAll(keepingCapacity: true)
                continue
            }
            if said.isEmpty { said.insert(Statement(self[index - 1])) }
            if !said.insert(Statement(self[index])).inserted { repeated.insert(index) }
        }
        return repeated.isEmpty ? self : indices.filter { !repeated.contains($0) }.map { self[$0] }
    }
}

/// What a reader sees of a finding at one place.
private struct Statement: Hashable {
    let symbol: String
    let message: String

    init(_ finding: Finding) {
        symbol = finding.symbol
        message = finding.message
    }
}
