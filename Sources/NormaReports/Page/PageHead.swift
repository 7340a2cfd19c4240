// The head of a page: what was checked, the result, and further remarks.

import NormaFindings
import NormaText

struct PageHead {
    let result: CheckResult
    let title: String

    /// The most remarks; the terminal report has them all.
    private static let mostRemarks = 200

    func write(to stream: inout ReportStream) {
        stream.write(
            """
            <body>
            <a class="skip" href="#main">Skip to the content</a>
            <header class="head">
            <div class="masthead">
            <h1><bdi>\(HTMLText.escaped(VisibleText.oneLine(title)))</bdi></h1>
            <p class="origin">checked by the guide \(HTMLText.code(VisibleText.oneLine(result.guide)))\(origin)</p>
            <p class="tools"><button type="button" id="theme">Theme</button> <button type="button" id="show-keys">Keys</button></p>
            </div>
            <div class="verdict">
            <ul class="scores" aria-label="Findings by severity">
            \(score(.error))\(score(.warning))\(score(.note))</ul>
            <div class="summary">
            \(PageSummary(result).sentences.map { "<p>\(HTMLText.sentence($0))</p>\n" }.joined())</div>
            </div>

            """
        )
        for line in standing { stream.write("<p class=\"standing\">\(HTMLText.sentence(line))</p>\n") }
        writeRemarks(to: &stream)
        stream.write(
            "<noscript><p class=\"standing\">The parts below need a browser that runs the script in this file.</p></noscript>\n"
        )
        stream.write("</header>\n")
    }

    private var origin: String {
        let words = VisibleText.oneLine(result.guideOrigin)
        return words.isEmpty ? "" : " (<bdi>\(HTMLText.escaped(words))</bdi>)"
    }

    private func score(_ severity: Severity) -> String {
        let count = result.count(of: severity)
        let noun = severity.rawValue + (count == 1 ? "" : "s")
        let look = count == 0 ? "none" : severity.rawValue
        let inner = "<b>\(Wording.number(count))</b> \(noun)"
        guard count > 0 else { return "<li class=\"score none\"><span>\(inner)</span></li>\n" }
        return "<li class=\"score \(look)\"><a href=\"#findings?severity=\(severity.rawValue)\">\(inner)</a></li>\n"
    }

    /// The base of the comparison, the available fixes, and the allowed findings.
    private var standing: [String] {
        let compared =
            result.comparison.map { [$0.sentence(quote: { VisibleText.oneLine(BearableText.name($0)) })] } ?? []
        let counts = FixCounts(result.findings)
        let fixes =
            counts.safe + counts.review + counts.drafts == 0 ? [] : [FixWording.sentence(counts, isMarked: true)]
        let baseline = BaselineLines(result: result).lines.prefix(1)
        let count = result.suppressedCount
        let verb = count == 1 ? "is" : "are"
        let allowed =
            count == 0 ? [] : ["\(Wording.count(count, "further finding")) \(verb) allowed by comments in the code."]
        let leftOut = TerminalSummary.leftOut(of: result).map { [$0] } ?? []
        return compared + baseline + fixes + allowed + leftOut
    }

    // MARK: - Remarks

    private func writeRemarks(to stream: inout ReportStream) {
        let (notices, problems) = (result.notices, result.problems)
        guard !notices.isEmpty || !problems.isEmpty else { return }
        let parts = [
            notices.isEmpty ? nil : Wording.count(notices.count, "remark") + " about the guide",
            problems.isEmpty ? nil : Wording.count(problems.count, "file") + " not fully checked",
        ].compactMap(\.self)
        stream.write("<details class=\"remarks\"><summary>\(parts.joined(separator: ", "))</summary>\n<ul>\n")
        for problem in problems.prefix(Self.mostRemarks) {
            let place = BearableText.name(VisibleText.oneLine(problem.place.path.text))
            stream.write("<li>\(HTMLText.code(place)): \(bearable(problem.message))</li>\n")
        }
        for notice in notices.prefix(Self.mostRemarks) {
            let place = notice.guidePlace.map { " <small>(\(HTMLText.escaped(VisibleText.oneLine($0))))</small>" } ?? ""
            stream.write("<li>\(bearable(notice.message))\(place)</li>\n")
        }
        let rest = max(0, notices.count - Self.mostRemarks) + max(0, problems.count - Self.mostRemarks)
        if rest > 0 { stream.write("<li>… and \(Wording.number(rest)) more</li>\n") }
        stream.write("</ul>\n</details>\n")
    }

    private func bearable(_ text: String) -> String {
        HTMLText.sentence(VisibleText.oneLine(BearableText.sentence(text)))
    }
}
