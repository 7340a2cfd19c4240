// `norma guide status`: how much of a guide is enforced, which rules are not proven, and which wait for a place of the tree.

import ArgumentParser
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaReports
import NormaSpecs
import NormaText

extension GuideCommand {
    /// `norma guide status`
    struct Status: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show how much of a guide is enforced, which rules are unproven, and which wait for a place.",
            discussion: """
                Each heading is enforced by rules, scaffolded by templates, left to reviewers, or only prose. An inherited rule waits \
                while its place is missing in the code base. Without a name: the guide of the tree around the current folder, which \
                is checked for that; with a name, --tree names the tree.

                  norma guide status Docs/GUIDE.md
                  norma guide status boundaries --tree Sources
                  norma guide status golden-path --fixes
                  norma guide status --format markdown
                  norma guide status --write-status

                If the guide names a document (`document: AGENTS.md`), its sentences with demands are listed: enforced by a rule, for \
                people, or open. --write-status writes their numbers into a section of the document between two marks; with --check \
                nothing is written.

                Exit status: 0, 1 with --require-proof if a rule is unproven or with --check if a document's section is out of date, \
                2 if the guide can't be read or a document can't be written.
                """
        )

        @Argument(help: ArgumentHelp("A built-in guide's name or a path.", valueName: "guide"))
        var name: String?

        @Option(
            name: .long,
            help: ArgumentHelp("The tree whose missing places are listed.", valueName: "path")
        )
        var tree: String?

        @Option(name: .long, help: ArgumentHelp("The output format: text, markdown or json.", valueName: "format"))
        var format: String = "text"

        @Flag(name: .long, help: "Exit with status 1 if a rule isn't proven by an example.")
        var requireProof = false

        @Flag(name: .long, help: "Name the rules that `norma fix` has fixes for.")
        var fixes = false

        @Flag(name: .long, help: "Write the state of each document that the guide names into a section of it.")
        var writeStatus = false

        @Flag(name: .long, help: "With --write-status: write nothing; exit with status 1 if a section is out of date.")
        var check = false

        func run() throws {
            guard ["text", "markdown", "json"].contains(format) else {
                throw CommandFailure(unknown: "format", format, known: ["text", "markdown", "json"])
            }
            if check, !writeStatus {
                throw CommandFailure("--check says what --write-status would change", suggestion: "give both")
            }
            let checked = name == nil || tree != nil ? try CheckedTree(paths: tree.map { [$0] } ?? []) : nil
            let (guide, origin) = try prepared(checked)
            let progress = ProgressLine.start("running the examples of \(guide.guide.name)")
            defer { progress.stop() }
            if writeStatus { return try StatusWriting(of: guide.guide, in: checked).run(isCheck: check) }
            let status = GuideStatus(guide: guide.guide, proof: ExampleRunner(guide: guide).run())
            let waiting = checked.map { Self.waiting(in: $0, guide, origin) }
            progress.stop()
            var report = GuideStatusReport(guide: guide.guide, status: status, waiting: waiting)
            report.guidelines = checked.flatMap { GuidelineStatus(of: guide.guide, status.proof, in: $0) }
            switch format {
            case "json": Terminal.printExactly(report.json)
            case "markdown": Terminal.printExactly(report.markdown)
            default: Terminal.print(report.text(fixes: fixes))
            }
            if requireProof, status.proof.rules.contains(where: { $0.verdict != .proven }) {
                throw ExitWith(status: .findings)
            }
        }

        /// By the given name, configured as in the tree if the guide is the tree's.
        private func prepared(_ checked: CheckedTree?) throws -> (guide: PreparedGuide, origin: String) {
            guard let checked else { return (try GuideArgument.load(name), "") }
            return try checked.guide(name)
        }

        /// The rules of other guides that wait for a place in the tree.
        private static func waiting(in tree: CheckedTree, _ guide: PreparedGuide, _ origin: String) -> [Absence] {
            let request = CheckRequest(
                workspace: tree.workspace,
                guide: guide,
                guideOrigin: origin,
                today: Today.text
            )
            return Pipeline.check(request).result.silence.waiting
        }
    }
}

/// The status of a guide, written.
struct GuideStatusReport {
    let guide: Guide
    let status: GuideStatus
    /// By the place that rules wait for; nil if no tree was given.
    let waiting: [Absence]?
    /// Nil if the guide names no document, or no tree was given.
    var guidelines: GuidelineStatus?

    private var open: [RuleProof] { status.proof.rules.filter { $0.verdict != .proven } }

