// `X must not import Y`, `never use Y`, `no Y in X`: what something, or all code, must not do.

enum UseForm {
    static let form = AdoptionForm(
        phrase: "X must not import/use/know Y; never use Y; no Y in X",
        keywords: [
            "import", "use", "know", "depend", "never", "no", "access", "call", "reference", "not", "don't", "avoid",
            "create",
        ],
        read: read
    )

    private static func read(_ clause: Clause, _ lexicon: Lexicon) -> AdoptionForm.Outcome {
        guard clause.polarity == .mustNot else { return .no }
        if let outcome = practice(in: clause, lexicon) { return outcome }
        if let outcome = between(clause, lexicon) { return outcome }
        guard let verb = UseVerb.all[clause.verb] else { return .no }
        guard var object = verb.object(of: clause.object) else { return .no }
        var places: [Thing] = []
        if let split = Self.place(in: object, lexicon) {
            guard !split.places.isEmpty else { return .open(.unknownWord(ClauseTail.text(split.words))) }
            (places, object) = (split.places, split.object)
        }
        if verb.needsPlace, places.isEmpty, clause.subject == nil { return .no }
        switch UseSubject.subjects(of: clause, places: places, lexicon) {
        case .failure(let reason): return .open(reason.reason)
        case .success(let subjects):
            // Of several it isn't clear who the other ones are.
            if subjects.count > 1, object.contains(where: { ["other", "another"].contains($0.text) }) {
                return .open(.noForm)
            }
            var all: [RuleDraft] = []
            for subject in subjects {
                switch drafts(of: clause, verb, subject, object, lexicon) {
                case .failure(let reason): return .open(reason.reason)
                case .success(let drafts): all += drafts
                }
            }
            guard var first = all.first else { return .open(.noForm) }
            first.also = Array(all.dropFirst())
            return .read(first)
        }
    }

    /// One rule, or one for each thing if code says them in different ways.
    private static func drafts(
        of clause: Clause,
        _ verb: UseVerb,
        _ subject: Thing?,
        _ object: [SentenceWord],
        _ lexicon: Lexicon
    ) -> Result<[RuleDraft], UseSubject.Unread> {
        switch UseSubject.objects(object, subject, lexicon) {
        case .failure(let word): return .failure(UseSubject.Unread(reason: .unknownWord(word.text)))
        case .success(let objects):
            // Only tests could import it.
            let isForTests = subject == nil && objects == [.module("XCTest")]
            let subject = isForTests ? .scope("tests") : subject
            // What a list or a column forbids may be about a subject that only the text around it names.
            let areNames = objects.allSatisfy(\.isCodeAlone)
            if clause.isFragment, subject == nil, !areNames { return .failure(UseSubject.Unread(reason: .noForm)) }
            let rule = { UseRule(verb: verb, subject: subject, objects: $0, isSoft: clause.isSoft).draft() }
            if let draft = rule(objects) { return .success([draft]) }
            let drafts = objects.compactMap { rule([$0]) }
            guard objects.count > 1, drafts.count == objects.count else {
                return .failure(UseSubject.Unread(reason: .noForm))
            }
            return .success(drafts)
        }
    }

    /// `no dependencies between the Domain and Data layers`: neither may use the other.
    private static func between(_ clause: Clause, _ lexicon: Lexicon) -> AdoptionForm.Outcome? {
        let words = clause.object.drop { !$0.isCode && ["direct", "any"].contains($0.text) }
        guard clause.subject == nil, ["have", "create", "add", "introduce"].contains(clause.verb), words.count > 3,
            ["dependencies", "dependency"].contains(words.first?.text ?? ""), words.dropFirst().first?.text == "between"
        else { return nil }
        let named = Array(words.dropFirst(2))
        guard case .success(let things) = lexicon.things(named), things.count == 2,
            things.allSatisfy({ $0.subject != nil })
        else { return .open(.unknownWord(ClauseTail.text(named))) }
        let drafts = [(things[0], things[1]), (things[1], things[0])].map { subject, object in
            UseRule(verb: UseVerb(meaning: .uses), subject: subject, objects: [object], isSoft: clause.isSoft).draft()
        }
        guard case let one?? = drafts.first, case let other?? = drafts.last else { return .open(.noForm) }
        var first = one
        first.also = [other]
        return .read(first)
    }

