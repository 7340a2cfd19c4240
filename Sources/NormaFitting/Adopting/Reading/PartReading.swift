// Reads the demands of a sentence one by one that semicolons divide.

import NormaRules

struct PartReading {
    private(set) var drafts: [RuleDraft] = []
    /// The parts that demand something and are not read; empty if no part is.
    private(set) var open: [(statement: DocumentStatement, reason: OpenReason)] = []

    /// A part without a subject may be about the one that an earlier part names, so it is read only if none does.
    init(_ statement: DocumentStatement, _ lexicon: Lexicon) {
        var isAboutAll = true
        for part in statement.parts {
            var alone = statement
            alone.text = part.quotation
            alone.variants = [part]
            let clause = try? ClauseReading(variant: part).clause().get()
            let hasSubject = clause?.subject.map { !ClauseContext.isHarmless($0) } ?? false
            guard hasSubject || isAboutAll,
                case .success(var draft) = Adoption.reading(of: part, in: alone, lexicon, AdoptionForm.all)
            else {
                isAboutAll = false
                if NormativeWords.demands(part.quotation) { open.append((alone, .noForm)) }
                continue
            }
            if hasSubject || clause?.label.map({ !ClauseContext.isHarmless($0) }) ?? false { isAboutAll = false }
            draft.quotation = part.quotation
            drafts.append(draft)
        }
        if drafts.isEmpty { open = [] }
    }
}
