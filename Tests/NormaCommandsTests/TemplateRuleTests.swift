// Templates and the rules of their own guide about new code.

import Testing

@Suite("norma guide test, templates and rules about a change")
struct TemplateRuleTests {
    private func run(_ template: String) throws -> CommandLineRun {
        let guide = """
            ---
            norma: 2
            name: small
            ---

            # Small

            ```yaml rule
            rule: new-classes-are-final
            every: { class: any, be: new }
            must: { be: final }
            ```

            ```swift bad
            class Cart {} // ✗
            ```

            ```swift good
            final class Cart {}
            ```

            ```yaml template
            template: store
            summary: A store.
            inputs:
              Name: { is: type-name, sample: Order }
            ```

            ```swift template store path="Sources/{{Name}}Store.swift"
            \(template)
            ```

            """
        let tree = try TemporaryTree([".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": guide])
        return try CommandLineRun(["guide", "test"], in: tree.root)
    }

    @Test("a template that makes what the rule refuses in new code is noted, and the run passes") func refused() throws
    {
        let run = try run("class {{Name}}Store {}")
        #expect(run.status == 0)
        let note = "note: in new code `new-classes-are-final` refuses `Sources/OrderStore.swift` of `store`: "
        #expect(run.output.contains(note), "\(run.output)")
    }

    @Test("one that makes what the rule asks for is not") func kept() throws {
        let run = try run("final class {{Name}}Store {}")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("1 set of templates filled in"))
        #expect(!run.output.contains("note: in new code"))
    }
}
