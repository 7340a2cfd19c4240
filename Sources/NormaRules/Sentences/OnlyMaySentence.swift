// One form of rule; what it decides is written down here.

import NormaGuide

struct OnlyMaySentence {
    let rule: Rule
    let allowed: Description
    let limited: Description
    let context: JudgingContext

    func judgement() -> RuleJudgement { RuleJudgement(rule: rule.name) }
}
