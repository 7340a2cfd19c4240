// One form of rule; what it decides is written down here.

import NormaGuide

struct ExactlySentence {
    let rule: Rule
    let left: Description
    let right: Description
    let context: JudgingContext

    func judgement() -> RuleJudgement { RuleJudgement(rule: rule.name) }
}
