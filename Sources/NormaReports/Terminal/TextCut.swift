// Text cut to a number of columns: `…` marks omissions.

import NormaText

package enum TextCut {
    /// Keeps the beginning.
    package static func end(of text: String, width: Int) -> String {
        var filled = 0
        var lastFitting = text.startIndex
        for index in text.indices {
            let columns = DisplayWidth.of(text[index])
            if filled + columns > width { return String(text[..<lastFitting]) + (width > 0 ? "…" : "") }
            filled += columns
            if filled < width { lastFitting = text.index(after: index) }
        }
        return text
    }

    /// Keeps the innermost components, which matter more than the outer ones: `…/Views/CartView.swift`.
    static func path(_ text: String, width: Int) -> String {
        guard DisplayWidth.of(text) > width else { return text }
        let components = text.pathParts
        var kept = ""
        for component in components.reversed() {
            let longer = "/" + component + kept
            guard DisplayWidth.of(longer) < width else { break }
            kept = longer
        }
        return kept.isEmpty ? end(of: String(components.last ?? ""), width: width) : "…" + kept
    }
}
