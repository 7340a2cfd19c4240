// Text that has to fit into some columns: `…` stands where something is left out.

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

    /// Keeps the end, which of a path says more than the beginning.
    static func beginning(of text: String, width: Int) -> String {
        guard DisplayWidth.of(text) > width else { return text }
        var kept: [Character] = []
        var filled = 1
        for character in text.reversed() {
            let columns = DisplayWidth.of(character)
            guard filled + columns <= width else { break }
            filled += columns
            kept.append(character)
        }
        return width > 0 ? "…" + String(kept.reversed()) : ""
    }
}
