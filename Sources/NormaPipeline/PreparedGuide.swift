// A guide with what is prepared once for all the files that it will judge.

import NormaExtraction
import NormaGuide
import NormaRules
import NormaText

package struct PreparedGuide: Sendable {
    package let guide: Guide
    let extractor: Extractor

    /// Compiles the guide's code patterns; a pattern that is no Swift is a problem of the guide.
    package init(_ guide: Guide) throws(GuideProblems) {
        self.guide = guide
        extractor = Extractor(patterns: .none)
    }
}

/// Every word that a guide may use, as this build knows them.
package enum Language {
    package static let vocabulary = Vocabulary.ofRules(
        checks: AllChecks.all.map { check in
            CheckWord(
                check.identifier,
                summary: check.summary,
                isMeasured: check.isMeasured,
                documentation: check.documentation
            )
        }
    )
}
