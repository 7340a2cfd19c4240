// Whether the parser can read a short text in reasonable time and stack.

enum BracketNesting {
    /// The parser looks ahead into nested brackets without a limit of its own, and twice into each square one.
    private static let deepest = 100
    private static let deepestSquares = 16

    /// False where brackets are nested so deeply that parsing would take seconds or overflow the stack. Brackets in texts
    /// and comments count too; angle brackets within a line, since most of them are operators.
    static func isReadable(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var (round, square, angle) = (0, 0, 0)
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "{"): round += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"): round = max(0, round - 1)
            case UInt8(ascii: "["): square += 1
            case UInt8(ascii: "]"): square = max(0, square - 1)
            case UInt8(ascii: "<"): angle += 1
            case UInt8(ascii: "\n"): angle = 0
            default: continue
            }
            if round + angle > deepest || square > deepestSquares { return false }
        }
        return true
    }
}
