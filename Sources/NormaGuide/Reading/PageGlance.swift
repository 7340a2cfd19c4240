// What a Markdown page shows before it is read as part of a guide.

import NormaText

package struct PageGlance: Sendable, Hashable {
    /// The pages that its lists and tables link to, as written.
    package let listed: [String]
    /// It has blocks that Norma reads.
    package let hasBlocks: Bool

    package init(of text: String) {
        let document = DocumentText(GuideSource(text: text, file: ""))
        let markdown = MarkdownScanner.scan(document)
        listed = ChapterLink.all(in: markdown, of: document).map(\.path)
        hasBlocks = markdown.blocks.contains { block in
            let words = InfoString(document, block.info).words
            return words.first.flatMap { BlockWord(rawValue: $0.text) } != nil
        }
    }
}
