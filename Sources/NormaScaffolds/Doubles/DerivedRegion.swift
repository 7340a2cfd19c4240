// The part of a file that was derived and may be derived again; handwritten code is outside of it.

import NormaText

/// The lines between `// norma-derived: Store` and `// norma-derived: end`.
package struct DerivedRegion: Sendable, Hashable {
    /// The declaration that it is derived from, as it can be asked for.
    package let origin: String
    /// In the text: from the first mark's indentation to the end of the last mark's line.
    package let range: Range<String.Index>

    /// Members between marks.
    static func marked(_ members: String, origin: String) -> String {
        let inner = members.isEmpty ? "" : members + "\n"
        return "    \(DerivedMark.start)\(origin)\n\(inner)    \(DerivedMark.end)"
    }

    /// All such parts of a text, in order; one without an end doesn't count.
    package static func all(in text: String) -> [DerivedRegion] { marks(in: text).regions }

    /// The marks that begin a part whose end is missing, each with its line.
    package static func unclosed(in text: String) -> [(origin: String, line: Int)] { marks(in: text).unclosed }

    private static func marks(
        in text: String
    ) -> (regions: [DerivedRegion], unclosed: [(origin: String, line: Int)]) {
        var regions: [DerivedRegion] = []
        var unclosed: [(origin: String, line: Int)] = []
        var open: (origin: String, start: String.Index, line: Int)?
        var start = text.startIndex
        var number = 0
        while start < text.endIndex {
            number += 1
            let lineEnd = text[start...].firstIndex { $0.isNewline } ?? text.endIndex
            let line = text[start..<lineEnd].drop { $0 == " " || $0 == "\t" }
            if line.hasPrefix(DerivedMark.end), let begun = open {
                regions.append(DerivedRegion(origin: begun.origin, range: begun.start..<lineEnd))
                open = nil
            } else if let origin = DerivedMark.origin(of: line) {
                if let lost = open { unclosed.append((lost.origin, lost.line)) }
                open = (origin, start, number)
            }
            start = lineEnd < text.endIndex ? text.index(after: lineEnd) : lineEnd
        }
        if let lost = open { unclosed.append((lost.origin, lost.line)) }
        return (regions, unclosed)
    }
}
