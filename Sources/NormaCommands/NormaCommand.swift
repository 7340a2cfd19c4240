// The command line's root: the list of subcommands, and the exit statuses that they answer with.

import ArgumentParser
import NormaFiles
import NormaFindings
import NormaPipeline
import NormaText

/// `norma`.
package struct NormaCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "norma",
        abstract: "Makes a team's written guidelines executable.",
        discussion: """
            The Markdown document that your team reads checks your Swift code, without a build.

              norma init           choose the built-in guide that fits, write .norma.yml
              norma check          check the tree around the current folder
              norma baseline       accept what is there today, and let it only shrink
              norma fix            put right what can be put right without a person
              norma explain RULE   why a rule is there, with its examples
              norma rules PATH     what is asked of a file, before it is written
              norma graph          draw who uses whom, and what of it the guide forbids
              norma find WORDS     what fits a description, before it is a rule
              norma roles          which type has which role, and how surely
              norma why FILE:LINE  what the names there refer to, which rules looked
              norma new            make files from the guide's templates
              norma guide test     whether a guide's examples prove its rules

            Exit status: 0 clean, 1 findings at error severity, 2 the guide, the configuration or the call is wrong or \
            nothing was checked, 3 a bug of Norma's own.
            """,
        version: NormaVersion.named,
        subcommands: [
            BaselineCommand.self, CheckCommand.self, DoubleCommand.self, ExplainCommand.self, FactsCommand.self,
            FindCommand.self, FixCommand.self, GraphCommand.self,
            GuideCommand.self,
            IndexNamesCommand.self, InitCommand.self, NewCommand.self, RolesCommand.self, RulesCommand.self,
            WhyCommand.self,
        ]
    )

    package init() {}

    /// The same on a thread that can parse nested source.
    ///
    /// - Parameter words: all of the call, the program's name first. None at all are no call without arguments: that would print the help
    ///   and be a success, also of a gate.
    package static func runOnDeepStack(words: [String]) -> ExitStatus {
        guard words.isEmpty else { return DeepStack.run { run(arguments: Array(words.dropFirst())) } }
        let failure = CommandFailure(
            "the arguments of this call can't be read, so nothing was done",
            suggestion: "on Linux they are read from `/proc/self/cmdline`: mount `/proc` here"
        )
        Terminal.printError(failure.text)
        return failure.status
    }

    /// Parses the arguments, runs the command, and tells the status that the process is to exit with.
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
    /// Paths begin there; without it they would begin at `/`. Help is the same everywhere; the parser's own command prints it.
    private static func refuseMissingFolder(for command: any ParsableCommand) throws {
        let isHelp = command is NormaCommand || !String(reflecting: type(of: command)).hasPrefix("NormaCommands.")
        guard FileSystem.currentFolder.isEmpty, !isHelp else { return }
        throw CommandFailure(
            "the current folder is gone",
            suggestion: "it was deleted or moved away: go into a folder that is there, and run it again"
        )
    }

    /// The parser would call a mistyped command an unexpected argument.
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

/// A guide has arguments too; here the word means the command line's.
typealias Argument = ArgumentParser.Argument

/// Ends a command with a status after it has said all there is to say.
struct ExitWith: Error {
    let status: ExitStatus
}
