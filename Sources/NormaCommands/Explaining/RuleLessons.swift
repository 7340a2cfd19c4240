// What the rules of a result ask, with an example of each that keeps it, for readers who don't know the guide.

import NormaFindings
import NormaGuide
import NormaPipeline
import NormaSpecs
import NormaText

enum RuleLessons {
    /// Of the rules that found something; nothing else is looked up.
    ///
    /// Cost: the examples of the guide once, if anything was found.
    static func of(_ findings: [Finding], in prepared: PreparedGuide) -> [String: RuleLesson] {
        let names = Set(findings.map(\.rule))
        let rules = prepared.guide.rules.filter { names.contains($0.name) }
        guard !rules.isEmpty else { return [:] }
        let sentences = RuleSentences(prepared)
        let pages = RulePages(prepared, of: names)
        var lessons: [String: RuleLesson] = [:]
        for rule in rules {
            let good = pages.goodExample(of: rule)
            lessons[rule.name] = RuleLesson(
                sentence: DemandText.withShortRows(sentences.text(of: rule)),
                example: good?.text,
                examplePath: good?.path
            )
        }
        return lessons
    }
}
