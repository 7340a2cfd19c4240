// What a command printed, as the answer of a tool: its status in words first, and never longer than a model can use.

import NormaFiles
import NormaFindings
import NormaServer
import NormaText

struct ToolText {
    private let status: Int32
    private let output: String
    private let errors: String
    private let tool: CommandTool

    init(_ answer: OutsideProgram.Answer, of tool: CommandTool) {
        status = answer.status
        output = String(decoding: answer.output, as: UTF8.self)
        errors = answer.errors
        self.tool = tool
    }

    var answer: ToolAnswer {
        let text = [head, errors, output].map(Self.trimmed).filter { !$0.isEmpty }.joined(separator: "\n\n")
        return ToolAnswer(shortened(text), isFailure: isFailure)
    }

    private var isFailure: Bool { status != ExitStatus.clean.rawValue && status != ExitStatus.findings.rawValue }

    /// An answer that can't be misread.
    private var head: String {
        switch status {
        case ExitStatus.clean.rawValue: tool.one.isEmpty ? "" : "Exit status 0."
        case ExitStatus.findings.rawValue: "Exit status 1: \(tool.one)."
        case ExitStatus.ownBug.rawValue: "Exit status 3: a bug in Norma; nothing in this answer counts."
        default: "Exit status \(status): nothing was done."
        }
    }

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.last?.isNewline == true { text = text.dropLast() }
        return String(text)
    }

    /// Cut at the end of a line.
    private func shortened(_ text: String) -> String {
        guard text.utf8.count > ToolRunner.longest else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var (kept, size) = (0, 0)
        for line in lines {
            size += line.utf8.count + 1
            guard size <= ToolRunner.longest else { break }
            kept += 1
        }
        // A first line that is too long alone is cut itself.
        let shown =
            kept == 0 ? String(text.prefix(ToolRunner.longest / 4)) : lines.prefix(kept).joined(separator: "\n")
        let left = max(lines.count - kept, 1)
        return shown + "\n\n\(left) more \(left == 1 ? "line is" : "lines are") left out: \(tool.narrowing)."
    }
}
