// The structure of a Markdown file: front matter, headings, fenced blocks, comments.

struct MarkdownDocument: Sendable {
    /// The bytes between the two `---` lines at the top.
    var frontMatter: Range<Int>?
    /// The first line after the front matter, from 1.
    var firstLine: Int
    var headings: [Heading]
    var blocks: [FencedBlock]
    /// The lines of HTML comments that begin a line, from 1.
    var comments: [ClosedRange<Int>]
    /// Where a comment or front matter begins that never ends.
    var unclosedComment: Int?
    var unclosedFrontMatter: Int?
    /// Where the first list begins that is nested too deeply to be read.
    var tooDeep: Int?

    struct Heading: Sendable, Hashable {
        var level: Int
        var title: String
        /// The first line of the heading, and its last (a heading may be underlined).
        var line: Int
        var lastLine: Int
    }
}
