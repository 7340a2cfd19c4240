// Rejects source on which the parser would overflow its stack or take too long, before it is parsed.

import NormaText

/// Checks the tokens of a file for nesting and runs that no person writes.
///
/// Swift's parser is recursive, and if the next construct is ambiguous, it looks ahead, again at every level of
/// nesting: its time grows with the third power of the depth, and doubles with each `[` in a possible type. It searches
/// code that it can't parse for a place to continue from, again at every word. So depth and runs are bounded here, far
/// above the needs of real code; `docs/upstream.md` has the inputs that each bound is for. The answer depends only on
/// the bytes.
struct NestingGuard {
    var lexer: CodeLexer
    var stack = BracketStack()
    /// Words and colons with nothing else between them.
    var run = 0
    /// How many of these are on earlier lines.
    var runBeforeLine = 0
    /// Operators with nothing else between them.
    var operators = 0
    /// `switch` since the last `case` or `default`.
    var switches = 0
    /// Pieces of code on the current line that follow one another without anything between them.
    var neighbours = 0
    /// `throws` since the last word that begins a declaration.
    var effects = 0
    var work = 0
    var last = CodeToken(kind: .end, start: 0, end: 0)
    var beforeLast = CodeToken(kind: .end, start: 0, end: 0)
    var problem: String?

    init(_ bytes: UnsafeBufferPointer<UInt8>) { lexer = CodeLexer(bytes) }

    /// The place and the kind of excessive nesting; nil for all code that people write.
    ///
    /// Cost: one pass over the bytes.
    static func problem(in bytes: UnsafeBufferPointer<UInt8>) -> NestingProblem? {
        var search = NestingGuard(bytes)
        guard let (problem, offset) = search.search() else { return nil }
        return NestingProblem(message: problem, place: ByteRange(offset, offset))
    }

    mutating func search() -> (String, Int)? {
        while true {
            let token = lexer.next()
            if token.kind == .end { return nil }
            pass(token)
            if let problem { return (problem, token.start) }
        }
    }

    private mutating func pass(_ token: CodeToken) {
        var isElse = false
        switch token.kind {
        case .word: isElse = passWord(token)
        case .number: run += 1
        case .opening: open(lexer[token.start])
        case .closing: close(lexer[token.start])
        case .interpolation:
            passLiteral()
            open(UInt8(ascii: "\\"))
        case .interpolationEnd: close(UInt8(ascii: "\\"))
        case .literal: passLiteral()
        case .operator: passOperator(token)
        case .comma: stack.innermost.arrows = 0
        case .semicolon: passStatementEnd()
        case .pound: passPound(token)
        case .colon:
            stack.innermost.choices = max(0, stack.innermost.choices - 1)
            run += 1
        case .at:
            stack.innermost.attributes += 1
            if stack.innermost.attributes > Limit.attributes {
                problem = "more than \(Limit.attributes) attributes follow one another here"
            }
        case .backslash, .period, .end: break
        }
        switch token.kind {
        case .word, .number, .colon: operators = 0
        case .operator: endRun()
        default:
            endRun()
            operators = 0
        }
        countNeighbours(token, isElse: isElse)
        beforeLast = last
        last = token
        if run > Limit.run { problem = "more than \(Limit.run) words follow one another here" }
        if lexer.searched > Limit.searches * lexer.bytes.count + 100_000 {
            problem = "too many brackets up to here are opened and never closed"
        }
    }

    private mutating func endRun() {
        run = 0
        runBeforeLine = 0
    }

    // MARK: - Brackets

    mutating func open(_ byte: UInt8) {
        let outer = stack.innermost.doublings
        switch byte {
        case UInt8(ascii: "{"):
            stack.popAngles()
            let isMemberBlock = stack.innermost.isBeforeMembers
            stack.innermost.isBeforeMembers = false
            stack.push(byte, doublings: 0)
            stack.innermost.isMemberBlock = isMemberBlock
        case UInt8(ascii: "["): stack.push(byte, doublings: outer + 1)
        default: stack.push(byte, doublings: outer)
        }
        judgeDepth()
    }

