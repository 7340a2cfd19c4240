// `Dependencies point one way: Presentation → Domain → Data`: layers in an order.

enum ArrowForm {
    static let form = AdoptionForm(
        phrase: "dependencies: A → B → C",
        keywords: ["dependencies", "depend", "→", "flow", "downward", "layers"],
        read: read
    )

    /// Nothing else than layers, arrows and these: that arrows are dependencies has to be said.
    private static let said: Set<String> = ["dependencies", "dependency", "depend", "depends"]
    private static let fillers: Set<String> = [
        "dependencies", "dependency", "depend", "depends", "flow", "direction", "go", "point", "be", "the", "layer",
        "layers", "one", "way", "downward",
        "downwards", "inward", "only", "of", "in", "rule", "follow", "must",
    ]

    private static func read(_ clause: Clause, _ lexicon: Lexicon) -> AdoptionForm.Outcome {
        let words = (clause.label ?? []) + (clause.subject ?? []) + clause.predicate
        let arrows: Set<String> = ["→", "->", "-->", "=>"]
        guard words.contains(where: { arrows.contains($0.text) }) else { return .no }
        guard words.contains(where: { said.contains($0.text) }) else {
            return .open(.twoReadings("dependencies: A → B → C", "data or events flow A → B → C"))
        }
        let named = words.filter { $0.isCode || !fillers.contains($0.text) && $0.text != "-" }
        let parts = named.split { arrows.contains($0.text) }.map(Array.init)
        var places: [(name: String, patterns: [String])] = []
        for part in parts {
            let noun = part.count == 1 ? part + [SentenceWord("layer")] : part
            guard case .place(let name, let patterns) = lexicon.thing(noun) else {
                return .open(.unknownWord(ClauseTail.text(part)))
            }
            places.append((name, patterns))
        }
        guard places.count >= 2, Set(places.map(\.name)).count == places.count,
            places.allSatisfy({ $0.name.first?.isUppercase == true })
        else {
            return .open(.noForm)
        }
        return .read(draft(places, isSoft: clause.isSoft))
    }

    private static func draft(_ places: [(name: String, patterns: [String])], isSoft: Bool) -> RuleDraft {
        let names = places.map(\.name)
        let lines = (isSoft ? ["severity: warning"] : []) + ["layers: [\(names.joined(separator: ", "))]"]
        let (upper, lower) = (names[0], names[names.count - 1])
        var draft = RuleDraft(
            "layers point from \(upper) to \(lower)",
            lines,
            examples: [
                AdoptedExample(.bad, path: "Sources/\(upper)/CartPage.swift", ["struct CartPage {}"]),
                AdoptedExample(
                    .bad,
                    path: "Sources/\(lower)/Cart.swift",
                    ["struct Cart {", "    let page: CartPage // ✗", "}"]
                ),
                AdoptedExample(
                    .good,
                    path: "Sources/\(upper)/CartPage.swift",
                    ["struct CartPage {", "    let cart: Cart", "}"]
                ),
                AdoptedExample(.good, path: "Sources/\(lower)/Cart.swift", ["struct Cart {}"]),
            ]
        )
        draft.isAboutPlaces = true
        draft.layers = Dictionary(places.map { ($0.name, $0.patterns) }, uniquingKeysWith: { first, _ in first })
        return draft
    }
}
