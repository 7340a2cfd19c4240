// `X live in Y/`, `put X in Y/`: where things are.

enum PlaceForm {
    static let form = AdoptionForm(
        phrase: "X live in `Folder/`; put X in `Folder/`",
        keywords: ["live", "belong", "go", "put", "place", "folder", "directory", "located", "reside", "placed"],
        read: read
    )

    private static let middles: [[String]] = [
        ["be", "placed", "in"], ["be", "located", "in"], ["be", "defined", "in"], ["be", "declared", "in"],
        ["be", "stored", "in"], ["be", "in"],
        ["live", "in"], ["live", "under"], ["belong", "in"], ["belong", "to"], ["go", "in"], ["go", "into"],
        ["go", "under"], ["reside", "in"], ["sit", "in"],
        ["be", "inside"], ["live", "inside"],
    ]

    private static func read(_ clause: Clause, _ lexicon: Lexicon) -> AdoptionForm.Outcome {
        guard clause.polarity == .must, let found = parts(of: clause) else { return .no }
        let words = found.place.filter {
            $0.isCode || !["a", "an", "the", "folder", "directory", "their", "own"].contains($0.text)
        }
        guard words.count == 1, let word = words.first, word.isCode else {
            return .open(.unknownWord(ClauseTail.text(found.place)))
        }
        let path = word.text.hasSuffix("/") ? String(word.text.dropLast()) : word.text
        let parts = path.split(separator: "/")
        guard !parts.isEmpty, parts.allSatisfy({ $0.allSatisfy { $0.isIdentifierPart || $0 == "-" } }) else {
            return .open(.noForm)
        }
        guard lexicon.places[parts[parts.count - 1].lowercased()] != nil else {
            return .open(.unknownWord("`\(word.text)`"))
        }
        guard let subject = lexicon.thing(found.subject), subject.isTypes, let selector = subject.subject,
            let sample = sample(of: subject)
        else {
            return .open(.unknownWord(ClauseTail.text(found.subject)))
        }
        let joined = parts.joined(separator: "/")
        let lines = [
            clause.isSoft ? "severity: warning" : nil, "every: \(selector)",
            "must: { in: \(YAMLText.quoted("**/\(joined)/**")) }",
        ].compactMap(\.self)
        var bad = sample
        bad.marked = .head
        let root = sample.path?.hasPrefix("Tests") == true ? "Tests" : "Sources"
        var draft = RuleDraft(
            "\(subject.words) are in \(joined)",
            lines,
            examples: [
                AdoptedExample(.bad, path: "\(root)/Elsewhere/\(sample.name).swift", bad.lines),
                AdoptedExample(.good, path: "\(root)/\(joined)/\(sample.name).swift", sample.lines),
            ],
            usesNatures: subject.usesNatures
        )
        draft.isAboutPlaces = true
        return .read(draft)
    }

    private static func parts(of clause: Clause) -> (subject: [SentenceWord], place: [SentenceWord])? {
        let words = clause.predicate
        if let subject = clause.subject {
            for middle in middles where words.count > middle.count {
                if zip(words, middle).allSatisfy({ !$0.isCode && $0.text == $1 }) {
                    return (subject, Array(words.dropFirst(middle.count)))
                }
            }
            return nil
        }
        guard ["put", "place", "keep", "store"].contains(clause.verb),
            let at = words.lastIndex(where: { !$0.isCode && ["in", "into", "under", "inside"].contains($0.text) }),
            at > 1, at + 1 < words.count
        else { return nil }
        return (Array(words[1..<at]), Array(words[(at + 1)...]))
    }

    private static func sample(of subject: Thing) -> SampleType? {
        switch subject {
        case .role(let noun): noun.sample
        case .suffixed(let ending): SampleType("final class", "Cart" + ending, body: ["func load() {}"])
        default: nil
        }
    }
}
