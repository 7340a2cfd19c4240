// Standard output and standard error, and what can be told of the terminal behind them.

import Foundation
import NormaFindings
import NormaReports

enum Terminal {
    /// On standard output, with a line break at the end.
    ///
    /// On a terminal nothing that a file's name, a guide or an argument holds may move the cursor or turn the writing around.
    ///
    /// - Parameter isStyled: the text has colours of our own, which stay.
    static func print(_ text: String, isStyled: Bool = false) {
        let isShown = isatty(STDOUT_FILENO) == 1
        write(isShown ? VisibleText.lines(ended(text), keepingStyle: isStyled) : ended(text), to: STDOUT_FILENO)
    }

    /// On standard output, exactly this.
    static func printExactly(_ text: String) { write(text, to: STDOUT_FILENO) }

    /// On standard output, exactly these bytes.
    static func write(_ bytes: [UInt8]) { bytes.withUnsafeBytes { write($0[...], to: STDOUT_FILENO) } }

    /// On standard error, with a line break at the end; made safe to show as on standard output.
    static func printError(_ text: String) {
        let isShown = isatty(STDERR_FILENO) == 1
        write(isShown ? VisibleText.lines(ended(text)) : ended(text), to: STDERR_FILENO)
    }

    /// On standard error, exactly this.
    static func writeError(_ text: String) { write(text, to: STDERR_FILENO) }

    private static func ended(_ text: String) -> String { text.isEmpty || text.hasSuffix("\n") ? text : text + "\n" }

    /// Somebody can be asked.
    static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

    static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether a line on standard error can be wiped away again, and somebody sees it.
    static var errorIsTerminal: Bool {
        isatty(STDERR_FILENO) == 1 && !isContinuousIntegration && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// Colours only on a terminal that can show them, and only where nobody asked for none (https://no-color.org).
    static var usesColour: Bool {
        let environment = ProcessInfo.processInfo.environment
        if let value = environment["NO_COLOR"], !value.isEmpty { return false }
        return outputIsTerminal && environment["TERM"] != "dumb"
    }

    /// The columns of the terminal; 100 where there is none.
    static var width: Int {
        let columns = Int(size(of: STDOUT_FILENO).ws_col)
        return columns > 20 ? columns : 100
    }

    /// The columns of the terminal that errors are written to.
    static var errorWidth: Int {
        let columns = Int(size(of: STDERR_FILENO).ws_col)
        return columns > 20 ? columns : 80
    }

    /// The lines of the screen that somebody sits before, 40 where the terminal does not say; nil where the output goes into a
    /// pipe, a file or a log.
    static var screenLines: Int? {
        guard outputIsTerminal, !isContinuousIntegration else { return nil }
        let lines = Int(size(of: STDOUT_FILENO).ws_row)
        return lines > 0 ? lines : 40
    }

    /// Whether the output is kept in a log: all services set this, and some have a terminal besides.
    private static var isContinuousIntegration: Bool {
        let value = ProcessInfo.processInfo.environment["CI"] ?? ""
        return !value.isEmpty && value != "false"
    }

    /// Zeros where the descriptor is no terminal.
    private static func size(of descriptor: Int32) -> winsize {
        var size = winsize()
        _ = ioctl(descriptor, UInt(TIOCGWINSZ), &size)
        return size
    }

    /// Whole, also where a pipe takes only a part at a time. A closed pipe ends the writing without a word: its reader has
    /// what it wanted. Any other obstacle ends the command, because a report that is cut looks like one that is whole.
    private static func write(_ text: String, to descriptor: Int32) {
        var text = text
        text.withUTF8 { write(UnsafeRawBufferPointer($0)[...], to: descriptor) }
    }

    private static func write(_ bytes: Slice<UnsafeRawBufferPointer>, to descriptor: Int32) {
        var bytes = bytes
        while !bytes.isEmpty {
            let sent = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: bytes).baseAddress, bytes.count)
            if sent < 0, errno == EINTR || errno == EAGAIN { continue }
            guard sent > 0 else {
                if sent < 0, errno != EPIPE, descriptor == STDOUT_FILENO {
                    let reason = String(cString: strerror(errno))
                    writeError("error: the output could not be written (\(reason))\n")
                    exit(ExitStatus.unusable.rawValue)
                }
                return
            }
            bytes = bytes.dropFirst(sent)
        }
    }
}
