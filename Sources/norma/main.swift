// Starts the command line.

import Foundation
import NormaCommands
import NormaFindings

// A reader that goes away (`norma check | head`) ends the output, not the process.
signal(SIGPIPE, SIG_IGN)
// Closed descriptors stay unusable: a file that gets their number would receive the output. Writing to them fails, as before.
for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
OwnBug.answerForTraps()
// Not on the main thread, whose stack is too small for the nested source that some commands parse.
exit(NormaCommand.runOnDeepStack(words: CommandLine.arguments).rawValue)
