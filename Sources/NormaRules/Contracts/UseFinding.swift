// A use that a contract forbids, as a finding.

import NormaFindings
import NormaGuide
import NormaText

struct UseFinding {
    let rule: Rule
    let context: JudgingContext
    let units: UnitMap
    private let builtIn: BuiltInCaptures

    init(rule: Rule, units: UnitMap, context: JudgingContext) {
        self.rule = rule
        self.units = units
        self.context = context
        builtIn = BuiltInCaptures(needed: rule.messagePlaceholders)
    }

    /// "`CartViewModel` (Domain) uses `CartView` (Presentation): …"
    func finding(of use: UnitUse, because reason: String) -> Finding {
        let (from, to) = (units.name(use.from), units.name(use.to))
        let user = use.user(in: context)
        let target = use.target(in: context)
        let ends = (
            user == from ? "`\(user)`" : "`\(user)` (\(from))", target == to ? "`\(target)`" : "`\(target)` (\(to))"
        )
        let useText = "\(ends.0) \(use.verb(in: context)) \(ends.1)"
        var finding = context.finding(
            of: rule,
            at: use.site(in: context),
            message: "\(useText): \(reason)",
            symbol: use.symbol(in: context),
            detail: use.detail(in: context),
            captures: captures(of: use, user: user, target: target)
        )
        finding.cause = Cause(name: "\(from) -> \(to)", phrase: BearableText.sentence(useText), others: .uses)
        return finding
    }

    /// The placeholders for a team's own message: the built-in ones, `{Target}`, `{From}` and `{To}`.
    private func captures(of use: UnitUse, user: String, target: String) -> Captures {
        guard !rule.messagePlaceholders.isEmpty else { return .none }
        var captures = use.subject.map { builtIn.bound(for: $0, in: context) } ?? .none
        captures["Subject"] = user
        captures["Target"] = target
        captures["From"] = units.name(use.from)
        captures["To"] = units.name(use.to)
        return captures
    }
}
