// `norma new`: files made by the same document that checks them.

import ArgumentParser
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaScaffolds
import NormaText

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Makes files from the guide's templates.",
        discussion: """
            Without a set: lists the sets of the project's guide, and what each asks for. What is not said and has no \
            default is asked for on a terminal. Nothing is ever overwritten: all files of a set are written, or none.

              norma new
              norma new scene Checkout --dry-run
              norma new scene Checkout --missing
              norma new scene Checkout --set Route=Receipt,Help --into Apps/Shop

            Exit status: 0, or 2 where something stands in the way; then nothing was written.
            """
    )

    @Argument(help: ArgumentHelp("The set to make; without it they are listed.", valueName: "set"))
    var set: String?

    @Argument(help: ArgumentHelp("The first thing that the set asks for: its name.", valueName: "name"))
    var name: String?

    @Option(
        name: .customLong("set"),
        parsing: .singleValue,
        help: ArgumentHelp("An input of the set; several values with commas.", valueName: "key=value")
    )
    var inputs: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("The folder that the paths begin in; without it the project's root.", valueName: "path")
    )
    var into: String?

    @Flag(name: .long, help: "Writes only what lacks; files that are there stay as they are.")
    var missing = false

    @Flag(name: .long, help: "Shows what would be written.")
    var dryRun = false

    @OptionGroup var guideOption: GuideOption

    func run() throws {
        let place = try ScaffoldPlace(into: into)
        let guide = try place.guide(guideOption.guide).guide
        guard let name = set else { return Terminal.print(TemplateListing(guide: guide).text) }
        let templates = try Self.set(name, of: guide)
        let given = try GivenInputs(self.inputs, name: self.name, for: templates).asked()
        do throws(ScaffoldProblems) {
            let inputs = try InputValues(given, for: templates, of: guide, today: Today.text)
            let plan = try Self.plan(templates, inputs)
            let changes = try Scaffolding.changes(plan, in: place.workspace, below: place.base, leavesExisting: missing)
            if !dryRun { try place.write(changes) }
            Terminal.print(ScaffoldReport(changes: changes, next: plan.next, isDryRun: dryRun).text)
        } catch {
            throw CommandFailure(scaffold: error)
        }
    }

    private static func plan(_ set: TemplateSet, _ inputs: InputValues) throws(ScaffoldProblems) -> ScaffoldPlan {
        do {
            return try ScaffoldPlan(set, values: inputs.values)
        } catch {
            throw ScaffoldProblems([error])
        }
    }

    static func set(_ name: String, of guide: Guide) throws -> TemplateSet {
        if let set = guide.templates.first(where: { $0.name == name }) { return set }
        let known = guide.templates.map(\.name)
        guard !known.isEmpty else {
            throw CommandFailure(
                "the guide `\(guide.name)` has no templates",
                suggestion: "how to write some is told in docs/templates.md"
            )
        }
        let near = NearestWord.to(name, among: known).map { "did you mean `\($0)`?" }
        throw CommandFailure(
            "the guide `\(guide.name)` has no set of templates `\(name)`",
            suggestion: near ?? "it has \(known.joined(separator: ", "))"
        )
    }
}

extension CommandFailure {
    init(scaffold problems: ScaffoldProblems) {
        let all = problems.problems.map { SourceProblem(message: $0.message, suggestion: $0.suggestion) }
        let end = all.count > 1 ? "\n\n\(all.count) problems: nothing was written." : "\n\nNothing was written."
        self.init(text: all.map { ProblemRenderer.render($0) }.joined(separator: "\n\n") + end, status: .unusable)
    }
}
