// `Use X instead of Y`: Y is forbidden, and X is what to do.

enum ReplaceForm {
    static let form = AdoptionForm(
        phrase: "use `X` instead of `Y`; use `X`, not `Y`",
        keywords: ["instead", "rather", "use", "replace", "not", "over"],
        read: read
    )

    private static func read(_ clause: Clause, _ lexicon: Lexicon) -> AdoptionForm.Outcome {
        guard clause.polarity == .must, clause.subject == nil, clause.verb == "use" else { return .no }
        let words = clause.object
        if let rejected = clause.rejected, words.contains(where: \.isCode), rejected.contains(where: \.isCode) {
            return forbidding(rejected, insteadOf: words, lexicon)
        }
        let middles: [[String]] = [
            ["instead", "of"], ["rather", "than"], [",", "not"], [",", "never"], ["and", "not"], ["and", "never"],
        ]
        for middle in middles {
            let indices = words.indices.dropFirst().filter { at in
                at + middle.count < words.count && zip(words[at...], middle).allSatisfy { !$0.isCode && $0.text == $1 }
            }
            guard indices.count == 1, let at = indices.first else { continue }
            let good = Array(words[..<at])
            let bad = Array(words[(at + middle.count)...])
            guard good.contains(where: { $0.isCode || lexicon.thing(good) != nil }) else { return .open(.noForm) }
            return forbidding(bad, insteadOf: good, lexicon)
        }
        return .no
    }

    private static func forbidding(_ bad: [SentenceWord], insteadOf good: [SentenceWord], _ lexicon: Lexicon)
        -> AdoptionForm.Outcome
    {
        let clause = Clause(polarity: .mustNot, subject: nil, predicate: [SentenceWord("use")] + bad)
        switch UseForm.form.read(clause, lexicon) {
        case .read(var draft):
            // What is said is about the pair: a role or a folder is not replaced by a name.
            guard !draft.usesNatures, !draft.isAboutPlaces else { return .open(.noForm) }
            if case .rule(let lines) = draft.content {
                draft.content = .rule(lines + ["instead: \(YAMLText.quoted("Use \(ClauseTail.text(good))."))"])
            }
            return .read(draft)
        case let other: return other
        }
    }
}
