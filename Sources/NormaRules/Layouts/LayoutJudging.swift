// Compares a tree with the layout that a guide draws.

import NormaGuide

enum LayoutJudging {
    static func judgement(of rule: Rule, in context: JudgingContext) -> RuleJudgement {
        RuleJudgement(rule: rule.name)
    }
}
