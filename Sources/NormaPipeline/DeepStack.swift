// Threads that can parse nested source, and a signal stack for the case that even theirs is too small.

import Foundation
import Synchronization

package enum DeepStack {
    /// Sixteen megabytes: nested source is parsed recursively, and the default of half a megabyte overflows early.
    static let size = 16 << 20

    /// Does a piece of work on its own thread, and waits for it.
    package static func run<Output: Sendable>(_ work: @escaping @Sendable () -> Output) -> Output {
        let answer = Answer<Output>()
        let done = DispatchSemaphore(value: 0)
        start {
            let output = work()
            answer.value.withLock { $0 = output }
            done.signal()
        }
        done.wait()
        // The thread has stored its result before it signalled.
        return answer.value.withLock { $0 } ?? work()
    }

    /// Does a piece of work on its own thread.
    static func start(_ work: @escaping @Sendable () -> Void) {
        let thread = Thread {
            let signals = SignalStack()
            work()
            signals.remove()
        }
        thread.stackSize = size
        thread.start()
    }

    private final class Answer<Output: Sendable>: Sendable {
        let value = Mutex<Output?>(nil)
    }
}

/// A stack for signal handlers, because a stack that overflowed has no room for them.
struct SignalStack {
    private static let size = 64 << 10
    private let memory: UnsafeMutableRawPointer
    private let isSet: Bool

    /// Gives this thread a stack for signals, until it is removed.
    init() {
        memory = UnsafeMutableRawPointer.allocate(byteCount: Self.size, alignment: 16)
        var stack = stack_t()
        stack.ss_sp = memory
        stack.ss_size = .init(Self.size)
        stack.ss_flags = 0
        isSet = sigaltstack(&stack, nil) == 0
    }

    /// To be called on the thread that it was made on.
    func remove() {
        guard isSet else { return memory.deallocate() }
        var stack = stack_t()
        stack.ss_flags = .init(SS_DISABLE)
        // A stack that is still in use must stay.
        if sigaltstack(&stack, nil) == 0 { memory.deallocate() }
    }
}
