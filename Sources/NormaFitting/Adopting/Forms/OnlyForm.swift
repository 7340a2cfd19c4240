// `Only X may import Y`: what a few may do, and nothing else.

enum OnlyForm {
    static let form = AdoptionForm(
        phrase: "only X may import/use/create Y; Y must only be used by X",
        keywords: ["only", "may", "through", "exclusively"],
        read: read
    )

    private static func read(_ clause: Clause, _ lexicon: Lexicon) -> AdoptionForm.Outcome {
        guard clause.polarity == .only, let subject = clause.subject, let verb = UseVerb.all[clause.verb],
            let object = verb.object(of: clause.object)
        else { return .no }
        guard let who = lexicon.thing(Self.withoutIn(subject)) else {
            return .open(.unknownWord(ClauseTail.text(subject)))
        }
        switch lexicon.things(object) {
        case .failure(let word): return .open(.unknownWord(word.text))
        case .success(let things):
            guard let allowed = allowed(who), let may = may(verb, things) else { return .open(.noForm) }
            return draft(clause, who, allowed: allowed, may: may, things)
        }
    }

    private static func withoutIn(_ words: [SentenceWord]) -> [SentenceWord] {
        words.first?.text == "in" ? Array(words.dropFirst()) : words
    }

    /// The value of `only:`; tests may as well, since a rule for the app says nothing about them.
    private static func allowed(_ who: Thing) -> String? {
        switch who {
        case .role(let noun): "[\(noun.selector), { in: tests }]"
        case .suffixed(let ending): "[{ type: \(YAMLText.quoted("?*" + ending)) }, { in: tests }]"
        case .place(_, let patterns): "{ in: [\(patterns.map(YAMLText.quoted).joined(separator: ", ")), tests] }"
        default: nil
        }
    }

    private static func may(_ verb: UseVerb, _ things: [Thing]) -> (predicate: String, line: String, isImport: Bool)? {
        guard things.count == 1, let thing = things.first else { return nil }
        switch (verb.meaning, thing) {
        case (.imports, .module(let name)), (.imports, .type(let name)), (.uses, .module(let name)):
            return ("{ import: \(YAMLText.quoted(name)) }", "import \(name)", true)
        case (.uses, .type(let name)):
            return ("{ refer-to: \(YAMLText.quoted(name)) }", "let used: \(name)? = nil", false)
        case (.calls, .call(let name)):
            return ("{ call: \(YAMLText.list([name, "*." + name])) }", "func use() { \(name)() }", false)
        case (.uses, .call(let name)):
            return ("{ call: \(YAMLText.list([name, "*." + name])) }", "func use() { \(name)() }", false)
        case (.creates, .type(let name)): return ("{ create: \(YAMLText.quoted(name)) }", "let used = \(name)()", false)
        default: return nil
        }
    }

    private static func draft(
        _ clause: Clause,
        _ who: Thing,
        allowed: String,
        may: (predicate: String, line: String, isImport: Bool),
        _ things: [Thing]
    ) -> AdoptionForm.Outcome {
        let lines = [clause.isSoft ? "severity: warning" : nil, "only: \(allowed)", "may: \(may.predicate)"].compactMap(
            \.self
        )
        let bad = may.isImport ? ["\(may.line) // ✗"] : ["struct Other {", "    \(may.line) // ✗", "}"]
        let good: AdoptedExample
        switch who {
        case .place(let name, let patterns):
            let folder = "Sources/" + (patterns.first ?? name).replacing("**/", with: "").replacing("/**", with: "")
            good = AdoptedExample(
                .good,
                path: "\(folder)/Cart.swift",
                may.isImport ? [may.line] : ["struct Cart {", "    \(may.line)", "}"]
            )
        case .role(let noun):
            var sample = noun.sample
            if may.isImport {
                sample.imports = [String(may.line.dropFirst(7))]
            } else {
                sample = sample.adding(may.line, marked: false)
            }
            good = AdoptedExample(.good, path: sample.path ?? "Sources/Cart.swift", sample.lines)
        case .suffixed(let ending):
            var sample = SampleType("final class", "Cart" + ending)
            if may.isImport {
                sample.imports = [String(may.line.dropFirst(7))]
            } else {
                sample = sample.adding(may.line, marked: false)
            }
            good = AdoptedExample(.good, path: "Sources/Cart.swift", sample.lines)
        default: return .open(.noForm)
        }
        let object = things.map(\.words).joined(separator: " ")
        var draft = RuleDraft(
            "only \(who.words) use \(object)",
            lines,
            examples: [AdoptedExample(.bad, path: "Sources/Other/Other.swift", bad), good],
            usesNatures: who.usesNatures
        )
        draft.isAboutPlaces = who.isPlace
        return .read(draft)
    }
}
