// `Types are UpperCamelCase`, `booleans start with is/has`: how names are written.

enum CaseForm {
    static let form = AdoptionForm(
        phrase: "types/functions/variables are UpperCamelCase/lowerCamelCase; booleans begin with is/has/can",
        keywords: [
            "pascalcase", "camelcase", "lowercamelcase", "uppercamelcase", "booleans", "boolean", "prefix", "naming",
        ],
        read: read
    )

    static let styles: [String: String] = [
        "pascalcase": "pascal", "uppercamelcase": "pascal", "uppercamel": "pascal", "camelcase": "camel",
        "lowercamelcase": "camel", "lowercamel": "camel", "either-camel": "either",
    ]
    private static let spoken: [(words: [String], style: String)] = [
        (["upper", "camel", "case"], "pascalcase"), (["lower", "camel", "case"], "camelcase"),
        (["pascal", "case"], "pascalcase"), (["camel", "case"], "camelcase"),
    ]
    private static let kinds: [String: (kind: String, name: String)] = [
        "types": ("type", "types"), "type": ("type", "types"), "class": ("class", "classes"),
        "classes": ("class", "classes"), "protocols": ("protocol", "protocols"), "protocol": ("protocol", "protocols"),
        "enums": ("enum", "enums"), "enum": ("enum", "enums"), "structs": ("struct", "structs"),
        "struct": ("struct", "structs"), "functions": ("function", "functions"), "function": ("function", "functions"),
        "methods": ("function", "functions"), "method": ("function", "functions"),
        "variables": ("property", "variables"), "variable": ("property", "variables"),
        "properties": ("property", "properties"), "property": ("property", "properties"),
        "cases": ("case", "enum cases"),
    ]
    private static let fillers: Set<String> = [
        ",", "/", "the", "all", "use", "be", "in", "for", "names", "name", "written", "follow", "swift", "a", "named",
        "and", "have", "naming", "conventions", "convention", "case", "keep", "api", "design", "guidelines", "standard",
    ]

    private static func read(_ clause: Clause, _ lexicon: Lexicon) -> AdoptionForm.Outcome {
        guard clause.polarity == .must else { return .no }
        if let booleans = booleans(clause) { return booleans }
        let texts = joined(((clause.subject ?? []) + clause.predicate).map(Self.text))
        guard texts.contains(where: { styles[$0] != nil }) else { return .no }
        let words = texts.filter { !fillers.contains($0) }
        if let unknown = words.first(where: { styles[$0] == nil && kinds[$0] == nil }) {
            return .open(.unknownWord(unknown))
        }
        guard var pairs = pairs(words), !pairs.contains(where: Self.isUnclear) else { return .open(.noForm) }
        for index in pairs.indices where pairs[index].style == "either" { pairs[index].style = "pascal" }
        guard let first = pairs.first else { return .open(.noForm) }
        var draft = draft(first.kinds, style: first.style, isSoft: clause.isSoft)
        draft.also = pairs.dropFirst().map { self.draft($0.kinds, style: $0.style, isSoft: clause.isSoft) }
        return .read(draft)
    }

    /// `CamelCase` is written as it means, and `camelCase` too; what it means for values is unclear.
    private static func text(_ word: SentenceWord) -> String {
        word.original == "CamelCase" ? "either-camel" : word.text.lowercased()
    }

    private static let typeKinds: Set<String> = ["type", "class", "struct", "enum", "protocol"]

    /// Names of values that begin with a capital are rare: then the sentence may not mean what it says.
    private static func isUnclear(_ pair: (kinds: [String], style: String)) -> Bool {
        let areTypes = pair.kinds.allSatisfy { kinds[$0].map { typeKinds.contains($0.kind) } ?? false }
        return pair.style == "either" && !areTypes || pair.style == "camel" && areTypes
    }

    /// `enum cases` and `camel case` as one word each.
    private static func joined(_ texts: [String]) -> [String] {
        var words: [String] = []
        var rest = texts[...]
        while let first = rest.first {
            if let found = spoken.first(where: { rest.starts(with: $0.words) }) {
                words.append(found.style)
                rest = rest.dropFirst(found.words.count)
            } else {
                let isPair = first == "enum" && rest.dropFirst().first == "cases"
                words.append(isPair ? "cases" : first)
                rest = rest.dropFirst(isPair ? 2 : 1)
            }
        }
        return words
    }

