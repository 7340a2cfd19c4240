// What a guide adjusts of the rules that it inherits.

import NormaExpressions
import NormaGuide
import NormaText
import Testing

struct AdjustTests {
    static let base = """
        ---
        norma: 2
        name: base
        renamed-rules: { tiny: small }
        ---
        # Base
        ```yaml rule
        rule: small
        every: { class: "{Name}Cart" }
        must: { have-at-most: { lines: 300 } }
        because: nobody reads more
        ```
        ```yaml rule
        rule: narrow
        check: line-length
        at-most: 120
        ```
        ```yaml rule
        rule: few
        every: class
        must: { all: [{ have-at-most: { members: 10, cases: 3 } }, { have-at-least: { lines: 2 } }] }
        except:
          - { class: Old, because: it goes }
        ```
        ```yaml rule
        rule: fixed
        every: class
        must: { be: final }
        locked: true
        ```
        """

    private func guide(_ text: String, extends: String = "base", others: [String: String] = [:]) throws -> Guide {
        try Reading.guide(
            Reading.framed(text, extends: extends),
            others: others.merging(["base": Self.base]) { first, _ in first }
        )
    }

    @Test("severity, limits, exceptions and sentences change, and all else stays")
    func changed() throws {
        let guide = try guide(
            """
            ```yaml rule
            adjust: [small, narrow]
            at-most: 400
            severity: warning
            because: ours are older
            ```
            ```yaml rule
            adjust: few
            at-most: { cases: 5 }
            at-least: 1
            except: { class: Legacy, because: of the old checkout }
            instead: Split it.
            message: "`{Subject}` is large"
            because: we say so
            ```
            """
        )
        let small = try #require(guide.rule(named: "small"))
        #expect(small.form.shown == "every (class & '{Name}Cart') must have-at-most(lines 400)")
        #expect(small.severity == .warning)
        #expect(small.because == "nobody reads more")
        #expect(small.place.file == "base")
        guard case .check(let use) = guide.rule(named: "narrow")?.form else { return #expect(Bool(false)) }
        #expect(use.atMost == 400)
        let few = try #require(guide.rule(named: "few"))
        #expect(few.form.shown.contains("members 10, cases 5"), "\(few.form.shown)")
        #expect(few.form.shown.contains("have-at-least(lines 1)"), "\(few.form.shown)")
        #expect(few.exceptions.map(\.because) == ["it goes", "of the old checkout"])
        #expect(few.instead == "Split it.")
        #expect(few.message == "`{Subject}` is large")
        #expect(guide.relaxations.map(\.rule) == ["small", "narrow", "few"])
        #expect(
            guide.relaxations.map(\.text) == [
                "adjusted in GUIDE.md, line 7: severity warning (was error), at-most 400 lines (was 300)",
                "adjusted in GUIDE.md, line 7: severity warning (was error), at-most 400 (was 120)",
                "adjusted in GUIDE.md, line 13: at-most 5 cases (was 3), at-least 1 lines (was 2), one more exception, "
                    + "another `instead`, another `message`",
            ]
        )
        #expect(guide.relaxations.map(\.because) == ["ours are older", "ours are older", "we say so"])
        #expect(guide.unadjusted.rule(named: "narrow")?.severity == .error)
        #expect(guide.unadjusted.rules.map(\.name) == guide.rules.map(\.name))
    }

    @Test("of a check it changes where it looks and what it allows, and of any rule what it silences")
    func checks() throws {
        let guide = try guide(
            """
            ```yaml rule
            adjust: [narrow]
            in: "Sources/{Feature}/**"
            allow: [URL]
            silences: [few, small]
            because: ours are generated
            ```
            """
        )
        let rule = try #require(guide.rule(named: "narrow"))
        guard case .check(let use) = rule.form else { return #expect(Bool(false)) }
        #expect(use.scope?.shown == "in(path Sources/{Feature}/**)")
        #expect(use.allow.map(\.text) == ["URL"])
        #expect(use.atMost == 120)
        #expect(rule.silences.map(\.text) == ["few", "small"])
        #expect(guide.relaxations.map(\.changes) == [["2 rules more are silenced", "another `in`", "another `allow`"]])
    }

    @Test("each guide changes what those that it extends have left, the nearest last")
    func levels() throws {
        let middle = """
            ---
            norma: 2
            name: middle
            extends: base
            ---
            ```yaml rule
            adjust: [small, narrow]
            at-most: 350
            severity: note
            because: a first step
            ```
            """
        let guide = try guide(
            "```yaml rule\nadjust: tiny\nat-most: 400\nbecause: ours are older\n```\n```yaml rule\ndrops: narrow\nbecause: no\n```\n",
            extends: "middle",
            others: ["middle": middle]
        )
        let small = try #require(guide.rule(named: "small"))
        #expect(small.form.shown.hasSuffix("have-at-most(lines 400)"))
        #expect(small.severity == .note)
        #expect(guide.rule(named: "narrow") == nil)
        #expect(guide.adjustments(of: "small").map(\.place.file) == ["middle", "GUIDE.md"])
        #expect(guide.adjustments(of: "small").last?.changes == ["at-most 400 lines (was 350)"])
        #expect(guide.unadjusted.rule(named: "small")?.form.shown.hasSuffix("have-at-most(lines 300)") == true)
    }

    @Test("a rule that was renamed is dropped and replaced by its old name, too")
    func oldNames() throws {
        let dropped = try guide("```yaml rule\ndrops: tiny\nbecause: no\n```\n")
        #expect(dropped.rules.map(\.name) == ["narrow", "few", "fixed"])
        #expect(dropped.relaxations.map(\.rule) == ["small"])
        let replaced = try guide(
            "```yaml rule\nrule: own\nreplaces: tiny\nbecause: no\nevery: class\nmust: { be: final }\n```\n"
        )
        #expect(replaced.rules.map(\.name) == ["own", "narrow", "few", "fixed"])
        #expect(replaced.relaxations.map(\.replacement) == ["own"])
    }
}
