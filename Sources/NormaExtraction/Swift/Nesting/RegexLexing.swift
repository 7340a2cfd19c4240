// Operators, `#…`, and the regex literals that begin like them.

extension CodeLexer {
    /// An operator from `index`; `(`…`)` in a regex literal aren't brackets of the code.
    mutating func operatorOrRegex() -> CodeToken {
        let start = index
        var end = start + 1
        var slash = bytes[start] == UInt8(ascii: "/") ? start : nil
        while end < bytes.count, bytes[end].isOperatorPart {
            if bytes[end] == UInt8(ascii: "/") {
                if slash == nil { slash = end }
                if self[end + 1] == UInt8(ascii: "/") || self[end + 1] == UInt8(ascii: "*") { break }
            }
            end += 1
        }
        // Swift's lexer cuts a postfix `?` or `!` off, and a prefix operator before a regex literal.
        if let slash, let regex = regexEnd(from: slash, of: start..<end) {
            return slash == start ? token(.literal, to: regex) : token(.operator, to: slash)
        }
        return token(.operator, to: end)
    }

    /// The end of the regex literal that begins in an operator; nil if it isn't one.
    private mutating func regexEnd(from slash: Int, of operatorRange: Range<Int>) -> Int? {
        // The rest of an operator that was cut before its regex literal.
        let start =
            previous.kind == .operator && previous.end == operatorRange.lowerBound
            ? previous.start : operatorRange.lowerBound
        guard !isLeftBound(start), !isAfterFunctionWord else { return nil }
        var isCertain = false
        if !isRightBound(operatorRange.upperBound) {
            guard start != operatorRange.lowerBound || isBeforeExpression else { return nil }
            switch previous.kind {
            case .comma, .colon, .opening, .interpolation: break
            default: isCertain = true
            }
        }
        return regexEnd(from: slash, pounds: 0, isCertain: isCertain)
    }

    private var isAfterFunctionWord: Bool {
        previous.kind == .word
            && (previous.end - previous.start == 4 && begins("func", at: previous.start)
                || previous.end - previous.start == 8 && begins("operator", at: previous.start))
    }

    /// Whether an expression follows the token before, not an operator between two.
    private var isBeforeExpression: Bool {
        switch previous.kind {
        case .opening, .interpolation, .comma, .colon, .semicolon: true
        case .operator: !isLeftBound(previous.start) || isRightBound(previous.end)
        default: false
        }
    }

    private func isLeftBound(_ place: Int) -> Bool {
        guard place > 0 else { return false }
        switch bytes[place - 1] {
        case 0x20, 0x09, 0x0A, 0x0D, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"): return self[place - 2] != UInt8(ascii: "*")
        case 0xA0: return self[place - 2] != 0xC2
        default: return true
        }
    }

    private func isRightBound(_ place: Int) -> Bool {
        switch self[place] {
        case 0x20, 0x09, 0x0A, 0x0D, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"):
            return self[place + 1] != UInt8(ascii: "/") && self[place + 1] != UInt8(ascii: "*")
        case 0xC2: return self[place + 1] != 0xA0
        default: return true
        }
    }

    /// `#`: a raw string, a regex literal, `#if` and the like, a macro.
    mutating func poundToken() -> CodeToken {
        var place = index
        while self[place] == UInt8(ascii: "#") { place += 1 }
        let pounds = place - index
        if self[place] == UInt8(ascii: "\"") || self[place] == UInt8(ascii: "'") && pounds > 0 {
            let start = index
            index = place
            var token = literal(pounds: pounds)
            token.start = start
            return token
        }
        if index == 0, self[1] == UInt8(ascii: "!") { return token(.semicolon, to: lineEnd(from: 0)) }
        if self[place] == UInt8(ascii: "/"), let end = regexEnd(from: place, pounds: pounds, isCertain: true) {
            return token(.literal, to: end)
        }
        var end = index + 1
        while end < bytes.count, bytes[end] < 0x80, bytes[end].isCodeWordPart { end += 1 }
        return token(.pound, to: end)
    }

    /// - Parameter isCertain: whether only a regex literal is possible here, so that an unterminated one counts too.
    private mutating func regexEnd(from slash: Int, pounds: Int, isCertain: Bool) -> Int? {
        var place = slash + 1
        if pounds == 0 {
            switch self[place] {
            case 0x20, 0x09: guard isCertain else { return nil }
            case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
            default: break
            }
            if slash > 0, bytes[slash - 1] == UInt8(ascii: "*") { return nil }
        }
        var firstBreak: Int?
        if pounds > 0 {
            var blank = place
            while self[blank] == 0x20 || self[blank] == 0x09 { blank += 1 }
            if self[blank] == 0x0A || self[blank] == 0x0D {
                firstBreak = blank
                place = blank
            }
        }
        if let firstBreak, searches.poundRegex > firstBreak {
            searched += bytes.count - firstBreak
            return firstBreak
        }
        let end = RegexScan(bytes: bytes, pounds: pounds, isCertain: isCertain, hasLines: firstBreak != nil)
            .end(from: place)
        switch end {
        case .found(let end): return end
        case .none(let reached):
            searched += reached - slash
            return nil
        case .unterminated(let reached):
            searched += reached - slash
            guard isCertain else { return nil }
            guard let firstBreak else { return reached }
            searches.poundRegex = bytes.count
            return firstBreak
        }
    }
}

/// The scan through a regex literal to its end.
private struct RegexScan {
    enum End {
        case found(Int)
        /// It began like a regex literal and turned out not to be one.
        case none(Int)
        case unterminated(Int)
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let pounds: Int
    let isCertain: Bool
    let hasLines: Bool

    private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

    func end(from start: Int) -> End {
        var place = start
        var groups = 0
        var classes = 0
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "/"), let end = closing(at: place) { return end }
            var byte = bytes[place]
            var isEscaped = false
            while byte == UInt8(ascii: "\\"), !isEscaped {
                isEscaped = true
                place += 1
                guard place < bytes.count else { return .unterminated(place) }
                byte = bytes[place]
            }
            if byte == 0x0A || byte == 0x0D, !hasLines { return .unterminated(place) }
            place += 1
            guard !isEscaped else { continue }
            switch byte {
            case UInt8(ascii: "["): classes += 1
            case UInt8(ascii: "]"): classes = max(0, classes - 1)
            case UInt8(ascii: "(") where classes == 0: groups += 1
            case UInt8(ascii: ")") where classes == 0:
                if groups == 0, !isCertain { return .none(place) }
                groups = max(0, groups - 1)
            default: break
            }
        }
        return .unterminated(place)
    }

    /// The meaning of a `/` in the pattern; nil for none.
    private func closing(at slash: Int) -> End? {
        var end = slash + 1
        if pounds > 0 {
            while byte(end) == UInt8(ascii: "#") { end += 1 }
            return end - slash - 1 >= pounds ? .found(end) : nil
        }
        if byte(end) == UInt8(ascii: "*") || byte(end) == UInt8(ascii: "/") { return .unterminated(slash) }
        let last = bytes[slash - 1]
        if last == 0x20 || last == 0x09, !isCertain, bytes[slash - 2] != UInt8(ascii: "\\") { return .none(slash) }
        return .found(end)
    }
}
