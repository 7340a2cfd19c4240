// What the rules of a guide ask, as sentences.

import NormaFiles
import NormaGuide
import NormaPipeline
import NormaRules

struct RuleSentences {
    private let sentence: RuleSentence

    /// Without code: the demand is the same everywhere.
    init(_ prepared: PreparedGuide) { sentence = RuleSentence(in: Self.context(of: prepared)) }

    /// A context of the guide over no code, for words.
    static func context(of prepared: PreparedGuide) -> JudgingContext {
        let request = CheckRequest(
            workspace: MemoryWorkspace(files: [:]),
            guide: prepared,
            rules: [],
            today: "2000-01-01",
            threads: 1
        )
        return Pipeline.check(request).context
    }

    func text(of rule: Rule) -> String { sentence.text(of: rule) }
}
