// Which judge decides which contract.

import NormaGuide

enum ContractJudging {
    static func judgement(of rule: Rule, in context: JudgingContext) -> RuleJudgement {
        switch rule.form {
        case .layers(let contract):
            ArrowJudge(rule: rule, arrows: .layers(contract), context: context).judgement()
        case .allow(let contract):
            ArrowJudge(rule: rule, arrows: .allow(contract), context: context).judgement()
        case .independent(let contract):
            IndependentJudge(rule: rule, contract: contract, context: context).judgement()
        case .acyclic(let contract):
            AcyclicJudge(rule: rule, contract: contract, context: context).judgement()
        case .covered(let contract):
            CoveredJudge(rule: rule, contract: contract, context: context).judgement()
        default: RuleJudgement(rule: rule.name)
        }
    }
}
