// `norma explain`: the guide's own words about a rule.

import ArgumentParser
import NormaGuide
import NormaPipeline
import NormaText

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Says what a rule wants and why, in the guide's own words, with its examples.",
        discussion: """
            Also explains a check that comes with Norma, such as force-unwrapping.

              norma explain views-make-no-requests
              norma explain line-length
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
        let tree = try CheckedTree(paths: [])
        // A check is the same in every guide: without one, it can be told all the same.
        let prepared = try tree.guide(guide.guide, allowsEmptyTree: check != nil).guide
        if let rule = prepared.guide.rule(named: rule) {
            Terminal.print(RuleExplanation(rule: rule, guide: prepared.guide).text)
            return
        }
        if let check {
            Terminal.print(CheckReference.entry(for: check, heading: "# "))
            return
        }
        let names = prepared.guide.rules.map(\.name) + checks.map(\.identifier)
        let near = NearestWord.to(rule, among: names).map { "did you mean `\($0)`?" }
        throw CommandFailure(
            "the guide `\(prepared.guide.name)` has no rule `\(rule)`, and no check has this name",
            suggestion: near ?? "`norma guide show --rules` lists the rules"
        )
    }
}

/// A rule's part of its document: heading, prose, the rule, its examples.
struct RuleExplanation {
    let rule: Rule
    let guide: Guide

    var text: String {
        let documents = guide.documents
        let document = documents.indices.contains(rule.section.document) ? documents[rule.section.document] : nil
        guard let document, let section = guide.section(rule.section) else { return rule.name }
        let lines = document.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let last = min(section.lastLine, lines.count)
        let body = section.line < last ? lines[section.line..<last].joined(separator: "\n") : ""
        let origin = "\(document.file), line \(rule.place.position.line)"
        return """
            \(rule.name) (\(rule.severity.rawValue))
            \(section.titlePath.joined(separator: " › "))
            \(origin)

            \(body.trimmingBlankLines)

            """
    }
}

extension String {
    var trimmingBlankLines: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
