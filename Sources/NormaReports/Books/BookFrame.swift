// The frame of each page of a site: head, way back, policy.

import NormaText

struct BookFrame {
    let title: String
    let generator: String
    /// From the page's folder.
    let style: String
    /// The only script that runs; nil for none.
    var script: String?
    /// Links to the pages above it, outermost first.
    var trail: [(name: String, address: String)] = []

    /// The page loads nothing from elsewhere and runs only our own script: a browser that knows the policy blocks
    /// everything else.
    private var policy: String {
        let scripts = script.map { ["script-src '\(SHA256(of: $0.utf8).source)'"] } ?? []
        return (["default-src 'none'", "style-src 'self'"] + scripts + ["base-uri 'none'", "form-action 'none'"])
            .joined(separator: "; ")
    }

    func text(around body: String) -> String {
        let script = self.script.map { "<script type=\"module\">\($0)</script>\n" } ?? ""
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="referrer" content="no-referrer">
            <meta name="color-scheme" content="light dark">
            <meta name="generator" content="\(HTMLText.escaped(generator))">
            <title>\(HTMLText.escaped(VisibleText.oneLine(title))) – Norma</title>
            <link rel="stylesheet" href="\(style)">
            </head>
            <body>
            <a class="skip" href="#Content">Skip to the content</a>
            \(header)\(body)\(script)</body>
            </html>

            """
    }

    private var header: String {
        guard !trail.isEmpty else { return "" }
        let links = trail.map { step in
            let name = HTMLText.escaped(VisibleText.oneLine(step.name))
            return "<li><a href=\"\(HTMLText.escaped(step.address))\"><bdi>\(name)</bdi></a></li>"
        }
        return
            "<header class=\"head\"><nav aria-label=\"Way back\"><ol class=\"trail\">\(links.joined())</ol></nav></header>\n"
    }
}
