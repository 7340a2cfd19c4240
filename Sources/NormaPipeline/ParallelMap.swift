// Runs one piece of work over many inputs on all cores, on threads whose stack is large enough for deeply nested source.

import Foundation
import Synchronization

package enum ParallelMap {
    package static var defaultThreadCount: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

    /// The outputs in the order of the inputs, whatever thread made them.
    ///
    /// - Parameter schedule: the indices in the order in which they are handed out (the longest work first keeps all threads
    ///   busy to the end); every index must be in it once. Nil: as they come.
    package static func map<Input: Sendable, Output: Sendable>(
        _ inputs: [Input],
        schedule: [Int]? = nil,
        threads: Int = defaultThreadCount,
        _ transform: @escaping @Sendable (Input) -> Output
    ) -> [Output] {
        guard !inputs.isEmpty else { return [] }
        let order = schedule ?? Array(inputs.indices)
        let state = SharedState<Output>()
        let group = DispatchGroup()
        for _ in 0..<min(max(1, threads), inputs.count) {
            group.enter()
            DeepStack.start {
                var made: [(Int, Output)] = []
                while true {
                    let turn = state.next.wrappingAdd(1, ordering: .relaxed).oldValue
                    guard turn < order.count else { break }
                    let index = order[turn]
                    #if canImport(ObjectiveC)
                    autoreleasepool { made.append((index, transform(inputs[index]))) }
                    #else
                    made.append((index, transform(inputs[index])))
                    #endif
                }
                state.finished.withLock { $0.append(contentsOf: made) }
                group.leave()
            }
        }
        group.wait()
        let made = state.finished.withLock { $0 }
        return made.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Two pieces of work in parallel; the second on its own thread.
    package static func both<First, Second: Sendable>(
        _ first: () -> First,
        _ second: @escaping @Sendable () -> Second
    ) -> (First, Second) {
        let answer = SecondAnswer<Second>()
        let group = DispatchGroup()
        group.enter()
        DeepStack.start {
            let value = second()
            answer.value.withLock { $0 = value }
            group.leave()
        }
        let one = first()
        group.wait()
        return (one, answer.value.withLock { $0 } ?? second())
    }

    private final class SecondAnswer<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }

    private final class SharedState<Output: Sendable>: Sendable {
        let next = Atomic<Int>(0)
        let finished = Mutex<[(Int, Output)]>([])
    }
}
