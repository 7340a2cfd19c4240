// `norma export review`: writes what the guide leaves to people for the tools that review changes.

import ArgumentParser
import NormaGuide

extension ExportCommand {
    struct Review: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write the questions that the guide leaves to people, for AI reviewers.",
            discussion: """
                Only the questions of `yaml review` blocks, each with the moment at which it is worth asking: what `norma check` decides \
                is left out. The section is between two marks; everything else in a file stays as it is.

                  norma export review
                  norma export review --to cursor --to copilot
                  norma export review --check

                Exit status: as for `norma export agents`.
                """
        )

        @Argument(help: ArgumentHelp("A folder of the project; without it: the current folder.", valueName: "path"))
        var path: String?

        @Option(
            name: .long,
            help: ArgumentHelp(
                """
                The tool to write for; may be repeated: review (REVIEW.md), cursor (.cursor/BUGBOT.md), copilot \
                (.github/instructions/norma-review.instructions.md).
                """,
                valueName: "tool"
            )
        )
        var to: [ReviewTool] = []

        @OptionGroup var writing: ExportRun

        @OptionGroup var guide: GuideOption

        func run() throws {
            let tree = try CheckedTree(paths: [path].compactMap(\.self))
            let section = ReviewSection(try tree.guide(guide.guide).guide)
            guard !section.guide.reviews.isEmpty else {
                throw CommandFailure(
                    "the guide `\(section.guide.name)` has no question for reviewers",
                    suggestion: "write a `yaml review` block; docs/guides.md shows one"
                )
            }
            var tools: [ReviewTool] = []
            for tool in to.isEmpty ? [.review] : to where !tools.contains(tool) { tools.append(tool) }
            let command = "norma export review" + to.map { " --to \($0.rawValue)" }.joined()
            try writing.run(tools.map { $0.file(section) }, in: tree, by: command)
        }
    }
}

extension ReviewTool: ExpressibleByArgument {}
