// `norma new`: files made by the same document that checks them.

import ArgumentParser
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
            Without a set: lists the sets of the project's guide, and what each asks for. A set is told a name; what else it \
            needs is read from the project or has a default, is shown, and can be told with --set. What can't be known is asked \
            for on a terminal. Nothing is ever overwritten: all files of a set are written, or none.

              norma new
              norma new scene Checkout --dry-run
              norma new scene Checkout --missing
              norma new scene Checkout --set Route=Receipt,Help --into Apps/Shop
              norma new mock UserRepository
              norma new stub User
              norma new tests CartService
              norma new preview CartView
              norma new mapper UserDTO User
              norma new protocol CartService
              norma new texts en.lproj/Localizable.strings
              norma new mock --update

            Exit status: 0, or 2 where something stands in the way; then nothing was written. With --update, 1 \
            where a mock could not be derived again, and with --dry-run where one no longer fits its protocol. What git could \
            not give back, because it has changes that are not committed, --update leaves as it is without --allow-dirty.
            """
    )

    @Argument(help: ArgumentHelp("The set to make; without it they are listed.", valueName: "set"))
    var set: String?

    @Argument(
        help: ArgumentHelp(
            "The first thing that the set asks for: its name. For what is derived: the protocol or type, for a mapper both types.",
            valueName: "name"
        )
    )
    var names: [String] = []

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

    @Flag(name: .long, help: "Makes first what the set adds to, where that is not there yet.")
    var withNeeded = false

    @Flag(name: .long, help: "Shows what would be written.")
    var dryRun = false

    @Flag(
        name: .long,
        help: "With `mock`: derives those of the tree again whose protocols changed; named protocols, or all."
    )
    var update = false

    @Flag(name: .long, help: "Writes also what would be an error by the guide's own rules.")
    var anyway = false

    @Flag(name: .long, help: "With --update: also changes files that git could not give back.")
    var allowDirty = false

    @OptionGroup var guideOption: GuideOption

    func run() throws {
        let place = try ScaffoldPlace(into: into)
        let (prepared, origin) = try place.guide(guideOption.guide)
        let guide = prepared.guide
        if place.isGuessed(guideOption.guide) { Terminal.printError("by \(guide.name), \(origin)\n") }
        guard let name = set else {
            guard !update, inputs.isEmpty else {
                throw CommandFailure(
                    "it is not said what to make",
                    suggestion: update ? "write `norma new mock --update`" : "name a set; `norma new` lists them"
                )
            }
            return Terminal.print(TemplateListing(guide: guide).text)
        }
        let templates = guide.mockSet(for: names.first, askedFor: try Self.set(name, of: guide))
        if update { return try updateDoubles(templates, of: prepared, in: place) }
        guard templates.derivation != nil else { return try make(templates, of: prepared, in: place) }
        guard inputs.isEmpty else {
            throw CommandFailure(
                "`\(templates.name)` is derived and asks for nothing, so there is nothing to --set",
                suggestion: "write `norma new \(templates.name) \(templates.derivationNames)`"
            )
        }
        if templates.derivation?.text == "texts" {
            let texts = try TextsScaffold(templates, of: guide, in: place).plan(for: names)
            return try make(texts, with: templates, in: place)
        }
        let scaffold = try DerivedScaffold(templates, of: prepared, in: place)
        if let existing = scaffold.existing(names) { return Terminal.print(existing) }
        try make(try scaffold.plan(for: names), with: templates, in: place)
    }

    /// What is asked for on the command line or on a terminal, with what it needs.
    private func make(_ set: TemplateSet, of guide: PreparedGuide, in place: ScaffoldPlace) throws {
        if names.count > 1 {
            throw CommandFailure(
                "`\(set.name)` takes one name, and \(names.count) were given",
                suggestion: "tell more with --set"
            )
        }
        let given = try GivenInputs(inputs, name: names.first, for: set).asked()
        let making = SetMaking(
            place: place,
            prepared: guide,
            leavesExisting: missing,
            withNeeded: withNeeded,
            anyway: anyway
        )
        let result = try making.result(of: set, given: given)
        let made = MadeFindings(result.changes, of: set, under: guide, in: place.workspace)
        if !anyway {
            try RedeclaredTypes(result.changes, in: made.project).refuse(derivedAs: nil, from: [])
            try made.refuseErrors()
        }
        try finish(
            result.changes,
            next: result.next + [made.advice].compactMap(\.self),
            untold: result.untold,
            in: place
        )
    }

    /// What is derived takes its words from the code base.
    private func make(_ plan: ScaffoldPlan, with set: TemplateSet, in place: ScaffoldPlace) throws {
        let changes = try Scaffolding.changes(plan, in: place.workspace, below: place.base, leavesExisting: missing)
        if !anyway, !changes.created.isEmpty {
            let planned = changes.applied(to: place.workspace)
            try RedeclaredTypes(changes, in: Pipeline.project(in: planned).project).refuse(
                derivedAs: set.derivation?.text,
                from: names
            )
        }
        try finish(changes, next: plan.next, untold: [], in: place)
    }

    private func finish(
        _ changes: ScaffoldChanges,
        next: [String],
        untold: [FilledSet],
        in place: ScaffoldPlace
    ) throws {
        try dryRun ? place.review(changes) : place.write(changes)
        Terminal.print(ScaffoldReport(changes: changes, untold: untold, next: next, isDryRun: dryRun).text)
    }

    private func updateDoubles(_ set: TemplateSet, of guide: PreparedGuide, in place: ScaffoldPlace) throws {
        guard set.derivation?.text == "mock" else {
            throw CommandFailure(
                "only mocks are derived again, and `\(set.name)` is none",
                suggestion: "write `norma new mock --update`"
            )
        }
        let scaffold = try DerivedScaffold(set, of: guide, in: place)
        let update = try DoubleUpdate(of: scaffold, names: names, in: place.workspace)
        guard update.count > 0 else {
            throw CommandFailure(
                names.isEmpty
                    ? "no mock in this tree was derived"
                    : "no mock of \(names.joined(separator: ", ")) was derived here",
                suggestion: "`norma new mock PROTOCOL` makes one"
            )
        }
        if !dryRun { try place.write(update, allowsDirty: allowDirty) }
        Terminal.print(update.text(isDryRun: dryRun))
        if update.hasOrphans || dryRun && !update.changes.isEmpty { throw ExitWith(status: .findings) }
    }

    static func set(_ name: String, of guide: Guide) throws -> TemplateSet {
        if let set = guide.templates.first(where: { $0.name == name }) { return set }
        if let usual = usual(name, of: guide) { return usual }
        // `feature` is enough for `feature-package` where nothing else begins so.
        let longer = guide.templates.filter { $0.name.hasPrefix(name + "-") }
        if let only = longer.first, longer.count == 1 { return only }
        let own = guide.templates.map(\.name)
        let known = own + UsualTemplates.all.map(\.name).filter { !own.contains($0) }
        guard !guide.templates.isEmpty else {
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

extension NewCommand {
    /// What is derived can be made by every guide: by its own set, whatever that is called, or in the usual way.
    private static func usual(_ name: String, of guide: Guide) -> TemplateSet? {
        guide.templates.first { $0.derivation?.text == name } ?? UsualTemplates.set(deriving: name)
    }
}

extension CommandFailure {
    init(scaffold problems: ScaffoldProblems) {
        let all = problems.problems.map { SourceProblem(message: $0.message, suggestion: $0.suggestion) }
        let end = all.count > 1 ? "\n\n\(all.count) problems: nothing was written." : "\n\nNothing was written."
        self.init(text: all.map { ProblemRenderer.render($0) }.joined(separator: "\n\n") + end, status: .unusable)
    }
}
