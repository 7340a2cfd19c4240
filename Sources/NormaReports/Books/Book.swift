// A guide as its readers get it: its pages in order, and the page of each rule.

/// A guide that is a file has one page, one that is a folder one for its README and for each chapter.
package struct Book: Sendable {
    package struct Page: Sendable {
        /// The path of a chapter from the guide's folder, without `.md`; nil for the first page.
        package var chapter: String?
        package var title: String
        /// Markdown, with its front matter.
        package var text: String
        /// Where the page states or takes a rule: a line of its text, and the rule's name.
        package var rules: [(line: Int, name: String)]

        /// - Parameter title: may contain Markdown.
        package init(chapter: String?, title: String, text: String, rules: [(line: Int, name: String)]) {
            self.title = MarkdownText.plain(title)
            (self.chapter, self.text, self.rules) = (chapter, text, rules)
        }
    }

    package var name: String
    package var summary: String
    /// The first page, then the chapters.
    package var pages: [Page]
    /// Names are unique.
    package var rules: [RulePage]

    package init(name: String, summary: String, pages: [Page], rules: [RulePage]) {
        (self.name, self.summary, self.pages, self.rules) = (name, summary, pages, rules)
    }
}
