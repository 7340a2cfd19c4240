// What the author of a guide sees when something is wrong: the structure of YAML.

import Testing

struct YamlStructureProblemTests {
    @Test("the structure of YAML: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "an open brace",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final
                because: so it is
                """#,
            expected: #"""
                GUIDE.md:14:7: error: this `{` is never closed
                 14 | must: { be: final
                    |       ^
                """#
        ),
        ProblemCase(
            "an open quote",
            rule: #"""
                rule: x
                every: view-model
                must: { named: "a }
                """#,
            expected: #"""
                GUIDE.md:14:16: error: this quote is never closed
                 14 | must: { named: "a }
                    |                ^
                """#
        ),
        ProblemCase(
            "a second colon",
            rule: #"""
                rule: x
                because: see: this
                every: view-model
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:13: error: a second `:` in one line. Put the text in quotes, or begin a new line.
                 13 | because: see: this
                    |             ^
                """#
        ),
        ProblemCase(
            "a tab",
            rule: #"""
                rule: x
                every: view-model
                	must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:14:1: error: YAML is indented with spaces, not tabs
                 14 | 	must: { be: final }
                    | ^
                """#
        ),
        ProblemCase(
            "too much indentation",
            rule: #"""
                rule: x
                every: view-model
                 must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:14:2: error: this line is indented more than the key above, so it continues that key's text. Give it the indentation of the keys above.
                 14 |  must: { be: final }
                    |  ^^^^
                """#
        ),
        ProblemCase(
            "too little indentation",
            rule: #"""
                rule: x
                every: file
                must-not:
                    call: print
                  import: UIKit
                """#,
            expected: #"""
                GUIDE.md:16:3: error: this line is not indented like the lines that it belongs to. Give it the indentation of the keys above.
                 16 |   import: UIKit
                    |   ^
                """#
        ),
        ProblemCase(
            "a key without its colon",
            rule: #"""
                rule: x
                every view-model
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:1: error: `:` is missing after this key
                 13 | every view-model
                    | ^
                """#
        ),
        ProblemCase(
            "two documents",
            rule: #"""
                rule: x
                ---
                every: view-model
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:1: error: a block contains one document; delete the `---`
                 13 | ---
                    | ^^^
                """#
        ),
        ProblemCase(
            "a key twice",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final }
                every: use-case
                """#,
            expected: #"""
                GUIDE.md:15:1: error: the key `every` appears twice; it is already in line 13: keep one of them
                 15 | every: use-case
                    | ^^^^^
                """#
        ),
        ProblemCase(
            "a key twice in braces, and more that is wrong",
            rule: #"""
                rule: x
                every: view-model
                must: { be: finl, named: A, be: public }
                severity: eror
                """#,
            expected: #"""
                GUIDE.md:14:13: error: unknown adjective `finl`; did you mean `final`?
                 14 | must: { be: finl, named: A, be: public }
                    |             ^^^^

                GUIDE.md:14:29: error: the key `be` appears twice; it is already in line 14: keep one of them
                 14 | must: { be: finl, named: A, be: public }
                    |                             ^^

                GUIDE.md:15:11: error: unknown severity `eror`; did you mean `error`?
                 15 | severity: eror
                    |           ^^^^
                """#
        ),
        ProblemCase(
            "a key three times",
            rule: #"""
                rule: x
                rule: y
                rule: z
                every: viewmodel
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:1: error: the key `rule` appears twice; it is already in line 12: keep one of them
                 13 | rule: y
                    | ^^^^

                GUIDE.md:14:1: error: the key `rule` appears twice; it is already in line 12: keep one of them
                 14 | rule: z
                    | ^^^^

                GUIDE.md:15:8: error: unknown role `viewmodel`; did you mean `view-model`?
                 15 | every: viewmodel
                    |        ^^^^^^^^^
                """#
        ),
    ]
}
