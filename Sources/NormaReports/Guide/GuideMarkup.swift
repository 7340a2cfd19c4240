// A guide as HTML: its Markdown, and beside each block that states a rule what has become of the rule.

import NormaFindings

/// One document of a guide, as it stands in a page. Nothing in it is executed or loaded, whatever the document holds.
package struct GuideMarkup {
    package struct Heading: Sendable, Hashable {
        /// From 1, as in the document.
        package var level: Int
        /// Plain text.
        package var title: String
        package var id: String
    }

    package let html: String
    /// For a table of contents, in their order.
    package let headings: [Heading]

    /// - Parameters:
    ///   - rules: those that the document states.
    ///   - idPrefix: begins the id of each heading, so that several documents can stand in one page.
    ///   - card: the HTML that is put before the block in which a rule begins.
    package init(_ document: GuideText, rules: [RuleSummary], idPrefix: String, card: (RuleSummary) -> String) {
        let tree = BlockReader.read(document.text)
        let cards = rules.map { (line: $0.guideLine, markup: card($0)) }
        var writer = GuideWriter(
            tree: tree,
            cards: RuleCards(cards, in: tree),
            inlines: InlineMarkup(idPrefix: idPrefix, bytesForAddresses: max(100_000, document.text.utf8.count))
        )
        writer.write()
        html = writer.markup.text
        headings = writer.headings
    }
}
