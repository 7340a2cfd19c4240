// Who a demand without a subject is about: its label, the list's introduction or the heading that it is under.

struct ClauseContext {
    let statement: DocumentStatement
    let lexicon: Lexicon

    /// The clause with its subject; nil if it can't be known who is meant.
    func completed(_ clause: Clause) -> Clause? {
        guard clause.subject == nil, clause.polarity != .only else {
            return clause.label == nil || isHarmless(clause.label ?? []) ? clause : nil
        }
        var clause = clause
        if let label = clause.label, !isHarmless(label) {
            if isSubject(label) {
                clause.subject = label
                return clause
            }
            // A topic, such as `Error handling:`; one that may name who is meant makes it unclear.
            let texts = label.map(\.text)
            guard !label.contains(where: { isRole($0) }), Set(texts).isDisjoint(with: Self.unclear.union(Self.parts))
            else { return nil }
            clause.isFragment = true
        }
        for (index, heading) in statement.headings.enumerated().reversed() {
            let words = Self.withoutEnd(SentenceWord.words(of: heading))
            if words.contains(where: { Self.unclear.contains($0.text) }) { return nil }
            if isSubject(words) {
                clause.subject = words
                return clause
            }
            // A heading above the nearest one says less about who is meant.
            if index == statement.headings.count - 1,
                words.contains(where: { ["test", "tests", "testing"].contains($0.text) })
            {
                clause.subject = [SentenceWord("tests")]
                return clause
            }
            if words.contains(where: { isRole($0) || Self.parts.contains($0.text) }), index > 0 { return nil }
        }
        return clause
    }

    private func isSubject(_ words: [SentenceWord]) -> Bool {
        switch lexicon.thing(words) {
        case .role, .suffixed, .place: true
        case .scope(let scope): scope == "tests"
        default: false
        }
    }

    private func isRole(_ word: SentenceWord) -> Bool { RoleNoun.named([word]) != nil }

    /// `Rule 3:`, `Important:`, `Naming:`
    private func isHarmless(_ words: [SentenceWord]) -> Bool { Self.isHarmless(words) }

    static func isHarmless(_ words: [SentenceWord]) -> Bool {
        words.allSatisfy { harmless.contains($0.text) || Int($0.text) != nil || $0.isPunctuation }
    }

    private static let harmless: Set<String> = [
        "rule", "rules", "important", "dependencies", "dependency", "direction", "mandatory", "layers", "note",
        "critical", "naming", "convention", "safety", "safe", "style",
        "formatting", "length", "warning", "errors",
        "no", "crashes", "optionals", "logging", "concurrency", "must", "required", "always", "never",
        "don't", "do", "not",
    ]
    private static let parts: Set<String> = ["layer", "module", "component", "components", "logic"]
    private static let ends: Set<String> = [
        "guidelines", "rules", "conventions", "practices", "best", "standards", "requirements", "layer", "naming",
        "pattern", "guide", "guideline",
        "(swiftui)", "the",
    ]
    /// What is under such a heading may hold for a part of the code only.
    private static let unclear: Set<String> = [
        "when", "if", "legacy", "migration", "migrating", "new", "watchos", "macos", "tvos", "visionos", "linux",
        "server", "example", "examples",
        "script", "scripts", "ci", "workflow", "git", "troubleshooting", "previews", "preview",
    ]

    /// `View model rules` is about view models; marks and numbers at the front count for nothing.
    private static func withoutEnd(_ words: [SentenceWord]) -> [SentenceWord] {
        var rest = words.filter { $0.isCode || $0.text.contains(where: \.isLetter) }[...]
        if let open = rest.firstIndex(where: { $0.text == "(" }) { rest = rest[..<open] }
        while let last = rest.last, rest.count > 1, ends.contains(last.text) { rest = rest.dropLast() }
        return Array(rest)
    }
}
