// What the rules of a guide ask, as sentences.

import NormaFiles
import NormaGuide
import NormaPipeline
import NormaRules

struct RuleSentences {
    private let sentence: RuleSentence

    /// Without code: the demand is the same everywhere.
    init(_ prepared: PreparedGuide) {
        let request = CheckRequest(
            workspace: MemoryWorkspace(files: [:]),
            guide: prepared,
            rules: [],
            today: "2000-01-01",
            threads: 1
        )
        sentence = RuleSentence(in: Pipeline.check(request).context)
    }

    func text(of rule: Rule) -> String { sentence.text(of: rule) }
}
