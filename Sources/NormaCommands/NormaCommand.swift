// The root of the command line: the list of subcommands, and their exit statuses.

import ArgumentParser
import NormaFiles
import NormaFindings
import NormaPipeline
import NormaText

/// `norma`.
package struct NormaCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "norma",
        abstract: "Make a team's written guidelines executable.",
        discussion: """
            The Markdown document that your team reads checks your Swift code, without a build.

              norma init           learn how the project is built, and write its guide
              norma adopt FILE.md  write the guide for a document that the team has
              norma check          check the tree around the current folder
              norma baseline       accept today's findings, report only new ones
              norma fix            fix what can be fixed automatically
              norma explain RULE   show why a rule exists, with its examples
              norma rules PATH     list what is asked of a file before you write it
              norma graph          draw who uses whom, and mark what the guide forbids
              norma diff           show what a change did to the architecture
              norma hook           report to a coding agent what its edit made worse
              norma find WORDS     list what fits a description before it becomes a rule
              norma roles          list each type's role, and how certain it is
              norma why FILE:LINE  show what names there refer to, and which rules looked
              norma new            create files from the guide's templates
              norma mcp            serve checks, rules and fixes to a coding agent
              norma export agents  write what a coding agent has to know into AGENTS.md
              norma review         list the questions that a change raises for its reviewer
              norma doctor         show what is set up here, and which parts can't work
              norma guide test     test whether a guide's examples prove its rules

            Exit status: 0 clean, 1 findings at error severity, 2 the guide, the configuration or the command line is wrong, or \
            nothing was checked, 3 a bug in Norma, 4 the change makes the policy softer.
            """,
        version: NormaVersion.named,
        subcommands: [
            AdoptCommand.self, BaselineCommand.self, CheckCommand.self, DiffCommand.self, DoctorCommand.self,
            DoubleCommand.self,
            ExplainCommand.self, ExportCommand.self,
            FactsCommand.self,
            FindCommand.self, FixCommand.self, GraphCommand.self,
            GuideCommand.self, HookCommand.self,
            InitCommand.self, McpCommand.self, NewCommand.self, ReviewCommand.self, RolesCommand.self,
            RulesCommand.self,
            WhyCommand.self,
        ]
    )

    package init() {}

    /// The same on a thread that can parse nested source.
    ///
    /// - Parameter words: the whole command line, the program's name first. An empty list isn't a call without
    ///   arguments: that would print the help and succeed, even as a gate.
    package static func runOnDeepStack(words: [String]) -> ExitStatus {
        guard words.isEmpty else { return DeepStack.run { run(arguments: Array(words.dropFirst())) } }
        let failure = CommandFailure(
            "the command line can't be read, so nothing was done",
            suggestion: "on Linux they are read from `/proc/self/cmdline`: mount `/proc` here"
        )
        Terminal.printError(failure.text)
        return failure.status
    }

    /// Parses the arguments, runs the command, and returns the exit status of the process.
    package static func run(arguments: [String]) -> ExitStatus {
        do {
            try refuseUnknownCommand(arguments.first)
            var command = try parseAsRoot(ChangedOption.completed(arguments))
            try refuseMissingFolder(for: command)
            try command.run()
            return .clean
        } catch let status as ExitWith {
            return status.status
        } catch {
            if let failure = CommandFailure(of: error) {
                Terminal.printError(failure.text)
                return failure.status
            }
            let text = fullMessage(for: error)
            if exitCode(for: error) == .success {
                Terminal.print(text)
                return .clean
            }
            guard exitCode(for: error) == .validationFailure else {
                Terminal.printError(OwnBug.message(for: error))
                return .ownBug
            }
            Terminal.printError(text)
            return .unusable
        }
    }
}

extension NormaCommand {
    /// Paths are relative to it; without it they would begin at `/`. Help is the same everywhere; the parser's own
    /// command prints it.
    private static func refuseMissingFolder(for command: any ParsableCommand) throws {
        let isHelp = command is NormaCommand || !String(reflecting: type(of: command)).hasPrefix("NormaCommands.")
        guard FileSystem.currentFolder.isEmpty, !isHelp else { return }
        throw CommandFailure(
            "the current folder is gone",
            suggestion: "it was deleted or moved away: change to an existing folder, and try again"
        )
    }

    /// The parser would report a mistyped command as an unexpected argument.
    private static func refuseUnknownCommand(_ word: String?) throws {
        let known = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        guard let word, !word.hasPrefix("-"), !known.contains(word) else { return }
        let near = NearestWord.to(word, among: known).map { "did you mean `\($0)`?" }
        throw CommandFailure(
            "there is no command `\(word)`",
            suggestion: near ?? "`norma --help` lists them; to check a path, write `norma check \(word)`"
        )
    }
}

/// A guide has arguments too; here the word means those of the command line.
typealias Argument = ArgumentParser.Argument

/// Ends a command with a status after its output is complete.
struct ExitWith: Error {
    let status: ExitStatus
}
