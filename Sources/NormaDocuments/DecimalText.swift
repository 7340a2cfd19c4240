// A decimal number without a sign, as JSON and TOML write it.

enum DecimalText {
    /// `0`, `12`, `1.5`, `2e-3`: no digit but a lone zero begins with zero, and each part has digits.
    static func isOne(_ text: some Sequence<UInt8>) -> Bool {
        var rest = Array(text)[...]
        func digits() -> Int {
            let count = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
            rest = rest.dropFirst(count)
            return count
        }
        let isZero = rest.first == UInt8(ascii: "0")
        let whole = digits()
        guard whole == 1 || whole > 1 && !isZero else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            if digits() == 0 { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
            if digits() == 0 { return false }
        }
        return rest.isEmpty
    }
}
