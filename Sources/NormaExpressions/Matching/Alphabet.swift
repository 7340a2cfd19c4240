// Letters that no set of the expression distinguishes are one symbol, so that an automaton's tables stay small.

struct Alphabet {
    /// Stands for a byte inside of a letter.
    static let inside: UInt16 = .max

    private let sets: [ScalarSet]
    /// Symbol by symbol: which of the sets it is in.
    private(set) var members: [[Bool]] = []
    private var known: [[Bool]: UInt16] = [:]
    private var ascii: [UInt16]
    /// Letters outside of ASCII that were met.
    private var others: [UInt32: UInt16] = [:]
    private static let mostOthers = 8_192

    /// Cost: every set is asked about the ASCII letters.
    init(_ sets: [ScalarSet]) {
        self.sets = sets
        ascii = [UInt16](repeating: 0, count: 128)
        for value in 0..<UInt8(128) { ascii[Int(value)] = symbol(forUnknown: Unicode.Scalar(value)) }
    }

    /// One more than the largest symbol; it means the text's end.
    var end: Int { members.count }

    private mutating func symbol(forUnknown scalar: Unicode.Scalar) -> UInt16 {
        let signature = sets.map { $0.contains(scalar) }
        if let symbol = known[signature] { return symbol }
        let symbol = UInt16(truncatingIfNeeded: members.count)
        known[signature] = symbol
        members.append(signature)
        return symbol
    }

    private mutating func symbol(for scalar: Unicode.Scalar) -> UInt16 {
        if let symbol = others[scalar.value] { return symbol }
        if others.count >= Self.mostOthers { others.removeAll(keepingCapacity: true) }
        let symbol = symbol(forUnknown: scalar)
        others[scalar.value] = symbol
        return symbol
    }

    /// A symbol for each byte (the first byte of a letter represents it), and the end's.
    mutating func read(_ text: UnsafeBufferPointer<UInt8>, into symbols: inout [UInt16]) {
        symbols.removeAll(keepingCapacity: true)
        symbols.reserveCapacity(text.count + 1)
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte < 0x80 {
                symbols.append(ascii[Int(byte)])
                index += 1
                continue
            }
            let (scalar, length) = Self.decoded(text, at: index)
            symbols.append(symbol(for: scalar))
            for _ in 1..<max(1, length) { symbols.append(Self.inside) }
            index += length
        }
        symbols.append(UInt16(truncatingIfNeeded: end))
    }

    /// The letter that begins at a byte beyond ASCII, and its length; a Swift text holds no ill-formed one.
    private static func decoded(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> (Unicode.Scalar, Int) {
        let first = UInt32(text[index])
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard index + length <= text.count else { return ("\u{FFFD}", text.count - index) }
        var value = length == 2 ? first & 0x1F : length == 3 ? first & 0x0F : first & 0x07
        for offset in 1..<length { value = value << 6 | UInt32(text[index + offset] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }
}
