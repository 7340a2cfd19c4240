// What rules have to say about a project.

import NormaFindings

/// What one rule has to say.
package struct RuleJudgement: Sendable, Hashable {
    package var rule: String
    package var findings: [Finding] = []
    package var notices: [Notice] = []
    /// How many things the rule looked at.
    package var subjectCount = 0
    /// It speaks of a change, and the tree is judged for itself.
    package var isOff = false
    /// The place that it needs to say anything, where that isn't there.
    package var waitsFor: MissingThing?
    /// Of a rule about circles, where they are remembered: which units use which.
    package var edges: UnitEdges?
}

/// What all rules have to say; `Finding.excerpt` is empty, because rules never see a file's text.
package struct Judgement: Sendable, Hashable {
    /// In canonical order.
    package var findings: [Finding]
    /// First those about definitions, then the rules' in the guide's order.
    package var notices: [Notice]
    /// What inherited rules and definitions speak of and the project lacks.
    package var silence = InheritedSilence()
    /// In the guide's order.
    package var rules: [RuleSummary]
    /// In the guide's order.
    package var subjectCounts: [SubjectCount]
    /// What the rules about circles saw, by their names; empty where it is not remembered.
    package var edges: [String: UnitEdges] = [:]
}

/// How many things a rule looked at.
package struct SubjectCount: Sendable, Hashable {
    package var rule: String
    package var count: Int
}
