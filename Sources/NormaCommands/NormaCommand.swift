// The command line's root: the list of subcommands, and the exit statuses that they answer with.

import ArgumentParser
import NormaFindings

/// `norma`.
package struct NormaCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "norma",
        abstract: "Makes a team's written guidelines executable.",
        discussion: """
            The Markdown document that your team reads checks your Swift code, without a build.

              norma check               check the tree around the current folder
              norma init                find the built-in guide that fits, and write .norma.yml
              norma explain RULE        why a rule is there, with its examples
              norma why FILE:LINE       what the names at a place refer to, and which rules looked

            Exit status: 0 clean, 1 findings at error severity, 2 the guide, the configuration or the call is wrong
            (or nothing was checked), 3 a bug of Norma's own.
            """,
        version: NormaVersion.current,
        subcommands: [
            CheckCommand.self, ExplainCommand.self, FactsCommand.self, GuideCommand.self, InitCommand.self,
            RulesCommand.self,
            WhyCommand.self,
        ]
    )

    package init() {}

    /// Parses the arguments, runs the command, and tells the status that the process is to exit with.
    package static func run(arguments: [String]) -> ExitStatus {
        do {
            var command = try parseAsRoot(arguments)
            try command.run()
            return .clean
        } catch let failure as CommandFailure {
            Terminal.printError(failure.text)
            return failure.status
        } catch let status as ExitWith {
            return status.status
        } catch {
            let text = fullMessage(for: error)
            if exitCode(for: error) == .success {
                Terminal.print(text)
                return .clean
            }
            Terminal.printError(text)
            return .unusable
        }
    }
}

/// A guide has arguments too; here the word means the command line's.
typealias Argument = ArgumentParser.Argument

package enum NormaVersion {
    package static let current = "0.1.0"
}

/// Ends a command with a status after it has said all there is to say.
struct ExitWith: Error {
    let status: ExitStatus
}
