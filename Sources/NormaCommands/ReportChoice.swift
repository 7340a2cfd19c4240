// How a check's result is written: the format, how much of it, and what is put together.

import ArgumentParser
import NormaReports

struct ReportChoice: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "How the result is written: \(AllFormats.sorted.map { "\($0.name) (\($0.summary))" }.joined(separator: "; ")).",
            valueName: "format"
        )
    )
    var format: String = "terminal"

    @Flag(name: .long, help: "Shows every finding in full; a terminal is shown a screenful otherwise.")
    var all = false

    @Flag(name: .long, help: "Shows only the table: how many findings, of what, and where most of them are.")
    var summary = false

    @Flag(name: .long, help: "Everything in full, and each file that is left out as generated, with the reason.")
    var verbose = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "What the table, and with --all the findings, are put together by: rule, file, folder, layer, feature or owner (as CODEOWNERS says).",
            valueName: "what"
        )
    )
    var groupBy: String?

    /// The format and what is put together, or what is wrong with what was asked for.
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
                "\(option) is for the report that people read; `\(chosen.name)` has a form of its own",
                suggestion: "leave out \(option) or --format"
            )
        }
        guard let groupBy else { return (chosen, nil) }
        guard let grouping = Grouping(rawValue: groupBy) else {
            throw CommandFailure(unknown: "grouping", groupBy, known: Grouping.allCases.map(\.rawValue))
        }
        return (chosen, grouping)
    }

    /// Whole in a pipe and in a log, a screenful where somebody sits before it.
    var extent: ReportExtent {
        if summary { return .summary(isCut: Terminal.screenLines != nil) }
        guard !all, !verbose, let lines = Terminal.screenLines else { return .everything }
        return .screen(lines: lines)
    }
}
