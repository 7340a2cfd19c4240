// A sentence of a document for people, with what is around it.

/// One sentence, list item or cell of a table.
package struct DocumentStatement: Sendable, Hashable {
    /// As it is in the document, without the mark of a list.
    package var text: String
    /// From 1.
    package var line: Int
    /// The headings that it is under, the outermost first.
    package var headings: [String]
    /// The line that ends in a colon and introduces the list, or the head of the table's column.
    package var lead: String?
    /// Whether it asks for something.
    package var isNormative: Bool
    /// What is read as a demand: the sentence itself, a cell of its row, or an item with what introduces it.
    package var variants: [Variant]
    /// Its demands one by one, if semicolons divide them: `Indent with tabs; avoid Combine`.
    package var parts: [Variant] = []

    package struct Variant: Sendable, Hashable {
        /// What a rule quotes.
        package var quotation: String
        /// What is read.
        package var text: String
        package var lead: String?
        /// The second limit, above which it is an error.
        package var errorLimit: Int?

        package init(_ quotation: String, text: String? = nil, lead: String? = nil, errorLimit: Int? = nil) {
            (self.quotation, self.text, self.lead, self.errorLimit) = (quotation, text ?? quotation, lead, errorLimit)
        }
    }

    package init(text: String, line: Int, headings: [String] = [], lead: String? = nil, isNormative: Bool = true) {
        (self.text, self.line, self.headings, self.lead) = (text, line, headings, lead)
        self.isNormative = isNormative
        variants = [Variant(text, lead: lead)]
    }
}

/// A fenced block of a document.
package struct DocumentFence: Sendable, Hashable {
    /// What follows the opening fence: `swift`, `mermaid`, nothing.
    package var info: String
    package var lines: [String]
    /// Of the opening fence, from 1.
    package var line: Int
    package var headings: [String]

    package init(info: String, lines: [String], line: Int, headings: [String]) {
        (self.info, self.lines, self.line, self.headings) = (info, lines, line, headings)
    }

    private static let badWords = [
        "bad", "wrong", "incorrect", "avoid", "never", "don't", "anti-pattern", "prohibited", "forbidden", "not ",
        "before", "❌", "✗", "🚫", "⛔",
        "legacy", "smell",
    ]

    /// Whether the block, or the headings above it, may show what not to do.
    package var mayBeBad: Bool {
        let text = (lines.joined(separator: "\n") + "\n" + headings.joined(separator: "\n")).lowercased()
        return Self.badWords.contains(where: text.contains)
    }
}

/// What `norma adopt` reads of a document.
package struct AdoptedDocument: Sendable {
    /// From the top of the project.
    package var path: String
    package var statements: [DocumentStatement]
    package var fences: [DocumentFence]

    package init(path: String, statements: [DocumentStatement], fences: [DocumentFence]) {
        (self.path, self.statements, self.fences) = (path, statements, fences)
    }
}
