// A text as symbols, and for each place the expression's conditions that hold there.

struct PreparedText {
    /// Byte by byte, and the end.
    var symbols: [UInt16] = []
    /// Place by place, one bit per condition; empty if the expression has none.
    var held: [UInt32] = []

    var end: Int { symbols.count - 1 }

    @inline(__always)
    func held(at place: Int) -> UInt32 { held.isEmpty ? 0 : held[place] }

    mutating func forgetConditions(keeping room: Bool) {
        held.removeAll(keepingCapacity: true)
        if room { held.append(contentsOf: repeatElement(0, count: symbols.count)) }
    }

    /// Marks the places where a condition holds that is decided by the adjacent letters.
    ///
    /// - Parameter decides: whether a symbol's letters are of the kind in question; the end's is of none.
    mutating func mark(_ place: ExpressionNode.Place, bit: UInt32, _ decides: [Bool]) {
        switch place {
        case .textStart: held[0] |= bit
        case .textEnd: held[end] |= bit
        case .caret, .lineStart: markAfter(bit, decides)
        case .dollar, .lineEnd:
            held[end] |= bit
            markBefore(bit, decides)
        case .lineFeedNext: markBefore(bit, decides)
        case .lastLineEnd:
            held[end] |= bit
            if let last = symbols[..<end].lastIndex(where: { $0 != Alphabet.inside }), decides[Int(symbols[last])] {
                held[last] |= bit
            }
        case .wordBoundary: markEdges(bit, decides)
        }
    }

    private mutating func markBefore(_ bit: UInt32, _ decides: [Bool]) {
        for index in 0..<end where symbols[index] != Alphabet.inside && decides[Int(symbols[index])] {
            held[index] |= bit
        }
    }

    private mutating func markAfter(_ bit: UInt32, _ decides: [Bool]) {
        var isAfter = true
        for index in 0...end where symbols[index] != Alphabet.inside {
            if isAfter { held[index] |= bit }
            isAfter = decides[Int(symbols[index])]
        }
    }

    private mutating func markEdges(_ bit: UInt32, _ decides: [Bool]) {
        var was = false
        for index in 0...end where symbols[index] != Alphabet.inside {
            let now = decides[Int(symbols[index])]
            if now != was { held[index] |= bit }
            was = now
        }
    }
}
