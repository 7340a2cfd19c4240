// The blocks of a guide that are not rules: examples, questions for reviewers.

/// A `given`, `before`, `bad`, `good` or `fixed` block.
package struct Example: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
        /// A file that belongs to all examples after it, under its heading and those below.
        case given
        /// A file as it was, before the change that the blocks after it show.
        case before
        case bad, good, fixed
    }

    /// The path of an example that names none.
    package static let defaultPath = "Example.swift"

    package var kind: Kind
    /// The first word of the info string; `text` means a folder tree of empty files.
    package var language: String
    /// The path of the file in the small tree; nil: `defaultPath`, and for a folder tree none.
    package var path: String?
    /// The rules that it is about; empty: every rule under its heading.
    package var rules: [String]
    package var text: String
    package var section: SectionReference
    /// The first line of its content in the document.
    package var firstLine: Int
    package var place: GuidePlace

    package init(
        kind: Kind,
        language: String,
        path: String?,
        rules: [String],
        text: String,
        section: SectionReference,
        firstLine: Int,
        place: GuidePlace
    ) {
        self.kind = kind
        self.language = language
        self.path = path
        self.rules = rules
        self.text = text
        self.section = section
        self.firstLine = firstLine
        self.place = place
    }
}

/// A question that only a person can answer.
package struct ReviewQuestion: Sendable, Hashable {
    package var name: String
    package var question: String
    /// When it is worth asking: these things were touched.
    package var about: Description?
    package var because: String?
    /// The sentences of a document that people judge by it, as quoted.
    package var enforces: [LocatedText] = []
    package var section: SectionReference
    package var place: GuidePlace
}
