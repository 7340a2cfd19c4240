// Standard output and standard error, and the properties of their terminal.

import Foundation
import NormaFindings
import NormaReports
import NormaText
import Synchronization

enum Terminal {
    // All of Norma's output passes through here: no file's name, guide or argument may move the cursor, recolour or
    // reorder the text. Output for other programs is unchanged, unless it goes to a terminal.

    /// On standard output, for people, with a line break at the end.
    static func print(_ text: StyledText) {
        send(ended(text.written(isColoured: usesColour)), to: STDOUT_FILENO)
    }

    static func print(_ text: String) { print(StyledText(text)) }

    /// On standard output, a report that a format wrote line by line with `StyledText.written`.
    static func printReport(_ text: String) { send(ended(text), to: STDOUT_FILENO) }

    /// On standard output, exactly this if another program or a file receives it, with a line break at the end.
    static func printExactly(_ text: String) {
        send(ended(outputIsTerminal ? VisibleText.lines(text) : text), to: STDOUT_FILENO)
    }

    /// A report on standard output, piece by piece if another program or a file receives it.
    static func print(_ result: CheckResult, as format: Format, _ options: ReportOptions) {
        guard outputIsTerminal, !format.isSafeOnTerminal else {
            return format.write(result, options) { $0.withUnsafeBytes { send($0[...], to: STDOUT_FILENO) } }
        }
        printExactly(format.render(result, options))
    }

    /// On standard error, with a line break at the end.
    static func printError(_ text: String) {
        send(ended(StyledText(text).written(isColoured: false)), to: STDERR_FILENO)
    }

    /// On standard error, with the cursor after it: a question to the user.
    static func ask(_ question: String) { send(StyledText(question).written(isColoured: false), to: STDERR_FILENO) }

    /// On standard error, a line that `wipeProgress` removes again.
    static func showProgress(_ line: String) { send("\(wiping)\(VisibleText.oneLine(line))", to: STDERR_FILENO) }

    static func wipeProgress() { send(wiping, to: STDERR_FILENO) }

    /// Moves to the beginning of the line, and clears it.
    private static let wiping = "\r\u{1B}[K"

    /// Whether files were written: if the output fails after that, the message mentions it.
    static func noteWrittenFiles() { hasWrittenFiles.store(true, ordering: .relaxed) }

    private static let hasWrittenFiles = Atomic<Bool>(false)

    private static func ended(_ text: String) -> String { text.isEmpty || text.hasSuffix("\n") ? text : text + "\n" }

    /// Whether a person can be asked.
    static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

    static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether a line on standard error can be removed again, and a person sees it.
    static var errorIsTerminal: Bool {
        isatty(STDERR_FILENO) == 1 && !isContinuousIntegration && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// Colours only on a terminal that supports them, and only unless they are turned off (https://no-color.org).
    static var usesColour: Bool {
        let environment = ProcessInfo.processInfo.environment
        if let value = environment["NO_COLOR"], !value.isEmpty { return false }
        return outputIsTerminal && environment["TERM"] != "dumb"
    }

    /// The columns of the terminal; 100 if there is none.
    static var width: Int {
        let columns = Int(size(of: STDOUT_FILENO).ws_col)
        return columns > 20 ? columns : 100
    }

    /// The columns of the terminal that errors are written to.
    static var errorWidth: Int {
        let columns = Int(size(of: STDERR_FILENO).ws_col)
        return columns > 20 ? columns : 80
    }

    /// The lines of the user's screen, 40 if the terminal doesn't report them; nil if the output goes into a pipe, a
    /// file or a log.
    static var screenLines: Int? {
        guard outputIsTerminal, !isContinuousIntegration else { return nil }
        let lines = Int(size(of: STDOUT_FILENO).ws_row)
        return lines > 0 ? lines : 40
    }

    /// Whether the output goes to a log: all CI services set this, and some have a terminal as well.
    private static var isContinuousIntegration: Bool {
        let value = ProcessInfo.processInfo.environment["CI"] ?? ""
        return !value.isEmpty && value != "false"
    }

    /// Zeros if the descriptor isn't a terminal.
    private static func size(of descriptor: Int32) -> winsize {
        var size = winsize()
        _ = ioctl(descriptor, UInt(TIOCGWINSZ), &size)
        return size
    }

    /// Writes everything, even if a pipe takes only a part at a time. A closed pipe ends the output without a message:
    /// its reader has enough. Any other failure ends the command, because a cut report looks complete.
    private static func send(_ text: String, to descriptor: Int32) {
        var text = text
        text.withUTF8 { send(UnsafeRawBufferPointer($0)[...], to: descriptor) }
    }

    private static func send(_ bytes: Slice<UnsafeRawBufferPointer>, to descriptor: Int32) {
        var bytes = bytes
        while !bytes.isEmpty {
            let sent = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: bytes).baseAddress, bytes.count)
            if sent < 0, errno == EINTR || errno == EAGAIN { continue }
            guard sent > 0 else {
                if sent < 0, errno != EPIPE, descriptor == STDOUT_FILENO {
                    let reason = String(cString: strerror(errno))
                    let isDone = hasWrittenFiles.load(ordering: .relaxed)
                    let rest = isDone ? "; the files were written, only this report is lost" : ""
                    printError("error: the output could not be written (\(reason))\(rest)")
                    exit(ExitStatus.unusable.rawValue)
                }
                return
            }
            bytes = bytes.dropFirst(sent)
        }
    }
}
