// `Use X instead of Y`: Y is forbidden, and X is what to do.

enum ReplaceForm {
    static let form = AdoptionForm(
        phrase: "use `X` instead of `Y`; use `X`, not `Y`; prefer `X` over `Y`",
        keywords: ["instead", "rather", "use", "prefer", "replace", "not", "over"],
        read: read
    )

    private static func read(_ clause: Clause, _ lexicon: Lexicon) -> AdoptionForm.Outcome {
        guard clause.polarity == .must else { return .no }
        if clause.subject != nil { return forbiddingOf(clause, lexicon) }
        guard ["use", "prefer"].contains(clause.verb) else { return .no }
        let words = clause.object
        let isSoft = clause.isSoft || clause.verb == "prefer"
        if let rejected = clause.rejected, isNamed(words, lexicon) || isTesting(words), isNamed(rejected, lexicon) {
            return forbidding(rejected, insteadOf: words, isSoft, lexicon)
        }
        let middles: [[String]] = [
            ["instead", "of"], ["rather", "than"], [",", "not"], [",", "never"], ["and", "not"], ["and", "never"],
            ["over"], ["not"],
        ]
        for middle in middles {
            let indices = words.indices.dropFirst().filter { at in
                at + middle.count < words.count && zip(words[at...], middle).allSatisfy { !$0.isCode && $0.text == $1 }
            }
            guard indices.count == 1, let at = indices.first else { continue }
            let good = Array(words[..<at])
            let bad = Array(words[(at + middle.count)...])
            // `use X not Y`, without a comma
            if middle == ["not"], good.last?.isCode != true || bad.first?.isCode != true { continue }
            guard isNamed(good, lexicon) || isTesting(good) else { return .open(.noForm) }
            // `Use `@Observable` for view models instead of `ObservableObject``
            let user = good.lastIndex { !$0.isCode && $0.text == "for" }.map { Array(good[($0 + 1)...]) } ?? []
            if !user.isEmpty, lexicon.thing(user)?.subject != nil {
                var forbidden = clause
                forbidden.polarity = .mustNot
                forbidden.subject = user
                forbidden.predicate = [SentenceWord("use")] + bad
                return UseForm.form.read(forbidden, lexicon)
            }
            return forbidding(bad, insteadOf: good, isSoft, lexicon)
        }
        return .no
    }

    /// `View models use use cases, never repositories`: what they must not use.
    private static func forbiddingOf(_ clause: Clause, _ lexicon: Lexicon) -> AdoptionForm.Outcome {
        let words = clause.predicate
        let places = words.indices.dropFirst(2).filter { at in
            !words[at].isCode && words[at].text == "," && at + 2 < words.count
                && ["never", "not"].contains(words[at + 1].text)
        }
        guard UseVerb.all[clause.verb]?.meaning == .uses, places.count == 1, let at = places.first else { return .no }
        var forbidden = clause
        forbidden.polarity = .mustNot
        forbidden.predicate = [SentenceWord("use")] + words[(at + 2)...].filter { $0.isCode || $0.text != "directly" }
        return UseForm.form.read(forbidden, lexicon)
    }

    /// Whether it is code, or something with a name: nothing that only a person can tell.
    private static func isNamed(_ words: [SentenceWord], _ lexicon: Lexicon) -> Bool {
        words.contains(where: \.isCode) || lexicon.thing(words) != nil
            || words.map(\.text).joined().hasPrefix("async/await")
    }

    private static func isTesting(_ words: [SentenceWord]) -> Bool {
        words.prefix(2).map(\.text) == ["swift", "testing"]
            && words.dropFirst(2).allSatisfy { ["framework", "for", "tests", "all", "unit"].contains($0.text) }
    }

    private static let purposes: Set<String> = ["logging", "diagnostics", "output", "debugging", "concurrency"]

    /// Without `for logging`, which what is replaced is for anyway.
    private static func withoutPurpose(_ words: [SentenceWord]) -> [SentenceWord] {
        guard let last = words.last, purposes.contains(last.text),
            let at = words.lastIndex(where: { !$0.isCode && $0.text == "for" }), at > 0, words.count - at <= 3
        else { return words }
        return words[..<at].last?.text == "," ? Array(words[..<(at - 1)]) : Array(words[..<at])
    }

    private static func forbidding(
        _ bad: [SentenceWord],
        insteadOf good: [SentenceWord],
        _ isSoft: Bool,
        _ lexicon: Lexicon
    ) -> AdoptionForm.Outcome {
        let bad = withoutPurpose(bad)
        let isOfTests = (try? lexicon.things(bad).get()) == [.module("XCTest")]
        // Tests of the interface have no other framework.
        if isSoft, isOfTests { return .open(.noForm) }
        let clause = Clause(polarity: .mustNot, subject: nil, predicate: [SentenceWord("use")] + bad, isSoft: isSoft)
        switch UseForm.form.read(clause, lexicon) {
        case .read(var draft):
            // What is said is about the pair: a role or a folder is not replaced by a name.
            guard isOfTests || !draft.usesNatures && !draft.isAboutPlaces else { return .open(.noForm) }
            if case .rule(let lines) = draft.content {
                draft.content = .rule(lines + ["instead: \(YAMLText.quoted("Use \(ClauseTail.text(good))."))"])
            }
            return .read(draft)
        case let other: return other
        }
    }
}
