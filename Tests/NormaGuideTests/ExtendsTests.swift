// A guide and those it extends become one.

import NormaExpressions
import NormaGuide
import NormaText
import Testing

struct ExtendsTests {
    private let base = """
        ---
        norma: 2
        name: base
        extends: deep
        ---
        ```yaml define
        layers: { App: A, Domain: B }
        roles: { thing: class }
        tests: T/
        ```
        # Base
        ```yaml rule
        rule: one
        every: thing
        must: { be: final }
        ```
        ```swift bad rule=one
        class A {}
        ```
        ```yaml rule
        rule: two
        every: thing
        must: { be: public }
        ```
        ```swift bad rule=two
        class A {}
        ```
        """
    private let deep = """
        ---
        norma: 2
        name: deep
        ---
        # Deep
        ```yaml rule
        rule: three
        every: class
        must: { be: lazy }
        ```
        """

    private func guide(_ text: String, extends: String = "base") throws -> Guide {
        try Reading.guide(Reading.framed(text, extends: extends), others: ["base": base, "deep": deep])
    }

    @Test("documents come nearest first, each once; rules and definitions in their order")
    func order() throws {
        let rule = "# Own\n```yaml rule\nrule: own\nevery: thing\nmust: { in: Domain }\n```\n"
        let guide = try guide(rule, extends: "base, deep")
        #expect(guide.name == "test")
        #expect(guide.documents.map(\.name) == ["test", "base", "deep"])
        #expect(guide.documents.map(\.isBuiltIn) == [false, true, true])
        #expect(guide.rules.map(\.name) == ["own", "one", "two", "three"])
        #expect(guide.definitions.layers.map(\.name) == ["App", "Domain"])
        #expect(guide.definitions.tests?.map(\.text) == ["T"])
        #expect(guide.examples.map(\.rules) == [["one"], ["two"]])
        #expect(guide.rules.map { guide.section($0.section)?.title } == ["Own", "Base", "Base", "Deep"])
    }

    @Test("a rule is replaced or dropped with its examples, and the reason is kept")
    func relaxed() throws {
        let guide = try guide(
            """
            # Own
            ```yaml rule
            rule: one
            replaces: one
            because: we began later
            every: thing
            must: { be: static }
            ```
            ```yaml rule
            drops: three
            because: laziness is no aim
            ```
            """
        )
        #expect(guide.rules.map(\.form.shown) == ["every <thing> must be(static)", "every <thing> must be(public)"])
        #expect(guide.examples.map(\.rules) == [["two"]])
        #expect(guide.relaxations.map(\.rule) == ["one", "three"])
        #expect(guide.relaxations.map(\.replacement) == ["one", nil])
        #expect(guide.relaxations.map(\.because) == ["we began later", "laziness is no aim"])
    }

    @Test("several rules are dropped for one reason")
    func droppedTogether() throws {
        let guide = try guide(
            """
            # Own
            ```yaml rule
            drops: [one, three]
            because: neither fits us
            ```
            """
        )
        #expect(guide.rules.map(\.name) == ["two"])
        #expect(guide.relaxations.map(\.rule) == ["one", "three"])
        #expect(Set(guide.relaxations.map(\.because)) == ["neither fits us"])
        #expect(guide.relaxations.map(\.place.position.column) == [9, 14])
    }

    @Test("a definition is replaced with a reason")
    func redefined() throws {
        let guide = try guide(
            """
            ```yaml define
            layers: { Domain: Core/Domain }
            tests: [Specs/]
            generated: "**/*.pb.swift"
            replaces: Domain
            because: our tree is older
            ```
            """
        )
        #expect(guide.definitions.layers.map(\.name) == ["Domain", "App"])
        #expect(guide.definitions.layers.first?.place.file == "GUIDE.md")
        #expect(guide.definitions.tests?.map(\.text) == ["Specs"])
        #expect(guide.definitions.generated.map(\.text) == ["**/*.pb.swift"])
    }
}
