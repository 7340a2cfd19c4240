// A line on standard error that shows the progress of the work while a person waits.

import Foundation
import NormaPipeline
import NormaReports
import NormaText
import Synchronization

/// Shown only on a terminal, and only when a run takes longer than a second; it is wiped away at the end.
final class ProgressLine: Sendable {
    private struct State {
        var isDone = false
        /// The text on the terminal; empty for none.
        var shown = ""
    }

    private static let patience = 1.0
    /// A faster update can't be read.
    private static let pause = 0.2

    private let state = Mutex(State())
    private let text: String
    private let detail: @Sendable () -> String?

    private init(text: String, detail: @escaping @Sendable () -> String?) {
        self.text = text
        self.detail = detail
    }

    /// - Parameter detail: read now and then during the work; replaces the text if it isn't nil.
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
        case .linking: return "resolving names"
        case .judging: return counted("judging", "rules")
        case .reporting: return "preparing the report"
        }
    }
}
