// Walks over the letters of an expression, and knows the byte of each.

struct ScalarCursor {
    private let scalars: [Unicode.Scalar]
    private let offsets: [Int]
    private(set) var index = 0

    init(_ source: String) {
        scalars = Array(source.unicodeScalars)
        var offset = 0
        var offsets: [Int] = []
        for scalar in scalars {
            offsets.append(offset)
            offset += UTF8.width(scalar)
        }
        self.offsets = offsets + [offset]
    }

    var current: Unicode.Scalar? { ahead(0) }

    func ahead(_ count: Int) -> Unicode.Scalar? {
        scalars.indices.contains(index + count) ? scalars[index + count] : nil
    }

    mutating func next() -> Unicode.Scalar? {
        guard let scalar = current else { return nil }
        index += 1
        return scalar
    }

    /// Whether this text is here; goes past it if so.
    mutating func skip(_ text: String) -> Bool {
        let wanted = text.unicodeScalars
        guard index + wanted.count <= scalars.count, scalars[index...].starts(with: wanted) else { return false }
        index += wanted.count
        return true
    }

    mutating func back(to index: Int) { self.index = min(max(0, index), scalars.count) }

    /// The letters up to this one, which is consumed too; nil if it doesn't come.
    mutating func text(upTo end: Unicode.Scalar) -> String? {
        guard let close = scalars[index...].firstIndex(of: end) else { return nil }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[index..<close])
        index = close + 1
        return String(text)
    }

    /// White space, or a comment up to the end of its line: nothing, in an extended expression.
    mutating func skipWhiteSpaceAndComment() -> Bool {
        guard let scalar = current else { return false }
        if scalar.properties.isWhitespace {
            index += 1
            return true
        }
        guard scalar == "#" else { return false }
        while let next = current, next != "\n", next != "\r" { _ = (next, index += 1) }
        return true
    }

    func problem(_ message: String, at place: Int? = nil) -> ExpressionProblem {
        let place = min(place ?? index, offsets.count - 1)
        return ExpressionProblem(message: message, offset: offsets.indices.contains(place) ? offsets[place] : 0)
    }
}
