// Lists of `values:` by their bare names.

import NormaGuide
import NormaText
import Testing

@Suite("Lists by their names")
struct NamedListTests {
    private static func framed(_ rules: String) -> String {
        Reading.framed(
            """
            # Rules

            ```yaml define
            values:
              request-types: [URLSession, URLRequest]
              formatters: [DateFormatter, NumberFormatter]
              printing-functions: [print, dump]
              interface-modules: [SwiftUI, UIKit]
              service: Service
            roles: { view: { struct: "*View" }, service: { class: "*{{service}}" } }
            patterns: { waiting: ["sleep($X)"], sorting-code: ["$X.sorted()"] }
            ```

            \(rules)
            """
        )
    }

    @Test("a list's bare name is the list, a role's and a pattern's keep their meaning")
    func bare() throws {
        func rules(_ names: [String]) -> String {
            """
            ```yaml rules for=view
            no-requests: { must-not: { refer-to: \(names[0]) } }
            no-formatters: { must-not: { refer-to: [\(names[1]), service] } }
            no-printing: { must-not: { call: \(names[2]) } }
            no-modules: { must-not: { import: \(names[3]) } }
            no-waiting: { must-not: { contain: [waiting, sorting-code] } }
            no-answers: { must-not: { have: { function: any, have-type: any } } }
            ```
            """
        }
        let bare = try Reading.guide(
            Self.framed(rules(["request-types", "formatters", "printing-functions", "interface-modules"]))
        )
        let written = try Reading.guide(
            Self.framed(
                rules([
                    "\"{{request-types}}\"", "\"{{formatters}}\"", "\"{{printing-functions}}\"",
                    "\"{{interface-modules}}\"",
                ])
            )
        )
        for (one, other) in zip(bare.rules, written.rules) {
            #expect(one.form.judged == other.form.judged)
        }
        let used = bare.words.first { $0.name == "request-types" }?.rules
        #expect(used == ["no-requests"])
    }

    @Test("a name that is missing is shown at its place, with the nearest one", arguments: Self.cases)
    func missing(rule: String, expected: [String]) {
        let uses = """

              uses: { must-not: { any: [{ refer-to: [request-types, formatters] }, { call: printing-functions }] } }
              uses-more: { must-not: { any: [{ import: interface-modules }, { contain: [waiting, sorting-code] }] } }
            """.replacing("\n  ", with: "\n")
        let text = Self.framed("```yaml rules for=view\na-rule: { must-not: { \(rule) } }\(uses)\n```\n")
        #expect(Reading.heads(Reading.problems(text)) == expected)
    }

    private static let cases: [(String, [String])] = [
        (
            "refer-to: request-type",
            ["GUIDE.md:19:33: error: there is no list `request-type`; did you mean `request-types`?"]
        ),
        ("refer-to: servce", ["GUIDE.md:19:33: error: unknown role `servce`; did you mean `service`?"]),
        (
            "call: printing-function",
            ["GUIDE.md:19:29: error: there is no list `printing-function`; did you mean `printing-functions`?"]
        ),
        (
            "call: side-effects",
            [
                "GUIDE.md:19:29: error: there is no list `side-effects`; declare it under `values:` in a `yaml define` block"
            ]
        ),
        (
            "contain: sorting-cod",
            ["GUIDE.md:19:32: error: there is no pattern `sorting-cod`; did you mean `sorting-code`?"]
        ),
        (
            "contain: deciding-actions",
            [
                "GUIDE.md:19:32: error: there is no pattern `deciding-actions`; declare it under `patterns:` or `values:` in a "
                    + "`yaml define` block"
            ]
        ),
    ]
}

extension RuleForm {
    /// What is judged, without its places.
    fileprivate var judged: [String] {
        guard case .everyNot(_, let judged) = self else { return [] }
        return [judged.shown]
    }
}
