// Starts the command line.

import Foundation
import NormaCommands
import NormaFindings

// A reader that goes away (`norma check | head`) ends the output, not the process.
signal(SIGPIPE, SIG_IGN)
// What was closed stays without use: a file that is opened there would get the output. Writing to it fails, as before.
for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
OwnBug.answerForTraps()
// Not on the main thread, whose stack is too small for nested source wherever a command parses some by itself.
exit(NormaCommand.runOnDeepStack(words: CommandLine.arguments).rawValue)
