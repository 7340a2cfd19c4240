// What the report for agents says once about a rule: the demand, why, what to do instead, good code, and the fix.

import NormaFindings
import NormaText

struct AgentRule {
    let group: FindingGroup
    let index: ReportIndex

    private static let mostLines = 24
    private static let longestExample = 1_200

    /// From the most that is worth saying to the least that can be understood.
    var heads: [[String]] {
        let (title, demand, advice) = (title, demand, advice)
        let example = example
        let more = example.isEmpty || self.more.isEmpty ? [] : self.more
        return [
            title + demand + why + advice + (example.isEmpty ? self.more : example) + fix,
            title + demand + why + advice + more + fix,
            title + demand + advice,
        ]
    }

    private var rule: RuleSummary? { index.rule(named: group.name) }
    private var lesson: RuleLesson? { index.result.lessons[group.name] }
    private var name: String { AgentText.line(group.name, limit: 90) }

    private var title: [String] {
        ["\(group.worst.rawValue) \(name): \(Wording.count(group.count, "finding"))"]
    }

    private var demand: [String] {
        let sentence = lesson?.sentence ?? ""
        return AgentText.labelled(
            "rule",
            MarkdownText.asSentence(sentence.prefix(1).uppercased() + sentence.dropFirst(), if: !sentence.isEmpty)
        )
    }

    private var why: [String] {
        AgentText.labelled("why", MarkdownText.asSentence(MarkdownText.opening(rule?.reason ?? "")))
    }

    /// Nothing if the findings say it with their own names.
    private var advice: [String] {
        guard group.findings.first.map({ index.result.findings[$0].instead == nil }) ?? true else { return [] }
        return AgentText.labelled(
            "instead",
            rule?.instead.map { MarkdownText.asSentence(MarkdownText.plain($0)) } ?? ""
        )
    }

    private var example: [String] {
        guard let lesson, let example = lesson.example,
            let code = AgentText.code(
                example,
                indentation: 6,
                lines: Self.mostLines,
                characters: Self.longestExample
            )
        else { return [] }
        let path = lesson.examplePath.map { " (\(AgentText.line($0)))" } ?? ""
        return ["  good\(path):"] + code
    }

    /// Only a rule of the guide has a page.
    private var more: [String] {
        lesson == nil ? [] : AgentText.labelled("more", "`norma explain \(name)`")
    }

    private var fix: [String] {
        var (safe, review) = (0, 0)
        for number in group.findings {
            switch index.result.findings[number].fix?.level {
            case .safe: safe += 1
            case .review: review += 1
            case nil: break
            }
        }
        let all = group.count
        func part(_ count: Int) -> String { count == all ? (all == 1 ? "it" : "all of them") : Wording.number(count) }
        var lines: [String] = []
        if safe > 0 {
            lines += AgentText.labelled(
                "fix",
                "`norma fix --rule \(name)` fixes \(part(safe)); the code means the same"
            )
        }
        if review > 0 {
            lines += AgentText.labelled(
                "fix",
                "`norma fix --review --rule \(name)` fixes \(part(review)); read the result"
            )
        }
        return lines
    }
}

extension FindingGroup {
    /// The severity of its most severe finding.
    var worst: Severity { counts.worst }
}
