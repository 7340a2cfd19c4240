// How often: `*`, `+`, `?`, `{2}`, `{2,}`, `{,3}`, `{2,3}`.

enum RepetitionReader {
    /// Nil where nothing of the kind stands here; a brace that holds no count is a letter like another.
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
                "it can't be at least \(least ?? 0) and at most \(most) times; turn the numbers around",
                at: start
            )
        }
        return .init(least: least ?? 0, most: most)
    }

    /// Digits; a number beyond all sense stays beyond it, and the size of the whole is told later.
    private static func number(_ cursor: inout ScalarCursor) -> Int? {
        var number: Int?
        while let scalar = cursor.current, (0x30...0x39).contains(scalar.value) {
            number = min((number ?? 0) * 10 + Int(scalar.value - 0x30), 1_000_000)
            _ = cursor.next()
        }
        return number
    }
}
