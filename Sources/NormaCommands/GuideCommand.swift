// `norma guide`: lists and shows guides, and tests whether their examples prove them.

import ArgumentParser
import NormaBuiltIns
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaReports
import NormaSpecs
import NormaText

struct GuideCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "guide",
        abstract: "Show guides, and test them by their own examples.",
        discussion: """
            A guide is a Markdown document whose rules are executed. Without a name, `show`, `status`, `test` and `words` use the \
            guide of the tree around the current folder.

              norma guide list
              norma guide show golden-path --rules
              norma guide test Docs/GUIDE.md
            """,
        subcommands: [
            Language.self, List.self, Rules.self, Show.self, Status.self, Test.self, Words.self,
        ]
    )

    /// `norma guide language`
    struct Language: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print the reference of the language that guides are written in, as Markdown.",
            discussion:
                "Every kind of subject, every word and its blind spots, each with an example."
        )

        @Flag(name: .long, help: "Print every check with its examples, instead of the language.")
        var checks = false

        func run() throws {
            let vocabulary = NormaPipeline.Language.vocabulary
            Terminal.print(
                checks
                    ? CheckReference(checks: vocabulary.checks).text : LanguageReference(vocabulary: vocabulary).text
            )
        }
    }

    /// `norma guide list`
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the built-in guides.")

        func run() throws {
            var lines: [String] = []
            for builtIn in BuiltInGuides.all {
                let guide = try GuideLoading.guide(from: GuideLoading.builtIn(builtIn)).guide
                lines.append("\(guide.name) (\(guide.rules.count) rules)\n    \(guide.summary)")
            }
            Terminal.print(lines.joined(separator: "\n\n"))
        }
    }

    /// `norma guide test`
    struct Test: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Run a guide's examples and print which rules they prove.",
            discussion: """
                A rule is proven if a `bad` example makes it report something and it stays silent in a `good` one although it looks \
                at something there. Every set of templates is filled in with its samples, and the result is checked by the guide's \
                rules. A role that depends on a name alone gets a note. Without a name: the guide of the tree around the current \
                folder.

                  norma guide test
                  norma guide test Docs/GUIDE.md --require-proof

                Exit status: 0, 1 if an example contradicts the guide (with --require-proof: or a rule is unproven), 2 if the guide \
                can't be read.
                """
        )

        @Argument(help: ArgumentHelp("A built-in guide's name or a path.", valueName: "guide"))
        var name: String?

        @Flag(name: .long, help: "Exit with status 1 if a rule isn't proven by an example.")
        var requireProof = false

        @Flag(
            name: .long,
            help: "Also run every example in disguise: CRLF, an emoji in front, allowed, in another order."
        )
        var disguised = false

        func run() throws {
            let guide = try GuideArgument.load(name)
            let progress = ProgressLine.start("running the examples of \(guide.guide.name)")
            defer { progress.stop() }
            let proof = ExampleRunner(guide: guide).run()
            let templates = TemplateProof(guide)
            let inherited = InheritedProof(guide)
            var problems = proof.problems + Contradictions(guide).problems() + templates.problems + inherited.problems
            if disguised {
                // What already failed without a disguise is reported once.
                let plain = Set(problems.map { PlaceInGuide($0) })
                for disguise in Disguise.allCases where disguise != .plain {
                    problems += ExampleRunner(guide: guide, disguise: disguise).run().problems
                        .filter { !plain.contains(PlaceInGuide($0)) }
                }
            }
            progress.stop()
            var text = problems.map { ProblemRenderer.render($0) + "\n" }.joined(separator: "\n")
            let unproven = proof.rules.filter { $0.verdict == .unproven }
            for rule in unproven { text += "\(rule.rule) is unproven: \(rule.missing ?? "")\n" }
            text += (templates.notes + RolesByName(guide.guide).notes).map { $0 + "\n" }.joined()
            text += text.isEmpty ? "" : "\n"
            let sets = templates.setCount
            let made = sets == 0 ? "" : "; \(sets) \(sets == 1 ? "set" : "sets") of templates filled in"
            let again = ProofSummary.text(of: inherited)
            text += "\(guide.guide.name): \(ProofSummary.text(of: proof))\(again)\(made)\n"
            Terminal.print(text)
            if !problems.isEmpty || (requireProof && !unproven.isEmpty) { throw ExitWith(status: .findings) }
        }
    }
}

private struct PlaceInGuide: Hashable {
    let file: String?
    let line: Int?

    init(_ problem: SourceProblem) {
        file = problem.file
        line = problem.position?.line
    }
}

/// A guide named on the command line.
enum GuideArgument {
    /// Without a name: the guide of the tree around the current folder.
    static func load(_ name: String?) throws -> PreparedGuide {
        guard let name else { return try CheckedTree(paths: []).guide(nil).guide }
        return try GuideLoading.guide(named: name, from: FileSystem.currentFolder)
    }
}

/// `--require-proof`: checks the guide's proof before anything else.
enum ProofRequirement {
    static func check(_ guide: PreparedGuide) throws {
        let open = ExampleRunner(guide: guide).run().rules.filter { $0.verdict != .proven }
        guard !open.isEmpty else { return }
        throw CommandFailure(
            open.map { rule in
                let place = guide.guide.rule(named: rule.rule)?.place
                return SourceProblem(
                    file: place?.file,
                    position: place?.position,
                    length: place?.length ?? 1,
                    message:
                        "the rule `\(rule.rule)` is \(rule.verdict.rawValue)\(rule.missing.map { ": \($0)" } ?? "")",
                    suggestion: "add `bad` and `good` examples under its heading, or leave --require-proof out"
                )
            }
        )
    }
}
