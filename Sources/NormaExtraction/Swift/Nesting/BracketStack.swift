// The open brackets at a place in the code, including each `<` that may begin generic arguments.

struct OpenBracket {
    /// The opening byte; `\` for an interpolation, `#` for `#if`.
    var byte: UInt8
    /// How often the parser's lookahead for a type has doubled here.
    var doublings: Int32
    var arrows: Int32 = 0
    var choices: Int32 = 0
    var alternatives: Int32 = 0
    /// `@` since the last word that begins a declaration.
    var attributes: Int32 = 0
    /// Pieces of code with nothing between them, since then.
    var neighbours: Int32 = 0
    /// Whether a type's head has begun, so that its braces are next.
    var isBeforeMembers = false
    var isMemberBlock = false
}

struct BracketStack {
    /// Read and changed at nearly every token, so it is kept apart from the enclosing brackets.
    var innermost = OpenBracket(byte: 0, doublings: 0)
    /// The enclosing brackets, outermost first; the first is the file itself.
    private var outer: [OpenBracket] = []
    /// How many open brackets are `<`.
    private(set) var angles = 0
    /// Brackets that were closed by something other than their counterpart.
    private(set) var neverClosed = 0

    /// Without `<` and the file itself.
    var brackets: Int { outer.count - angles }

    mutating func push(_ byte: UInt8, doublings: Int32) {
        outer.append(innermost)
        innermost = OpenBracket(byte: byte, doublings: doublings)
        if byte == UInt8(ascii: "<") { angles += 1 }
    }

    mutating func pop() {
        if innermost.byte == UInt8(ascii: "<") { angles -= 1 }
        guard let next = outer.popLast() else { return }
        innermost = next
    }

    /// Forgets each `<` that turned out not to be a bracket.
    mutating func popAngles() {
        while innermost.byte == UInt8(ascii: "<") { pop() }
    }

    /// Closes the innermost bracket of its kind, and everything open in it; does nothing if none is open.
    ///
    /// As in the parser, a `)` or `]` doesn't close across a `{`, and only its own end closes an interpolation.
    mutating func close(_ byte: UInt8) {
        if innermost.byte == byte { return pop() }
        guard let index = counterpart(of: byte) else { return }
        while outer.count > index {
            if innermost.byte != UInt8(ascii: "<") { neverClosed += 1 }
            pop()
        }
        pop()
    }

    /// How many brackets enclose the one that is closed.
    private func counterpart(of byte: UInt8) -> Int? {
        if Self.isBarrier(innermost.byte, for: byte) { return nil }
        for index in outer.indices.reversed() where index > 0 {
            let found = outer[index].byte
            if found == byte { return index }
            if Self.isBarrier(found, for: byte) { return nil }
        }
        return nil
    }

    private static func isBarrier(_ found: UInt8, for byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "#"): false
        case UInt8(ascii: "{"): found == UInt8(ascii: "\\") || found == UInt8(ascii: "#")
        default: found == UInt8(ascii: "\\") || found == UInt8(ascii: "#") || found == UInt8(ascii: "{")
        }
    }
}
