// The message for a bug in Norma: its exit status differs from that of a finding and of a wrong call.

import Foundation
import NormaFindings

package enum OwnBug {
    /// Makes a trap end the process with the status of a bug and a sentence that says so.
    ///
    /// A trap can't be caught in Swift, so this is the last thing that happens. To get Swift's backtrace, set
    /// `SWIFT_BACKTRACE`; the process then ends with the signal's own status.
    package static func answerForTraps() {
        guard ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil else { return }
        for signalNumber in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
            var action = sigaction()
            #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = answer
            #else
            action.__sigaction_handler.sa_handler = answer
            #endif
            // On the signal stack that each thread has: the thread's own stack may be exhausted.
            action.sa_flags = .init(SA_ONSTACK)
            sigaction(signalNumber, &action, nil)
        }
    }

    /// Nothing here may allocate or lock: the process is in an unknown state.
    private static let answer: @convention(c) (Int32) -> Void = { _ in
        let message: StaticString =
            "\nerror: Norma stopped because of a bug in it; don't rely on anything that it wrote so far.\nSet SWIFT_BACKTRACE=enable=yes, run it again, and please report what it prints.\n"
        _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
        _exit(ExitStatus.ownBug.rawValue)
    }

    /// An error that no command expects.
    static func message(for error: any Error) -> String {
        "error: \(error); this is a bug in Norma: please report it with the command that you ran"
    }
}
