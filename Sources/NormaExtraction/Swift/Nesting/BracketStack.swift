// What is open at a place in the code: brackets, and `<` that may begin generic arguments.

struct OpenBracket {
    /// The opening byte; `\` for an interpolation, `#` for `#if`.
    var byte: UInt8
    /// How often the parser's look at what stands here as a type has doubled.
    var doublings: Int
    var arrows = 0
    var choices = 0
    var alternatives = 0
    /// `@` since the last word that begins a declaration.
    var attributes = 0
    /// Pieces of code with nothing between them, since then.
    var neighbours = 0
    /// Whether the name of a type was begun, whose braces are next.
    var isBeforeMembers = false
    var isMemberBlock = false
}

struct BracketStack {
    /// The innermost last; the first is the file itself.
    private(set) var open = [OpenBracket(byte: 0, doublings: 0)]
    /// How many of them are `<`.
    private(set) var angles = 0
    /// Brackets that something else closed than their own counterpart.
    private(set) var neverClosed = 0

    /// Without `<` and the file itself.
    var brackets: Int { open.count - 1 - angles }

    var innermost: OpenBracket {
        get { open[open.count - 1] }
        set { open[open.count - 1] = newValue }
    }

    mutating func push(_ byte: UInt8, doublings: Int) {
        open.append(OpenBracket(byte: byte, doublings: doublings))
        if byte == UInt8(ascii: "<") { angles += 1 }
    }

    mutating func pop() {
        guard open.count > 1, let last = open.popLast() else { return }
        if last.byte == UInt8(ascii: "<") { angles -= 1 }
    }

    /// Forgets `<` that turned out to be no bracket.
    mutating func popAngles() {
        while innermost.byte == UInt8(ascii: "<") { pop() }
    }

    /// Closes the innermost of its kind, and what is open in it; nothing where none is open.
    ///
    /// As in the parser, a `)` or `]` reaches over no `{`, and nothing but its own end over an interpolation.
    mutating func close(_ byte: UInt8) {
        guard let index = counterpart(of: byte) else { return }
        while open.count - 1 > index {
            if innermost.byte != UInt8(ascii: "<") { neverClosed += 1 }
            pop()
        }
        pop()
    }

    private func counterpart(of byte: UInt8) -> Int? {
        for index in open.indices.reversed() where index > 0 {
            let found = open[index].byte
            if found == byte { return index }
            let isWall =
                switch byte {
                case UInt8(ascii: "\\"), UInt8(ascii: "#"): false
                case UInt8(ascii: "{"): found == UInt8(ascii: "\\") || found == UInt8(ascii: "#")
                default: found == UInt8(ascii: "\\") || found == UInt8(ascii: "#") || found == UInt8(ascii: "{")
                }
            if isWall { return nil }
        }
        return nil
    }
}
