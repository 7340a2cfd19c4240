// `Types are UpperCamelCase`, `booleans start with is/has`: how names are written.

enum CaseForm {
    static let form = AdoptionForm(
        phrase: "types/functions/variables are UpperCamelCase/lowerCamelCase; booleans begin with is/has/can",
        keywords: [
            "pascalcase", "camelcase", "lowercamelcase", "uppercamelcase", "booleans", "boolean", "prefix", "naming",
        ],
        read: read
    )

    private static let styles: [String: String] = [
        "pascalcase": "pascal", "uppercamelcase": "pascal", "pascal case": "pascal", "upper camel case": "pascal",
        "camelcase": "camel",
        "lowercamelcase": "camel", "camel case": "camel", "lower camel case": "camel",
    ]
    private static let subjects: [String: (selectors: [String], name: String)] = [
        "types": (["type"], "types"), "type names": (["type"], "types"), "type": (["type"], "types"),
        "class names": (["class"], "classes"),
        "types and protocols": (["type"], "types"), "types protocols": (["type"], "types"),
        "classes": (["class"], "classes"),
        "classes structs": (["class", "struct"], "classes and structs"),
        "classes and structs": (["class", "struct"], "classes and structs"),
        "protocols": (["protocol"], "protocols"), "enums": (["enum"], "enums"), "structs": (["struct"], "structs"),
        "classes structs enums": (["class", "struct", "enum"], "classes structs and enums"),
        "functions": (["function"], "functions"), "methods": (["function"], "functions"),
        "function names": (["function"], "functions"),
        "variables": (["property"], "variables"), "properties": (["property"], "properties"),
        "variables functions": (["property", "function"], "variables and functions"),
        "functions variables": (["property", "function"], "variables and functions"),
        "variables and functions": (["property", "function"], "variables and functions"),
        "functions and variables": (["property", "function"], "variables and functions"),
        "properties and methods": (["property", "function"], "properties and methods"),
        "methods and properties": (["property", "function"], "properties and methods"),
        "enum cases": (["case"], "enum cases"), "cases": (["case"], "enum cases"),
        "functions properties": (["property", "function"], "variables and functions"),
        "properties functions": (["property", "function"], "variables and functions"),
    ]
    private static let fillers: Set<String> = [
        ",", "/", "the", "all", "use", "be", "in", "for", "names", "name", "written", "follow", "swift", "a", "named",
        "and",
    ]

    private static func read(_ clause: Clause, _ lexicon: Lexicon) -> AdoptionForm.Outcome {
        guard clause.polarity == .must else { return .no }
        if let booleans = booleans(clause) { return booleans }
        // `Use UpperCamelCase for types`
        var subject = clause.subject
        var predicate = clause.predicate
        if subject == nil, clause.verb == "use",
            let at = predicate.firstIndex(where: { !$0.isCode && $0.text == "for" })
        {
            subject = Array(predicate[(at + 1)...])
            predicate = Array(predicate[..<at])
        }
        guard let words = subject else { return .no }
        let written = predicate.filter { !fillers.contains($0.text) }.map { $0.text.lowercased() }.joined(
            separator: " "
        )
        guard let style = styles[written] else { return .no }
        let name = words.filter { ![",", "/", "the", "all"].contains($0.text) }.map { $0.text.lowercased() }.joined(
            separator: " "
        )
        guard let found = subjects[name] else { return .open(.unknownWord(name)) }
        return .read(draft(found.selectors, found.name, style, isSoft: clause.isSoft))
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
