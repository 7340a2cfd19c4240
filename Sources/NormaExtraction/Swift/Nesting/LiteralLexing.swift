// String literals: their ends, and the code in them.

/// A string literal with an interpolation that is being read.
struct OpenLiteral {
    enum Kind {
        /// `"…"`
        case line
        /// `"""…"""`
        case lines
        /// `'…'`, which isn't Swift but is lexed as if it were.
        case singleQuoted
    }

    var kind: Kind
    var pounds: Int
    /// The number of open `(` in the interpolation, without its own.
    var parentheses = 0
}

/// How far missing ends were searched for: before these offsets there is none.
struct FutileSearches {
    var backtick = 0
    var typographic = 0
    var placeholder = 0
    var conflict = false
    var perforceConflict = false
    var poundRegex = 0
}

extension CodeLexer {
    /// A literal with its quote at `index`, after its `#`.
    mutating func literal(pounds: Int) -> CodeToken {
        guard bytes[index] == UInt8(ascii: "\"") else {
            return restOfLiteral(OpenLiteral(kind: .singleQuoted, pounds: pounds), from: index + 1)
        }
        guard begins("\"\"\"", at: index), pounds == 0 || !closesOnItsLine(pounds: pounds, from: index + 3) else {
            return restOfLiteral(OpenLiteral(kind: .line, pounds: pounds), from: index + 1)
        }
        return restOfLiteral(OpenLiteral(kind: .lines, pounds: pounds), from: index + 3)
    }

    /// Whether `#"""` is a one-line string: its end is on the same line.
    private mutating func closesOnItsLine(pounds: Int, from place: Int) -> Bool {
        if hasPounds(pounds, at: place) { return true }
        var end = place
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
            if bytes[end] == UInt8(ascii: "\""), hasPounds(pounds, at: end + 1) { return true }
            end += 1
        }
        searched += end - place
        return false
    }

    private func hasPounds(_ count: Int, at place: Int) -> Bool {
        var found = 0
        while found < count, self[place + found] == UInt8(ascii: "#") { found += 1 }
        return found == count
    }

    /// To the end of the literal, or to its next interpolation.
    mutating func restOfLiteral(_ literal: OpenLiteral, from start: Int) -> CodeToken {
        let quote = literal.kind == .singleQuoted ? UInt8(ascii: "'") : UInt8(ascii: "\"")
        var place = start
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if byte == quote {
                if literal.kind == .lines {
                    guard begins("\"\"", at: place), hasPounds(literal.pounds, at: place + 2) else { continue }
                    place += 2
                } else if !hasPounds(literal.pounds, at: place) {
                    continue
                }
                return token(.literal, to: place + literal.pounds)
            }
            if byte == 0x0A || byte == 0x0D {
                if literal.kind == .lines { continue }
                return token(.literal, to: place - 1)
            }
            guard byte == UInt8(ascii: "\\"), hasPounds(literal.pounds, at: place) else { continue }
            place += literal.pounds
            if self[place] == UInt8(ascii: "(") {
                literals.append(OpenLiteral(kind: literal.kind, pounds: literal.pounds))
                return token(.interpolation, to: place + 1)
            }
            let escaped = self[place]
            if escaped == UInt8(ascii: "\"") || escaped == UInt8(ascii: "'") || escaped == UInt8(ascii: "\\") {
                place += 1
            }
        }
        return token(.literal, to: bytes.count)
    }

    /// “…”, which Swift's lexer takes for one name.
    mutating func typographicText() -> CodeToken {
        let start = index + 3
        guard searches.typographic <= start else {
            searched += searches.typographic - start
            return token(.word, to: start)
        }
        var place = start
        while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D {
            if begins("\u{201D}", at: place) { return token(.word, to: place + 3) }
            if bytes[place] == UInt8(ascii: "\"") { return token(.word, to: place + 1) }
            if bytes[place] == UInt8(ascii: "\\") {
                if self[place + 1] == UInt8(ascii: "(") { break }
                if self[place + 1] == UInt8(ascii: "\"") || self[place + 1] == UInt8(ascii: "\\") { place += 1 }
            }
            place += 1
        }
        searches.typographic = place
        searched += place - start
        return token(.word, to: start)
    }

    /// `<#…#>` on one line; whether there was one.
    mutating func passPlaceholder() -> Bool {
        guard self[index + 1] == UInt8(ascii: "#") else { return false }
        guard searches.placeholder <= index else {
            searched += searches.placeholder - index
            return false
        }
        var place = index + 2
        while place < bytes.count, bytes[place] != 0x0A {
            if bytes[place] == UInt8(ascii: "#"), self[place + 1] == UInt8(ascii: ">") {
                index = place + 2
                return true
            }
            if bytes[place] == UInt8(ascii: "<"), self[place + 1] == UInt8(ascii: "#") { break }
            place += 1
        }
        searched += place - index
        searches.placeholder = place
        return false
    }

    /// Skips the content between the markers of a merge conflict; whether there was one.
    mutating func passConflict() -> Bool {
        guard index == 0 || self[index - 1] == 0x0A || self[index - 1] == 0x0D || self[index - 1] == 0 else {
            return false
        }
        if begins("<<<<<<< ", at: index) {
            if !searches.conflict, let end = conflictEnd(">>>>>>> ", from: index + 8) {
                index = lineEnd(from: end)
                return true
            }
            searches.conflict = true
        } else if begins(">>>> ", at: index) {
            if !searches.perforceConflict, let end = conflictEnd("<<<<\n", from: index + 5) {
                index = lineEnd(from: end)
                return true
            }
            searches.perforceConflict = true
        } else {
            return false
        }
        searched += bytes.count - index
        return false
    }

    private func conflictEnd(_ marker: StaticString, from start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        for place in start..<bytes.count where bytes[place - 1] == 0x0A || bytes[place - 1] == 0x0D {
            if begins(marker, at: place) { return place + marker.utf8CodeUnitCount }
        }
        return nil
    }
}
