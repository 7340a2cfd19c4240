// Thousands of extensions of one type ask the same question of it, and are answered once.

import NormaFiles
import NormaGuide
import NormaPipeline
import NormaProject
import Testing

@testable import NormaRules

@Suite("Inheritance at scale")
struct InheritanceScaleTests {
    @Test("What extensions of an outside type add is gathered once, and each conformance counts once")
    func gathered() throws {
        let code = (0..<300).map { "extension Date: Own\($0 % 3), Sendable {}\n" }.joined()
        let protocols = "protocol Own0 {}\nprotocol Own1 {}\nprotocol Own2 {}\n"
        let text =
            "---\nnorma: 2\nname: test\n---\n\n# Test\n\n" + SmallCheck.block("every: class\nmust: { be: final }")
        let guide = try GuideLoading.guide(from: GuideSource(text: text, file: "GUIDE.md"))
        let workspace = MemoryWorkspace(texts: ["A.swift": protocols + code])
        let request = CheckRequest(workspace: workspace, guide: guide, today: "2026-01-01", threads: 1)
        let context = Pipeline.check(request).context
        let project = context.project
        #expect(project.extensions(ofExternal: "Date").count == 300)
        #expect(context.outsideConformances.stated(of: "Date", in: context).count == 4)
        #expect(context.outsideConformances.stated(of: "Data", in: context).isEmpty)
    }

    @Test("Two thousand extensions of an outside type that conform it to two thousand protocols")
    func outside() throws {
        let code =
            "protocol Wanted {}\n" + (0..<2_000).map { "protocol P\($0) {}\nextension Date: P\($0) {}\n" }.joined()
        var found: [String] = []
        let duration = try ContinuousClock().measure {
            found = try SmallCheck(rule: "every: { extension: any }\nmust: { conform-to: Wanted }", code).found
        }
        #expect(found.count == 2_000)
        #expect(duration < .seconds(20))
    }

    @Test("A chain of a thousand classes, each of which inherits from the one before")
    func chain() throws {
        let code = "class C0: Base {}\n" + (1..<1_000).map { "class C\($0): C\($0 - 1) {}\n" }.joined()
        var lines: [Int] = []
        let duration = try ContinuousClock().measure {
            lines = try SmallCheck(rule: "every: { class: any }\nmust: { inherit: C0 }", code).lines
        }
        #expect(lines == [1])
        #expect(duration < .seconds(20))
    }

    @Test("Of a class with more supertypes than are followed no rule says that it doesn't conform")
    func beyondTheBound() throws {
        func lines(_ first: String) throws -> [Int] {
            let code = (1..<300).map { "class C\($0): C\($0 - 1) {}\n" }.joined()
            let rule = "every: { class: any }\nmust: { conform-to: Wanted }"
            return try SmallCheck(rule: rule, first + code + "protocol Wanted {}\n").lines
        }
        #expect(try lines("class C0: Wanted {}\n").isEmpty)
        #expect(try lines("class C0 {}\n") == Array(1...(Project.mostSupertypesFollowed + 1)))
    }
}
