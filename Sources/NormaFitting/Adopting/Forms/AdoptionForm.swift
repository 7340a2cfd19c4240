// The forms that `norma adopt` reads: a table, one file a family.

/// One way to say a rule in a sentence.
struct AdoptionForm: Sendable {
    enum Outcome: Sendable {
        /// The sentence is not of this form.
        case no
        case read(RuleDraft)
        /// It is of this form, and something in it is not known or has two meanings.
        case open(OpenReason)
    }

    /// As it is listed for a sentence that nearly fits.
    let phrase: String
    /// Words that sentences of this form have.
    let keywords: Set<String>
    let read: @Sendable (Clause, Lexicon) -> Outcome

    static let all: [AdoptionForm] = [
        LimitForm.form, UseForm.form, OnlyForm.form, NameForm.form, BeForm.form, PlaceForm.form, CounterpartForm.form,
        ReplaceForm.form, AffirmedForm.form,
        CaseForm.form, ArrowForm.form,
    ]

    /// Forms whose sentences are demands without a word that says so: `A function takes at most 4 parameters.`
    static let plain: [AdoptionForm] = [LimitForm.form, NameForm.form, PlaceForm.form, ReplaceForm.form, CaseForm.form]

    /// The forms that share the most words with a sentence; two at most.
    static func nearest(to statement: DocumentStatement) -> [String] {
        let words = Set(SentenceWord.words(of: statement.text).map { ClauseOpeners.plain[$0.text] ?? $0.text })
        let ranked = all.enumerated().map { (count: words.intersection($1.keywords).count, index: $0, form: $1) }
            .filter { $0.count > 0 }
            .sorted { ($1.count, $0.index) < ($0.count, $1.index) }
        return ranked.prefix(2).map(\.form.phrase)
    }
}
