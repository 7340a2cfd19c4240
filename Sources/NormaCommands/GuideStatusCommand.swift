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
            abstract: "Says how much of a guide is enforced, which rules are not proven, and which wait for a place.",
            discussion: """
                Each heading is enforced by rules, scaffolded by templates, left to reviewers, or prose alone. A rule of another \
                guide waits while the place that it speaks of isn't in the code base. Without a name: the guide of the tree \
                around the current folder, which is checked for that; with a name, the tree is what --tree says.

                  norma guide status Docs/GUIDE.md
                  norma guide status boundaries --tree Sources
                  norma guide status golden-path --fixes

                Exit status: 0, 1 with --require-proof where a rule is unproven, 2 where the guide can't be read.
                """
        )

        @Argument(help: ArgumentHelp("A built-in guide's name or a path.", valueName: "guide"))
        var name: String?

        @Option(
            name: .long,
            help: ArgumentHelp("A folder of the tree in which rules may wait for places.", valueName: "path")
        )
        var tree: String?

        @Option(name: .long, help: ArgumentHelp("How it is written: text or json.", valueName: "format"))
        var format: String = "text"

        @Flag(name: .long, help: "A rule that no example proves makes the exit status 1.")
        var requireProof = false

        @Flag(name: .long, help: "Name the rules that `norma fix` has fixes for.")
        var fixes = false

        func run() throws {
            guard ["text", "json"].contains(format) else {
                throw CommandFailure(unknown: "format", format, known: ["text", "json"])
            }
            let checked = name == nil || tree != nil ? try CheckedTree(paths: tree.map { [$0] } ?? []) : nil
            let (guide, origin) = try prepared(checked)
            let progress = ProgressLine.start("running the examples of \(guide.guide.name)")
            defer { progress.stop() }
            let status = GuideStatus(guide: guide.guide, proof: ExampleRunner(guide: guide).run())
            let waiting = checked.map { Self.waiting(in: $0, guide, origin) }
            progress.stop()
            let report = GuideStatusReport(guide: guide.guide, status: status, waiting: waiting)
            if format == "json" {
                Terminal.printExactly(report.json)
            } else {
                Terminal.print(report.text(fixes: fixes))
            }
            if requireProof, status.proof.rules.contains(where: { $0.verdict != .proven }) {
                throw ExitWith(status: .findings)
            }
        }

        /// By the name that was given, as the tree's configuration has it if it is the tree's.
        private func prepared(_ checked: CheckedTree?) throws -> (guide: PreparedGuide, origin: String) {
            guard let checked else { return (try GuideArgument.load(name), "") }
            return try checked.guide(name)
        }

        /// What rules of other guides wait for in the tree.
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
    /// By the place that they wait for; nil if no tree was asked about.
    let waiting: [Absence]?

    private var open: [RuleProof] { status.proof.rules.filter { $0.verdict != .proven } }

    /// - Parameter fixes: whether the rules that have fixes are named, too.
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
        return lines.joined(separator: "\n")
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

    /// How many rules were seen to have fixes in their examples, and which.
    private func fixLines(named: Bool) -> [String] {
        let (safe, review) = (status.rules(fixed: .safe), status.rules(fixed: .review))
        let count = "rules with fixes: \(safe.count) safe, \(review.count) for somebody to look at"
        return [count] + (named ? safe.map { "  safe: \($0)" } + review.map { "  for review: \($0)" } : [])
    }

    /// What the guide changes of those that it extends, with the reasons.
    private var relaxationLines: [String] {
        guard !guide.relaxations.isEmpty else { return [] }
        return ["", "changed of what is inherited:"]
            + guide.relaxations.map { "  \($0.rule): \($0.text); \($0.because)" }
    }

    private var waitingLines: [String] {
        guard let waiting, !waiting.isEmpty else { return [] }
        let count = waiting.reduce(0) { $0 + $1.rules.count }
        let (rules, places) = (count == 1 ? "rule waits" : "rules wait", waiting.count == 1 ? "place" : "places")
        return ["", "\(count) \(rules) for \(waiting.count) \(places) that this code base doesn't have:"]
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
        ]).prettyText
    }

    private static func waiting(_ absence: Absence) -> JSONValue {
        .object([
            ("kind", .string(absence.thing.kind.rawValue)), ("place", .string(absence.thing.name)),
            ("rules", .array(absence.rules.map { .string($0) })),
        ])
    }
}
