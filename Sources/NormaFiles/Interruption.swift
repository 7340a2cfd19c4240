// Keeps an interrupt from ending the process while something stands half written.

import Foundation
import Synchronization

package enum Interruption {
    /// The signal that came while it was held back; 0: none.
    static let noted = Atomic<Int32>(0)

    /// Does some work to its end, though somebody wants the process to end meanwhile (Ctrl-C, a hang-up, a polite kill); afterwards
    /// the signal has its way. One such work may stand inside another; two at the same time may not.
    package static func heldBack<Value, Failure: Error>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
        // Made before a signal can come: what is made at its first use must not be made by a signal.
        _ = noted.load(ordering: .relaxed)
        let signals = [SIGINT, SIGTERM, SIGHUP]
        let previous = signals.map { signal($0) { Interruption.noted.store($0, ordering: .relaxed) } }
        defer {
            for (number, handler) in zip(signals, previous) { signal(number, handler) }
            let came = noted.exchange(0, ordering: .relaxed)
            if came != 0 { kill(getpid(), came) }
        }
        return try work()
    }
}
