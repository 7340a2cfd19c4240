// `norma hook`: what coding agents call after each edit.

import ArgumentParser
import Foundation
import NormaFindings
import NormaReports

struct HookCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hook",
        abstract: "Report to a coding agent what its edit made worse.",
        discussion: """
            Reads what Claude Code, Codex, Cursor or Copilot CLI sends after an edit from standard input, or takes a path, and \
            compares the edited files with the last commit. Findings that were there before are left out; findings in other files \
            are reported if the edit caused them. Nothing is printed if the edit made nothing worse.

              norma hook install claude --write
              norma hook Sources/Cart/CartView.swift

            Exit status: 0 nothing got worse (for Cursor and Copilot CLI always: they read the answer from standard output), \
            1 no guide is configured, 2 something got worse or could not be judged: the agent reads it on standard error, 3 a bug \
            in Norma.
            """,
        subcommands: [HookInstallCommand.self, HookRunCommand.self],
        defaultSubcommand: HookRunCommand.self
    )
}

struct HookRunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Report what an edit made worse (the default)."
    )

    @Argument(
        help: ArgumentHelp("The edited files; without any: what the tool sends on standard input.", valueName: "path")
    )
    var paths: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("The most characters of the report (\(AgentBudget.usual)).", valueName: "characters")
    )
    var budget: Int = AgentBudget.usual

    func run() throws {
        let input = try paths.isEmpty ? HookInput(json: Self.standardInput()) : HookInput(paths: paths)
        var reports: [String] = []
        do {
            for group in try HookCheck.byTree(input.paths) {
                let check = HookCheck(paths: group, folder: input.folder, budget: max(budget, AgentBudget.least))
                if let report = try check.report() { reports.append(report) }
            }
        } catch let failure as HookCheck.Unconfigured {
            Terminal.printError(
                "norma hook: nothing was checked: no guide is configured in \(failure.root). `norma init` writes one; to "
                    + "stop this message, remove the hook."
            )
            throw ExitWith(status: .findings)
        } catch {
            guard let failure = CommandFailure(of: error) else { throw error }
            reports.append("THE EDIT COULD NOT BE JUDGED.\n" + failure.text)
        }
        guard !reports.isEmpty else { return }
        try Self.answer(reports.joined(separator: "\n"), to: input.client)
    }

    private static func answer(_ text: String, to client: HookClient?) throws {
        Terminal.printError(text)
        guard case .member(let name) = client?.feedback else { throw ExitWith(status: .unusable) }
        Terminal.printExactly(JSONValue.object([(name, .string(text))]).lineText)
    }

    /// What the tool sends is small; a person at a terminal would wait for nothing.
    private static func standardInput() throws -> [UInt8] {
        guard !Terminal.inputIsTerminal else {
            throw CommandFailure(
                "`norma hook` reads what an agent's tool sends after an edit, and this is a terminal",
                suggestion: "name a file, `norma hook PATH`, or let a tool call it: `norma hook install claude`"
            )
        }
        return [UInt8](FileHandle.standardInput.readDataToEndOfFile())
    }
}