    /// - Parameter fixes: whether to name the rules that have fixes.
    func text(fixes: Bool) -> String {
        var lines = ["\(guide.name): \(ProofSummary.text(of: status.proof))", ""]
        let counts = GuideStatus.Standing.allCases.map { "\(status.count(of: $0)) \($0.rawValue)" }
        lines.append("\(ProofSummary.counted(status.sections.count, "section")): \(counts.joined(separator: ", "))")
        for section in status.sections where section.standing != .enforced {
            lines.append("  \(section.standing.rawValue): \(section.title)")
        }
        lines += takenLines + fixLines(named: fixes) + relaxationLines + waitingLines
        if !open.isEmpty { lines.append("") }
        for rule in open {
            lines.append("  \(rule.verdict.rawValue): \(rule.rule)\(rule.missing.map { ": \($0)" } ?? "")")
        }
        lines += guidelines?.text(width: Terminal.outputIsTerminal ? Terminal.width : nil) ?? []
        return lines.joined(separator: "\n")
    }

    /// The documents that the guide names, for a pull request or a wiki.
    var markdown: String {
        let head = ["# \(guide.name)", "", ProofSummary.text(of: status.proof) + "."]
        let none = ["", "The guide names no document: write `document: AGENTS.md` into its front matter."]
        return (head + (guidelines?.markdown ?? none)).joined(separator: "\n") + "\n"
    }

    /// How many rules are taken from other guides, and from which how many.
    private var takenLines: [String] {
        guard !guide.takenRules.isEmpty else { return [] }
        var books: [String] = []
        for rule in guide.takenRules where !books.contains(rule.book) { books.append(rule.book) }
        let counts = books.map { book in "\(guide.takenRules.count { $0.book == book }) from \(book)" }
        return [
            "\(ProofSummary.counted(takeBlockCount, "`yaml take` block")): "
                + "\(ProofSummary.counted(guide.takenRules.count, "rule")), \(counts.joined(separator: ", "))"
        ]
    }

    private var takeBlockCount: Int { Set(guide.takenRules.map(\.blockPlace)).count }

    /// How many rules have fixes in their examples, and which.
    private func fixLines(named: Bool) -> [String] {
        let (safe, review) = (status.rules(fixed: .safe), status.rules(fixed: .review))
        let count = "rules with fixes: \(safe.count) safe, \(review.count) to review"
        return [count] + (named ? safe.map { "  safe: \($0)" } + review.map { "  to review: \($0)" } : [])
    }

    /// The guide's changes to the guides that it extends, with the reasons.
    private var relaxationLines: [String] {
        guard !guide.relaxations.isEmpty else { return [] }
        return ["", "changes to inherited rules:"]
            + guide.relaxations.map { "  \($0.rule): \($0.text); \($0.because)" }
    }

    private var waitingLines: [String] {
        guard let waiting, !waiting.isEmpty else { return [] }
        let count = waiting.reduce(0) { $0 + $1.rules.count }
        let (rules, places) = (count == 1 ? "rule waits" : "rules wait", waiting.count == 1 ? "place" : "places")
        return ["", "\(count) \(rules) for \(waiting.count) \(places) missing in this code base:"]
            + waiting.flatMap { absence in
                ["  \(absence.thing.text)"] + absence.rules.map { "    \($0)" }
            }
    }

    var json: String {
        let sections = status.sections.map { section in
            JSONValue.object([("title", .string(section.title)), ("standing", .string(section.standing.rawValue))])
        }
        let rules = status.proof.rules.map { rule in
            JSONValue.object([
                ("rule", .string(rule.rule)), ("verdict", .string(rule.verdict.rawValue)),
                ("missing", .optional(rule.missing)), ("fix", .optional(rule.fix.map { "\($0)" })),
            ])
        }
        let changes = guide.relaxations.map { change in
            JSONValue.object([
                ("rule", .string(change.rule)), ("change", .string(change.text)), ("because", .string(change.because)),
            ])
        }
        let taken = guide.takenRules.map { rule in
            JSONValue.object([
                ("rule", .string(rule.name)), ("from", .string(rule.book)), ("file", .string(rule.place.file)),
                ("line", .int(rule.place.position.line)),
            ])
        }
        return JSONValue.object([
            ("version", .int(1)), ("guide", .string(guide.name)),
            ("takeBlocks", .int(takeBlockCount)), ("taken", .array(taken)),
            ("examples", .int(status.proof.exampleCount)), ("inherited", .int(status.proof.inheritedCount)),
            ("sections", .array(sections)), ("rules", .array(rules)), ("changed", .array(changes)),
            ("waiting", waiting.map { .array($0.map(Self.waiting)) } ?? .null),
            ("documents", guidelines?.json ?? .null),
        ]).prettyText
    }

    private static func waiting(_ absence: Absence) -> JSONValue {
        .object([
            ("kind", .string(absence.thing.kind.rawValue)), ("place", .string(absence.thing.name)),
            ("rules", .array(absence.rules.map { .string($0) })),
        ])
    }
}
