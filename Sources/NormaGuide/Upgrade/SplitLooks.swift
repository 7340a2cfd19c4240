// Takes an expression apart that looks around at its ends: what a name must be, and what it must not.

/// `/^(?!Base)[A-Z].*View$/` is found where `/^[A-Z].*View$/` is and `/^Base/` isn't: at the begin of a text, looking ahead for
/// something is to look for it there; at its end likewise, looking back.
struct SplitLooks {
    /// What is left of the expression; nil where that is found in every text.
    let rest: String?
    /// None of these is found.
    let forbidden: [String]

    /// What would make parentheses mean something else.
    private static let odd = ["(?=", "(?#", "(?x", "\\Q"]

    /// Nil where it does not look around, or elsewhere than at its ends, or for something that has to be there.
    ///
    /// - Parameter hasLines: whether the text may have several lines, so that a look back from its end is left alone.
    init?(_ text: String, hasLines: Bool = false) {
        guard text.count > 3, text.hasPrefix("/^"), text.hasSuffix("/"), !Self.odd.contains(where: text.contains) else {
            return nil
        }
        var body = text.dropFirst(2).dropLast()
        guard let whole = Scan(body), !whole.hasAlternatives else { return nil }
        var forbidden: [String] = []
        while body.hasPrefix("(?!") {
            guard let group = Scan(body)?.groups.first, let sought = Self.sought(body[group].dropFirst(3).dropLast())
            else { return nil }
            forbidden.append("/^\(sought)/")
            body = body[group.upperBound...]
        }
        if !hasLines, body.last == "$", let group = Scan(body)?.groups.last, body[group.upperBound...] == "$",
            body[group].hasPrefix("(?<!")
        {
            guard let sought = Self.sought(body[group].dropFirst(4).dropLast()) else { return nil }
            forbidden.append("/\(sought)$/")
            body = body[..<group.lowerBound] + "$"
        }
        guard !forbidden.isEmpty, !Self.looksAround(body) else { return nil }
        self.forbidden = forbidden
        rest = ["", ".*"].contains(body) || (body == ".*$" && !hasLines) ? nil : "/^\(body)/"
    }

    /// With parentheses where it has alternatives; nil where it looks around itself, or gives something a name.
    private static func sought(_ text: Substring) -> String? {
        guard !text.isEmpty, !text.contains("(?<"), !looksAround(text), let scan = Scan(text) else { return nil }
        return scan.hasAlternatives ? "(\(text))" : String(text)
    }

    private static func looksAround(_ text: Substring) -> Bool {
        ["(?=", "(?!", "(?<=", "(?<!"].contains { text.contains($0) }
    }

    /// The groups of an expression that stand in no other one.
    private struct Scan {
        private(set) var groups: [Range<Substring.Index>] = []
        private(set) var hasAlternatives = false

        /// Nil where parentheses or brackets don't close, or brackets stand in brackets.
        init?(_ text: Substring) {
            var open: [Substring.Index] = []
            var (isEscaped, isInSet) = (false, false)
            for index in text.indices {
                let character = text[index]
                if isEscaped {
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if isInSet {
                    if character == "[" { return nil }
                    if character == "]" {
                        // As the first in a set it may be meant itself.
                        if "[^".contains(text[text.index(before: index)]) { return nil }
                        isInSet = false
                    }
                } else if character == "[" {
                    isInSet = true
                } else if character == "(" {
                    open.append(index)
                } else if character == ")" {
                    guard let start = open.popLast() else { return nil }
                    if open.isEmpty { groups.append(start..<text.index(after: index)) }
                } else if character == "|", open.isEmpty {
                    hasAlternatives = true
                }
            }
            guard open.isEmpty, !isEscaped, !isInSet else { return nil }
        }
    }
}
