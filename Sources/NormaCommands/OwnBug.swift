// What is said where Norma itself is wrong: the exit status tells it from a finding and from a wrong call.

import Foundation
import NormaFindings

package enum OwnBug {
    /// Makes a trap end the process with the status of a bug, and with a sentence that says so.
    ///
    /// A trap can't be caught in Swift, so this is the last thing that happens. Who wants Swift's backtrace sets
    /// `SWIFT_BACKTRACE`, and gets that and the signal's own status.
    package static func answerForTraps() {
        guard ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil else { return }
        for signalNumber in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
            var action = sigaction()
            #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = answer
            #else
            action.__sigaction_handler.sa_handler = answer
            #endif
            // On the stack that each thread has for this: the thread's own may be what ran out.
            action.sa_flags = .init(SA_ONSTACK)
            sigaction(signalNumber, &action, nil)
        }
    }

    /// Nothing here may allocate or lock: the process is in an unknown state.
    private static let answer: @convention(c) (Int32) -> Void = { _ in
        let message: StaticString =
            "\nerror: Norma stopped because of a bug of its own; nothing that it wrote so far can be relied on.\nSet SWIFT_BACKTRACE=enable=yes, run it again, and please report what it prints.\n"
        _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
        _exit(ExitStatus.ownBug.rawValue)
    }

    /// An error that no command foresees.
    static func message(for error: any Error) -> String {
        "error: \(error); this is a bug of Norma's own: please report it with the command that you ran"
    }
}
