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
        let cards = rules.map { (line: $0.guideLine, markup: card($0)) }
        self.init(document.text, cards: cards, look: GuideLook(idPrefix: idPrefix))
    }

    /// - Parameter cards: HTML, each put before the block that has the line.
    init(_ text: String, cards: [(line: Int, markup: String)], look: GuideLook) {
        let tree = BlockReader.read(text)
        let inlines = InlineMarkup(
            idPrefix: look.idPrefix,
            links: look.links,
            bytesForAddresses: max(100_000, text.utf8.count)
        )
        var writer = GuideWriter(tree: tree, cards: RuleCards(cards, in: tree), inlines: inlines, look: look)
        writer.write()
        html = writer.markup.text
        headings = writer.headings
    }
}

/// How a document fits into the page that it is in.
struct GuideLook {
    /// Begins the id of each heading.
    var idPrefix = ""
    /// By how many levels its headings are below those that it has: a page may have headings of its own.
    var headingShift = 2
    /// Nil if links to other files stay as they are.
    var links: DocumentLinks?
    /// What Norma reads is shown on demand.
    var foldsSources = true
}
