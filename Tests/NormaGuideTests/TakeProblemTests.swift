// What the author of a guide sees when something is wrong with rules that it takes.

import NormaGuide
import Testing

@Suite("Wrong entries of rules that are taken")
struct TakeProblemTests {
    @Test("each problem is shown at its place, with the way out; everything else is checked", arguments: Self.cases)
    func shown(text: String, more: [String: String], expected: [String]) {
        let others = TakeTests.others.merging(more) { _, new in new }
        #expect(Reading.heads(Reading.problems(TakeTests.framed(text), others: others)) == expected)
    }

    private static func guide(_ name: String, _ text: String) -> String {
        "---\nnorma: 2\nname: \(name)\n---\n# Guide\n\n" + text
    }

    private static let rule = "```yaml rules\nservices-are-final: { every: class, must: { be: final } }\n```\n"

    private static let cases: [(String, [String: String], [String])] = [
        (
            TakeTests.take("servces-are-final", "services-are-final"), [:],
            ["GUIDE.md:8:3: error: `book` has no rule `servces-are-final`; did you mean `services-are-final`?"]
        ),
        (
            TakeTests.take("services-are-final", from: "bok"), [:],
            ["GUIDE.md:7:19: error: there is no guide `bok`; did you mean `book`?"]
        ),
        (
            TakeTests.take("services-are-final", "services-are-final"), [:],
            ["GUIDE.md:9:3: error: `services-are-final` is taken twice; keep one entry"]
        ),
        (
            TakeTests.take("services-are-final") + TakeTests.take("services-are-final", from: "other"),
            ["other": guide("other", rule)],
            [
                "GUIDE.md:11:3: error: `book` and `other` both have a rule `services-are-final`; take one of them; the other can be "
                    + "written out under another name"
            ]
        ),
        (
            TakeTests.take("screens-are-final"), [:],
            [
                "GUIDE.md:8:3: error: the rules taken from `book` need 2 places that this guide doesn't declare: "
                    + "`feature-views` (there `{{feature}}/Views`); `feature` (one feature with all that is its own; there "
                    + "`Sources/Features/{Feature}`); declare them under `places:` in a `yaml define` block, as a folder of this "
                    + "code base or as `none`"
            ]
        ),
        (
            "```yaml define\nroles: { service: { class: \"*Worker\" } }\n```\n" + TakeTests.take("services-are-final"),
            [:],
            [
                "GUIDE.md:8:10: error: `service` has another meaning in `book`, and the rule `services-are-final` that is taken from "
                    + "there depends on it; give this one another name, build on theirs (`service: { sure: { type: service, … } }`), or "
                    + "add `replaces: [service]` with `because:` if the rule should use this one"
            ]
        ),
        (
            TakeTests.take("views-make-no-requests") + TakeTests.take("views-import-nothing", from: "other"),
            [
                "other": guide(
                    "other",
                    "```yaml define\nvalues: { request-types: [Client] }\n```\n"
                        + "```yaml rules\nviews-import-nothing: { every: class, must-not: { refer-to: request-types } }\n```\n"
                )
            ],
            [
                "GUIDE.md:11:3: error: `book` and `other` define `request-types` differently, and `views-make-no-requests` and "
                    + "`views-import-nothing` both depend on it; take one of the two, or declare `request-types` in this guide"
            ]
        ),
        (
            TakeTests.take("services-are-final: { must: { be: public } }"), [:],
            ["GUIDE.md:8:25: error: unknown key `must`; did you mean `at-most`?"]
        ),
        (
            TakeTests.take("services-are-final: { at-most: 4 }"), [:],
            [
                "GUIDE.md:8:25: error: `services-are-final` has no limit that `at-most` could change; to ask something "
                    + "else, write a rule that `replaces:` it"
            ]
        ),
        (
            "```yaml take\n- a\n```\n", [:],
            ["GUIDE.md:7:9: error: a `take` block has to name the guide; write `yaml take from=boundaries`"]
        ),
        (
            "```yaml take from=book\n```\n", [:],
            ["GUIDE.md:7:9: error: this block is empty; list the names of rules, or delete it"]
        ),
        (
            "```yaml take from=book\nservices-are-final\n```\n", [:],
            [
                "GUIDE.md:8:1: error: `take` expects a list of rules, not `services-are-final`; write a line such as "
                    + "`- view-models-know-no-views` for each"
            ]
        ),
        (
            TakeTests.take("a", from: "one"),
            [
                "one": guide("one", rule.replacing("services-are-final", with: "a") + TakeTests.take("b", from: "two")),
                "two": guide("two", rule.replacing("services-are-final", with: "b") + TakeTests.take("a", from: "one")),
            ],
            [
                "two:10:19: error: guides take rules from each other in a cycle: one → two → one; write the rules where they "
                    + "belong, and delete this block"
            ]
        ),
        (
            rule + TakeTests.take("services-are-final"), [:],
            [
                "GUIDE.md:8:1: error: the rule `services-are-final` is inherited from book; choose another name, or add "
                    + "`replaces: services-are-final` and `because: …`"
            ]
        ),
    ]

    @Test("of a guide that is extended whole nothing is taken")
    func extended() {
        let text = TakeTests.framed(TakeTests.take("services-are-final"), extends: "other")
        let others = ["other": Self.guide("other", Self.rule)]
        let take = text.replacing("from=book", with: "from=other")
        #expect(
            Reading.heads(Reading.problems(take, others: others)) == [
                "GUIDE.md:9:3: error: `services-are-final` is already inherited, since this guide extends `other`; delete the "
                    + "entry; `adjust: services-are-final` in a `yaml rule` block changes it"
            ]
        )
    }
}
