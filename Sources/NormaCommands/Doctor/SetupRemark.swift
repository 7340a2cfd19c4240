// One line of `norma doctor`: a part of the set-up, whether it works, and the way out.

import NormaReports
import NormaText

struct SetupRemark: Sendable, Equatable {
    enum Standing: String, Sendable, CaseIterable {
        case works = "ok"
        case note
        /// A part of the set-up can't work.
        case warning
        /// Nothing can be checked.
        case error
    }

    let standing: Standing
    /// The part of the set-up, in one word.
    let subject: String
    let message: String
    let way: String?

    init(_ standing: Standing, _ subject: String, _ message: String, way: String? = nil) {
        self.standing = standing
        self.subject = subject
        self.message = message
        self.way = way
    }

    /// - Parameter problems: the reasons why a part can't be used; the first is shown.
    init(_ standing: Standing, _ subject: String, _ failure: CommandFailure) {
        guard let first = failure.problems.first else {
            self.init(standing, subject, failure.text)
            return
        }
        self.init(standing, subject, first, others: failure.problems.count - 1)
    }

    init(_ standing: Standing, _ subject: String, _ problem: SourceProblem, others: Int = 0) {
        let line = problem.position.map { ":\($0.line)" } ?? ""
        let place = problem.file.map { "\($0)\(line): " } ?? ""
        let more = others > 0 ? " (and \(others) more; `norma check` lists them)" : ""
        self.init(standing, subject, place + problem.message + more, way: problem.suggestion)
    }
}

/// All of them, written.
struct SetupReport {
    let remarks: [SetupRemark]

    func has(_ standing: SetupRemark.Standing) -> Bool { remarks.contains { $0.standing == standing } }

    private static let subjectColumn = 9

    var text: String {
        let widest = remarks.map(\.subject.count).max() ?? 0
        let indent = String(repeating: " ", count: Self.subjectColumn + widest + 2)
        let lines = remarks.flatMap { remark in
            let standing = Self.padded(remark.standing.rawValue, to: Self.subjectColumn)
            let line = standing + Self.padded(remark.subject, to: widest + 2) + remark.message
            return [line] + (remark.way.map { [indent + "→ " + $0] } ?? [])
        }
        return (lines + ["", summary]).joined(separator: "\n")
    }

    private var summary: String {
        if has(.error) { return "Nothing can be checked like this: see the lines that begin with `error`." }
        let count = remarks.count { $0.standing == .warning }
        switch count {
        case 0: return "Everything that is set up here works."
        case 1: return "One part of the set-up can't work as it is."
        default: return "\(count) parts of the set-up can't work as they are."
        }
    }

    var json: String {
        let values = remarks.map { remark in
            JSONValue.object([
                ("standing", .string(remark.standing.rawValue)), ("subject", .string(remark.subject)),
                ("message", .string(remark.message)), ("way", .optional(remark.way)),
            ])
        }
        return JSONValue.object([
            ("version", .int(1)), ("norma", .string(NormaVersion.current)), ("remarks", .array(values)),
        ]).prettyText
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
