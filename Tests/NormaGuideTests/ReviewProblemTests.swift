// What the author of a guide sees when something is wrong: reviews.

import Testing

struct ReviewProblemTests {
    @Test("reviews: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "a review",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                # R
                ```yaml review
                review: Names
                question:
                when: class
                about: class
                ```

                """#,
            expected: #"""
                GUIDE.md:7:9: error: the name of a review is written in kebab case, not `Names`; write `names`
                 7 | review: Names
                   |         ^^^^^

                GUIDE.md:8:1: error: `question` expects a text, but there is no value
                 8 | question:
                   | ^^^^^^^^

                GUIDE.md:10:1: error: `when` and `about` mean the same; keep one
                 10 | about: class
                    | ^^^^^
                """#
        ),
        ProblemCase(
            "a review twice",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                # R
                ```yaml review
                review: names
                question: Good?
                ```
                ```yaml review
                review: names
                question: Good?
                ```

                """#,
            expected: #"""
                GUIDE.md:11:9: error: the review `names` is already defined in GUIDE.md line 7; choose another name
                 11 | review: names
                    |         ^^^^^
                """#
        ),
    ]
}
