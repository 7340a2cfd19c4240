// What is open at a place in the code: brackets, and `<` that may begin generic arguments.

struct OpenBracket {
    /// The opening byte; `\` for an interpolation, `#` for `#if`.
    var byte: UInt8
    /// How often the parser's look at what stands here as a type has doubled.
    var doublings: Int32
    var arrows: Int32 = 0
    var choices: Int32 = 0
    var alternatives: Int32 = 0
    /// `@` since the last word that begins a declaration.
    var attributes: Int32 = 0
    /// Pieces of code with nothing between them, since then.
    var neighbours: Int32 = 0
    /// Whether the name of a type was begun, whose braces are next.
    var isBeforeMembers = false
    var isMemberBlock = false
}

struct BracketStack {
    /// Asked and changed at nearly every token, so it is kept apart from those around it.
    var innermost = OpenBracket(byte: 0, doublings: 0)
    /// What encloses it, the outermost first, which is the file itself.
    private var outer: [OpenBracket] = []
    /// How many of them are `<`.
    private(set) var angles = 0
    /// Brackets that something else closed than their own counterpart.
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

    /// Forgets `<` that turned out to be no bracket.
    mutating func popAngles() {
        while innermost.byte == UInt8(ascii: "<") { pop() }
    }

    /// Closes the innermost of its kind, and what is open in it; nothing where none is open.
    ///
    /// As in the parser, a `)` or `]` reaches over no `{`, and nothing but its own end over an interpolation.
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
        if Self.isWall(innermost.byte, for: byte) { return nil }
        for index in outer.indices.reversed() where index > 0 {
            let found = outer[index].byte
            if found == byte { return index }
            if Self.isWall(found, for: byte) { return nil }
        }
        return nil
    }

    private static func isWall(_ found: UInt8, for byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "#"): false
        case UInt8(ascii: "{"): found == UInt8(ascii: "\\") || found == UInt8(ascii: "#")
        default: found == UInt8(ascii: "\\") || found == UInt8(ascii: "#") || found == UInt8(ascii: "{")
        }
    }
}
