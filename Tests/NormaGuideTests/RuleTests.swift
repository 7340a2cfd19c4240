// Rules of every form, with what stands beside the form.

import NormaGuide
import NormaText
import Testing

struct RuleTests {
    private func rule(_ yaml: String) throws -> Rule? {
        let define = "```yaml define\nlayers: { App: A, Domain: B, Data: C }\n```\n"
        return try Reading.guide(Reading.framed(define + "# H\n```yaml rule\nrule: x\n\(yaml)\n```\n")).rules.first
    }

    @Test(
        "each form is read",
        arguments: [
            ("every: class\nmust: { be: final }", "every class must be(final)"),
            (
                "every: class\nmust-not: [{ be: final }, { be: public }]",
                "every class must not (be(final) | be(public))"
            ),
            ("only: { file: any, in: App }\nmay: { import: UIKit }", "only (file & in(named App)) may import('UIKit')"),
            ("exactly: { class: \"*VM\" }\nare: { in: App }", "exactly (class & '*VM') are in(named App)"),
            (
                "check: line-length\nat-most: 120\nallow: \"comm*\"\nin: production",
                "check line-length ..120 allow [\"comm*\"] in in(production)"
            ),
            (
                "check: force-unwrapping\nin: { file: any, named: A }",
                "check force-unwrapping .. allow [] in (file & named('A'))"
            ),
            ("layers: [App, Domain | Data]", "App / Domain | Data"),
            ("layers: [App, Domain]\nstrict: true", "App / Domain strict"),
            (
                "allow: [\"App -> Domain, Data\", \"Data -> Domain\"]",
                "App Domain Data: App>Domain App>Data Data>Domain"
            ),
            ("allow: [\"Core -> Net -> Base\", Alone]", "Core Net Base Alone: Core>Net Net>Base"),
            ("independent: \"F/{Feature}/**\"\nthrough: Public/", "[\"F/{Feature}/**\"] through [\"Public\"]"),
            ("acyclic: modules", "acyclic modules in -"),
            ("acyclic: files\nin: Sources/", "acyclic files in in(path Sources)"),
            ("covered: layers", "covered [\"**\"]"),
            ("covered: \"Sources/**\"", "covered [\"Sources/**\"]"),
        ]
    )
    func forms(yaml: String, meaning: String) throws {
        #expect(try rule(yaml)?.form.shown == meaning)
    }

    @Test("nothing is covered where no layer is defined")
    func coveredByNothing() {
        let message = "`covered` means covered by layers, and this guide defines none"
        let way = "define them under `layers:` in a `yaml define` block"
        #expect(Reading.messages("rule: x\ncovered: layers") == ["\(message); \(way)"])
        #expect(Reading.messages("rule: x\ncovered: Sources/") == ["\(message); \(way)"])
    }

    @Test("what stands beside the form is kept")
    func details() throws {
        let rule = try #require(
            try rule(
                """
                every: class
                must: { be: final }
                because: |
                  It is so.
                instead: >
                  Do
                  this.
                severity: note
                expect: none
                locked: true
                message: "`{Subject:camel}` in { braces }"
                except:
                  - { named: Legacy, because: it goes away, until: 2028-02-29 }
                  - { in: Old/, because: so }
                """
            )
        )
        #expect(rule.because == "It is so.")
        #expect(rule.instead == "Do this.")
        #expect(rule.severity == .note)
        #expect(rule.emptiness == .expected && rule.isLocked)
        #expect(rule.message == "`{Subject:camel}` in { braces }")
        #expect(rule.exceptions.map(\.description.shown) == ["named('Legacy')", "in(path Old)"])
        #expect(rule.exceptions.map(\.until) == ["2028-02-29", nil])
        #expect(rule.place.position.line == 10)
    }

    @Test("a rule belongs to its heading, and an example to the rules above it")
    func examples() throws {
        let guide = try Reading.guide(
            Reading.framed(
                """
                # A
                ```yaml rule
                rule: first
                every: class
                must: { be: final }
                ```
                ```yaml rule
                rule: second
                every: class
                must: { be: public }
                ```
                ## B
                ```swift bad rule=second path="A/B.swift"
                class A {} // ✗
                ```
                ```swift fixed
                ```
                """
            )
        )
        #expect(guide.rules.map { guide.section($0.section)?.title } == ["A", "A"])
        #expect(guide.examples.map(\.kind) == [.bad, .fixed])
        #expect(guide.examples.map { guide.rules(provenBy: $0).map(\.name) } == [["second"], ["first", "second"]])
        #expect(guide.examples.first?.text == "class A {} // ✗\n")
        #expect(guide.examples.first?.path == "A/B.swift")
        #expect(guide.examples.first?.firstLine == 18)
    }

    @Test("a code pattern that stands twice is one pattern")
    func codePatterns() throws {
        let guide = try Reading.guide(
            Reading.framed(
                """
                ```yaml define
                roles: { a: { class: any, contain: "try! $X" } }
                ```
                ```yaml rule
                rule: x
                every: file
                must-not: { contain: ["try! $X", "$X!"] }
                ```
                """
            )
        )
        #expect(guide.codePatterns.map(\.text) == ["try! $X", "$X!"])
        #expect(guide.codePatterns.map(\.place.position.line) == [6, 11])
        #expect(guide.rules.first?.form.shown == "every file must not contain(#0, #1)")
    }
}
