// Counts what follows one another without end: words, attributes, pieces of code with nothing between them.

extension NestingGuard {
    /// What ends a piece of code, and behind it what begins one; in valid code that is rare on one line, and among members and in
    /// brackets anywhere.
    mutating func countNeighbours(_ token: CodeToken) {
        if lexer.startsLine { neighbours = 0 }
        guard areNeighbours(last, token), token.kind != .word || CodeWord(token, in: lexer) != .else else { return }
        if !lexer.startsLine, token.kind != .period, last.kind != .word || token.kind != .word {
            neighbours += 1
            if neighbours > Limit.neighbours {
                problem = "more than \(Limit.neighbours) pieces of code follow one another on this line without a `;`"
            }
        }
        let isAmongMembers = stack.innermost.isMemberBlock
        guard isAmongMembers || stack.innermost.byte == UInt8(ascii: "(") || stack.innermost.byte == UInt8(ascii: "[")
        else { return }
        stack.innermost.neighbours += 1
        let most = isAmongMembers ? Limit.neighboursOfMembers : Limit.neighboursInBrackets
        if stack.innermost.neighbours > most {
            problem = "more than \(most) pieces of code follow one another here without anything between them"
        }
    }

    private func areNeighbours(_ first: CodeToken, _ second: CodeToken) -> Bool {
        switch first.kind {
        case .closing, .literal, .number, .word, .interpolationEnd: break
        case .operator: return second.kind == .at
        default: return false
        }
        switch second.kind {
        case .word: return first.kind != .interpolationEnd
        case .number, .literal, .interpolation: return first.kind != .word || second.kind != .number
        case .at, .pound: return true
        case .period: return second.start > first.end
        default: return false
        }
    }

    // MARK: - Words

    mutating func passWord(_ token: CodeToken) {
        run += 1
        if lexer.startsLine, last.kind == .word, stack.innermost.byte == UInt8(ascii: "<"), !isTypeWord(last) {
            stack.popAngles()
        }
        let word = CodeWord(token, in: lexer)
        if last.kind == .closing, lexer[last.start] == UInt8(ascii: "}") { passWordAfterBrace(word) }
        guard word != .other else { return }
        if word.beginsDeclaration {
            stack.innermost.arrows = 0
            stack.innermost.attributes = 0
            stack.innermost.neighbours = 0
            stack.innermost.isBeforeMembers = word == .type && last.kind != .period
            effects = 0
        }
        switch word {
        case .throws:
            effects += 1
            if effects > Limit.effects { problem = "more than \(Limit.effects) `throws` follow one another here" }
        case .switch:
            switches += 1
            if switches > Limit.switches { problem = "more than \(Limit.switches) `switch` have no case up to here" }
        case .case:
            switches = 0
            // A list of cases is no run.
            if lexer.startsLine { run = 1 }
        case .default: switches = 0
        case .declaration, .type, .else, .other: break
        }
    }

    private mutating func passWordAfterBrace(_ word: CodeWord) {
        if word == .else {
            stack.innermost.alternatives += 1
            if stack.innermost.alternatives > Limit.alternatives {
                problem = "more than \(Limit.alternatives) `else` follow one another here"
            }
        } else if lexer.startsLine {
            stack.innermost.alternatives = 0
        }
    }

    /// Words that stand before a type as part of it.
    private static let typeWords: [StaticString] = [
        "any", "async", "borrowing", "consuming", "each", "inout", "isolated", "nonisolated", "of", "repeat",
        "rethrows",
        "sending", "some", "throws",
    ]

    private func isTypeWord(_ token: CodeToken) -> Bool { Self.typeWords.contains { `is`(token, $0) } }

    func `is`(_ token: CodeToken, _ word: StaticString) -> Bool {
        token.end - token.start == word.utf8CodeUnitCount && lexer.begins(word, at: token.start)
    }

    mutating func passLiteral() {
        // No type holds a text: what was looked at as one ends here.
        if stack.innermost.byte == UInt8(ascii: "[") { stack.innermost.doublings = 0 }
        stack.popAngles()
    }

    mutating func passStatementEnd() {
        stack.popAngles()
        stack.innermost.arrows = 0
        stack.innermost.choices = 0
        stack.innermost.alternatives = 0
    }
}

/// What a word says of the code around it.
enum CodeWord {
    case `throws`, `switch`, `case`, `default`, `else`
    /// Begins a type with members.
    case type
    /// Begins another declaration.
    case declaration
    case other

    var beginsDeclaration: Bool { self == .declaration || self == .type || self == .case }

    init(_ token: CodeToken, in lexer: CodeLexer) {
        func spells(_ word: StaticString) -> Bool { lexer.begins(word, at: token.start) }
        switch token.end - token.start {
        case 3: self = spells("let") || spells("var") ? .declaration : .other
        case 4: self = Self.ofFour(spells)
        case 5: self = spells("class") || spells("actor") ? .type : spells("macro") ? .declaration : .other
        case 6:
            self =
                spells("struct")
                ? .type
                : spells("import")
                    ? .declaration
                    : spells("switch") ? .switch : spells("throws") ? .throws : .other
        case 7: self = spells("default") ? .default : .other
        case 8: self = spells("protocol") ? .type : spells("rethrows") ? .throws : .other
        case 9:
            self = spells("extension") ? .type : spells("subscript") || spells("typealias") ? .declaration : .other
        default: self = .other
        }
    }

    private static func ofFour(_ spells: (StaticString) -> Bool) -> CodeWord {
        if spells("case") { return .case }
        if spells("func") || spells("init") { return .declaration }
        return spells("enum") ? .type : spells("else") ? .else : .other
    }
}
