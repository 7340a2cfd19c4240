// What the reader is given, and what it throws when the guide is wrong.

import NormaText

/// One Markdown file before it is read.
package struct GuideSource: Sendable, Hashable {
    package var text: String
    /// The file as the user would open it; it names the document in problems, and tells one document from another.
    package var file: String
    package var isBuiltIn: Bool

    package init(text: String, file: String, isBuiltIn: Bool = false) {
        self.text = text
        self.file = file
        self.isBuiltIn = isBuiltIn
    }
}

/// Why an entry of `extends` could not be opened, in words for the author of the guide.
package struct ExtendsFailure: Error, Sendable, Hashable {
    /// One sentence: "there is no guide `goldn-path`".
    package var message: String
    package var suggestion: String?

    package init(message: String, suggestion: String? = nil) {
        self.message = message
        self.suggestion = suggestion
    }
}

/// Everything that is wrong with a guide and those it extends; never empty.
package struct GuideProblems: Error, Sendable, Hashable {
    /// By document (the guide itself first), then by place, then by message; none twice.
    package let problems: [SourceProblem]

    /// Nil where there are none.
    package init?(_ problems: [SourceProblem]) {
        if problems.isEmpty { return nil }
        self.problems = problems
    }
}
