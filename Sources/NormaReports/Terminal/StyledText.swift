// Text for a terminal with its colours beside it, so that nothing inside the text can pass for a colour.

import NormaFindings
import NormaText

/// Text, and the parts of it with a look. Escape sequences are made when it is written, after everything in the text
/// that acts on a terminal was made visible: this is the only place in Norma that makes them.
package struct StyledText: Sendable, Hashable, ExpressibleByStringInterpolation {
    package enum Look: String, Sendable {
        case bold = "1"
        case dim = "2"
        case red = "1;31"
        case yellow = "1;33"
        case green = "1;32"
        case blue = "1;34"
        case cyan = "36"
    }

    /// A part with a look; offsets in UTF-8 bytes.
    private struct Span: Hashable {
        var start: Int
        var end: Int
        var look: Look
    }

    package private(set) var plain: String
    /// In order, and without overlap.
    private var spans: [Span] = []

    package init(_ plain: String, _ look: Look? = nil) {
        self.plain = plain
        if let look, !plain.isEmpty { spans = [Span(start: 0, end: plain.utf8.count, look: look)] }
    }

    package var isEmpty: Bool { plain.isEmpty }

    /// The same text; parts without a look get this one.
    package func styled(_ look: Look) -> StyledText {
        var result = self
        result.spans = []
        var start = 0
        for span in spans + [Span(start: plain.utf8.count, end: plain.utf8.count, look: look)] {
            if start < span.start { result.spans.append(Span(start: start, end: span.start, look: look)) }
            if span.start < span.end { result.spans.append(span) }
            start = span.end
        }
        return result
    }

    /// As a terminal or a build service's log may show it.
    package func written(isColoured: Bool) -> String {
        LogText.inert(isColoured && !spans.isEmpty ? coloured : VisibleText.lines(plain))
    }

    private var coloured: String {
        var text = ""
        var position = plain.startIndex
        func part(until offset: Int) -> String {
            let end = plain.utf8.index(plain.startIndex, offsetBy: offset)
            defer { position = end }
            return VisibleText.lines(String(plain[position..<end]))
        }
        for span in spans {
            text += part(until: span.start)
            text += "\u{1B}[\(span.look.rawValue)m" + part(until: span.end) + "\u{1B}[0m"
        }
        return text + part(until: plain.utf8.count)
    }

    package static func + (left: StyledText, right: StyledText) -> StyledText {
        var sum = left
        sum += right
        return sum
    }

    package static func += (left: inout StyledText, right: StyledText) {
        let offset = left.plain.utf8.count
        left.plain += right.plain
        for span in right.spans {
            left.spans.append(Span(start: span.start + offset, end: span.end + offset, look: span.look))
        }
    }
}

extension StyledText {
    package init(stringLiteral text: String) { self.init(text) }

    package init(stringInterpolation parts: Interpolation) { self = parts.text }

    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var text: StyledText = StyledText("")

        package init(literalCapacity: Int, interpolationCount: Int) {}
        package mutating func appendLiteral(_ literal: String) { text.plain += literal }
        package mutating func appendInterpolation(_ part: StyledText) { text += part }
        package mutating func appendInterpolation(_ part: some CustomStringConvertible) { text.plain += "\(part)" }
    }

    /// Lines of one text in which the code between backticks is highlighted; code may continue on the next line.
    package static func code(in lines: [String]) -> [StyledText] {
        let marks = lines.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "`") } }
        guard marks > 0, marks.isMultiple(of: 2) else { return lines.map { StyledText($0) } }
        var isCode = false
        return lines.map { line in
            var painted = StyledText("")
            for (index, piece) in line.unicodeScalars.split(separator: "`", omittingEmptySubsequences: false)
                .enumerated()
            {
                // Both backticks belong to the code.
                if index > 0, isCode { painted += StyledText("`", .cyan) }
                if index > 0 { isCode.toggle() }
                if index > 0, isCode { painted += StyledText("`", .cyan) }
                painted += StyledText(String(piece), isCode ? .cyan : nil)
            }
            return painted.joiningSpans
        }
    }

    /// Merges neighbours with the same look.
    private var joiningSpans: StyledText {
        var result = self
        result.spans = []
        for span in spans {
            if let last = result.spans.last, last.end == span.start, last.look == span.look {
                result.spans[result.spans.count - 1].end = span.end
            } else {
                result.spans.append(span)
            }
        }
        return result
    }
}

extension Sequence<StyledText> {
    package func joined(separator: String = "") -> StyledText {
        var text = StyledText("")
        var isFirst = true
        for part in self {
            if !isFirst { text += StyledText(separator) }
            text += part
            isFirst = false
        }
        return text
    }
}

extension Severity {
    package var look: StyledText.Look {
        switch self {
        case .error: .red
        case .warning: .yellow
        case .note: .blue
        }
    }
}
