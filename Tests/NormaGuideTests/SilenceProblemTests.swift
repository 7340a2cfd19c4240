// What the author of a guide sees when a rule silences what it can't.

import Testing

struct SilenceProblemTests {
    @Test("What is silenced must be another rule, and not silence back")
    func shown() {
        let guide = """
            ---
            norma: 2
            name: test
            ---
            ```yaml rule
            rule: one
            every: class
            must: { be: final }
            silences: [two, one, thre]
            ```
            ```yaml rule
            rule: two
            every: struct
            must: { be: public }
            silences: one
            ```
            """
        #expect(
            Reading.problems(guide) == """
                GUIDE.md:9:12: error: `one` and `two` silence each other, so neither would report anything; keep `silences` only in the rule that says more
                 9 | silences: [two, one, thre]
                   |            ^^^

                GUIDE.md:9:17: error: a rule can't silence itself; delete the entry
                 9 | silences: [two, one, thre]
                   |                 ^^^

                GUIDE.md:9:22: error: there is no rule `thre`; rules of this guide: `one`, `two`
                 9 | silences: [two, one, thre]
                   |                      ^^^^

                GUIDE.md:15:11: error: `two` and `one` silence each other, so neither would report anything; keep `silences` only in the rule that says more
                 15 | silences: one
                    |           ^^^
                """
        )
    }
}
