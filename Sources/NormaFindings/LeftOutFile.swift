// Files that no rule checks, because they are generated or third-party code.

import NormaText

/// A file that is read for its names but not judged.
package struct LeftOutFile: Sendable, Hashable {
    package var cause: GeneratedCause
    /// The place of the mark; the whole file if the mark is elsewhere, or is the file's name.
    package var place: Place
    /// Whether it is left out only by a mark that isn't accepted: the baseline doesn't list it, and it was not left out
    /// before the change.
    package var isNew: Bool

    /// The file with the reason, if it is another one: a tool's configuration, a licence.
    package var by: RelativePath?

    package init(cause: GeneratedCause, place: Place, by: RelativePath? = nil, isNew: Bool) {
        self.cause = cause
        self.place = place
        self.by = by
        self.isNew = isNew
    }
}

extension [LeftOutFile] {
    /// Their adjective: "generated", "vendored", "generated or vendored".
    package var adjective: String {
        let count = count { $0.cause == .vendored }
        if count == 0 { return "generated" }
        return count == self.count ? "vendored" : "generated or vendored"
    }

    /// How many there are for each cause, in the order of trust.
    package var countsByCause: [(cause: GeneratedCause, count: Int)] {
        GeneratedCause.allCases.map { cause in (cause, count { $0.cause == cause }) }.filter { $0.count > 0 }
    }
}
