// Which judge decides which contract.

import NormaGuide

enum ContractJudging {
    static func judgement(of rule: Rule, in context: JudgingContext) -> RuleJudgement {
        RuleJudgement(rule: rule.name)
    }
}
