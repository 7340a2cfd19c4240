// The files that are left out as generated, each with the reason, for --verbose.

import NormaFindings
import NormaText

struct LeftOutLines {
    let report: TerminalReport

    var lines: [StyledText] {
        let files = report.index.result.leftOut
        guard report.options.isVerbose, !files.isEmpty else { return [] }
        let adjective = files.adjective
        let title = StyledText(
            "\(adjective.prefix(1).uppercased())\(adjective.dropFirst()), read for names but not judged",
            .bold
        )
        return [title] + files.map(line) + [""]
    }

    private func line(_ file: LeftOutFile) -> StyledText {
        let place =
            file.place.range == nil
            ? report.shown(file.place) : "\(report.shown(Place(path: file.place.path))):\(file.place.start.line)"
        let new: StyledText = file.isNew ? " \(StyledText("(new: nothing lists it)", .yellow))" : ""
        let by = file.by.map { " (\($0))" } ?? ""
        return "  - \(place): \(file.cause.words(for: 1))\(by)\(new)"
    }
}
