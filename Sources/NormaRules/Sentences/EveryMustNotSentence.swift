// One form of rule; what it decides is written down here.

import NormaGuide

struct EveryMustNotSentence {
    let rule: Rule
    let scope: Description
    let unwanted: Description
    let context: JudgingContext

    func judgement() -> RuleJudgement { RuleJudgement(rule: rule.name) }
}
