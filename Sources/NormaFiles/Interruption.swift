// Keeps an interrupt from ending the process in the middle of a piece of work: half-written files, a program that still runs.

import Foundation
import Synchronization

package enum Interruption {
    /// The signal that came while it was held back; 0: none.
    static let noted = Atomic<Int32>(0)

    private typealias Handler = @convention(c) (Int32) -> Void

    /// Pieces of work may be inside each other and beside each other: the first one sets the handlers, the last one takes them back.
    private struct Holding {
        var pieces = 0
        var previous: [(signal: Int32, handler: Handler?)] = []
    }

    private static let holding = Mutex(Holding())

    /// Does some work to its end, though somebody wants the process to end meanwhile (Ctrl-C, a hang-up, a polite kill); afterwards
    /// the signal has its way. Work that takes long asks `isWanted`.
    package static func heldBack<Value, Failure: Error>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
        begin()
        defer { end() }
        return try work()
    }

    /// Somebody wants the process to end, and what is held back should come to its end soon.
    static var isWanted: Bool { noted.load(ordering: .relaxed) != 0 }

    private static func begin() {
        // Made before a signal can come: what is made at its first use must not be made by a signal.
        _ = noted.load(ordering: .relaxed)
        holding.withLock { holding in
            holding.pieces += 1
            guard holding.pieces == 1 else { return }
            for number in [SIGINT, SIGTERM, SIGHUP] {
                let previous = signal(number) { Interruption.noted.store($0, ordering: .relaxed) }
                // `nohup` ignores a hang-up, and so does what it runs.
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
