// A wrong guide, and what its author sees.

import Testing

struct ProblemCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let text: String
    private let others: [String: String]
    let expected: String

    /// A whole guide, with those that it can extend by name.
    init(_ name: String, guide: String, others: [String: String] = [:], expected: String) {
        testDescription = name
        text = guide
        self.others = others
        self.expected = expected
    }

    /// A rule block that stands from line 12 on, below some definitions.
    init(_ name: String, rule: String, expected: String) {
        self.init(
            name,
            guide: """
                ---
                norma: 2
                name: test
                ---
                ```yaml define
                layers: { App: Sources/App, Domain: Sources/Domain, Data: Sources/Data }
                roles:
                  view-model: { class: "*ViewModel" }
                  use-case: { class: "{Name}UseCase" }
                ```
                ```yaml rule
                \(rule)
                ```

                """,
            expected: expected
        )
    }

    var shown: String { Reading.problems(text, others: others) }
}