    mutating func judgeDepth() {
        let innermost = stack.innermost
        if stack.brackets > Limit.brackets { problem = "more than \(Limit.brackets) brackets are nested here" }
        if stack.angles > Limit.angles { problem = "more than \(Limit.angles) `<` are nested here" }
        if innermost.doublings > Limit.doublings {
            problem = "more than \(Limit.doublings) `[` or attributes with `<` are nested here"
        }
        let depth = stack.brackets + stack.angles
        if depth > Limit.shallow { work += depth * depth }
        if innermost.doublings > 1 { work += 1 << Int(innermost.doublings) }
        if work > Limit.work + Limit.workOfByte * lexer.bytes.count {
            problem = "too much code up to here is nested more than \(Limit.shallow) deep"
        }
    }

    mutating func close(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: ")"): stack.close(UInt8(ascii: "("))
        case UInt8(ascii: "]"): stack.close(UInt8(ascii: "["))
        case UInt8(ascii: "}"): stack.close(UInt8(ascii: "{"))
        default: stack.close(byte)
        }
        if stack.neverClosed > Limit.neverClosed {
            problem = "more than \(Limit.neverClosed) brackets up to here are never closed"
        }
    }

    mutating func passPound(_ token: CodeToken) {
        if `is`(token, "#if") {
            stack.push(UInt8(ascii: "#"), doublings: 0)
            judgeDepth()
        } else if `is`(token, "#endif") {
            stack.close(UInt8(ascii: "#"))
        }
    }

    // MARK: - Operators

    mutating func passOperator(_ token: CodeToken) {
        operators += 1
        if operators > Limit.operators { problem = "more than \(Limit.operators) operators follow one another here" }
        // Any number of optionals may be unwrapped.
        if token.end - token.start > Limit.operatorLength,
            (token.start..<token.end).contains(where: {
                lexer[$0] != UInt8(ascii: "?") && lexer[$0] != UInt8(ascii: "!")
            })
        {
            problem = "an operator has more than \(Limit.operatorLength) characters here"
        }
        var isOfType = true
        for place in token.start..<token.end {
            let before = place > token.start ? lexer[place - 1] : 0
            let after = place + 1 < token.end ? lexer[place + 1] : 0
            switch lexer[place] {
            case UInt8(ascii: "<"): passLeftAngle(before: before, after: after)
            case UInt8(ascii: ">"): passRightAngle(before: before)
            case UInt8(ascii: "?"): break
            case UInt8(ascii: "&") where before != UInt8(ascii: "&") && after != UInt8(ascii: "&"): break
            case UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: "-"): break
            default: isOfType = false
            }
        }
        if !isOfType {
            stack.popAngles()
            stack.innermost.arrows = 0
            if stack.innermost.byte == UInt8(ascii: "[") { stack.innermost.doublings = 0 }
        }
        if lexer[token.start] == UInt8(ascii: "?"), token.start > 0, lexer[token.start - 1].isWhiteSpace {
            stack.innermost.choices += 1
            if stack.innermost.choices > Limit.choices { problem = "more than \(Limit.choices) `? :` are nested here" }
        }
    }

    /// `<` may begin generic arguments; `<<` and `<=` can't.
    mutating func passLeftAngle(before: UInt8, after: UInt8) {
        guard before != UInt8(ascii: "<"), after != UInt8(ascii: "<"), after != UInt8(ascii: "=") else { return }
        // Not in a range, nor in a comparison with a number or a bracket.
        guard before != UInt8(ascii: "."), last.kind == .word || last.kind == .pound || last.kind == .operator else {
            return
        }
        // After an attribute's name, generic arguments are parsed twice.
        stack.push(UInt8(ascii: "<"), doublings: stack.innermost.doublings + (beforeLast.kind == .at ? 1 : 0))
        judgeDepth()
    }

    mutating func passRightAngle(before: UInt8) {
        if before == UInt8(ascii: "-") {
            stack.innermost.arrows += 1
            if stack.innermost.arrows > Limit.arrows {
                problem = "more than \(Limit.arrows) `->` follow one another here"
            }
        } else if before != UInt8(ascii: "="), stack.innermost.byte == UInt8(ascii: "<") {
            stack.pop()
        }
    }
}
