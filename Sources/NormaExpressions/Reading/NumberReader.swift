// A letter by its number: `\x41`, `\x{1F600}`, `\u0041`, `\u{41}`, `\U00000041`, `\0101`.

enum NumberReader {
    static func letter(
        _ cursor: inout ScalarCursor,
        kind: Unicode.Scalar,
        from start: Int
    ) throws(ExpressionProblem) -> UInt32 {
        let digits: String
        if kind != "0", cursor.skip("{") {
            guard let text = cursor.text(upTo: "}") else {
                throw cursor.problem("the number that begins here has no `}`", at: start)
            }
            digits = text
        } else {
            digits = digitsAhead(&cursor, kind: kind)
        }
        if kind == "0", digits.isEmpty { return 0 }
        guard let value = UInt32(digits, radix: kind == "0" ? 8 : 16), Unicode.Scalar(value) != nil else {
            throw cursor.problem("`\\\(kind)\(digits)` isn't the number of a letter; write it as `\\u{41}`", at: start)
        }
        return value
    }

    private static func digitsAhead(_ cursor: inout ScalarCursor, kind: Unicode.Scalar) -> String {
        let most = kind == "x" ? 2 : kind == "u" ? 4 : kind == "U" ? 8 : 3
        var digits = ""
        while digits.utf8.count < most, let scalar = cursor.current, isDigit(scalar, isOctal: kind == "0") {
            digits.unicodeScalars.append(scalar)
            _ = cursor.next()
        }
        return digits
    }

    private static func isDigit(_ scalar: Unicode.Scalar, isOctal: Bool) -> Bool {
        isOctal ? (0x30...0x37).contains(scalar.value) : scalar.properties.isASCIIHexDigit
    }
}
