// `norma rules`: what will be asked of a file, before a line of it is written.

import ArgumentParser
import NormaFiles
import NormaGuide
import NormaPipeline
import NormaRules
import NormaText

struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Lists the rules that apply to a path, also to one that does not exist yet.",
        discussion: """
            For people and coding agents: what holds at this place, before a line is written there.

              norma rules Sources/Features/Cart/CartViewModel.swift
            """
    )

    @Argument(help: ArgumentHelp("A file or folder of the tree.", valueName: "path"))
    var path: String

    @OptionGroup var guide: GuideOption

    func run() throws {
        let place = try PlannedPath(path)
        let tree = try CheckedTree(paths: [place.existingFolder])
        let guide = try tree.guide(guide.guide).guide
        let path = place.relative(to: tree.location.root)
        let rules = ApplicableRules.rules(of: guide.guide, at: path)
        var text =
            "\(rules.count) of the \(guide.guide.rules.count) rules of `\(guide.guide.name)` can apply to \(path):\n\n"
        for rule in rules {
            text += "\(rule.name) (\(rule.severity.rawValue))\n"
            text += "    \(RuleWords.sentence(of: rule, in: guide.guide))\n"
        }
        Terminal.print(text)
    }
}
