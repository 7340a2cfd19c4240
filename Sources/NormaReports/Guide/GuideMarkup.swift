// A guide as HTML: its Markdown, and the result of each rule beside the block that states it.

import NormaFindings

/// One document of a guide, as part of a page. Nothing in it is executed or loaded, whatever the document contains.
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
    ///   - rules: the rules that the document states.
    ///   - idPrefix: the prefix of each heading's id, so that several documents fit into one page.
    ///   - card: the HTML to insert before the block in which a rule begins.
    package init(_ document: GuideText, rules: [RuleSummary], idPrefix: String, card: (RuleSummary) -> String) {
        let cards = rules.map { (line: $0.guideLine, markup: card($0)) }
        self.init(document.text, cards: cards, look: GuideLook(idPrefix: idPrefix))
    }

    /// - Parameter cards: HTML, each to insert before the block that contains the line.
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

/// How a document fits into its page.
struct GuideLook {
    /// The prefix of each heading's id.
    var idPrefix = ""
    /// How many levels to lower its headings, because the page may have its own.
    var headingShift = 2
    /// Nil if links to other files stay unchanged.
    var links: DocumentLinks?
    /// Blocks for Norma are shown on demand.
    var foldsSources = true
}
