// Delays an interrupt until the end of a piece of work, so that no file is half written and no program is left running.

import Foundation
import Synchronization

package enum Interruption {
    /// The signal that was held back; 0: none.
    static let noted = Atomic<Int32>(0)

    private typealias Handler = @convention(c) (Int32) -> Void

    /// Pieces of work may be nested and concurrent: the first one sets the handlers, the last one removes them.
    private struct Holding {
        var pieces = 0
        var previous: [(signal: Int32, handler: Handler?)] = []
    }

    private static let holding = Mutex(Holding())

    /// Does some work to its end even if the process is asked to end meanwhile (Ctrl-C, a hang-up, SIGTERM); afterwards
    /// the signal takes effect. Long work checks `isWanted`.
    package static func heldBack<Value, Failure: Error>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
        begin()
        defer { end() }
        return try work()
    }

    /// The process is asked to end, and work that delays it should end soon.
    static var isWanted: Bool { noted.load(ordering: .relaxed) != 0 }

    private static func begin() {
        // Made before a signal can arrive: a signal handler must not initialise it.
        _ = noted.load(ordering: .relaxed)
        holding.withLock { holding in
            holding.pieces += 1
            guard holding.pieces == 1 else { return }
            for number in [SIGINT, SIGTERM, SIGHUP] {
                let previous = signal(number) { Interruption.noted.store($0, ordering: .relaxed) }
                // `nohup` ignores a hang-up, and so does the program that it runs.
                if isIgnoring(previous) {
                    signal(number, SIG_IGN)
                } else {
                    holding.previous.append((number, previous))
                }
            }
        }
    }

    private static func end() {
        let came = holding.withLock { holding -> Int32 in
            holding.pieces -= 1
            guard holding.pieces == 0 else { return 0 }
            for (number, handler) in holding.previous { signal(number, handler) }
            holding.previous = []
            return noted.exchange(0, ordering: .relaxed)
        }
        if came != 0 { kill(getpid(), came) }
    }

    private static func isIgnoring(_ handler: Handler?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