    /// `types PascalCase, functions camelCase`, or the style first; nil if it is not clear what belongs together.
    private static func pairs(_ words: [String]) -> [(kinds: [String], style: String)]? {
        let isStyleFirst = words.first.map { styles[$0] != nil } ?? false
        var pairs: [(kinds: [String], style: String)] = []
        for word in isStyleFirst ? words.reversed() : words {
            if let style = styles[word] {
                guard let last = pairs.indices.last, pairs[last].style.isEmpty else { return nil }
                pairs[last].style = style
            } else if let last = pairs.indices.last, pairs[last].style.isEmpty {
                pairs[last].kinds.append(word)
            } else {
                pairs.append(([word], ""))
            }
        }
        guard pairs.allSatisfy({ !$0.style.isEmpty }) else { return nil }
        if isStyleFirst { for index in pairs.indices { pairs[index].kinds.reverse() } }
        return isStyleFirst ? pairs.reversed() : pairs
    }

    private static func draft(_ words: [String], style: String, isSoft: Bool) -> RuleDraft {
        let found = words.compactMap { kinds[$0] }
        // Types of every kind are types.
        let isAny = found.contains { $0.kind == "type" }
        var selectors: [String] = []
        var names: [String] = []
        for entry in found where !isAny || !typeKinds.contains(entry.kind) || entry.kind == "type" {
            if !selectors.contains(entry.kind) { selectors.append(entry.kind) }
            if !names.contains(entry.name) { names.append(entry.name) }
        }
        return draft(selectors, names.joined(separator: " and "), style, isSoft: isSoft)
    }

    private static func draft(_ kinds: [String], _ name: String, _ style: String, isSoft: Bool) -> RuleDraft {
        let selector =
            kinds.count == 1
            ? "{ \(kinds[0]): any, in: production }" : "{ any: [\(kinds.joined(separator: ", "))], in: production }"
        let lines =
            (isSoft ? ["severity: warning"] : []) + ["every: \(selector)", "must: { named: { style: \(style) } }"]
        let (right, wrong) = style == "pascal" ? ("CartRow", "cart_row") : ("cartRow", "cart_row")
        return RuleDraft(
            "\(name) are \(style) case",
            lines,
            examples: [
                AdoptedExample(.bad, code(kinds[0], wrong, mark: " // ✗")),
                AdoptedExample(.good, code(kinds[0], right, mark: "")),
            ]
        )
    }

    private static func code(_ kind: String, _ name: String, mark: String) -> [String] {
        switch kind {
        case "function": ["func \(name)() {}" + mark]
        case "property": ["let \(name) = 1" + mark]
        case "case": ["enum Cart {", "    case \(name)" + mark, "}"]
        case "class": ["final class \(name) {}" + mark]
        case "protocol": ["protocol \(name) {}" + mark]
        case "enum": ["enum \(name) {}" + mark]
        default: ["struct \(name) {}" + mark]
        }
    }

    // MARK: - Booleans

    private static let booleanNames: Set<String> = [
        "booleans", "boolean", "boolean properties", "boolean variables", "boolean names", "boolean property names",
        "bools",
    ]
    private static let booleanFillers: Set<String> = [
        "start", "begin", "with", "prefix", "prefixed", "prefixes", "be", "have", "use", "the", "a", "an", "like", "or",
        "and", ",", "/", "as", "named",
    ]

    /// `Booleans begin with is, has or can`.
    private static func booleans(_ clause: Clause) -> AdoptionForm.Outcome? {
        guard let subject = clause.subject,
            booleanNames.contains(subject.map { $0.text.lowercased() }.joined(separator: " "))
        else { return nil }
        let questions: Set<String> = [
            "is", "has", "can", "should", "will", "did", "was", "are", "does", "needs", "allows",
        ]
        let rest = clause.predicate.filter { $0.isCode || !booleanFillers.contains($0.text) }
        var words: [String] = []
        for word in rest {
            let plain = word.text.lowercased().filter(\.isLetter)
            guard questions.contains(plain) || plain == "have" else { return .open(.noForm) }
            words.append(plain == "have" ? "has" : plain)
        }
        guard !words.isEmpty else { return .open(.noForm) }
        let lines = [
            clause.isSoft ? "severity: warning" : nil,
            "every: { property: any, have-type: Bool, in: production, not: { be: demanded } }",
            "must: { named: { first-word: [\(words.joined(separator: ", "))] } }",
        ].compactMap(\.self)
        return .read(
            RuleDraft(
                "booleans begin with \(words.joined(separator: " "))",
                lines,
                examples: [
                    AdoptedExample(.bad, ["let visible: Bool = true // ✗"]),
                    AdoptedExample(.good, ["let \(words[0])Visible: Bool = true"]),
                ]
            )
        )
    }
}
