// A page for a browser: a single file without network access, with the structure, the findings and the guide, to look
// at and click.

import NormaFindings
import NormaText

extension Format {
    package static let html = Format(
        name: "html",
        summary: "a page for a browser: picture of the structure, findings, guide",
        showsSurvey: true,
        write: { HTMLPage(result: $0, options: $1).write(to: &$2) }
    )
}

private struct HTMLPage {
    let result: CheckResult
    let options: ReportOptions

    private static let style = PageAssets.style + "\n" + Picture.style

    func write(to stream: inout ReportStream) {
        writeHead(to: &stream)
        PageHead(result: result, title: title).write(to: &stream)
        PageSections(result: result).write(to: &stream)
        stream.write(
            "<script type=\"application/json\" id=\"data\">"
        )
        PageData(result, prefix: options.pathPrefix).value.write(to: &stream, as: .compact)
        stream.write("</script>\n<script type=\"module\">")
        stream.write(long: PageAssets.script.utf8)
        stream.write("</script>\n</body>\n</html>\n")
    }

    /// The name of the checked tree: its folder, if known.
    private var title: String {
        let folder = options.root?.pathParts.last.map(String.init)
        return BearableText.name(folder ?? result.guide)
    }

    /// The page loads nothing and runs only our own script: a browser that knows the policy blocks everything else.
    private func writeHead(to stream: inout ReportStream) {
        let policy = [
            "default-src 'none'",
            "script-src '\(SHA256(of: PageAssets.script.utf8).source)'",
            "style-src '\(SHA256(of: Self.style.utf8).source)'",
            "base-uri 'none'",
            "form-action 'none'",
        ].joined(separator: "; ")
        stream.write(
            """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="referrer" content="no-referrer">
            <meta name="color-scheme" content="light dark">
            <meta name="generator" content="\(HTMLText.escaped(generator))">
            <title>\(HTMLText.escaped(VisibleText.oneLine(title))): \(verdict) – Norma</title>
            <style>
            """
        )
        stream.write(long: Self.style.utf8)
        stream.write("</style>\n</head>\n")
    }

    private var generator: String { "Norma" + (options.toolVersion.map { " " + $0 } ?? "") }

    private var verdict: String { result.findings.isEmpty ? "no finding" : Wording.severities(of: result.findings) }
}
