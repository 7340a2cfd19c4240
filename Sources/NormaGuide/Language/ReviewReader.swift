// Reads `yaml review` blocks: questions that only a person can answer, and when they are worth asking.

struct ReviewReader {
    let document: DocumentReader
    let language: GuideLanguage

    private static let details = ["question", "when", "about", "because", "enforces"]

    /// One question, a list of questions, or a mapping of their names.
    func reviews(_ value: YamlValue, of owner: Owner, section: SectionReference) -> [ReviewQuestion] {
        switch value.content {
        case .list(let elements):
            return elements.compactMap { review($0, of: owner, section: section) }
        case .mapping(let entries) where !entries.isEmpty && !entries.contains { isKey($0.key) }:
            return entries.compactMap { named($0, section: section) }
        default: return review(value, of: owner, section: section).map { [$0] } ?? []
        }
    }

    private func isKey(_ text: String) -> Bool { text == "review" || Self.details.contains(text) }

    /// `names-are-plain: Do the names say …?`, or with the question's own keys.
    private func named(_ entry: YamlEntry, section: SectionReference) -> ReviewQuestion? {
        guard document.kebabName(entry.key, at: entry.keySpan, what: "review") else { return nil }
        if case .text = entry.value.content {
            return document.text(entry).map {
                ReviewQuestion(
                    name: entry.key,
                    question: $0,
                    about: nil,
                    because: nil,
                    enforces: [],
                    section: section,
                    place: document.place(entry.keySpan)
                )
            }
        }
        guard let fields = document.fields(entry.value, of: Owner(entry), known: Self.details) else { return nil }
        return review(fields, named: entry.key, at: entry.keySpan, section)
    }

    private func review(_ value: YamlValue, of owner: Owner, section: SectionReference) -> ReviewQuestion? {
        guard let fields = document.fields(value, of: owner, known: ["review"] + Self.details) else { return nil }
        var name: String?
        if let entry = fields["review"] {
            if let text = document.text(entry), document.kebabName(text, at: entry.value.span, what: "review") {
                name = text
            }
        } else {
            document.report(value.span, "a review needs a name", "begin it with `review: …`")
        }
        return review(fields, named: name, at: fields["review"]?.value.span ?? value.span, section)
    }

    private func review(
        _ fields: [String: YamlEntry],
        named name: String?,
        at place: Span,
        _ section: SectionReference
    ) -> ReviewQuestion? {
        var question: String?
        if let entry = fields["question"] {
            question = document.text(entry)
        } else {
            document.report(place, "a review needs a `question:`")
        }
        if let when = fields["when"], let about = fields["about"] {
            let later = when.keySpan.start > about.keySpan.start ? when : about
            document.report(later.keySpan, "`when` and `about` mean the same", "keep one")
        }
        let subject = fields["when"] ?? fields["about"]
        var descriptions = DescriptionReader(document, language)
        let about = subject.map { descriptions.description($0, .choosing) }
        let because = fields["because"].map { document.text($0) } ?? nil
        if let about, about == nil { return nil }
        guard let name, let question else { return nil }
        let enforced = fields["enforces"].map { document.quotations($0) } ?? []
        return ReviewQuestion(
            name: name,
            question: question,
            about: about ?? nil,
            because: because,
            enforces: enforced,
            section: section,
            place: document.place(place)
        )
    }
}
