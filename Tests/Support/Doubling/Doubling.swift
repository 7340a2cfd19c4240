// How much longer twice as much takes: the question behind every claim that something is linear.

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

package enum Doubling {
    /// Linear work has a ratio of 2, quadratic work one of 4. Half-way between them, a slip is caught on a busy machine too.
    package static let limit = 3.0

    /// The time for the second input divided by the time for the first, which is half as large.
    ///
    /// What counts is the processor's time of this thread, so that a busy machine doesn't; the median of five. A neighbour that
    /// takes the processor's caches slows one of the two now and then, and only a slip does so each time: a ratio of `limit` or
    /// more is measured up to three times again, and the smallest counts.
    package static func ratio<Input>(
        _ half: Input,
        _ whole: Input,
        below limit: Double = limit,
        rounds: Int = 5,
        _ work: (Input) -> Void
    ) -> Double {
        // What is made once, such as the states of an expression, is made here.
        work(whole)
        var ratio = measured(half, whole, rounds, work)
        for _ in 0..<3 where ratio >= limit { ratio = min(ratio, measured(half, whole, rounds, work)) }
        return ratio
    }

    private static func measured<Input>(_ half: Input, _ whole: Input, _ rounds: Int, _ work: (Input) -> Void) -> Double
    {
        let times = (0..<rounds).map { _ in (processorTime { work(half) }, processorTime { work(whole) }) }
        return median(times.map(\.1)) / max(median(times.map(\.0)), 0.000_05)
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private static func processorTime(_ work: () -> Void) -> Double {
        var before = timespec()
        var after = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &before)
        work()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &after)
        return Double(after.tv_sec - before.tv_sec) + Double(after.tv_nsec - before.tv_nsec) / 1e9
    }
}
