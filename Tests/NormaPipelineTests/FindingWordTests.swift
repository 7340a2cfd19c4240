// What a finding says, what it is told apart by, and what its fix warns of.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite("Words of findings")
struct FindingWordTests {
    private func findings(_ rule: String, _ texts: [String: String]) throws -> [Finding] {
        let text = "---\nnorma: 2\nname: small\n---\n\n# Rules\n\n```yaml rule\nrule: some-rule\n\(rule)\n```\n"
        let guide = try PreparedGuide(GuideLoading.guide(from: GuideSource(text: text, file: "GUIDE.md")).guide)
        let workspace = MemoryWorkspace(texts: texts)
        let request = CheckRequest(workspace: workspace, guide: guide, today: "2000-01-01", threads: 1)
        return Pipeline.check(request).result.findings
    }

    @Test("A platform is said with its version, and told by its name")
    func platforms() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", platforms: [.iOS(.v16)])
            """
        let found = try findings("every: package\nmust: { deploy-to: { iOS: \">=17\" } }", ["Package.swift": manifest])
        #expect(found.map(\.detail) == ["deploy-to iOS"])
        #expect(found.allSatisfy { $0.message.contains("deploys to iOS 16") && !$0.message.contains("deploy-to") })
    }

    @Test("A pattern is said with what stands in its holes, where that is short and on one line")
    func holes() throws {
        let rule = { (pattern: String) in "every: file\nmust-not: { contain: \"\(pattern)\" }" }
        let short = String(repeating: "x", count: 30)
        for (pattern, code, said) in [
            ("f($A, $AB)", "f(one, two)", "contains `f(one, two)`"),
            ("f($AB, $A)", "f(one, two)", "contains `f(one, two)`"),
            ("f($$$ALL)", "f(1, 2)", "contains `f(1, 2)`"), ("f($A)", "f(\(short))", "contains `f(\(short))`"),
            ("$A.f($B)", "\(short)x.f(1)", "contains `.f(1)`"), ("f($A)", "f(\(short)x)", "contains `f(…)`"),
            ("f($A)", "f([1,\n2])", "contains `f(…)`"),
        ] {
            let found = try findings(rule(pattern), ["A.swift": code + "\n"])
            #expect(found.count == 1 && found.allSatisfy { $0.message.contains(said) }, "\(found.map(\.message))")
            #expect(found.map(\.detail) == [pattern])
        }
    }

    @Test(
        "A trait is said in the words of its name, and what it misses in those of the part that fails",
        arguments: [
            (
                "source-of-data: { class: URLSession }", "must-not: { refer-to: source-of-data }",
                "refers to `URLSession`, which is a source of data"
            ),
            (
                "foreign-types: { class: URLSession }", "must-not: { refer-to: foreign-types }",
                "refers to `URLSession`, which is one of the foreign types"
            ),
            (
                "sending: { named: URLSession }", "must-not: { refer-to: sending }",
                "refers to `URLSession`, which is sending"
            ),
            ("asking-for-data: { refer-to: URLSession }", "must-not: asking-for-data", "refers to `URLSession`"),
            ("piece-of-ui: { class: any, be: internal }", "must-not: piece-of-ui", "is a piece of UI"),
            ("finished: { be: final, conform-to: Sendable }", "must: finished", "is not final"),
            ("finished: { any: [{ be: final }, { be: public }] }", "must: finished", "is not finished"),
            (
                "trying-three-times: { any: [{ be: final }, { be: public }] }", "must: trying-three-times",
                "is not trying three times"
            ),
            ("own-method: { function: any, be: private }", "must: { have: own-method }", "does not have an own method"),
        ]
    )
    func traits(trait: String, sentence: String, said: String) throws {
        let rule = "every: { class: Cart }\n\(sentence)\n```\n\n```yaml define\ntraits:\n  \(trait)"
        let found = try findings(rule, ["A.swift": "class Cart: Sendable {\n    let session: URLSession\n}\n"])
        #expect(found.map(\.message) == ["`Cart` \(said)"])
    }

    @Test("An attribute is not taken away from a property where what it declares is used")
    func attributes() throws {
        func hasFix(_ code: String, of kind: String) throws -> [Bool] {
            try findings("every: \(kind)\nmust-not: { have-attribute: '@Logged' }", ["A.swift": code + "\n"]).map {
                $0.fix != nil
            }
        }
        #expect(try hasFix("class A { @Logged var count = 0; func f() { g(count) } }", of: "property") == [true])
        #expect(try hasFix("class A { @Logged var count = 0; func f() { g($count) } }", of: "property") == [false])
        #expect(try hasFix("class A { @Logged var count = 0; func f() { g(_count) } }", of: "property") == [false])
        #expect(
            try hasFix("class A { @Logged func count() {}; func f() { g($count, _count) } }", of: "function") == [true]
        )
    }

    @Test("A project of Tuist that can't be read says why its value is not known")
    func tuist() throws {
        let tree = try ProjectTree(
            ["Project.swift": "import ProjectDescription\n\nlet project = load()\n"],
            swift: ["A.swift"]
        )
        #expect(tree.unknowns == ["3: the result of `load` can't be known without running the manifest"])
    }
}
