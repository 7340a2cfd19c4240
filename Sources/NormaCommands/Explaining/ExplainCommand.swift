// `norma explain`: the guide's own words about a rule.

import ArgumentParser
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaReports
import NormaText

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Show what a rule asks and why, with its examples, how to take it and how often it was right.",
        discussion: """
            Also explains a check that comes with Norma, such as force-unwrapping, by its own name or by the one that SwiftLint or \
            swift format uses. A rule that the configured guide doesn't have is looked up in the built-in ones.

              norma explain views-make-no-requests
              norma explain line-length
              norma explain force_unwrapping
              norma explain services-are-final --guide golden-path

            Exit status: 0, or 2 if no rule or check has this name.
            """
    )

    @Argument(help: ArgumentHelp("A rule's name.", valueName: "rule"))
    var rule: String

    @OptionGroup var guide: GuideOption

    func run() throws {
        let checks = Language.vocabulary.checks
        let guides = try guidesToAsk()
        let pages = matches(in: guides)
        if !pages.isEmpty {
            for page in pages { show(page) }
        } else if let check = checks.first(where: { $0.identifier == rule }) {
            show(entry(for: check, in: guides))
        } else if let own = Self.ownRules.first(where: { $0.name == rule }) {
            let advice = own.instead.map { "\n\nInstead: \($0)" } ?? ""
            show(
                "# \(own.name)\n\n\(own.heading), \(own.severity.rawValue); a rule of Norma's own.\n\n\(own.reason)\(advice)"
            )
        } else if let other = OtherSpelling.named(rule, checks: checks.map(\.identifier)) {
            let meant = other.checks.compactMap { name in checks.first { $0.identifier == name } }
            show(([other.text] + meant.map { entry(for: $0, in: guides) }).joined(separator: "\n\n"))
        } else if guide.guide == nil, guides.count == 1, let own = guides.first,
            case let books = try matches(in: GuideArgument.builtIn()), !books.isEmpty
        {
            Terminal.print("The guide `\(own.guide.name)` doesn't have this rule, but a built-in one does:\n\n")
            for page in books { show(page) }
        } else {
            throw unknown(in: guides, checks: checks)
        }
    }

    private func matches(in guides: [PreparedGuide]) -> [RulePage] {
        guides.flatMap { prepared -> [RulePage] in
            guard prepared.guide.rule(named: rule) != nil else { return [] }
            return RulePages(prepared).pages { $0.name == rule }
        }
    }

    /// Those that no guide has to ask for.
    private static let ownRules = ClaimRule.allCases.map(\.summary) + GuidelineRule.allCases.map(\.summary)

    /// The named or configured guide; otherwise every built-in guide, because code can't show which one is meant.
    private func guidesToAsk() throws -> [PreparedGuide] {
        if guide.guide == nil, try CheckedTree(paths: []).configuration.guide == nil {
            return try GuideArgument.builtIn()
        }
        return [try GuideArgument.load(guide.guide)]
    }

    private func show(_ page: RulePage) {
        guard Terminal.outputIsTerminal else { return Terminal.print(page.head + "\n\n" + page.markdown) }
        Terminal.print(page.text(width: Terminal.width))
    }

    /// A rendered page on a terminal, Markdown in a pipe.
    private func show(_ markdown: String) {
        guard Terminal.outputIsTerminal else { return Terminal.print(markdown) }
        Terminal.print(MarkdownPage.text(of: markdown, width: Terminal.width))
    }

    /// The documentation of the check, and the rules of each guide that use it.
    private func entry(for check: CheckWord, in guides: [PreparedGuide]) -> String {
        let users = guides.map(\.guide).compactMap { guide -> String? in
            let rules = guide.rules.filter { rule in
                if case .check(let use) = rule.form { return use.check == check.identifier }
                return false
            }
            guard !rules.isEmpty else { return nil }
            return "The guide `\(guide.name)` uses it in \(rules.map { "`\($0.name)`" }.joined(separator: ", "))."
        }
        return ([CheckReference.entry(for: check, heading: "# ")] + users).joined(separator: "\n\n")
    }

    private func unknown(in guides: [PreparedGuide], checks: [CheckWord]) -> CommandFailure {
        let names = guides.flatMap { $0.guide.rules.map(\.name) } + checks.map(\.identifier)
        let near = NearestWord.to(rule, among: names).map { "did you mean `\($0)`?" }
        let asked = guides.count == 1 ? guides.first.map { "the guide `\($0.guide.name)` has" } : nil
        return CommandFailure(
            "\(asked ?? "the built-in guides have") no rule `\(rule)`, and no check has this name",
            suggestion: near ?? "`norma guide show --rules` lists the rules"
        )
    }
}
