// Tells numbers and times of TOML from other words.

enum TomlNumber {
    /// The number in the usual notation (decimal, without `_`); nil if it isn't one.
    static func text(_ word: String) -> String? {
        for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where word.hasPrefix(prefix) {
            let digits = word.dropFirst(2)
            guard !digits.hasPrefix("+"), !digits.hasPrefix("-"), hasFairDashes(digits) else { return nil }
            return Int(digits.filter { $0 != "_" }, radix: radix).map { String($0) }
        }
        var unsigned = Substring(word)
        if unsigned.hasPrefix("+") || unsigned.hasPrefix("-") { unsigned.removeFirst() }
        if unsigned == "inf" || unsigned == "nan" { return word.hasPrefix("-") ? "-\(unsigned)" : String(unsigned) }
        guard hasFairDashes(unsigned, isDecimal: true), isDecimal(unsigned) else { return nil }
        let sign = word.hasPrefix("-") ? "-" : ""
        return sign + unsigned.filter { $0 != "_" }
    }

    /// Each `_` is between two digits.
    private static func hasFairDashes(_ digits: Substring, isDecimal: Bool = false) -> Bool {
        func isDigit(_ character: Character) -> Bool {
            isDecimal ? character.isASCII && character.isNumber : character.isHexDigit
        }
        var previous: Character = "_"
        for digit in digits {
            if digit == "_", !isDigit(previous) { return false }
            if previous == "_", !isDigit(digit) { return false }
            previous = digit
        }
        return previous != "_"
    }

    private static func isDecimal(_ text: Substring) -> Bool {
        DecimalText.isOne(text.utf8.filter { $0 != UInt8(ascii: "_") })
    }
}
