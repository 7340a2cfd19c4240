// The blocks of a guide that use its values, layers and roles, recognized by their text before values are filled in.

import NormaText

/// A value, layer or role of a guide, with who uses it.
package struct GuideWord: Sendable, Hashable {
    package enum Kind: Sendable, Hashable { case value, place, layer, role }

    package fileprivate(set) var kind: Kind
    package let name: String
    /// Where it is declared.
    package var place: GuidePlace?
    /// The rules that write it, in the order of the documents.
    package var rules: [String] = []
    /// The layers, roles and other entries of `define` blocks that write it.
    package var definitions: [String] = []
    /// The sets of templates that write it.
    package var sets: [String] = []
}

/// Collects uses, block by block.
struct WordUses {
    /// The user of a word.
    enum User: Hashable { case rule(String), definition(String), set(String) }

    private struct Use: Hashable {
        let kind: GuideWord.Kind
        let name: String
        let user: User
    }

    private var known: Set<Use> = []

    /// By kind and name.
    private var words: [GuideWord.Kind: [String: GuideWord]] = [:]

    func word(_ kind: GuideWord.Kind, _ name: String) -> GuideWord {
        // Both are written alike, so who uses a place was noted as of a value.
        var word = words[kind == .place ? .value : kind]?[name] ?? GuideWord(kind: kind, name: name)
        word.kind = kind
        return word
    }

    /// Values and places are written alike, and noted before it is known which is which.
    func word(_ kind: GuideWord.Kind, _ name: String, as shown: GuideWord.Kind) -> GuideWord {
        var word = word(kind, name)
        word.kind = shown
        return word
    }

    /// A block of rules or definitions.
    mutating func add(_ value: YamlValue, of word: BlockWord, names: KnownNames) {
        guard case .mapping(let entries) = value.content else { return }
        if word == .define {
            for entry in entries where !["values", "places", "replaces", "because"].contains(entry.key) {
                guard case .mapping(let inner) = entry.value.content else {
                    add(entry.value, by: .definition(entry.key), names)
                    continue
                }
                for one in inner { add(one.value, by: .definition(one.key), names) }
            }
        } else if word == .rule {
            for name in (value["rule"] ?? value["adjust"])?.elements.compactMap(\.text) ?? [] {
                for entry in entries where !Self.aside.contains(entry.key) { add(entry.value, by: .rule(name), names) }
                for entry in entries where Self.aside.contains(entry.key) {
                    addValues(of: entry.value, by: .rule(name))
                }
            }
        }
    }

    /// A tree or picture, or the text of a template.
    mutating func add(_ text: String, by user: User) {
        for name in GuideValues.names(in: text) { note(.value, name, user) }
    }

    /// The layers of a contract, drawn or written.
    mutating func addLayers(of rule: Rule) {
        let units: [LocatedText] =
            switch rule.form {
            case .layers(let contract): contract.ranks.flatMap { $0 }
            case .allow(let contract): contract.units
            default: []
            }
        for unit in units { note(.layer, unit.text, .rule(rule.name)) }
    }

    mutating func add(values names: [String], by user: User) {
        for name in names { note(.value, name, user) }
    }

    /// Keys of a rule whose values are prose or words of the language.
    private static let aside: Set<String> = [
        "rule", "because", "instead", "message", "make", "severity", "replaces", "adjust",
    ]

    private mutating func add(_ value: YamlValue, by user: User, _ names: KnownNames) {
        let texts = Self.texts(of: value)
        for text in texts { add(text, by: user) }
        for text in texts where names.isRole(text) { note(.role, text, user) }
        guard texts.contains(where: names.isLayer) else { return }
        // The value of a kind is the thing's own name: `folder: Shared`.
        let places = Self.texts(of: value) { SubjectKind(rawValue: $0) == nil }
        for layer in places where names.isLayer(layer) { note(.layer, layer, user) }
    }

    private mutating func addValues(of value: YamlValue, by user: User) {
        for text in Self.texts(of: value) { add(text, by: user) }
    }

    static func texts(of value: YamlValue, below counts: (String) -> Bool = { _ in true }) -> [String] {
        var found: [String] = []
        collect(value, counts, &found)
        return found
    }

    private static func collect(_ value: YamlValue, _ counts: (String) -> Bool, _ found: inout [String]) {
        switch value.content {
        case .empty, .unreadable: break
        case .text(let text, _): found.append(text)
        case .list(let values): for value in values { collect(value, counts, &found) }
        case .mapping(let entries):
            for entry in entries where counts(entry.key) { collect(entry.value, counts, &found) }
        }
    }

    private mutating func note(_ kind: GuideWord.Kind, _ name: String, _ user: User) {
        // A role may have the name of a value that it uses; it does not use itself.
        if case .definition(name) = user, kind != .value { return }
        guard known.insert(Use(kind: kind, name: name, user: user)).inserted else { return }
        let unused = GuideWord(kind: kind, name: name)
        switch user {
        case .rule(let rule): words[kind, default: [:]][name, default: unused].rules.append(rule)
        case .definition(let other): words[kind, default: [:]][name, default: unused].definitions.append(other)
        case .set(let set): words[kind, default: [:]][name, default: unused].sets.append(set)
        }
    }
}
