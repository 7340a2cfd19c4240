// The reader's input, and the error that it throws if the guide is wrong.

import NormaText

/// A guide before it is read: one Markdown file, or a folder of them.
package struct GuideSource: Sendable, Hashable {
    /// For a folder, its `README.md`.
    package var text: String
    /// The file as the user would open it; it names the document in problems, and identifies it.
    package var file: String
    package var isBuiltIn: Bool
    /// The other Markdown files of a folder, in the order of their paths; nil if the guide is one file.
    package var chapters: [ChapterSource]?
    /// The path, without `.md`, of the one chapter that is wanted; nil for all of it.
    package var chapter: String?

    package init(text: String, file: String, isBuiltIn: Bool = false, chapters: [ChapterSource]? = nil) {
        self.text = text
        self.file = file
        self.isBuiltIn = isBuiltIn
        self.chapters = chapters
    }
}

/// A Markdown file of a guide that is a folder.
package struct ChapterSource: Sendable, Hashable {
    /// From the guide's folder: `navigation.md`, `proofs/navigation.md`.
    package var path: String
    /// The file as the user would open it.
    package var file: String
    package var text: String
    /// Why it could not be read; then the text is empty.
    package var failure: String?

    package init(path: String, file: String, text: String, failure: String? = nil) {
        self.path = path
        self.file = file
        self.text = text
        self.failure = failure
    }

    /// By which a guide that extends only this one names it.
    package var name: String { path.hasSuffix(".md") ? String(path.dropLast(3)) : path }
    /// It holds examples, and need not be listed.
    package var isProof: Bool { path.hasPrefix("proofs/") }
    /// It belongs to the guide without being listed: examples, and files of templates.
    package var isBesideChapters: Bool { isProof || path.hasPrefix("templates/") }
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

    /// Nil if there are none.
    package init?(_ problems: [SourceProblem]) {
        if problems.isEmpty { return nil }
        self.problems = problems
    }
}
