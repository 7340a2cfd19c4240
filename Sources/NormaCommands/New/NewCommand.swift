// `norma new`: creates files from the document that checks them.

import ArgumentParser
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaScaffolds
import NormaText

/// What becomes of sets that a set needs.
enum NeededFiles: String, EnumerableFlag {
    case withNeeded, withoutNeeded
}

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Create files from the guide's templates.",
        discussion: """
            Without a set: lists the sets of the project's guide with their inputs. A set needs a name; its other inputs are read \
            from the project or have a default, are shown, and can be given with --set. Anything else is asked for on a terminal. \
            Nothing is ever overwritten: all files of a set are written, or none.

              norma new
              norma new scene Checkout --dry-run
              norma new scene Checkout --missing
              norma new scene Checkout --like Cart
              norma new scene Checkout --set Route=Receipt,Help --into Apps/Shop
              norma new mock UserRepository
              norma new stub User
              norma new tests CartService
              norma new preview CartView
              norma new mapper UserDTO User
              norma new protocol CartService
              norma new texts en.lproj/Localizable.strings
              norma new mock --update

            Exit status: 0, or 2 if there is an obstacle; then nothing was written. With --update, 1 if a mock could not be \
            derived again, and with --dry-run if one no longer fits its protocol. Without --allow-dirty, --update leaves files \
            alone that git could not restore because they have uncommitted changes.
            """
    )

    @Argument(help: ArgumentHelp("The set to make; without it: a list of all.", valueName: "set"))
    var set: String?

    @Argument(
        help: ArgumentHelp(
            "The first input of the set: its name. For derived sets: the protocol or type, for a mapper both types.",
            valueName: "name"
        )
    )
    var names: [String] = []

    @Option(
        name: .customLong("set"),
        parsing: .singleValue,
        help: ArgumentHelp("An input of the set; separate several values by commas.", valueName: "key=value")
    )
    var inputs: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("The folder to create the files in; without it: the project's root.", valueName: "path")
    )
    var into: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Make only the files that a sibling has, in its folders: the name of one that is there.",
            valueName: "sibling"
        )
    )
    var like: String?

    @Flag(name: .long, help: "Write only missing files; leave existing ones alone.")
    var missing = false

    @Flag(help: "Make missing files that the set needs first, such as the doubles of tests, or say how.")
    var needed = NeededFiles.withNeeded

    @Flag(name: .long, help: "Leave Xcode projects as they are; without it, they get the new files.")
    var noProject = false

    @Flag(name: .long, help: "Print what would be written.")
    var dryRun = false

    @Flag(
        name: .long,
        help: "With `mock`: derive the mocks again whose protocols changed; those of the named protocols, or all."
    )
    var update = false

    @Flag(name: .long, help: "Write files even if they break rules of the guide.")
    var anyway = false

    @Flag(name: .long, help: "With --update: also change files that git could not restore.")
    var allowDirty = false

    @OptionGroup var guideOption: GuideOption

    func run() throws {
        let place = try ScaffoldPlace(into: into)
        let isDerived = set.map { UsualTemplates.set(deriving: $0) != nil } ?? false
        let prepared = try place.tree.guide(guideOption.guide, isNeeded: !isDerived).guide
        let guide = prepared.guide
        guard let name = set else {
            guard !update, inputs.isEmpty else {
                throw CommandFailure(
                    "no set was given",
                    suggestion: update ? "write `norma new mock --update`" : "name a set; `norma new` lists them"
                )
            }
            return Terminal.print(TemplateListing(guide: guide).text)
        }
        let templates = guide.mockSet(for: names.first, askedFor: try Self.set(name, of: guide))
        if update { return try updateDoubles(templates, of: prepared, in: place) }
        guard templates.derivation != nil else { return try make(templates, of: prepared, in: place) }
        guard inputs.isEmpty, like == nil else {
            let option = inputs.isEmpty ? "--like" : "--set"
            throw CommandFailure(
                "`\(templates.name)` is derived and has no inputs, so \(option) doesn't apply",
                suggestion: "write `norma new \(templates.name) \(templates.derivationNames)`"
            )
        }
        if templates.derivation?.text == "texts" {
            let texts = try TextsScaffold(templates, of: guide, in: place).plan(for: names)
            return try makeDerived(changes(of: texts, in: place), next: texts.next, with: templates, in: place)
        }
        try makeDerived(with: templates, of: prepared, in: place)
    }

    /// Mocks, tests and what else is derived from the code; tests with the doubles that they need.
    private func makeDerived(with templates: TemplateSet, of prepared: PreparedGuide, in place: ScaffoldPlace) throws {
        let scaffold = try DerivedScaffold(templates, of: prepared, in: place)
        if let existing = scaffold.existing(names) { return Terminal.print(existing) }
        guard templates.derivation?.text == "tests", needed == .withNeeded, names.count == 1 else {
            let plan = try scaffold.plan(for: names)
            return try makeDerived(changes(of: plan, in: place), next: plan.next, with: templates, in: place)
        }
        let doubles = try NeededDoubles(
            for: names,
            with: scaffold,
            of: prepared,
            in: place,
            addingToProjects: !noProject
        )
        let suite = doubles.suite.plan
        let changes = try doubles.changes(after: changes(of: suite, in: place))
        try makeDerived(changes, next: suite.next + doubles.next, needed: doubles.text, with: templates, in: place)
    }

    private func changes(
        of plan: ScaffoldPlan,
        in place: ScaffoldPlace
    ) throws(ScaffoldProblems) -> ScaffoldChanges {
        try Scaffolding.changes(plan, in: place.workspace, below: place.base, leavesExisting: missing)
    }

    /// The set with inputs from the command line or a terminal, and the sets that it needs.
    private func make(_ set: TemplateSet, of guide: PreparedGuide, in place: ScaffoldPlace) throws {
        if names.count > 1 {
            throw CommandFailure(
                "`\(set.name)` takes one name, but \(names.count) were given",
                suggestion: "give other inputs with --set"
            )
        }
        var given = try GivenInputs(inputs, name: names.first, for: set).asked()
        if like != nil { given = SiblingShape.emptied(given, of: set) }
        let making = SetMaking(
            place: place,
            prepared: guide,
            leavesExisting: missing,
            withNeeded: needed == .withNeeded,
            anyway: anyway
        )
        var result = try making.result(of: set, given: given)
        if let like, let name = names.first {
            let shape = try SiblingShape(result.changes, named: name, like: like, in: place.workspace)
            (result.changes, result.next) = (shape.changes, shape.remarks + result.next)
        }
        let additions = try additions(of: &result.changes, in: place)
        let made = MadeFindings(result.changes, of: set, under: guide, in: place.workspace)
        if !anyway {
            try RedeclaredTypes(result.changes, in: made.project).refuse(derivedAs: nil, from: [])
            try made.refuseErrors()
        }
        let membership = TargetMembership(of: result.changes, additions, in: made.project)
        try finish(
            result.changes,
            membership,
            next: result.next + [made.advice].compactMap(\.self),
            assumed: result.assumed,
            in: place
        )
    }

    private func additions(
        of changes: inout ScaffoldChanges,
        in place: ScaffoldPlace
    ) throws(ScaffoldProblems) -> ProjectAdditions {
        noProject ? ProjectAdditions() : try ProjectAdditions(of: &changes, in: place.workspace)
    }

    /// A derived set takes its words from the code base.
    private func makeDerived(
        _ changes: ScaffoldChanges,
        next: [String],
        needed: String? = nil,
        with set: TemplateSet,
        in place: ScaffoldPlace
    ) throws {
        var changes = changes
        let additions = try additions(of: &changes, in: place)
        var membership: TargetMembership?
        if !changes.created.isEmpty {
            let project = Pipeline.project(in: changes.applied(to: place.workspace)).project
            if !anyway {
                try RedeclaredTypes(changes, in: project).refuse(derivedAs: set.derivation?.text, from: names)
            }
            membership = TargetMembership(of: changes, additions, in: project)
        }
        let steps = next + (membership?.strays ?? [])
        try finish(changes, membership, next: steps, assumed: [], needed: needed, in: place)
    }

    private func finish(
        _ changes: ScaffoldChanges,
        _ membership: TargetMembership?,
        next: [String],
        assumed: [FilledSet],
        needed: String? = nil,
        in place: ScaffoldPlace
    ) throws {
        try dryRun ? place.review(changes) : place.write(changes)
        let report = ScaffoldReport(
            changes: changes,
            membership: membership?.text(isDryRun: dryRun),
            needed: needed,
            assumed: assumed,
            next: (membership?.steps ?? []) + next,
            isDryRun: dryRun
        )
        Terminal.print(report.text)
    }

    private func updateDoubles(_ set: TemplateSet, of guide: PreparedGuide, in place: ScaffoldPlace) throws {
        guard set.derivation?.text == "mock" else {
            throw CommandFailure(
                "only mocks can be derived again, and `\(set.name)` isn't one",
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
}

extension CommandFailure {
    init(scaffold problems: ScaffoldProblems) {
        let all = problems.problems.map { SourceProblem(message: $0.message, suggestion: $0.suggestion) }
        let end = all.count > 1 ? "\n\n\(all.count) problems: nothing was written." : "\n\nNothing was written."
        self.init(text: all.map { ProblemRenderer.render($0) }.joined(separator: "\n\n") + end, status: .unusable)
    }
}
