// Files that no rule looks at, because they are generated or somebody else's.

import NormaText

/// A file that is read for its names and not judged.
package struct LeftOutFile: Sendable, Hashable, Codable {
    package var cause: GeneratedCause
    /// Where the file says it; the whole file where it is said elsewhere, or by its name.
    package var place: Place
    /// Whether it is left out by a mark alone that nobody has accepted: the baseline doesn't list it, and it was not left out before the
    /// change.
    package var isNew: Bool

    /// The file that says it, if that is another: a tool's configuration, a licence.
    package var by: RelativePath?

    package init(cause: GeneratedCause, place: Place, by: RelativePath? = nil, isNew: Bool) {
        self.cause = cause
        self.place = place
        self.by = by
        self.isNew = isNew
    }
}

extension [LeftOutFile] {
    /// What they are: "generated", "vendored", "generated or vendored".
    package var adjective: String {
        let count = count { $0.cause == .vendored }
        if count == 0 { return "generated" }
        return count == self.count ? "vendored" : "generated or vendored"
    }

    /// How many there are of each cause, in the order of trust.
    package var countsByCause: [(cause: GeneratedCause, count: Int)] {
        GeneratedCause.allCases.map { cause in (cause, count { $0.cause == cause }) }.filter { $0.count > 0 }
    }
}
