// The same work over many inputs, where a hanging one delays no other.

import Foundation
import Synchronization

extension ParallelMap {
    /// The outputs in the order of the inputs; for an input that takes longer than `patience`, the result of
    /// `givingUp`.
    ///
    /// Its thread is abandoned, and a later result is discarded. The clock stops while the machine sleeps.
    /// - Parameter schedule: the indices in the order in which they are handed out; every index must be in it once.
    static func map<Input: Sendable, Output: Sendable>(
        _ inputs: [Input],
        schedule: [Int],
        threads: Int,
        patience: Duration,
        givingUp: (Input) -> Output,
        _ transform: @escaping @Sendable (Input) -> Output
    ) -> [Output] {
        guard !inputs.isEmpty else { return [] }
        let work = PatientWork(inputs: inputs, schedule: schedule, transform: transform)
        for _ in 0..<min(max(1, threads), inputs.count) { work.startThread() }
        let step = min(patience / 4, .seconds(1))
        while !work.waitForAll(atMost: step) {
            for index in work.abandon(after: patience) {
                work.answer(givingUp(inputs[index]), for: index)
                work.startThread()
            }
        }
        return work.outputs
    }
}

private final class PatientWork<Input: Sendable, Output: Sendable>: Sendable {
    private struct State {
        var turn = 0
        var outputs: [Int: Output] = [:]
        var running: [Int: SuspendingClock.Instant] = [:]
    }

    private let inputs: [Input]
    private let schedule: [Int]
    private let transform: @Sendable (Input) -> Output
    private let state = Mutex(State())
    private let done = DispatchSemaphore(value: 0)

    init(inputs: [Input], schedule: [Int], transform: @escaping @Sendable (Input) -> Output) {
        self.inputs = inputs
        self.schedule = schedule
        self.transform = transform
    }

    var outputs: [Output] { state.withLock { $0.outputs.sorted { $0.key < $1.key }.map(\.value) } }

    func startThread() {
        DeepStack.start { [self] in
            while let index = next() {
                #if canImport(ObjectiveC)
                let isWanted = autoreleasepool { finish(transform(inputs[index]), for: index) }
                #else
                let isWanted = finish(transform(inputs[index]), for: index)
                #endif
                guard isWanted else { return }
            }
        }
    }

    private func next() -> Int? {
        state.withLock { state in
            guard state.turn < schedule.count else { return nil }
            let index = schedule[state.turn]
            state.turn += 1
            state.running[index] = .now
            return index
        }
    }

    /// Whether the output was still awaited.
    private func finish(_ output: Output, for index: Int) -> Bool {
        let isWanted = state.withLock { $0.running.removeValue(forKey: index) != nil }
        if isWanted { answer(output, for: index) }
        return isWanted
    }

    func answer(_ output: Output, for index: Int) {
        let isLast = state.withLock { state in
            state.outputs[index] = output
            return state.outputs.count == inputs.count
        }
        if isLast { done.signal() }
    }

    func waitForAll(atMost time: Duration) -> Bool {
        done.wait(timeout: .now() + .milliseconds(max(1, Int(time / .milliseconds(1))))) == .success
    }

    /// The inputs whose time is over; they no longer count as running.
    func abandon(after patience: Duration) -> [Int] {
        state.withLock { state in
            let late = state.running.filter { $0.value.duration(to: .now) > patience }.keys.sorted()
            for index in late { state.running[index] = nil }
            return late
        }
    }
}
