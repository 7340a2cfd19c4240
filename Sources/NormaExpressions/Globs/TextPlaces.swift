// The places of a pattern in a longer text: an expression anywhere, a glob on a line of its own.

import NormaText

/// One place, in UTF-8 bytes from the text's start, with its bindings.
package struct TextPlace: Sendable {
    package let range: Range<Int>
    package let captures: Captures
}

extension NamePattern {
    /// Every place, from the beginning on; a glob is compared with each line, white space around it left out, and in an expression
    /// `^` and `$` are the ends of lines.
    package func places(in text: String, given bound: Captures = .none) -> [TextPlace] {
        find(in: text, given: bound, onlyFirst: false)
    }

    package func firstPlace(in text: String, given bound: Captures = .none) -> TextPlace? {
        find(in: text, given: bound, onlyFirst: true).first
    }

    private func find(in text: String, given bound: Captures, onlyFirst: Bool) -> [TextPlace] {
        if case .expression(let expression) = form {
            let matches =
                onlyFirst
                ? [expression.firstMatch(in: text, anchors: .atLines)].compactMap { $0 }
                : expression.matches(in: text, anchors: .atLines)
            return matches.compactMap { match in
                bound.adding(expression.groups, of: match, in: text).map { TextPlace(range: match.range, captures: $0) }
            }
        }
        var places: [TextPlace] = []
        var start = text.startIndex
        while start < text.endIndex, !(onlyFirst && !places.isEmpty) {
            let end = text[start...].firstIndex(where: \.isNewline) ?? text.endIndex
            let line = text[start..<end].trimmed
            if !line.isEmpty, let captures = match(line, given: bound) {
                let offset = text.utf8.distance(from: text.startIndex, to: line.startIndex)
                places.append(TextPlace(range: offset..<(offset + line.utf8.count), captures: captures))
            }
            start = end < text.endIndex ? text.index(after: end) : end
        }
        return places
    }
}

extension Captures {
    /// With the matches of the groups; nil if one is already bound to another value.
    func adding(_ groups: [String], of match: ExpressionMatch, in text: String) -> Captures? {
        var result = self
        for (name, range) in zip(groups, match.groups) {
            guard let range else { continue }
            let value = String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
            if let known = self[name], known != value { return nil }
            result[name] = value
        }
        return result
    }
}
