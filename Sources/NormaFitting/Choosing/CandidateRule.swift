// The rules of the books that a first guide may begin with.

/// A rule that readers called right wherever it spoke, or that was never judged wrong.
package struct CandidateRule: Sendable, Hashable {
    package let book: String
    package let name: String
    package let theme: Theme
    /// Why a team wants it, as the second half of a sentence.
    package let why: String
    /// The places that it needs.
    package var places: [String] = []
    /// The limits to try, the strictest first; empty: the rule has none, or keeps its own.
    package var limits: [Int] = []

    init(
        _ book: String,
        _ name: String,
        _ theme: Theme,
        _ why: String,
        places: [String] = [],
        limits: [Int] = []
    ) {
        self.book = book
        self.name = name
        self.theme = theme
        self.why = why
        self.places = places
        self.limits = limits
    }

    /// Those that tell most about an architecture first; within a theme likewise.
    package static let all: [CandidateRule] = architecture + practice

    /// A place that is only an exception of a rule, so that a project without it declares `none`.
    static let placesThatMayBeAbsent: Set<String> = ["doubles", "tests-of-feature", "generated-resources"]
}
