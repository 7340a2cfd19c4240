// A signal that comes in the middle of writing has its way afterwards.

import Foundation
import Synchronization
import Testing

@testable import NormaFiles

/// What holds signals back, which only one work of a process may do at a time.
@Suite("Work that is not interrupted", .serialized)
enum UninterruptedWork {}

extension UninterruptedWork {
    @Suite("Interruptions")
    struct InterruptionTests {
        /// A signal comes when the system finds a thread that takes it.
        private func wait(until isTrue: () -> Bool) {
            let end = ContinuousClock.now + .seconds(10)
            while !isTrue(), ContinuousClock.now < end {}
        }

        private static let heard = Atomic<Int>(0)

        @Test("a signal waits until the work is done, and is not lost")
        func waits() {
            #expect(Self.heard.load(ordering: .relaxed) == 0)
            let previous = signal(SIGHUP) { _ in UninterruptedWork.InterruptionTests.heard.add(1, ordering: .relaxed) }
            defer { signal(SIGHUP, previous) }
            Interruption.heldBack {
                kill(getpid(), SIGHUP)
                wait { Interruption.noted.load(ordering: .relaxed) == SIGHUP }
                Interruption.heldBack {}
                wait { Interruption.noted.load(ordering: .relaxed) == SIGHUP }
                #expect(Self.heard.load(ordering: .relaxed) == 0)
            }
            wait { Self.heard.load(ordering: .relaxed) == 1 }
            #expect(Self.heard.load(ordering: .relaxed) == 1)
            Interruption.heldBack {}
            #expect(Self.heard.load(ordering: .relaxed) == 1)
        }
    }
}
