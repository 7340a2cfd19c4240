// What is not found: told of a team's own guide, counted of one that it inherits, meant where the guide says so.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaRules
import NormaText
import Testing

@Suite("Silence is earned")
struct SilenceTests {
    private static let base = """
        ---
        norma: 2
        name: base
        ---

        # Base

        ```yaml define
        layers: { Network: Sources/Network, App: Sources/App }
        roles: { coordinator: { class: "*Coordinator" }, store: { class: "*Store" } }
        ```

        ```yaml rule
        rule: coordinators-are-final
        every: coordinator
        must: { be: final }
        ```

        ```yaml rule
        rule: coordinators-push
        only: coordinator
        may: { call: push }
        ```

        ```yaml rule
        rule: network-is-quiet
        every: { type: any, in: Network }
        must-not: { call: print }
        ```

        ```yaml rule
        rule: routes-are-enums
        every: { type: "*Route", in: "Sources/Routes/**" }
        must: enum
        ```

        ```yaml rule
        rule: actors-are-public
        every: actor
        must: { be: public }
        ```

        ```yaml rule
        rule: stores-are-final
        every: store
        must: { be: final }
        except:
          - { class: OldStore, because: it is old }
          - { class: LateStore, because: it was late, until: 2025-12-31 }
        ```

        ```yaml rule
        rule: parts-stay-in-order
        layers: [Top, Gone]
        ```
        """

    private static let files = [
        "Sources/App/Start.swift": "final class CartStore { func start() { push() } }\nstruct CartRoute {}\n"
    ]

    private func result(_ text: String, isBuiltIn: Bool = false) throws -> CheckResult {
        let source = GuideSource(text: text, file: "GUIDE.md", isBuiltIn: isBuiltIn)
        let guide = try GuideReader.read(source, vocabulary: Language.vocabulary) { _, _ in
            .success(GuideSource(text: Self.base, file: "Base.md"))
        }
        let files = Self.files.map { (RelativePath($0.key), Array($0.value.utf8)) }
        let workspace = MemoryWorkspace(files: Dictionary(uniqueKeysWithValues: files))
        let prepared = try PreparedGuide(guide)
        let request = CheckRequest(workspace: workspace, guide: prepared, today: "2026-01-01", threads: 1)
        return Pipeline.check(request).result
    }

    private static func own(_ blocks: String, extends: String = "extends: Base.md\n") -> String {
        "---\nnorma: 2\nname: own\n\(extends)---\n\n# Own\n\n\(blocks)\n"
    }

    @Test("What a team's own guide speaks of and the project lacks is told, each with its line")
    func own() throws {
        let result = try result(Self.base)
        let told = result.notices.map(\.message)
        #expect(
            told == [
                "the layer `Network` has no files, so rules about it find nothing",
                "nothing has the role `coordinator`, so rules about it find nothing",
                "`coordinators-are-final` matched nothing in this code base",
                "`coordinators-push` allows no code at all: nothing in this code base matches its `only:` (a `coordinator`)",
                "`network-is-quiet` matched nothing in this code base",
                "`routes-are-enums` matched nothing in this code base",
                "`actors-are-public` matched nothing in this code base",
                "an exception of `stores-are-final` excuses nothing: remove it, or fix its description",
                "an exception of `stores-are-final` ended on 2025-12-31, so its findings are reported again",
                "`parts-stay-in-order` names `Top`, but this project has no layer, module or feature with that name",
                "`parts-stay-in-order` names `Gone`, but this project has no layer, module or feature with that name",
            ]
        )
        #expect(result.notices.allSatisfy { $0.guideLine != nil })
        #expect(result.silence == InheritedSilence())
    }

    @Test("What an inherited guide speaks of and the project lacks is counted, by its cause", arguments: [false, true])
    func inherited(isBuiltIn: Bool) throws {
        let result = try isBuiltIn ? result(Self.base, isBuiltIn: true) : result(Self.own(""))
        #expect(result.notices.map(\.kind) == [.endedException])
        let causes = result.silence.absences.map { "\($0.thing.denial): \($0.rules.joined(separator: ", "))" }
        #expect(
            causes == [
                "no role `coordinator`: coordinators-are-final, coordinators-push",
                "no `Gone`: parts-stay-in-order",
                "nothing in `Sources/Routes/**`: routes-are-enums",
                "no `Top`: parts-stay-in-order",
                "no actor: actors-are-public",
                "no layer `Network`: network-is-quiet",
            ]
        )
        #expect(result.silence.ruleCount == 6)
        #expect(result.silence.idleExceptions == ["stores-are-final"])
    }

    @Test("Beside inherited rules a team's own are told, and what is not asked for is neither told nor counted")
    func both() throws {
        let rule = "```yaml rule\nrule: services-are-final\nevery: { class: \"*Service\" }\nmust: { be: final }\n```"
        let result = try result(Self.own(rule))
        #expect(result.notices.map(\.rule) == ["services-are-final", "stores-are-final"])
        #expect(result.silence.ruleCount == 6)
        let few = result.silence.of(["actors-are-public"])
        #expect(few.absences.filter { !$0.rules.isEmpty }.map(\.thing.name) == ["actor"])
        #expect(few.idleExceptions.isEmpty)
    }

    @Test("An exception that a team adds to an inherited rule is its own")
    func adjusted() throws {
        let block = """
            ```yaml rule
            adjust: stores-are-final
            because: ours are older
            except:
              - { class: EarlyStore, because: it is older still }
            ```
            """
        let result = try result(Self.own(block))
        #expect(result.notices.map(\.kind) == [.endedException, .uselessException])
        #expect(result.notices.map(\.guideFile) == ["Base.md", "GUIDE.md"])
        #expect(result.silence.idleExceptions == ["stores-are-final"])
    }

    @Test(
        "With `expect: none` nothing is told while there is nothing, and that it is out of date once there is something"
    )
    func expected() throws {
        func notices(_ rule: String) throws -> [Notice.Kind] {
            let block = "```yaml rule\nrule: r\nbecause: not yet\n\(rule)\n```"
            return try result(Self.own(block, extends: "")).notices.map(\.kind)
        }
        #expect(try notices("every: actor\nmust: { be: public }\nexpect: none").isEmpty)
        #expect(try notices("every: class\nmust: { be: final }\nexpect: none") == [.staleExpectation])
        #expect(try notices("only: { class: \"*Coordinator\" }\nmay: { call: push }\nexpect: none").isEmpty)
        #expect(
            try notices("only: { class: \"*Store\" }\nmay: { call: push }\nexpect: none") == [.staleExpectation]
        )
        #expect(try notices("layers: [Top, Gone]\nexpect: none").isEmpty)
        let exception = "every: class\nmust: { be: public }\nexcept:\n  - { because: old, expect: none, class: "
        #expect(try notices(exception + "OldStore }").isEmpty)
        #expect(try notices(exception + "CartStore }") == [.staleExpectation])
    }

    @Test("A definition of which nothing is expected is told once there is something")
    func definitions() throws {
        let define = """
            ```yaml define
            layers: { Web: Sources/Web, Start: Sources/App }
            roles: { worker: { class: "*Worker" }, store: { class: "*Store" } }
            modules: { Kit: Kit }
            expect-none: [Web, Start, worker, store, Kit]
            because: the app is young
            ```
            """
        #expect(
            try result(Self.own(define, extends: "")).notices.map(\.message) == [
                "the layer `Start` has files now: remove it from `expect-none`",
                "something has the role `store` now: remove it from `expect-none`",
            ]
        )
    }
}