    /// `never force unwrap`, `no print statements in production code`.
    private static func practice(in clause: Clause, _ lexicon: Lexicon) -> AdoptionForm.Outcome? {
        let isPlainVerb = ["have", "use", "add", "write", "leave", "introduce", "create", "commit", "include"].contains(
            clause.verb
        )
        for words in [clause.predicate, isPlainVerb ? clause.object : clause.predicate] {
            // `hardcoded strings in views` is a name as a whole.
            let split = practices(in: words, lexicon).isEmpty ? place(in: words, lexicon) : nil
            let object = split?.object ?? words
            let practices = practices(in: object, lexicon)
            guard !practices.isEmpty else { continue }
            // `No external dependencies` may describe one module, and not to add any allows those that are there.
            if !["use", "import"].contains(clause.verb), practices.contains(where: { $0.name == "third-party-imports" })
            {
                return .open(.noForm)
            }
            var scopes = split?.places.compactMap(\.scope) ?? []
            if let split, scopes.isEmpty || scopes.count < split.places.count {
                return .open(.unknownWord(ClauseTail.text(split.words)))
            }
            if let subject = clause.subject {
                guard scopes.isEmpty, let found = lexicon.thing(subject)?.scope else {
                    return .open(.unknownWord(ClauseTail.text(subject)))
                }
                scopes = [found]
            }
            if scopes.contains("tests"), !practices.allSatisfy(\.servesTests) { return .open(.noForm) }
            let everywhere = scopes.isEmpty ? [nil] : scopes.map(Optional.some)
            var drafts = everywhere.flatMap { scope in practices.map { $0.draft(in: scope, warns: clause.isSoft) } }
            var first = drafts.removeFirst()
            first.also = drafts
            return .read(first)
        }
        return nil
    }

    /// One, or several joined by `or`; empty if one of them is something else.
    private static func practices(in words: [SentenceWord], _ lexicon: Lexicon) -> [Practice] {
        func practice(_ words: [SentenceWord]) -> Practice? {
            guard case .practice(let name) = lexicon.thing(words) else { return nil }
            return Practice.named(name)
        }
        if let one = practice(words) { return [one] }
        let parts = Lexicon.parts(words)
        guard parts.count > 1, let first = parts.first else { return [] }
        let found = parts.enumerated().compactMap { index, part in
            // `hardcoded colors or spacing`, `force unwrapping or casting`
            practice(part) ?? (index > 0 ? first.first.flatMap { practice([$0] + part) } : nil)
        }
        return found.count == parts.count ? found : []
    }

    /// `… in views`, `… from view models`: the last such phrase.
    private static func place(
        in words: [SentenceWord],
        _ lexicon: Lexicon
    ) -> (object: [SentenceWord], places: [Thing], words: [SentenceWord])? {
        let prepositions: Set<String> = ["in", "inside", "within", "from"]
        guard let at = words.lastIndex(where: { !$0.isCode && prepositions.contains($0.text) }), at > 0,
            at + 1 < words.count
        else {
            return nil
        }
        let noun = Array(words[(at + 1)...])
        return (Array(words[..<at]), (try? lexicon.things(noun).get()) ?? [], noun)
    }
}

/// Who must not.
enum UseSubject {
    struct Unread: Error { let reason: OpenReason }

    /// One at least; nil is all production code.
    static func subjects(of clause: Clause, places: [Thing], _ lexicon: Lexicon) -> Result<[Thing?], Unread> {
        guard let words = clause.subject else { return .success(places.isEmpty ? [nil] : places) }
        guard places.isEmpty else { return .failure(Unread(reason: .noForm)) }
        guard case .success(let subjects) = lexicon.things(words), subjects.allSatisfy({ $0.subject != nil }) else {
            return .failure(Unread(reason: .unknownWord(ClauseTail.text(words))))
        }
        for case .type(let name) in subjects where !lexicon.types.contains(name) {
            return .failure(Unread(reason: .unknownWord(name)))
        }
        return .success(subjects)
    }

    private static let others: Set<[String]> = [["each", "other"], ["one", "another"]]

    /// `each other` and `another view model` are the subject itself.
    static func objects(
        _ words: [SentenceWord],
        _ subject: Thing?,
        _ lexicon: Lexicon
    ) -> Result<[Thing], Lexicon.UnknownWord> {
        if others.contains(words.map(\.text)) {
            return subject.map { .success([$0]) } ?? .failure(Lexicon.UnknownWord(text: "each other"))
        }
        if let first = words.first, !first.isCode, ["another", "other"].contains(first.text) {
            guard let other = lexicon.thing(Array(words.dropFirst())), other == subject else {
                return .failure(Lexicon.UnknownWord(text: ClauseTail.text(words)))
            }
            return .success([other])
        }
        return lexicon.things(words)
    }
}
