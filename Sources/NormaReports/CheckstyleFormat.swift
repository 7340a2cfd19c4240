// Checkstyle's report, which build servers and review bots read.

import NormaFindings
import NormaText

extension Format {
    package static let checkstyle = Format(
        name: "checkstyle",
        summary: "Checkstyle's XML, for build servers and review bots",
        write: { CheckstyleReport(options: $1, index: ReportIndex($0)).write(to: &$2) }
    )
}

private struct CheckstyleReport {
    let options: ReportOptions
    let index: ReportIndex

    /// The version of Checkstyle that the report imitates; readers look for it.
    private static let likeVersion = "8.0"

    func write(to stream: inout ReportStream) {
        stream.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle")
        stream.add(attribute: "version", Self.likeVersion)
        stream.add(">\n")
        var file = OpenFile(options: options)
        for finding in index.result.findings {
            file.move(to: finding.place.path, in: &stream)
            addError(
                at: finding.place,
                column: finding.excerpt?.startCodePoint,
                finding.severity == .note ? "info" : finding.severity.rawValue,
                index.advisedMessage(of: finding),
                source: finding.rule,
                to: &stream
            )
            stream.handOnWholePiece()
        }
        for notice in index.result.blindRules {
            file.move(to: notice.place.path, in: &stream)
            let source = notice.rule ?? notice.kind.word
            addError(at: notice.place, column: nil, "warning", notice.message, source: source, to: &stream)
        }
        for problem in index.result.problems {
            file.move(to: problem.place.path, in: &stream)
            let kind = problem.kind.word
            addError(at: problem.place, column: nil, "warning", problem.message, source: kind, to: &stream)
        }
        file.close(in: &stream)
        stream.add("</checkstyle>\n")
    }

    private func addError(
        at place: Place,
        column: Int?,
        _ severity: String,
        _ message: String,
        source: String,
        to stream: inout ReportStream
    ) {
        stream.add("    <error")
        stream.add(attribute: "line", place.start.line)
        if place.range != nil, let column { stream.add(attribute: "column", column) }
        stream.add(attribute: "severity", severity)
        stream.add(attribute: "message", message)
        stream.add(attribute: "source", "norma." + source)
        stream.add("/>\n")
    }
}

/// The file whose errors are being written: canonical order keeps the errors of a file together.
private struct OpenFile {
    let options: ReportOptions
    private var path: RelativePath?

    init(options: ReportOptions) { self.options = options }

    mutating func move(to next: RelativePath, in stream: inout ReportStream) {
        guard path != next else { return }
        close(in: &stream)
        stream.add("  <file")
        stream.add(attribute: "name", options.shown(next))
        stream.add(">\n")
        path = next
    }

    mutating func close(in stream: inout ReportStream) {
        if path != nil { stream.add("  </file>\n") }
        path = nil
    }
}
