// Inherited rules that use, directly or through other names, values and places that are redeclared.

import NormaGuide

struct ValueUsers {
    /// By rule, the redeclared names of the guide itself that the rule depends on, in the order declared.
    private(set) var causes: [String: [String]] = [:]

    /// - Parameter changes: those that the guide itself brought about.
    init(_ guide: Guide, ofGuide number: Int, _ changes: [ValueChange]) {
        let words = Dictionary(grouping: guide.words, by: \.name)
        let inherited = guide.rules.filter { rule in
            guide.documents.indices.contains(rule.section.document)
                && guide.documents[rule.section.document].guide == number
        }
        let names = Set(inherited.map(\.name))
        for change in changes {
            for rule in Self.rules(using: change.name, words) where names.contains(rule) {
                for cause in change.causes where causes[rule]?.contains(cause) != true {
                    causes[rule, default: []].append(cause)
                }
            }
        }
    }

    /// Over layers, roles and whatever else is defined by it.
    private static func rules(using name: String, _ words: [String: [GuideWord]]) -> Set<String> {
        var rules: Set<String> = []
        var seen: Set<String> = [name]
        var waiting = [name]
        while let next = waiting.popLast() {
            for word in words[next] ?? [] {
                rules.formUnion(word.rules)
                for definition in word.definitions where seen.insert(definition).inserted { waiting.append(definition) }
            }
        }
        return rules
    }
}
