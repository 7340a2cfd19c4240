// Work in parts with a time limit: if one part hangs, it is abandoned and reported.

import Foundation
import Synchronization

/// Which part of a piece of work is running.
package final class WorkParts<Part: Sendable>: Sendable {
    private let current = Mutex<(part: Part, since: SuspendingClock.Instant)?>(nil)

    func begin(_ part: Part) { current.withLock { $0 = (part, .now) } }

    /// The part that has taken longer; the clock stops while the machine sleeps.
    func part(takingLongerThan patience: Duration) -> Part? {
        current.withLock { current in
            guard let current, current.since.duration(to: .now) > patience else { return nil }
            return current.part
        }
    }
}

/// The part of a piece of work that did not end; its thread is abandoned.
struct Abandoned<Part: Sendable>: Error {
    let part: Part
}

package enum WatchedWork {
    /// The time limit of one part; it needs less than a tenth of a second for a megabyte.
    package static let patience = Duration.seconds(30)

    /// Does a piece of work on its own thread with a deep stack, and waits for it as long as none of its parts takes
    /// longer than `patience`.
    static func run<Part: Sendable, Output: Sendable>(
        patience: Duration = patience,
        _ work: @escaping @Sendable (WorkParts<Part>) -> Output
    ) throws(Abandoned<Part>) -> Output {
        let parts = WorkParts<Part>()
        let answer = Answer<Output>()
        DeepStack.start {
            let output = work(parts)
            answer.value.withLock { $0 = output }
            answer.done.signal()
        }
        let step = min(patience / 4, .seconds(1))
        while true {
            let isDone = answer.done.wait(timeout: .now() + .milliseconds(max(1, Int(step / .milliseconds(1)))))
            if isDone == .success, let output = answer.value.withLock({ $0 }) { return output }
            if let part = parts.part(takingLongerThan: patience) { throw Abandoned(part: part) }
        }
    }

    private final class Answer<Output: Sendable>: Sendable {
        let value = Mutex<Output?>(nil)
        let done = DispatchSemaphore(value: 0)
    }

    /// The message about an abandoned part.
    static func bug(in what: String, after patience: Duration) -> String {
        "\(what) took longer than \(patience.components.seconds) seconds and was stopped; that is a bug in Norma"
    }
}
