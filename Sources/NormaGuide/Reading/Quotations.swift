// Sentences that rules and questions quote from a document for people: `enforces=` of a block, and quotations without a document.

import NormaText

enum Quotations {
    /// Reports quotations of the guide itself if it names no document.
    static func check(_ guide: Guide, _ files: [GuideFile]) {
        guard guide.guidelines.isEmpty else { return }
        let own = Dictionary(
            files.filter { $0.guide == 0 }.map { ($0.source.file, $0.reader) },
            uniquingKeysWith: { first, _ in first }
        )
        for quotation in guide.rules.flatMap(\.enforces) + guide.reviews.flatMap(\.enforces) {
            own[quotation.place.file]?.report(
                quotation,
                "`enforces` quotes a document, but the guide names none",
                "write `document: AGENTS.md` into the front matter of the guide"
            )
        }
    }
}

extension DocumentReader {
    /// The sentence of the block's `enforces=`, if it has one.
    func quotations(_ block: KnownBlock) -> [LocatedText] {
        guard let value = block.attribute("enforces")?.value else { return [] }
        return [LocatedText(value.text, at: place(value.span))]
    }
}
