// Several rules in one map, and what their author sees when something is wrong there.

import NormaGuide
import NormaText
import Testing

@Suite("Several rules in one map")
struct RuleMapTests {
    private static let define = """
        ```yaml define
        roles: { view: { struct: "*View" }, part: { struct: "*Row" } }
        ```

        """

    private func guide(_ text: String) throws -> Guide {
        try Reading.guide(Reading.framed("# Views\n\n" + Self.define + text))
    }

    private func problems(_ text: String) -> [String] {
        let framed = Reading.framed("# Views\n\n" + Self.define + text)
        return Reading.heads(Reading.problems(framed))
    }

    @Test("each rule has the place of its own key, and the reason of the text before its block")
    func placesAndReasons() throws {
        let guide = try guide(
            """
            Views show.

            ```yaml rules for=view
            views-call-nothing: { must-not: { call: print } }
            views-are-final: { must: { be: final }, because: they are small }
            ```

            Parts are shown.

            ```yaml rules
            parts-are-final: { for: part, must: { be: final } }
            ```
            """
        )
        #expect(guide.rules.map(\.name) == ["views-call-nothing", "views-are-final", "parts-are-final"])
        #expect(guide.rules.map(\.place.position.line) == [13, 14, 20])
        #expect(guide.rules.map(\.prose) == ["Views show.", "Views show.", "Parts are shown."])
        #expect(guide.rules.map(\.because) == [nil, "they are small", nil])
    }

    @Test("a rule of the map reads as it would alone")
    func sameAsAlone() throws {
        let map = try guide(
            """
            ```yaml rules for=view
            views-call-nothing: { must-not: { call: print }, severity: warning, instead: Log it. }
            ```
            """
        )
        let alone = try guide(
            """
            ```yaml rule
            rule: views-call-nothing
            every: view
            must-not: { call: print }
            severity: warning
            instead: Log it.
            ```
            """
        )
        guard case .everyNot(let subject, let judged) = map.rules[0].form,
            case .everyNot(let aloneSubject, let aloneJudged) = alone.rules[0].form
        else {
            Issue.record("both are sentences")
            return
        }
        #expect(subject.shown == aloneSubject.shown)
        #expect(judged.shown == aloneJudged.shown)
        #expect(map.rules[0].severity == .warning)
        #expect(map.rules[0].instead == "Log it.")
    }

    @Test("the drawn rule of that name is said more about")
    func details() throws {
        let guide = try guide(
            """
            ```text layout rule=tree
            Sources/
            ```

            ```yaml rules
            tree: { severity: warning, because: we look there }
            ```
            """
        )
        #expect(guide.rules.map(\.name) == ["tree"])
        #expect(guide.rules[0].because == "we look there")
    }

    @Test("each problem is shown at its key or value, with the way out", arguments: Self.cases)
    func wrong(text: String, expected: [String]) {
        #expect(problems(text) == expected)
    }

    private static let cases: [(String, [String])] = [
        (
            "```yaml rules for=view\na-rule: { must: { be: final } }\na-rule: { must: { be: final } }\n```\n",
            ["GUIDE.md:12:1: error: the key `a-rule` appears twice; it is already in line 11: keep one of them"]
        ),
        (
            "```yaml rules for=vew\na-rule: { must: { be: final } }\n```\n",
            ["GUIDE.md:10:19: error: unknown role `vew`; did you mean `view`?"]
        ),
        (
            "```yaml rules for=view\na-rule: { must: { be: finl } }\n```\n",
            ["GUIDE.md:11:23: error: unknown adjective `finl`; did you mean `final`?"]
        ),
        (
            "```yaml rules for=view\na-rule: { must: { be: final }, sevrity: note }\n```\n",
            ["GUIDE.md:11:32: error: unknown key `sevrity`; did you mean `severity`?"]
        ),
        (
            "```yaml rules for=view\na-rule: { every: part, must: { be: final } }\n```\n",
            [
                "GUIDE.md:10:19: error: each rule of this block has a subject of its own, so `for=` has no effect; delete it, or "
                    + "remove the subject of the rules that are about it"
            ]
        ),
        (
            "```yaml rules\na-rule: { for: part, every: part, must: { be: final } }\n```\n",
            ["GUIDE.md:11:11: error: a rule has one subject, but this one has both `for` and `every`; keep one of them"]
        ),
        (
            "```yaml rules for=view\nfirst: { must: { be: final } }\na-rule: { acyclic: modules }\n```\n",
            [
                "GUIDE.md:12:11: error: `acyclic` applies to all code, so `for=` has no effect on it; move the rule into a "
                    + "block without `for=`"
            ]
        ),
        (
            "```yaml rules\na-rule: { rule: other, every: view, must: { be: final } }\n```\n",
            ["GUIDE.md:11:11: error: the key `a-rule` is the rule's name already; delete it"]
        ),
        (
            "```yaml rules\na-rule: { adjust: other, severity: note }\n```\n",
            [
                "GUIDE.md:11:1: error: this rule asks nothing; a rule needs one of: `every` with `must` or `must-not`, `only` with "
                    + "`may`, `exactly` with `are`, `check`, or a contract",
                "GUIDE.md:11:11: error: `adjust` has a block of its own; write a `yaml rule` block with it",
            ]
        ),
        (
            "```yaml rules\n- a-rule\n```\n",
            [
                "GUIDE.md:11:1: error: `rules` expects names with rules (`views-are-structs: { every: …, must: … }`), but this is a "
                    + "list"
            ]
        ),
        (
            "```yaml rules\na-rule: everything\n```\n",
            ["GUIDE.md:11:9: error: `a-rule` expects a rule, such as `{ every: …, must: … }`, not `everything`"]
        ),
        ("```yaml rules\n```\n", ["GUIDE.md:10:9: error: this block is empty; write something into it, or delete it"]),
        (
            "```yaml rules of=view\na-rule: { every: view, must: { be: final } }\n```\n",
            ["GUIDE.md:10:15: error: unknown attribute `of`; known here: `for`, `enforces`"]
        ),
    ]
}

extension Reading {
    /// The first line of each problem.
    static func heads(_ shown: String) -> [String] {
        shown.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") }
    }
}
