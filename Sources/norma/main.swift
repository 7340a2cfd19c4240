// Starts the command line.

import Foundation
import NormaCommands
import NormaFindings

// A reader that goes away (`norma check | head`) ends the output, not the process.
signal(SIGPIPE, SIG_IGN)
OwnBug.answerForTraps()
exit(NormaCommand.run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
