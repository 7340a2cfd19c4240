// What a guide means for linters and formatters: its limits, the checks that it asks for, and the settings that it demands of their files.

import NormaExpressions
import NormaGuide
import NormaText

struct ToolSettings {
    let guide: Guide

    struct Limit: Equatable {
        var atMost: Int
        /// Above this a rule that warns is an error.
        var neverAbove: Int?
        var isError: Bool
    }

    /// A key that leads into a mapping, with the demanded values.
    struct Setting: Equatable {
        var keys: [String]
        var values: [String]
    }

    /// The limit of a check for all code: of several the widest, so that no tool reports what no rule does. Nil without one.
    func limit(_ check: String) -> Limit? {
        let rules = uses(of: check).filter { isForAllCode($0.rule) && $0.use.atMost != nil }
        let widest = rules.max { ($0.use.atMost ?? 0) < ($1.use.atMost ?? 0) }
        return widest.flatMap { found in
            found.use.atMost.map {
                Limit(atMost: $0, neverAbove: found.rule.neverAbove, isError: found.rule.severity == .error)
            }
        }
    }

    /// The rules whose limit is for a part of the code; a tool has one limit for all.
    func rulesWithNarrowLimits(of checks: [String]) -> [String] {
        checks.flatMap { uses(of: $0) }.filter { $0.use.atMost != nil && !isForAllCode($0.rule) }.map(\.rule.name)
    }

    /// Whether some rule asks for what the check finds.
    func asks(_ check: String) -> Bool { !uses(of: check).isEmpty }

    /// The settings that rules demand of a file, as far as they say the value.
    func settings(of documents: Set<String>) -> [Setting] {
        var found: [Setting] = []
        for rule in guide.rules {
            guard case .every(let scope, must: let wanted) = rule.form,
                Self.documents(scope).contains(where: documents.contains)
            else {
                continue
            }
            for setting in Self.demanded(wanted) where !found.contains(where: { $0.keys == setting.keys }) {
                found.append(setting)
            }
        }
        return found
    }

    /// The value of a name in the guide's vocabulary.
    func value(_ name: String) -> String? { guide.templateValues[name]?.first }

    private func uses(of check: String) -> [(rule: Rule, use: CheckUse)] {
        guide.rules.compactMap { rule in
            guard case .check(let use) = rule.form, use.check == check, rule.severity != .note else { return nil }
            return (rule, use)
        }
    }

    /// A folder at the top counts as all code; a deeper place is a part of it.
    private func isForAllCode(_ rule: Rule) -> Bool {
        guard let place = AgentPlace(of: rule, in: guide) else { return true }
        return place.globs.contains { $0.split(separator: "/").count <= 2 }
    }

    // MARK: - Settings

    private static func documents(_ scope: Description) -> [String] {
        scope.leaves(withDenied: false).flatMap { leaf -> [String] in
            switch leaf {
            case .name(let pattern, _): [pattern.text]
            case .predicate(let use):
                if case .patterns(let patterns) = use.argument { patterns.map(\.text) } else { [] }
            default: []
            }
        }
    }

    /// Alternatives demand nothing certain, and neither does what must not be there.
    private static func demanded(_ wanted: Description) -> [Setting] {
        switch wanted {
        case .all(let parts): return parts.flatMap(demanded)
        case .predicate(let use):
            guard case .settings(let conditions) = use.argument else { return [] }
            return conditions.flatMap { settings($0, below: []) }
        case .trait(_, let description, _): return demanded(description)
        case .kind, .role, .name, .any, .not: return []
        }
    }

    private static func settings(_ condition: SettingCondition, below keys: [String]) -> [Setting] {
        let key = condition.key.text
        guard !key.contains("*"), !key.contains("{"), !key.isEmpty else { return [] }
        let keys = keys + key.split(separator: ".").map(String.init)
        if case .settings(let inner) = condition.wish { return inner.flatMap { settings($0, below: keys) } }
        let values = values(condition.wish)
        return values.isEmpty ? [] : [Setting(keys: keys, values: values)]
    }

    private static func values(_ wish: SettingWish) -> [String] {
        switch wish {
        case .text(let pattern): isPlain(pattern.text) ? [pattern.text] : []
        case .each(let wishes): wishes.flatMap(values)
        case .any, .oneOf, .not, .settings: []
        }
    }

    private static func isPlain(_ text: String) -> Bool {
        !text.isEmpty && !text.hasPrefix("/") && !text.contains { "*?{}\"\\#\n".contains($0) }
    }
}
