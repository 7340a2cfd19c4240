// A whole rule as one sentence, for lists that look at no code: "a `view` must not refer to `URLSession`".

import NormaExpressions
import NormaGuide
import NormaText

package struct RuleSentence {
    private let context: JudgingContext

    /// - Parameter context: for the guide of the rules, over any code.
    package init(in context: JudgingContext) { self.context = context }

    package func text(of rule: Rule) -> String {
        switch rule.form {
        case .every(let subject, must: let wanted): sentence(subject, wanted, isWanted: true)
        case .everyNot(let subject, mustNot: let unwanted): sentence(subject, unwanted, isWanted: false)
        case .only(let allowed, may: let limited):
            "only \(noun(allowed)) may \(plan(limited).infinitive(given: .none))"
        case .exactly(let left, are: let right): "\(noun(left)), and nothing else, is \(noun(right))"
        case .check(let use): CheckDemand(use: use, word: context.checks[use.check]).text + place(of: use)
        case .layers(let contract): "layers use only those below: \(Self.ranks(contract))"
        case .allow(let contract): "\(Self.listed(contract.units)) use each other only as drawn"
        case .independent(let contract):
            "the parts of \(Self.code(contract.slices.map(\.text))) do not use each other"
        case .acyclic(let contract): "\(contract.unit.rawValue) have no cycles"
        case .covered: "every Swift file belongs to a layer"
        case .layout: "folders and files are as the tree draws them"
        }
    }

    private func sentence(_ subject: Description, _ asked: Description, isWanted: Bool) -> String {
        let who = noun(subject)
        let each = who.hasPrefix("one of the ") ? "each" + who.dropFirst(3) : who
        return each + " " + plan(asked).demand(isWanted: isWanted, given: .none)
    }

    private func place(of use: CheckUse) -> String {
        guard let scope = use.scope else { return "" }
        let statement = plan(scope).statement(given: .none)
        // "in production code", "in `Sources`"; anything else describes the code.
        return statement.hasPrefix("is in ") ? ", " + statement.dropFirst(3) : ", in code that " + statement
    }

    private func plan(_ description: Description) -> Plan { PlanCompiler(context).plan(for: description) }

    private func noun(_ description: Description) -> String { plan(description).noun(given: .none) }

    private static func ranks(_ contract: LayersContract) -> String {
        contract.ranks.map { $0.map { "`\($0.text)`" }.joined(separator: " and ") }.joined(separator: " over ")
    }

    private static func listed(_ units: [LocatedText]) -> String { code(units.map(\.text)) }

    private static func code(_ texts: [String]) -> String { texts.map { "`\($0)`" }.joined(separator: ", ") }
}
