// The results of judging a project.

import NormaFindings

/// The result of one rule.
package struct RuleJudgement: Sendable, Hashable {
    package var rule: String
    package var findings: [Finding] = []
    package var notices: [Notice] = []
    /// The number of things the rule looked at.
    package var subjectCount = 0
    /// How often the rule was kept or broken; nil: once for each subject and each file with findings.
    var cases: CaseCount?
    /// The numbers of the exceptions that excused something; nil if the rule had nothing to ask about.
    var usefulExceptions: Set<Int>? = []
    /// It is about a change, and there is no change to compare with.
    package var isOff = false
    /// The place that the rule needs, if that is missing.
    package var waitsFor: MissingThing?
    /// For a rule about cycles, if they are remembered: which units use which.
    package var edges: UnitEdges?
}

/// The occasions to break a rule, and how many of them were used.
package struct CaseCount: Sendable, Hashable {
    package var all = 0
    package var broken = 0

    package init(all: Int = 0, broken: Int = 0) {
        self.all = all
        self.broken = broken
    }
}

extension RuleJudgement {
    /// Of `every` the subjects that could be decided, of `only` the uses of what it limits, of a check or a contract the files.
    ///
    /// Of a waiting rule and one about a change there are none.
    package var caseCount: CaseCount {
        if isOff || waitsFor != nil { return CaseCount() }
        var count = cases ?? CaseCount(all: subjectCount, broken: Set(findings.map(\.place.path)).count)
        if findings.isEmpty { count.broken = 0 }
        return count
    }
}

/// The results of all rules; `Finding.excerpt` is empty, because rules never see a file's text.
package struct Judgement: Sendable, Hashable {
    /// In canonical order.
    package var findings: [Finding]
    /// First those about definitions, then the rules' in the guide's order.
    package var notices: [Notice]
    /// Things that inherited rules and definitions name and that are missing in the project.
    package var silence = InheritedSilence()
    /// In the guide's order.
    package var rules: [RuleSummary]
    /// In the guide's order.
    package var subjectCounts: [SubjectCount]
    /// The edges that rules about cycles saw, by rule name; empty if they aren't remembered.
    package var edges: [String: UnitEdges] = [:]
    /// The comments in documents that may allow a finding there.
    package var documentComments: [CodeComment] = []
}

extension Judgement {
    /// Adds findings of Norma's own rule about a change.
    package mutating func add(_ removedNames: [Finding]) {
        guard !removedNames.isEmpty else { return }
        rules.append(RemovedNameRule.summary)
        findings += removedNames
        findings.putInCanonicalOrder()
    }
}

/// The number of things a rule looked at.
package struct SubjectCount: Sendable, Hashable {
    package var rule: String
    package var count: Int
}
