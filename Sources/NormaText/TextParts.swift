// Texts without the white space around them, and in their parts.

extension StringProtocol {
    /// Without white space at both ends.
    package var trimmed: SubSequence {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest = rest.dropFirst() }
        while rest.last?.isWhitespace == true { rest = rest.dropLast() }
        return rest
    }

    /// Split at the commas outside of brackets, as written: `items: [Int: String], title: String` has two parts.
    package var partsBetweenCommas: [SubSequence] {
        var parts: [SubSequence] = []
        var depth = 0
        var start = startIndex
        for index in indices {
            if "[(<".contains(self[index]) { depth += 1 }
            if "])>".contains(self[index]) { depth -= 1 }
            if self[index] == ",", depth <= 0 {
                parts.append(self[start..<index])
                start = self.index(after: index)
            }
        }
        return parts + [self[start...]]
    }
}
