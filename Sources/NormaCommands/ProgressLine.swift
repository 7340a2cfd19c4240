// A line on standard error that says how far the work is, where a person waits for it.

import Foundation
import NormaPipeline
import NormaReports
import NormaText
import Synchronization

/// Shown only on a terminal, and only when a run takes longer than a second; it is wiped away at the end.
final class ProgressLine: Sendable {
    private struct State {
        var isDone = false
        /// What stands on the terminal; empty for nothing.
        var shown = ""
    }

    private static let patience = 1.0
    /// Nobody reads faster.
    private static let pause = 0.2

    private let state = Mutex(State())
    private let text: String
    private let detail: @Sendable () -> String?

    private init(text: String, detail: @escaping @Sendable () -> String?) {
        self.text = text
        self.detail = detail
    }

    /// - Parameter detail: looked at now and then while the work goes on; stands in place of the text where there is one.
    static func start(_ text: String, detail: @escaping @Sendable () -> String? = { nil }) -> ProgressLine {
        let line = ProgressLine(text: text, detail: detail)
        if Terminal.errorIsTerminal { line.show(after: patience) }
        return line
    }

    private func show(after seconds: Double) {
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + seconds) { [self] in
            let goesOn = state.withLock { state in
                guard !state.isDone else { return false }
                let words = VisibleText.oneLine("norma: \(detail() ?? text) …")
                // A line that is wider than the terminal can't be wiped away.
                let line = TextCut.end(of: words, width: Terminal.errorWidth - 1)
                if line != state.shown { Terminal.showProgress(line) }
                state.shown = line
                return true
            }
            if goesOn { show(after: Self.pause) }
        }
    }

    func stop() {
        state.withLock { state in
            if !state.shown.isEmpty, !state.isDone { Terminal.wipeProgress() }
            state.isDone = true
        }
    }
}

extension CheckProgress {
    /// `reading 1,204 of 4,056 files`; nil before the work began.
    var words: String? {
        let (done, all) = count
        func counted(_ doing: String, _ things: String) -> String {
            all == 0 ? "\(doing) \(things)" : "\(doing) \(Wording.number(done)) of \(Wording.number(all)) \(things)"
        }
        switch stage {
        case .starting: return nil
        case .reading: return counted("reading", "files")
        case .linking: return "finding out what every name means"
        case .judging: return counted("judging", "rules")
        case .reporting: return "putting the result together"
        }
    }
}
