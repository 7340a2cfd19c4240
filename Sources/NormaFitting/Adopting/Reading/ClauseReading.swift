// From a sentence to its clause; every word has a part in it, or the sentence is not read.

struct ClauseReading {
    let variant: DocumentStatement.Variant

    /// The clause, or why there is none.
    func clause() -> Result<Clause, OpenFailure> { clauses().first ?? .failure(OpenFailure(.noForm)) }

    /// The ways to take it apart, the likeliest first: what has a label may have its verb in a word that is a noun, too.
    ///
    /// - Returns: at least one.
    func clauses() -> [Result<Clause, OpenFailure>] {
        var tail = ClauseTail(SentenceWord.words(of: variant.text))
        if let failure = tail.trim() { return [.failure(OpenFailure(failure))] }
        if tail.words.count > 40 { return [.failure(OpenFailure(.noForm))] }
        let found = [Self.split(tail.words, lead: variant.lead), Self.labelled(tail), Self.styled(tail)].compactMap(
            \.self
        )
        return found.isEmpty ? [.failure(OpenFailure(.noForm))] : found.map { completed($0, tail) }
    }

    private func completed(_ clause: Clause, _ tail: ClauseTail) -> Result<Clause, OpenFailure> {
        var clause = clause
        clause = Self.withoutPassive(clause)
        let rest = (clause.subject ?? []) + clause.predicate
        if let word = ClauseConditions.condition(in: rest) { return .failure(OpenFailure(.condition(word))) }
        clause.instead = tail.instead
        clause.reason = tail.reason
        clause.samples = tail.samples
        clause.rejected = tail.rejected
        // A demand without a verb has its label as the subject.
        clause.label = clause.subject == tail.label ? nil : tail.label
        return .success(clause)
    }

    struct OpenFailure: Error {
        let reason: OpenReason

        init(_ reason: OpenReason) { self.reason = reason }
    }

    // MARK: - Parts

    private static let allowed: Set<String> = ["allowed", "permitted", "acceptable"]
    private static let forbidden: Set<String> = ["forbidden", "prohibited", "banned", "disallowed"]

    /// `Force unwrapping is a SwiftLint error`, `` `force_cast`: error``
    private static func isError(_ words: [SentenceWord]) -> Bool {
        let said = words.filter { $0.isCode || !["a", "an", "swiftlint", "lint", "compile"].contains($0.text) }
        return said.count == 1 && !words.contains(where: \.isCode)
            && ["error", "errors"].contains(said.first?.text ?? "")
    }

    /// `Force unwrapping is not allowed in production code` forbids to have it.
    private static func withoutPassive(_ clause: Clause) -> Clause {
        if let subject = clause.subject, clause.polarity == .must, clause.verb == "be", isError(clause.object) {
            var active = clause
            (active.polarity, active.subject) = (.mustNot, nil)
            active.predicate = [SentenceWord("have")] + subject
            return active
        }
        guard let subject = clause.subject, clause.predicate.count >= 2, clause.verb == "be",
            let state = clause.predicate.dropFirst().first,
            !state.isCode, (clause.polarity == .mustNot ? allowed : forbidden).contains(state.text),
            clause.polarity != .only
        else { return clause }
        var active = clause
        active.polarity = .mustNot
        active.subject = nil
        active.predicate = [SentenceWord("have")] + subject + clause.predicate.dropFirst(2)
        return active
    }

    /// `types UpperCamelCase`: a style of names needs no verb.
    private static func styled(_ tail: ClauseTail) -> Clause? {
        guard tail.words.contains(where: { CaseForm.styles[$0.text.lowercased()] != nil }) else { return nil }
        return Clause(polarity: .must, subject: nil, predicate: [SentenceWord("use")] + tail.words)
    }

    /// `Protocols: `Contract` suffix`, `Types: PascalCase`: the label is the subject of a demand without a verb.
    private static func labelled(_ tail: ClauseTail) -> Clause? {
        guard let label = tail.label, !tail.words.isEmpty else { return nil }
        var words = tail.words
        if words.last?.text == "only", words.count > 2 { words.removeLast() }
        let ending = words.last?.text
        let verb = ["suffix", "prefix"].contains(ending) ? "have" : "be"
        let article = verb == "have" ? [SentenceWord("the")] : []
        return Clause(
            polarity: .must,
            subject: label,
            predicate: plainVerb([SentenceWord(verb)] + article + words)
        )
    }

