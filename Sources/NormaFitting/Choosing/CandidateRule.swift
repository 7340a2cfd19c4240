// The rules of the books that a first guide may begin with.

/// A rule that readers called right wherever it spoke, or that was never judged wrong.
package struct CandidateRule: Sendable, Hashable {
    package let book: String
    package let name: String
    package let theme: Theme
    /// Why a team wants it, as the second half of a sentence.
    package let why: String
    /// The places that it needs.
    package let places: [String]
    /// What the project has to hold, or the rule could not be broken: `network`, `database`, a role; nil: anything.
    package let thing: String?
    /// The limits to try, the strictest first; empty: the rule has none, or keeps its own.
    package let limits: [Int]

    /// Those that tell most about an architecture first; within a theme likewise.
    package static let all: [CandidateRule] = Theme.allCases.flatMap { theme in
        (architecture[theme] ?? practice[theme] ?? "").split(separator: "\n").compactMap {
            CandidateRule(row: String($0), theme)
        }
    }

    /// A place that is only an exception of a rule, so that a project without it declares `none`.
    static let placesThatMayBeAbsent: Set<String> = ["doubles", "tests-of-feature", "generated-resources"]

    /// `book/rule in place, place if thing at 80, 100: why`; nil for a line of another form.
    private init?(row: String, _ theme: Theme) {
        guard let colon = row.firstRange(of: ": "), let slash = row.firstIndex(of: "/"), slash < colon.lowerBound else {
            return nil
        }
        var head = row[..<colon.lowerBound]
        func list(after word: String) -> [String] {
            guard let range = head.firstRange(of: word) else { return [] }
            let items = head[range.upperBound...].replacing(",", with: "").split(separator: " ").map(String.init)
            head = head[..<range.lowerBound]
            return items
        }
        limits = list(after: " at ").compactMap { Int($0) }
        thing = list(after: " if ").first
        places = list(after: " in ")
        book = String(row[..<slash])
        name = String(head[head.index(after: slash)...])
        self.theme = theme
        why = String(row[colon.upperBound...])
    }
}
