// Reads `yaml review` blocks: questions that only a person can answer, and when they are worth asking.

struct ReviewReader {
    let document: DocumentReader
    let language: GuideLanguage

    func review(_ value: YamlValue, of owner: Owner, section: SectionReference) -> ReviewQuestion? {
        let known = ["review", "question", "when", "about", "because", "enforces"]
        guard let fields = document.fields(value, of: owner, known: known) else { return nil }
        var name: String?
        if let entry = fields["review"] {
            if let text = document.text(entry), document.kebabName(text, at: entry.value.span, what: "review") {
                name = text
            }
        } else {
            document.report(owner.span, "a review needs a name", "begin the block with `review: …`")
        }
        var question: String?
        if let entry = fields["question"] {
            question = document.text(entry)
        } else {
            document.report(owner.span, "a review needs a `question:`")
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
        guard let name, let question, let place = fields["review"]?.value.span else { return nil }
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
