// Reads repetitions: `*`, `+`, `?`, `{2}`, `{2,}`, `{,3}`, `{2,3}`.

enum RepetitionReader {
    /// Nil if there is none here; a brace without a count is an ordinary letter.
    static func count(_ cursor: inout ScalarCursor) throws(ExpressionProblem) -> ExpressionNode.RepetitionCount? {
        if cursor.skip("*") { return .init(least: 0, most: nil) }
        if cursor.skip("+") { return .init(least: 1, most: nil) }
        if cursor.skip("?") { return .init(least: 0, most: 1) }
        let start = cursor.index
        guard cursor.skip("{") else { return nil }
        let least = number(&cursor)
        var most = least
        var hasComma = false
        if cursor.skip(",") {
            hasComma = true
            most = number(&cursor)
        }
        guard cursor.skip("}"), least != nil || (hasComma && most != nil) else {
            cursor.back(to: start)
            return nil
        }
        if let most, most < (least ?? 0) {
            throw cursor.problem(
                "it can't be at least \(least ?? 0) and at most \(most) times; swap the numbers",
                at: start
            )
        }
        return .init(least: least ?? 0, most: most)
    }

    /// Digits; an absurdly large number stays too large, and the size of the whole is reported later.
    private static func number(_ cursor: inout ScalarCursor) -> Int? {
        var number: Int?
        while let scalar = cursor.current, (0x30...0x39).contains(scalar.value) {
            number = min((number ?? 0) * 10 + Int(scalar.value - 0x30), 1_000_000)
            _ = cursor.next()
        }
        return number
    }
}
