// `norma export`: writes what other tools read, from the guide.

import ArgumentParser
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write what other tools read, from the guide.",
        subcommands: [
            Agents.self, AppleFormat.self, EditorConfig.self, Review.self, SwiftFormat.self, SwiftLint.self,
        ]
    )

    /// `norma export agents`
    struct Agents: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write the section for coding agents: the commands to run, and the rules by place.",
            discussion: """
                The section is between two marks; everything else in a file stays as it is. Run it again after a change of the guide, \
                and with --check in CI.

                  norma export agents
                  norma export agents --to claude --to cursor
                  norma export agents --budget 80 --dry-run
                  norma export agents --check

                Exit status: 0, 1 with --check if a file differs from the guide, 2 if the guide, the configuration or the command \
                line is wrong, or a file can't be written; then nothing was written.
                """
        )

        @Argument(help: ArgumentHelp("A folder of the project; without it: the current folder.", valueName: "path"))
        var path: String?

        @Option(
            name: .long,
            help: ArgumentHelp(
                """
                The tool to write for; may be repeated: agents (AGENTS.md), claude (AGENTS.md, and CLAUDE.md that names it), cursor \
                (.cursor/rules), copilot (.github/copilot-instructions.md).
                """,
                valueName: "tool"
            )
        )
        var to: [AgentTool] = []

        @Option(name: .long, help: ArgumentHelp("The most lines of a section.", valueName: "lines"))
        var budget = 150

        @OptionGroup var writing: ExportRun

        @OptionGroup var guide: GuideOption

        func run() throws {
            guard budget >= AgentSection.leastLines else {
                throw CommandFailure(
                    "a section of \(budget) lines is too short for the commands and a rule",
                    suggestion: "give --budget at least \(AgentSection.leastLines)"
                )
            }
            let tree = try CheckedTree(paths: [path].compactMap(\.self))
            let prepared = try tree.guide(guide.guide).guide
            let section = AgentSection(guide: prepared.guide, rules: AgentRules(prepared))
            let tools = to.map { " --to \($0.rawValue)" }.joined()
            try writing.run(files(of: section), in: tree, by: "norma export agents\(tools)")
        }

        /// Each file once, even if two tools read it.
        private func files(of section: AgentSection) -> [ExportedFile] {
            var known: Set<RelativePath> = []
            return (to.isEmpty ? [.agents] : to).flatMap { $0.files(section, budget: budget) }
                .filter { known.insert($0.path).inserted }
        }
    }
}

extension AgentTool: ExpressibleByArgument {}
