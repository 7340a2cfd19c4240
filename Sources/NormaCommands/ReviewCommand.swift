// `norma review`: the questions that the guide leaves to people, as the checklist of a change.

import ArgumentParser
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaReports
import NormaRules
import NormaText

struct ReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "List the questions that the guide leaves to people.",
        discussion: """
            Markdown for a pull request. With --changed only the questions that the change touches, each with the places, and those \
            that are about every change.

              norma review
              norma review --changed
              norma review --changed=origin/main > checklist.md

            Exit status: 0, or 2 if the guide, the configuration or the command line is wrong, or there is nothing to compare with.
            """
    )

    @Argument(help: ArgumentHelp("A folder of the project; without it: the current folder.", valueName: "path"))
    var path: String?

    @OptionGroup var guide: GuideOption

    @OptionGroup var history: ChangedOption

    func run() throws {
        let tree = try CheckedTree(paths: [path].compactMap(\.self))
        let (guide, origin) = try tree.guide(guide.guide)
        guard !guide.guide.reviews.isEmpty else {
            return Terminal.print("The guide `\(guide.guide.name)` has no question for reviewers (`yaml review`).")
        }
        // Nothing is judged: only what the questions are about matters.
        var request = CheckRequest(
            workspace: tree.workspace,
            guide: guide,
            guideOrigin: origin,
            rules: [],
            today: Today.text
        )
        request.findsAllRoles = true
        request.readsChange = true
        try history.add(to: &request, tree)
        let outcome = Pipeline.check(request)
        let checklist = ReviewChecklist(
            guide: guide.guide,
            things: ReviewedThings(in: outcome.context),
            comparison: outcome.result.comparison
        )
        Terminal.print(checklist.text)
    }
}

/// The questions, written.
struct ReviewChecklist {
    let guide: Guide
    let things: ReviewedThings
    /// Nil: all questions are listed.
    let comparison: ComparisonSummary?

    private static let mostPlaces = 3

    var text: String {
        guard let comparison else { return lines(items).joined(separator: "\n") }
        guard !comparison.isEmpty else { return "Nothing was compared. \(comparison.plainSentence)" }
        let files = Wording.count(comparison.changedFiles, "file")
        let commit = VisibleText.oneLine(comparison.commit)
        return (lines(items) + ["", "Since `\(commit)`: \(files) changed."]).joined(separator: "\n")
    }

    private var items: [(question: ReviewQuestion, lines: [String])] {
        guide.reviews.compactMap { question in
            let asked = "- [ ] \(ReviewSection.line(question.question)) (\(question.name))"
            guard question.about != nil else { return (question, [asked]) }
            guard comparison != nil else {
                return (
                    question,
                    [asked] + (things.moment(of: question).map { ["      For \(DemandText.shortened($0))."] } ?? [])
                )
            }
            let touched = things.touched(by: question)
            guard !touched.isEmpty else { return nil }
            let shown = touched.prefix(Self.mostPlaces).map { "      \($0.title) (\(Self.text(of: $0.place)))" }
            let rest = touched.count - shown.count
            return (question, [asked] + shown + (rest > 0 ? ["      and \(Wording.count(rest, "more place"))"] : []))
        }
    }

    /// A folder has no line.
    private static func text(of place: Place) -> String {
        place.range == nil ? place.path.description : "\(place.path):\(place.start.line)"
    }

    private func lines(_ items: [(question: ReviewQuestion, lines: [String])]) -> [String] {
        let (general, special) = (items.filter { $0.question.about == nil }, items.filter { $0.question.about != nil })
        let count = "\(items.count) of the guide's \(Wording.count(guide.reviews.count, "question"))"
        let head = [
            "## For the reviewer", "",
            comparison == nil
                ? "\(Wording.count(guide.reviews.count, "question")) of `\(guide.name)`; `norma check` decides the rest."
                : "The change touches \(count); `norma check` decides the rest.",
        ]
        let title = comparison == nil ? "If a change touches it" : "Where the change is"
        let first = special.isEmpty ? [] : ["", "### \(title)", ""] + special.flatMap(\.lines)
        let second = general.isEmpty ? [] : ["", "### For every change", ""] + general.flatMap(\.lines)
        return head + first + second
    }
}
