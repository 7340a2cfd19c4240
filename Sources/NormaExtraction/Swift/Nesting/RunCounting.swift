// Counts what follows one another without end: words, attributes, pieces of code with nothing between them.

extension NestingGuard {
    /// The end of a piece of code directly followed by the beginning of another; in valid code that is rare on one
    /// line, among members and in brackets.
    mutating func countNeighbours(_ token: CodeToken, isElse: Bool) {
        if lexer.startsLine { neighbours = 0 }
        guard areNeighbours(last, token), !isElse, !joins(last), !joins(token) else { return }
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
        // After an interpolation its literal continues: a string may have any number of them.
        case .closing, .literal, .number, .word: break
        case .operator: return second.kind == .at
        default: return false
        }
        switch second.kind {
        case .word: return true
        case .number, .literal, .interpolation: return first.kind != .word || second.kind != .number
        case .at, .pound: return true
        case .period: return second.start > first.end
        default: return false
        }
    }

    /// Whether it is a word that holds an expression together, such as `as` in `x as Y` and `await` in `await f()`.
    private func joins(_ token: CodeToken) -> Bool {
        token.kind == .word && Self.joiningWords.contains { `is`(token, $0) }
    }

    private static let joiningWords: [StaticString] = ["as", "is", "try", "await"]

    // MARK: - Words

    /// Whether it is `else`.
    mutating func passWord(_ token: CodeToken) -> Bool {
        run += 1
        if lexer.startsLine { runBeforeLine = endsTypedDeclaration ? run - 1 : 0 }
        if lexer.startsLine, last.kind == .word, stack.innermost.byte == UInt8(ascii: "<"), !isTypeWord(last) {
            stack.popAngles()
        }
        let word = CodeWord(token, in: lexer.bytes)
        if last.kind == .closing, lexer[last.start] == UInt8(ascii: "}") { passWordAfterBrace(word) }
        guard word != .other else { return false }
        if word.beginsDeclaration {
            stack.innermost.arrows = 0
            stack.innermost.attributes = 0
            stack.innermost.neighbours = 0
            stack.innermost.isBeforeMembers = word == .type && last.kind != .period
            effects = 0
            // Any number of lines such as `let a: Int` isn't a run; modifiers are.
            run -= runBeforeLine
            runBeforeLine = 0
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
            // A list of cases isn't a run.
            if lexer.startsLine { run = 1 }
        case .import: if lexer.startsLine { run = 1 }
        case .default: switches = 0
        case .declaration, .type, .else, .other: break
        }
        return word == .else
    }

    /// Whether the last token may end `let a: Int` or `associatedtype A`: a type's name, and not a keyword, after which
    /// the parser would continue.
    private var endsTypedDeclaration: Bool {
        guard last.kind == .word, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(lexer[last.start]) else {
            return false
        }
        return beforeLast.kind == .colon || isTypeWord(beforeLast)
            || CodeWord(beforeLast, in: lexer.bytes).beginsDeclaration
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

    /// Words before a type that are part of it.
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
        // No type contains a string: a possible type ends here.
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

/// The meaning of a word for the code around it.
enum CodeWord {
    case `throws`, `switch`, `case`, `default`, `else`
    /// Begins a type with members.
    case type
    /// A file may have a list of them, one per line.
    case `import`
    /// Begins another declaration.
    case declaration
    case other

    var beginsDeclaration: Bool { self == .declaration || self == .import || self == .type || self == .case }

    init(_ token: CodeToken, in bytes: UnsafeBufferPointer<UInt8>) {
        func spells(_ word: StaticString) -> Bool { bytes.begins(word, at: token.start) }
        self = .other
        // The first letter distinguishes nearly all words from these.
        switch (token.end - token.start, bytes[token.start]) {
        case (3, UInt8(ascii: "l")): if spells("let") { self = .declaration }
        case (3, UInt8(ascii: "v")): if spells("var") { self = .declaration }
        case (4, UInt8(ascii: "c")): if spells("case") { self = .case }
        case (4, UInt8(ascii: "e")): if spells("enum") { self = .type } else if spells("else") { self = .else }
        case (4, UInt8(ascii: "f")): if spells("func") { self = .declaration }
        case (4, UInt8(ascii: "i")): if spells("init") { self = .declaration }
        case (5, UInt8(ascii: "a")): if spells("actor") { self = .type }
        case (5, UInt8(ascii: "c")): if spells("class") { self = .type }
        case (5, UInt8(ascii: "m")): if spells("macro") { self = .declaration }
        case (6, UInt8(ascii: "i")): if spells("import") { self = .import }
        case (6, UInt8(ascii: "s")): if spells("struct") { self = .type } else if spells("switch") { self = .switch }
        case (6, UInt8(ascii: "t")): if spells("throws") { self = .throws }
        case (7, UInt8(ascii: "d")): if spells("default") { self = .default }
        case (8, UInt8(ascii: "p")): if spells("protocol") { self = .type }
        case (8, UInt8(ascii: "r")): if spells("rethrows") { self = .throws }
        case (9, UInt8(ascii: "e")): if spells("extension") { self = .type }
        case (9, UInt8(ascii: "s")): if spells("subscript") { self = .declaration }
        case (9, UInt8(ascii: "t")): if spells("typealias") { self = .declaration }
        case (14, UInt8(ascii: "a")): if spells("associatedtype") { self = .declaration }
        default: break
        }
    }
}
