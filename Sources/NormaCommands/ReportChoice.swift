// How a check's result is written: the format, its extent, and the grouping.

import ArgumentParser
import NormaReports

struct ReportChoice: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The output format: \(AllFormats.sorted.map { "\($0.name) (\($0.summary))" }.joined(separator: "; ")).",
            valueName: "format"
        )
    )
    var format: String = "terminal"

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The most characters of the report for agents (\(AgentBudget.usual)).",
            valueName: "characters"
        )
    )
    var budget: Int?

    @Flag(name: .long, help: "Show every finding in full, on a terminal, too.")
    var all = false

    @Flag(name: .long, help: "Show only the table: how many findings per rule, and where most of them are.")
    var summary = false

    @Flag(name: .long, help: "Show every finding, the rules that matched nothing, and the generated files.")
    var verbose = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Group the table, and with --all the findings, by rule, file, folder, layer, feature or owner (as in CODEOWNERS).",
            valueName: "what"
        )
    )
    var groupBy: String?

    /// The format and the grouping, or what is wrong with the options.
    func checked() throws -> (format: Format, grouping: Grouping?) {
        guard let chosen = AllFormats.named(format) else {
            throw CommandFailure(unknown: "format", format, known: AllFormats.sorted.map(\.name))
        }
        if all, summary {
            throw CommandFailure("--all and --summary ask for opposite things", suggestion: "leave one of them out")
        }
        let asked = [summary ? "--summary" : nil, groupBy == nil ? nil : "--group-by", verbose ? "--verbose" : nil]
            .compactMap(\.self)
        if let option = asked.first, chosen.name != Format.terminal.name {
            throw CommandFailure(
                "\(option) applies to the report for people; `\(chosen.name)` has its own form",
                suggestion: "leave out \(option) or --format"
            )
        }
        try checkBudget(chosen)
        guard let groupBy else { return (chosen, nil) }
        guard let grouping = Grouping(rawValue: groupBy) else {
            throw CommandFailure(unknown: "grouping", groupBy, known: Grouping.allCases.map(\.rawValue))
        }
        return (chosen, grouping)
    }

    private func checkBudget(_ format: Format) throws {
        guard let budget else { return }
        guard format.name == Format.agent.name else {
            throw CommandFailure(
                "--budget applies to the report for agents; `\(format.name)` has its own length",
                suggestion: "leave out --budget, or write `--format agent`"
            )
        }
        guard budget >= AgentBudget.least else {
            throw CommandFailure(
                "--budget \(budget) is too little: not even one finding fits",
                suggestion: "give at least \(AgentBudget.least) characters"
            )
        }
    }

    /// Everything in a pipe and in a log, a screenful for a person at a terminal.
    var extent: ReportExtent {
        if summary { return .summary(isCut: Terminal.screenLines != nil) }
        guard !all, !verbose, let lines = Terminal.screenLines else { return .everything }
        return .screen(lines: lines)
    }
}
