// The value of a number in the code, however it is written.

enum WrittenNumber {
    /// `30`, `3e1`, `0x1E`, `0b1_1110`, `-30.0`; nil for anything else.
    static func value(of text: Substring) -> Double? {
        var digits = text.filter { $0 != "_" && $0 != " " }
        let isNegative = digits.hasPrefix("-")
        if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
        guard let number = magnitude(of: digits) else { return nil }
        return isNegative ? -number : number
    }

    private static func magnitude(of digits: String) -> Double? {
        for (prefix, radix) in [("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
            return UInt64(digits.dropFirst(2), radix: radix).map { Double($0) }
        }
        guard digits.first?.isNumber ?? false else { return nil }
        return Double(digits)
    }
}
