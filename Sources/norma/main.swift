// Starts the command line.

import Foundation
import NormaCommands
import NormaFindings

// A reader that goes away (`norma check | head`) ends the output, not the process.
signal(SIGPIPE, SIG_IGN)
OwnBug.answerForTraps()
// Not on the main thread, whose stack is too small for nested source wherever a command parses some by itself.
exit(NormaCommand.runOnDeepStack(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
