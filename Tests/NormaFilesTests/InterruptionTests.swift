// A signal that comes in the middle of writing has its way afterwards.

import Foundation
import Synchronization
import Testing

@testable import NormaFiles

/// In processes of their own: a signal is for a whole process, and other tests run programs, which an interrupt ends.
@Suite("Interruptions")
struct InterruptionTests {
    /// A signal comes when the system finds a thread that takes it.
    private static func wait(until isTrue: () -> Bool) {
        let end = ContinuousClock.now + .seconds(10)
        while !isTrue(), ContinuousClock.now < end {}
    }

    private static let heard = Atomic<Int>(0)

    @Test("a signal waits until the work is done, and is not lost")
    func waits() async {
        await #expect(processExitsWith: .success) {
            signal(SIGHUP) { _ in InterruptionTests.heard.add(1, ordering: .relaxed) }
            Interruption.heldBack {
                kill(getpid(), SIGHUP)
                Self.wait { Interruption.noted.load(ordering: .relaxed) == SIGHUP }
                Interruption.heldBack {}
                #expect(Interruption.noted.load(ordering: .relaxed) == SIGHUP)
                #expect(Self.heard.load(ordering: .relaxed) == 0)
            }
            Self.wait { Self.heard.load(ordering: .relaxed) == 1 }
            #expect(Self.heard.load(ordering: .relaxed) == 1)
            Interruption.heldBack {}
            #expect(Self.heard.load(ordering: .relaxed) == 1)
        }
    }

    @Test("several works hold it back at the same time, and the last one lets it have its way")
    func several() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                for _ in 0..<1000 { Interruption.heldBack {} }
            }
            Interruption.heldBack { _ = kill(getpid(), SIGTERM) }
            Self.wait { false }
        }
    }

    @Test("a hang-up that nohup ignores is ignored still")
    func ignored() async {
        await #expect(processExitsWith: .success) {
            signal(SIGHUP, SIG_IGN)
            Interruption.heldBack {
                kill(getpid(), SIGHUP)
                #expect(!Interruption.isWanted)
            }
            kill(getpid(), SIGHUP)
        }
    }

    @Test("a program that runs ends at once, and with it what it started")
    func program() async {
        await #expect(processExitsWith: .signal(SIGINT)) {
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) { kill(getpid(), SIGINT) }
            let shell = try #require(OutsideProgram(named: "sh"))
            _ = try? shell.run(["-c", "sleep 60 & wait"], limits: OutsideProgram.Limits(seconds: 30))
            Self.wait { false }
        }
    }
}
