// What the author of a guide in format 2 sees where an expression does the work of a word.

import Testing

struct ExpressionLimitTests {
    @Test("expressions: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let long = "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghi"

    private static func guide(_ format: Int, _ names: String) -> String {
        """
        ---
        norma: \(format)
        name: test
        ---
        ```yaml rule
        rule: x
        every: class
        must-not: { named: \(names) }
        message: /this (?!is) a text/
        ```
        """
    }

    private static let cases = [
        ProblemCase(
            "sixty characters, and what only looks like a look-around",
            guide: guide(2, "['/^[(?!]/', '/\\(?=/', '/\(long.dropLast(17))/']"),
            expected: "no problems"
        ),
        ProblemCase(
            "format 1 has expressions of any kind",
            guide: guide(1, "'/^(?!\(long))/'"),
            expected: "no problems"
        ),
        ProblemCase(
            "one that looks around",
            guide: guide(2, "'/^(?<!a)b/'"),
            expected: #"""
                GUIDE.md:8:20: error: an expression of format 2 does not look around, and this one does with `(?<!`; say what must not be there under `not:`, or ask for it by a word of its own
                 8 | must-not: { named: '/^(?<!a)b/' }
                   |                    ^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "one that is too long",
            guide: guide(2, "'/\(long)/'"),
            expected: #"""
                GUIDE.md:8:20: error: this expression has 61 characters, and format 2 has them no longer than 60; list the names, or ask for words: `named: { last-word: [View, Screen] }`
                 8 | must-not: { named: '/abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghi/' }
                   |                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "several that are too long together",
            guide: guide(2, "['/\(long.prefix(40))/', '*View', '/\(long.prefix(21))/']"),
            expected: #"""
                GUIDE.md:8:21: error: these 2 expressions have together 61 characters, and format 2 has them no longer than 60; list the names, or ask for words: `named: { last-word: [View, Screen] }`
                 8 | must-not: { named: ['/abcdefghijklmnopqrstuvwxyzabcdefghijklmn/', '*View', '/abcdefghijklmnopqrstu/'] }
                   |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                """#
        ),
    ]
}
