// `norma explain`: the guide's own words about a rule.

import ArgumentParser
import NormaGuide
import NormaPipeline
import NormaReports
import NormaText

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Says what a rule wants and why, in the guide's own words, with its examples.",
        discussion: """
            Also explains a check that comes with Norma, such as force-unwrapping, by the name that SwiftLint or swift format \
            gives it, too.

              norma explain views-make-no-requests
              norma explain line-length
              norma explain force_unwrapping
              norma explain services-are-final --guide golden-path

            Exit status: 0, or 2 where no rule or check has this name.
            """
    )

    @Argument(help: ArgumentHelp("A rule's name.", valueName: "rule"))
    var rule: String

    @OptionGroup var guide: GuideOption

    func run() throws {
        let checks = Language.vocabulary.checks
        let check = checks.first { $0.identifier == rule }
        let other = check == nil ? OtherSpelling.named(rule, checks: checks.map(\.identifier)) : nil
        // A check is the same in every guide: without one, it can be told all the same.
        let known = check != nil || other != nil
        let prepared = try GuideArgument.load(guide.guide, allowsEmptyTree: known)
        if let rule = prepared.guide.rule(named: rule) {
            let explanation = RuleExplanation(rule: rule, guide: prepared.guide)
            show(explanation.part, below: explanation.head)
        } else if let check {
            show(entry(for: check, in: prepared.guide))
        } else if let other {
            let meant = other.checks.compactMap { name in checks.first { $0.identifier == name } }
            show(([other.text] + meant.map { entry(for: $0, in: prepared.guide) }).joined(separator: "\n\n"))
        } else {
            throw unknown(in: prepared.guide, checks: checks)
        }
    }

    /// Markdown: as a page on a terminal, as it is in a pipe.
    private func show(_ markdown: String, below head: String? = nil) {
        if let head { Terminal.print(head + "\n\n") }
        guard Terminal.outputIsTerminal else { return Terminal.print(markdown) }
        Terminal.print(MarkdownPage.text(of: markdown, width: Terminal.width))
    }

    /// What the check says of itself, and the rules of the guide that use it.
    private func entry(for check: CheckWord, in guide: Guide) -> String {
        let users = guide.rules.filter { rule in
            if case .check(let use) = rule.form { return use.check == check.identifier }
            return false
        }
        let entry = CheckReference.entry(for: check, heading: "# ")
        guard !users.isEmpty else { return entry }
        let names = users.map { "`\($0.name)`" }.joined(separator: ", ")
        return entry + "\n\nThe guide `\(guide.name)` uses it in \(names)."
    }

    private func unknown(in guide: Guide, checks: [CheckWord]) -> CommandFailure {
        let names = guide.rules.map(\.name) + checks.map(\.identifier)
        let near = NearestWord.to(rule, among: names).map { "did you mean `\($0)`?" }
        return CommandFailure(
            "the guide `\(guide.name)` has no rule `\(rule)`, and no check has this name",
            suggestion: near ?? "`norma guide show --rules` lists the rules"
        )
    }
}
