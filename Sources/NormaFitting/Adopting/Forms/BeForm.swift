// `X is final`, `X must be a struct`, `mark X as @MainActor`, `X conforms to Y`: what things are.

enum BeForm {
    static let form = AdoptionForm(
        phrase: "X is a struct/final/private/@MainActor; X conforms to Y",
        keywords: [
            "be", "final", "struct", "structs", "actor", "mark", "marked", "conform", "private", "class", "inherit",
            "annotated", "immutable",
        ],
        read: read
    )

    private static func read(_ clause: Clause, _ lexicon: Lexicon) -> AdoptionForm.Outcome {
        guard clause.polarity != .only, let found = parts(of: clause) else { return .no }
        guard let subjectWords = found.subject else { return .no }
        let written = Quality.apart(found.qualities)
        let groups = Lexicon.parts(written)
        let qualities = groups.map { Quality.named($0) }
        guard !groups.isEmpty, qualities.allSatisfy({ $0 != nil }) else { return .no }
        let known = qualities.compactMap(\.self)
        if clause.polarity == .mustNot, known.count > 1 { return .open(.noForm) }
        guard case .success(let subjects) = lexicon.things(subjectWords) else {
            return .open(.unknownWord(ClauseTail.text(subjectWords)))
        }
        let isAny = written.contains { !$0.isCode && $0.text == "or" }
        var drafts: [RuleDraft] = []
        for subject in subjects {
            switch read(clause, subject, known, isAny: isAny) {
            case .read(let draft): drafts.append(draft)
            case let other: return other
            }
        }
        guard var draft = drafts.first else { return .no }
        draft.also = Array(drafts.dropFirst())
        return .read(draft)
    }

    private static func read(_ clause: Clause, _ subject: Thing, _ known: [Quality], isAny: Bool)
        -> AdoptionForm.Outcome
    {
        guard subject.isTypes, let selector = subject.subject else { return .open(.unknownWord(subject.words)) }
        if case .type(let name) = subject { return .open(.unknownWord(name)) }
        guard let sample = sample(of: subject), known.allSatisfy({ $0.fits(subject) }) else { return .open(.noForm) }
        let predicate = known.count == 1 ? known[0].predicate : joined(known, isAny: isAny)
        let lines = [
            clause.isSoft ? "severity: warning" : nil, "every: \(selector)",
            (clause.polarity == .must ? "must: " : "must-not: ") + "{ \(predicate) }",
        ].compactMap(\.self)
        guard let examples = examples(sample, known, isForbidden: clause.polarity == .mustNot, isAny: isAny) else {
            return .open(.noForm)
        }
        let verb = clause.polarity == .must ? "are" : "are not"
        return .read(
            RuleDraft(
                "\(subject.words) \(verb) \(known.map(\.words).joined(separator: isAny ? " or " : " and "))",
                lines,
                examples: examples,
                usesNatures: subject.usesNatures
            )
        )
    }

    private static func joined(_ qualities: [Quality], isAny: Bool) -> String {
        let list = qualities.map { "{ \($0.predicate) }" }.joined(separator: ", ")
        return "\(isAny ? "any" : "all"): [\(list)]"
    }

    // MARK: - How it is said

    private static let middles: [[String]] = [
        ["be", "marked", "as"], ["be", "marked", "with"], ["be", "marked"], ["be", "annotated", "with"],
        ["be", "annotated", "as"],
        ["be", "declared", "as"], ["be", "declared"], ["be", "isolated", "to"], ["be", "implemented", "as"], ["be"],
    ]

    private static func parts(of clause: Clause) -> (subject: [SentenceWord]?, qualities: [SentenceWord])? {
        let words = clause.predicate
        for middle in middles where words.count > middle.count {
            if zip(words, middle).allSatisfy({ !$0.isCode && $0.text == $1 }) {
                return (clause.subject, Array(words.dropFirst(middle.count)))
            }
        }
        switch clause.verb {
        case "conform", "inherit":
            guard words.count >= 3, words[1].text == "to" || words[1].text == "from" else { return nil }
            return (clause.subject, [SentenceWord("\(clause.verb) ")] + words.dropFirst(2))
        case "implement", "subclass", "adopt":
            guard words.count == 2, words[1].isCode else { return nil }
            return (clause.subject, [SentenceWord("conform ")] + words.dropFirst())
        case "use":
            // View models use `@Observable`; use structs for models.
            if let subject = clause.subject {
                let joins: Set<String> = ["or", "and", ",", "/"]
                let areNames = words.dropFirst().allSatisfy { $0.isCode || joins.contains($0.text) }
                return words.count > 1 && areNames ? (subject, Array(words.dropFirst())) : nil
            }
            guard clause.polarity == .must,
                let at = words.firstIndex(where: { !$0.isCode && ["for", "on"].contains($0.text) }), at > 1,
                at + 1 < words.count
            else { return nil }
            return (Array(words[(at + 1)...]), Array(words[1..<at]))
        case "mark", "annotate", "declare", "make":
            guard clause.subject == nil, clause.polarity == .must else { return nil }
            if let at = words.firstIndex(where: { !$0.isCode && ["as", "with"].contains($0.text) }), at > 1 {
                return (Array(words[1..<at]), Array(words[(at + 1)...]))
            }
            guard let last = words.last, words.count > 2, words[1].text != "sure" else { return nil }
            return (Array(words[1..<(words.count - 1)]), [last])
        default: return nil
        }
    }

    // MARK: - Proof

    private static func sample(of subject: Thing) -> SampleType? {
        switch subject {
        case .role(let noun): noun.sample
        case .suffixed(let ending): SampleType("final class", "Cart" + ending, body: ["func load() {}"])
        case .kind(let kind) where ["class", "struct", "enum", "actor"].contains(kind):
            SampleType(kind == "class" ? "final class" : kind, "Cart", body: ["func load() {}"])
        case .attributed(let attribute):
            {
                var sample = SampleType("final class", "Cart", body: ["func load() {}"])
                sample.attributes = [attribute]
                return sample
            }()
        default: nil
        }
    }

    private static func examples(_ sample: SampleType, _ qualities: [Quality], isForbidden: Bool, isAny: Bool)
        -> [AdoptedExample]?
    {
        var (with, without) = (sample, sample)
        for quality in isAny ? Array(qualities.prefix(1)) : qualities { with = quality.added(to: with) }
        for quality in qualities { without = quality.removed(from: without) }
        guard with.lines != without.lines else { return nil }
        var (bad, good) = isForbidden ? (with, without) : (without, with)
        bad.marked = .head
        good.marked = .none
        return [AdoptedExample(.bad, bad), AdoptedExample(.good, good)]
    }
}
