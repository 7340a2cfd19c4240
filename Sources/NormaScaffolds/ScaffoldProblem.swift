// Why nothing can be made.

/// A problem, and the way out.
package struct ScaffoldProblem: Error, Sendable, Hashable {
    /// One sentence.
    package var message: String
    /// One sentence: the way out; nil if there is none.
    package var suggestion: String?

    package init(_ message: String, suggestion: String? = nil) {
        self.message = message
        self.suggestion = suggestion
    }
}

/// All that is wrong with a request, at least one thing.
package struct ScaffoldProblems: Error, Sendable, Hashable {
    package var problems: [ScaffoldProblem]

    package init(_ problems: [ScaffoldProblem]) { self.problems = problems }
}
