// A line on standard error that says that work goes on, where a person waits for it.

import Foundation
import Synchronization

/// Shown only on a terminal, and only when a run takes longer than a second; it is wiped away at the end.
final class ProgressLine: Sendable {
    private struct State {
        var isDone = false
        var isShown = false
    }

    private let state = Mutex(State())

    static func start(_ text: String) -> ProgressLine {
        let line = ProgressLine()
        guard Terminal.errorIsTerminal else { return line }
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
            line.state.withLock { state in
                guard !state.isDone else { return }
                state.isShown = true
                Terminal.writeError("norma: \(text) …")
            }
        }
        return line
    }

    func stop() {
        state.withLock { state in
            if state.isShown, !state.isDone { Terminal.writeError("\r\u{1B}[K") }
            state.isDone = true
        }
    }
}
