// Descriptions as one line of text, so that a test can say what it expects without places.

import NormaExpressions
import NormaGuide
import NormaText

extension Description {
    var shown: String {
        switch self {
        case .kind(let kind, _): kind.rawValue
        case .role(let role, _): "<\(role)>"
        case .trait(let name, let inner, _): "<\(name)>\(inner.shown)"
        case .name(let pattern, _): "'\(pattern.text)'"
        case .predicate(let use): "\(use.word)(\(use.argument.shown))"
        case .all(let parts): parts.isEmpty ? "anything" : "(" + parts.map(\.shown).joined(separator: " & ") + ")"
        case .any(let parts): "(" + parts.map(\.shown).joined(separator: " | ") + ")"
        case .not(let part): "!" + part.shown
        }
    }
}

extension Argument {
    var shown: String {
        switch self {
        case .patterns(let patterns): patterns.map { "'\($0.text)'" }.joined(separator: ", ")
        case .names(let names):
            (names.patterns.map { "'\($0.text)'" } + names.wordings.map(\.shown)).joined(separator: ", ")
        case .words(let words), .texts(let words): words.map(\.text).joined(separator: ", ")
        case .places(let places): places.map(\.shown).joined(separator: ", ")
        case .description(let description): description.shown
        case .descriptions(let descriptions): descriptions.map(\.shown).joined(separator: ", ")
        case .measures(let limits): limits.map { "\($0.measure) \($0.number)" }.joined(separator: ", ")
        case .references(let reference):
            reference.target.shown + (reference.roles.isEmpty ? "" : " as " + reference.roles.joined(separator: ", "))
        case .calls(let calls): calls.map(\.shown).joined(separator: ", ")
        case .counterpart(let counterpart):
            "\(counterpart.kind) \(shown(counterpart.names)) in \(shown(counterpart.paths))"
        case .code(let uses):
            uses.map { use in
                "#\(use.pattern.index)"
                    + use.conditions.map { " \($0.hole): " + $0.test.shown }.joined()
            }.joined(separator: ", ")
        case .platforms(let platforms):
            platforms.map { "\($0.platform) \($0.comparison.rawValue) \($0.version)" }.joined(separator: ", ")
        case .settings(let conditions): conditions.map { "\($0.key.text): \($0.wish.shown)" }.joined(separator: ", ")
        }
    }

    private func shown(_ patterns: [NamePattern]) -> String {
        patterns.isEmpty ? "-" : patterns.map(\.text).joined(separator: "|")
    }
}

extension NameWording {
    var shown: String {
        let parts = [("first", first.map(\.shown)), ("last", last.map(\.shown)), ("any", any.map(\.shown))]
        let asked = parts + [("style", styles.map(\.rawValue))]
        return asked.filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1.joined(separator: "|"))" }.joined(separator: " ")
    }
}

extension WordDescription {
    var shown: String {
        switch self {
        case .verb: "verb"
        case .pattern(let pattern, _): pattern.text
        }
    }
}

extension PlaceDescription {
    var shown: String {
        switch self {
        case .path(let pattern): "path \(pattern.text)"
        case .named(let name): "named \(name.text)"
        case .layer(let name): "layer \(name.text)"
        case .module(let pattern): "module \(pattern.text)"
        case .feature(let pattern): "feature \(pattern.text)"
        case .role(let name): "role \(name.text)"
        case .moduleOf(let name): "module of \(name.text)"
        case .tests: "tests"
        case .production: "production"
        case .previews: "previews"
        }
    }
}

extension CallDescription {
    var shown: String {
        let labels = labels.isEmpty ? "" : "(" + labels.joined(separator: ", ") + ")"
        return (receiver.map { $0.text + " . " } ?? "") + name.text + labels + (on.map { " on " + $0.shown } ?? "")
    }
}

extension RuleForm {
    var shown: String {
        switch self {
        case .every(let subject, let predicate): "every \(subject.shown) must \(predicate.shown)"
        case .everyNot(let subject, let predicate): "every \(subject.shown) must not \(predicate.shown)"
        case .only(let subject, let predicate): "only \(subject.shown) may \(predicate.shown)"
        case .exactly(let subject, let predicate): "exactly \(subject.shown) are \(predicate.shown)"
        case .check(let use):
            "check \(use.check) \(use.atLeast.map(String.init) ?? "")..\(use.atMost.map(String.init) ?? "") "
                + "allow \(use.allow.map(\.text)) in \(use.scope?.shown ?? "-")"
        case .layers(let contract):
            contract.ranks.map { $0.map(\.text).joined(separator: " | ") }.joined(separator: " / ")
                + (contract.isStrict ? " strict" : "")
        case .allow(let contract):
            contract.units.map(\.text).joined(separator: " ") + ": "
                + contract.arrows.map { "\($0.from.text)>\($0.to.text)" }.joined(separator: " ")
        case .independent(let contract): "\(contract.slices.map(\.text)) through \(contract.through.map(\.text))"
        case .acyclic(let contract): "acyclic \(contract.unit.rawValue) in \(contract.scope?.shown ?? "-")"
        case .covered(let contract): "covered \(contract.paths.map(\.text))"
        case .layout(let tree): tree.roots.map(\.shown).joined(separator: " ")
        }
    }
}

extension LayoutEntry {
    var shown: String {
        let mark =
            switch occurrence {
            case .required: ""
            case .optional: "?"
            case .any: "*"
            case .atLeastOne: "+"
            }
        let inside = children.map(\.shown) + (allowsOthers ? ["…"] : [])
        return name.text + (isFolder ? "/" : "") + mark
            + (inside.isEmpty ? "" : "[" + inside.joined(separator: " ") + "]")
    }
}

extension HoleTest {
    var shown: String {
        switch self {
        case .text(let patterns): patterns.map(\.text).joined(separator: "|")
        case .forms(let forms): "a " + forms.map(\.rawValue).joined(separator: "|")
        case .content(let form, let names):
            "the \(form.rawValue) " + names.patterns.map(\.text).joined(separator: "|")
                + (names.wordings.isEmpty ? "" : " wording")
        case .number(let from, let to): "\(from)...\(to)"
        case .boolean(let value): "\(value)"
        case .call(let calls): "call " + calls.map(\.shown).joined(separator: "|")
        case .code(let description): description.shown
        case .all(let tests): "all(" + tests.map(\.shown).joined(separator: ", ") + ")"
        case .any(let tests): "any(" + tests.map(\.shown).joined(separator: ", ") + ")"
        case .not(let test): "not(\(test.shown))"
        }
    }
}

extension SettingWish {
    var shown: String {
        switch self {
        case .any: "any"
        case .text(let pattern): "'\(pattern.text)'"
        case .each(let wishes): wishes.map(\.shown).joined(separator: " & ")
        case .oneOf(let wishes): wishes.map(\.shown).joined(separator: " | ")
        case .not(let wish): "!" + wish.shown
        case .settings(let conditions): "{" + Argument.settings(conditions).shown + "}"
        }
    }
}
