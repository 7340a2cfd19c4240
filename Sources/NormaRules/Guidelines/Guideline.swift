// A document for people that isn't a guide, such as `AGENTS.md`: its sentences, and which of them demand something.

import NormaGuide
import NormaText

package struct Guideline: Sendable {
    /// The languages that it may be in, if it is certainly in another than English: no sentence of it is normative then.
    package var foreignLanguages: [TextLanguage] = []
    /// In the order of the document.
    package var sentences: [GuidelineSentence]
    /// Its fenced blocks; their text has no sentences.
    package var blocks: [MarkdownPage.Block]
    package var sections: [Section]

    package var normativeSentences: [GuidelineSentence] { sentences.filter(\.isNormative) }

    /// The titles of the headings above a section's content, the outermost first.
    package func headings(ofSection section: Int) -> [String] {
        sections.indices.contains(section) ? sections[section].titlePath : []
    }
}

/// A sentence of a paragraph or list item, a row of a table, or a heading that demands something.
package struct GuidelineSentence: Sendable, Hashable {
    package enum Form: Sendable, Hashable {
        case paragraph, item, row, heading
    }

    /// Without the marks of Markdown, with one space between words; the cells of a row are divided by ` | `.
    package var text: String
    /// The same with a backquote for each code span, so that the words of code aren't taken for prose.
    package var prose: String
    /// The contents of its code spans, in order.
    package var codeSpans: [String]
    package var form: Form
    /// Where it begins.
    package var position: Position
    package var lastLine: Int
    /// Of its document.
    package var section: Int
    /// The sentence with a colon that introduces its list ("View models must:"), or the heading that does ("Don't").
    package var lead: String?
    /// The heads of the columns, for a row.
    package var columns: [String] = []
    package var cells: [String] = []
    package var isNormative = false

    /// With what introduces its list: "Don't: force unwrap."
    package var fullText: String {
        guard let lead else { return text }
        return (lead.hasSuffix(":") ? lead : lead + ":") + " " + text
    }

    /// Equal for sentences that differ in white space, marks, capitals and the punctuation at their end.
    package var key: String { PlainMarkdown.folded(text) }
}
