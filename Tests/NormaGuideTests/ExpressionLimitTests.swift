// What the author of a guide sees where an expression does the work of a word.

import Testing

struct ExpressionLimitTests {
    @Test("expressions: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let long = "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghi"

    private static func guide(_ names: String) -> String {
        """
        ---
        norma: 2
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
            guide: guide("['/^[(?!]/', '/\\(?=/', '/\(long.dropLast(17))/']"),
            expected: "no problems"
        ),
        ProblemCase(
            "one that looks around",
            guide: guide("'/^(?<!a)b/'"),
            expected: #"""
                GUIDE.md:8:23: error: this isn't a regular expression: look-around such as `(?<!…)` is not supported; exclude matches under `not:`, or use a word of the language instead
                 8 | must-not: { named: '/^(?<!a)b/' }
                   |                       ^
                """#
        ),
        ProblemCase(
            "one that is too long",
            guide: guide("'/\(long)/'"),
            expected: #"""
                GUIDE.md:8:20: error: this expression has 61 characters, and the limit is 60; list the names, or ask for words: `named: { last-word: [View, Screen] }`
                 8 | must-not: { named: '/abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghi/' }
                   |                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "several that are too long together",
            guide: guide("['/\(long.prefix(40))/', '*View', '/\(long.prefix(21))/']"),
            expected: #"""
                GUIDE.md:8:21: error: these 2 expressions together have 61 characters, and the limit is 60; list the names, or ask for words: `named: { last-word: [View, Screen] }`
                 8 | must-not: { named: ['/abcdefghijklmnopqrstuvwxyzabcdefghijklmn/', '*View', '/abcdefghijklmnopqrstu/'] }
                   |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                """#
        ),
    ]
}
