// The questions that a guide leaves to people, for the tools that review changes: what to ask, and what to leave to `norma check`.

import NormaGuide
import NormaPipeline
import NormaRules
import NormaText

struct ReviewSection {
    let guide: Guide
    private let things: ReviewedThings

    init(_ prepared: PreparedGuide) {
        guide = prepared.guide
        things = ReviewedThings(in: RuleSentences.context(of: prepared))
    }

    var lines: [String] {
        head + lines("Every change", guide.reviews.filter { $0.about == nil })
            + lines("What a change touches", guide.reviews.filter { $0.about != nil })
    }

    private var head: [String] {
        let count = guide.rules.count
        return [
            "## Questions for a review",
            "",
            "`norma check` decides the \(count) rules of the guide `\(guide.name)`: don't comment on what they cover. Ask these questions, which it",
            "leaves to people, and only about code that the change touches. `norma review --changed` lists those that apply, with the places.",
        ]
    }

    private func lines(_ title: String, _ questions: [ReviewQuestion]) -> [String] {
        guard !questions.isEmpty else { return [] }
        let items = questions.map { question in
            let moment = things.moment(of: question).map { "For \(DemandText.shortened($0)): " } ?? ""
            return "- " + Self.line("\(moment)\(question.question)") + " (\(question.name))"
        }
        return ["", "### \(title)", ""] + items
    }

    static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).map { $0.trimmed }.joined(separator: " ")
    }
}

/// The tools that review changes, by their documentation, and where each reads what a project asks for.
enum ReviewTool: String, CaseIterable, Sendable {
    case review, cursor, copilot

    func file(_ section: ReviewSection) -> ExportedFile {
        let mark = ExportedFile.Form.section(MarkedSection("review"))
        switch self {
        case .review: return ExportedFile(path: RelativePath("REVIEW.md"), lines: section.lines, form: mark)
        case .cursor: return ExportedFile(path: RelativePath(".cursor/BUGBOT.md"), lines: section.lines, form: mark)
        case .copilot:
            return ExportedFile(
                path: RelativePath(".github/instructions/norma-review.instructions.md"),
                front: ["---", "applyTo: \"**/*.swift\"", "excludeAgent: \"coding-agent\"", "---", ""],
                lines: section.lines,
                mostCharacters: AgentTool.copilotCharacters,
                form: mark
            )
        }
    }
}
