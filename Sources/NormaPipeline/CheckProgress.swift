// The progress of a check: counted by the workers, read by the display.

import Synchronization

/// Counting takes no lock; a concurrent read may be one step behind.
package final class CheckProgress: Sendable {
    package enum Stage: Int, Sendable {
        case starting, reading, linking, judging, reporting
    }

    private let stageNumber = Atomic<Int>(0)
    private let doneCount = Atomic<Int>(0)
    private let allCount = Atomic<Int>(0)

    package init() {}

    package var stage: Stage { Stage(rawValue: stageNumber.load(ordering: .relaxed)) ?? .starting }

    /// How many things of this stage are done, and how many there are; zeros if they aren't counted.
    package var count: (done: Int, all: Int) {
        let all = allCount.load(ordering: .relaxed)
        return (min(doneCount.load(ordering: .relaxed), all), all)
    }

    func begin(_ stage: Stage, of all: Int = 0) {
        allCount.store(0, ordering: .relaxed)
        doneCount.store(0, ordering: .relaxed)
        stageNumber.store(stage.rawValue, ordering: .relaxed)
        allCount.store(all, ordering: .relaxed)
    }

    func advance() { doneCount.wrappingAdd(1, ordering: .relaxed) }
}