    private static func split(_ words: [SentenceWord], lead: String?) -> Clause? {
        let words = withoutAddress(words)
        guard let first = words.first else { return nil }
        if !first.isCode, first.text == "only" { return onlyMay(Array(words.dropFirst())) }
        if let opener = ClauseOpeners.opener(of: words) {
            return Clause(
                polarity: .mustNot,
                subject: nil,
                predicate: plainVerb(opener.inserted + words.dropFirst(opener.count)),
                isSoft: opener.isSoft
            )
        }
        // `View models use use cases, never repositories`: what comes after is no demand of its own.
        let isAfterComma = { (at: Int) in at > 1 && words[at].text == "never" && words[at - 1].text == "," }
        if let found = ClauseOpeners.modal(in: words), !isAfterComma(found.at) {
            let subject = Array(words.prefix(found.at))
            let predicate = plainVerb(found.modal.inserted + words.dropFirst(found.at + found.modal.words.count))
            guard !predicate.isEmpty else { return nil }
            if let reversed = ClauseOpeners.reversedOnly(subject: subject, predicate: predicate, found.modal) {
                return reversed
            }
            return Clause(
                polarity: found.modal.isNegative ? .mustNot : .must,
                subject: subject.isEmpty ? nil : subject,
                predicate: predicate,
                isSoft: found.modal.isSoft
            )
        }
        if let lead, ClauseOpeners.forbids(lead) {
            let verb = ClauseOpeners.isVerb(first) ? [] : [SentenceWord("have")]
            return Clause(polarity: .mustNot, subject: nil, predicate: plainVerb(verb + words), isFragment: true)
        }
        return verbless(words) ?? indicative(words)
    }

    /// `` `@MainActor` on view models``, `one type per file`
    private static func verbless(_ words: [SentenceWord]) -> Clause? {
        guard let first = words.first, words.count > 2 else { return nil }
        let isAttribute = first.isCode && first.text.hasPrefix("@") && ["on", "for"].contains(words[1].text)
        guard isAttribute || !first.isCode && first.text == "one" else { return nil }
        let verb = SentenceWord(isAttribute ? "use" : "have")
        return Clause(polarity: .must, subject: nil, predicate: [verb] + words)
    }

    /// `View models import …`, `Keep files under …`.
    private static func indicative(_ words: [SentenceWord]) -> Clause? {
        guard let first = words.first else { return nil }
        if ClauseOpeners.isImperative(first) {
            return Clause(polarity: .must, subject: nil, predicate: plainVerb(words))
        }
        guard let at = words.indices.dropFirst().first(where: { ClauseOpeners.isFinite(words[$0]) }) else { return nil }
        return Clause(polarity: .must, subject: Array(words[..<at]), predicate: plainVerb(Array(words[at...])))
    }

    /// `Only coordinators may present`.
    private static func onlyMay(_ words: [SentenceWord]) -> Clause? {
        guard let at = words.firstIndex(where: { !$0.isCode && ["may", "can", "should", "must"].contains($0.text) }),
            at > 0,
            at + 1 < words.count
        else { return nil }
        let predicate = plainVerb(Array(words[(at + 1)...]))
        return Clause(polarity: .only, subject: Array(words[..<at]), predicate: predicate)
    }

    /// Without `You must …`, `We …`, `Please`, `Always`.
    private static func withoutAddress(_ words: [SentenceWord]) -> [SentenceWord] {
        var rest = words[...]
        while let first = rest.first, !first.isCode {
            if ["please", "always", "strictly"].contains(first.text) {
                rest = rest.dropFirst()
            } else if ["you", "we", "agents", "developers", "everyone"].contains(first.text) {
                rest = rest.dropFirst()
            } else if first.isPunctuation, first.text != "(" {
                rest = rest.dropFirst()
            } else {
                break
            }
        }
        return Array(rest)
    }

    /// With the first word in its plain form: `uses`, `using` and `used` are `use`.
    static func plainVerb(_ words: [SentenceWord]) -> [SentenceWord] {
        var words = words.filter {
            $0.isCode || !["directly", "always", "ever", "also", "explicitly"].contains($0.text)
        }
        guard let first = words.first, !first.isCode, let plain = ClauseOpeners.plain[first.text] else { return words }
        words[0] = SentenceWord(plain)
        return words
    }
}
