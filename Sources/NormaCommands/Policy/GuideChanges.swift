// What a change does to the rules of a guide: dropped, softer, proven by less.

import NormaGuide
import NormaPipeline

struct GuideChanges {
    let before: Guide
    let now: Guide
    private let rulesNow: [String: Rule]
    private let sentences: (before: RuleSentences, now: RuleSentences)
    /// How many bad examples prove each rule.
    private let proofs: (before: [String: Int], now: [String: Int])

    init(before: PreparedGuide, now: PreparedGuide) {
        (self.before, self.now) = (before.guide, now.guide)
        rulesNow = Dictionary(now.guide.rules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        sentences = (RuleSentences(before), RuleSentences(now))
        proofs = (Self.proofs(in: before.guide), Self.proofs(in: now.guide))
    }

    var all: [PolicyChange] {
        // The same words mean the same rules.
        guard Self.texts(before) != Self.texts(now) else { return [] }
        return before.rules.flatMap(changes) + added + GuideBlocks.changes(from: before, to: now)
    }

    private static func texts(_ guide: Guide) -> [String] { guide.documents.map(\.text) }

    private func present(_ rule: Rule) -> Rule? {
        rulesNow[rule.name] ?? now.renamedRules[rule.name].flatMap { rulesNow[$0] }
    }

    private var added: [PolicyChange] {
        let known = Set(before.rules.compactMap { present($0)?.name })
        return now.rules.filter { !known.contains($0.name) }.map { PolicyChange.other("rule `\($0.name)` is new") }
    }

    // MARK: - One rule

    private func changes(of rule: Rule) -> [PolicyChange] {
        guard let next = present(rule) else {
            let off = now.offRules.contains { $0.name == rule.name }
            return [.softer("rule `\(rule.name)` is \(off ? "off" : "dropped")")]
        }
        let name = rule.name
        var changes = strength(of: rule, next) + exceptions(of: rule, next)
        if case .check(let old) = rule.form, case .check(let new) = next.form, old.check == new.check {
            changes += limits(of: rule, old, next, new)
        } else {
            let (old, new) = (sentences.before.text(of: rule), sentences.now.text(of: next))
            if old != new { changes.append(PolicyChange.softer("`\(name)` asks something else: \(new) (was: \(old))")) }
        }
        let (old, new) = (proofs.before[name, default: 0], proofs.now[next.name, default: 0])
        if new < old { changes.append(PolicyChange.softer("`\(name)` is proven by \(new) of its \(old) bad examples")) }
        return changes
    }

    private func strength(of rule: Rule, _ next: Rule) -> [PolicyChange] {
        var changes: [PolicyChange] = []
        let ranks: [RuleSeverity] = [.note, .warning, .error]
        if rule.severity != next.severity {
            let text = "`\(rule.name)`: severity \(next.severity.rawValue) (was \(rule.severity.rawValue))"
            let isLower = (ranks.firstIndex(of: next.severity) ?? 0) < (ranks.firstIndex(of: rule.severity) ?? 0)
            changes.append(PolicyChange(isSofter: isLower, text: text))
        }
        if rule.isLocked != next.isLocked {
            let text = "`\(rule.name)` is \(next.isLocked ? "locked" : "no longer locked")"
            changes.append(PolicyChange(isSofter: rule.isLocked, text: text))
        }
        let above = PolicyChange.limit("never-above", rule.neverAbove, next.neverAbove, isUpper: true, of: rule.name)
        changes += [above].compactMap(\.self)
        let silences = Set(next.silences.map(\.text)).subtracting(rule.silences.map(\.text))
        // A rule that silences another hides the other's findings.
        changes += silences.sorted().map { PolicyChange.softer("`\(rule.name)` silences `\($0)`") }
        return changes
    }

    private func exceptions(of rule: Rule, _ next: Rule) -> [PolicyChange] {
        let known = Dictionary(grouping: rule.exceptions) { words($0.description, of: rule, sentences.before) }
            .mapValues { $0.map { $0.until ?? "9999" } }
        var changes: [PolicyChange] = []
        for exception in next.exceptions {
            guard let days = known[words(exception.description, of: next, sentences.now)] else {
                changes.append(PolicyChange.softer("`\(rule.name)` has one more exception: \(exception.because)"))
                continue
            }
            if let last = days.max(), exception.until ?? "9999" > last {
                let until = exception.until.map { "until \($0)" } ?? "without a last day"
                changes.append(PolicyChange.softer("`\(rule.name)`: an exception holds \(until) (was until \(last))"))
            }
        }
        return changes
    }

    private func limits(of rule: Rule, _ old: CheckUse, _ next: Rule, _ new: CheckUse) -> [PolicyChange] {
        let name = rule.name
        var changes = [
            PolicyChange.limit("at-most", old.atMost, new.atMost, isUpper: true, of: name),
            PolicyChange.limit("at-least", old.atLeast, new.atLeast, isUpper: false, of: name),
        ].compactMap(\.self)
        let allowed = new.allowedTexts.filter { !old.allowedTexts.contains($0) }
        changes += allowed.map { PolicyChange.softer("`\(name)` allows `\($0)`") }
        let scopes = (
            old.scope.map { words($0, of: rule, sentences.before) },
            new.scope.map { words($0, of: next, sentences.now) }
        )
        if scopes.0 != scopes.1 { changes.append(PolicyChange.softer("`\(name)` looks at other places")) }
        return changes
    }

    /// A description in words: equal ones are in different lines of two guides.
    private func words(_ description: Description, of rule: Rule, _ sentences: RuleSentences) -> String {
        var probe = rule
        probe.form = .everyNot(description, mustNot: description)
        return sentences.text(of: probe)
    }

    private static func proofs(in guide: Guide) -> [String: Int] {
        var counts: [String: Int] = [:]
        for example in guide.examples where example.kind == .bad {
            for rule in guide.rules(provenBy: example) { counts[rule.name, default: 0] += 1 }
        }
        return counts
    }
}
