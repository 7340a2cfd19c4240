// Where a pattern is found in a longer text: an expression anywhere, a glob on a line of its own.

/// One place, with what it binds.
package struct TextPlace: Sendable {
    package let range: Range<String.Index>
    package let captures: Captures
}

extension NamePattern {
    /// Every place, from the beginning on; a glob is compared with each line, white space around it left out.
    package func places(in text: String, given bound: Captures = .none) -> [TextPlace] {
        find(in: text, given: bound, onlyFirst: false)
    }

    package func firstPlace(in text: String, given bound: Captures = .none) -> TextPlace? {
        find(in: text, given: bound, onlyFirst: true).first
    }

    private func find(in text: String, given bound: Captures, onlyFirst: Bool) -> [TextPlace] {
        if case .expression(let expression) = form {
            return expression.places(in: text, given: bound, onlyFirst: onlyFirst)
        }
        var places: [TextPlace] = []
        var start = text.startIndex
        while start < text.endIndex, !(onlyFirst && !places.isEmpty) {
            let end = text[start...].firstIndex(where: \.isNewline) ?? text.endIndex
            let first = text[start..<end].firstIndex { !$0.isWhitespace } ?? end
            let last = text[first..<end].lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? end
            if first < last, let captures = match(text[first..<last], given: bound) {
                places.append(TextPlace(range: first..<last, captures: captures))
            }
            start = end < text.endIndex ? text.index(after: end) : end
        }
        return places
    }
}
