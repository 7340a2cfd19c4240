// Makes the fixes of an example and compares the result with the guide's `fixed` blocks.

import NormaFiles
import NormaFindings
import NormaPipeline
import NormaText

/// A problem with the fixes of an example.
struct FixProblem: Sendable {
    var message: String
    /// A line of the files that show the result; nil if the example as a whole is meant.
    var line: MarkedLine?
}

struct FixedExample {
    /// The code base before its fixes, and the rules whose findings are fixed.
    let request: CheckRequest

    /// Nil if the fixes turn the code base into these files.
    func problem(showing shown: [RelativePath: [UInt8]]) -> FixProblem? {
        let outcome = fixed(request)
        let fixed = Dictionary(outcome.files.map { ($0.path, $0.after) }, uniquingKeysWith: { first, _ in first })
        for (path, expected) in shown.sorted(by: { $0.key < $1.key }) {
            guard let found = fixed[path] ?? (try? request.workspace.bytes(of: path)) else {
                let message = "the `bad` example before this one has no file `\(path)`"
                return FixProblem(message: message, line: MarkedLine(path: path, line: 1))
            }
            if let problem = difference(in: path, found, expected) {
                let refusal = outcome.refused.first { $0.finding.place.path == path }
                return FixProblem(
                    message: problem.message + (refusal.map { "; a fix was refused: \($0.reason)" } ?? ""),
                    line: problem.line
                )
            }
        }
        return nil
    }

    /// Nil if nothing is left to be fixed after the fixes.
    func problemOfFixingTwice() -> FixProblem? {
        let first = fixed(request)
        guard !first.files.isEmpty else { return nil }
        var again = request
        let texts = Dictionary(first.files.map { ($0.path, $0.after) }, uniquingKeysWith: { first, _ in first })
        again.workspace = ChangedWorkspace(request.workspace, texts: texts)
        guard let file = fixed(again).files.first else { return nil }
        return FixProblem(message: "the fixed example isn't stable: a second fix changes `\(file.path)` again")
    }

    private func fixed(_ request: CheckRequest) -> FixOutcome {
        FixRun.run(FixRequest(check: request, rules: request.rules, level: .review))
    }

    private func difference(in path: RelativePath, _ found: [UInt8], _ expected: [UInt8]) -> FixProblem? {
        guard found != expected else { return nil }
        if let bytes = try? request.workspace.bytes(of: path), bytes == found {
            let message =
                "the fix leaves the `bad` example before this one unchanged: none of its findings can be fixed"
            return FixProblem(message: message, line: MarkedLine(path: path, line: 1))
        }
        let (foundLines, shownLines) = (Self.lines(found), Self.lines(expected))
        let same = zip(foundLines, shownLines).prefix { $0 == $1 }.count
        let made = foundLines.indices.contains(same) ? "`\(foundLines[same])`" : "no further line"
        let message = "the fix of the `bad` example before this one produces \(made) in line \(same + 1)"
        return FixProblem(message: message, line: MarkedLine(path: path, line: min(same + 1, shownLines.count)))
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        let text = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...]
        return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
