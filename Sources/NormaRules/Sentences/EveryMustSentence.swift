// One form of rule; what it decides is written down here.

import NormaGuide

struct EveryMustSentence {
    let rule: Rule
    let scope: Description
    let wanted: Description
    let context: JudgingContext

    func judgement() -> RuleJudgement { RuleJudgement(rule: rule.name) }
}
