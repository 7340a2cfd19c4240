// One form of rule; what it decides is written down here.

import NormaGuide

struct CheckRule {
    let rule: Rule
    let use: CheckUse
    let context: JudgingContext

    func judgement() -> RuleJudgement { RuleJudgement(rule: rule.name) }
}
