// Code in which sentences find something and propose no change, because it could mean something else then or lose something.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite("Sentences propose no fix")
struct SentencesLeftAloneTests {
    private static let constants = "every: { property: any }\nmust: { be: [private, constant] }"
    private static let models =
        "every: { any: [struct, class, extension], named: \"*Model\" }\nmust: { conform-to: Codable }"
    private static let tasks =
        "every: file\nmust-not: { contain: { pattern: \"Task { $$$BODY }\", becomes: \"Job { $$$BODY }\" } }"
    private static let flags =
        "every: file\nmust-not: { contain: { pattern: \"var $A: Bool = $B\", becomes: \"var $A = $B\" } }"

    /// By sentence; each finds something, and proposes no fix of any level.
    static let cases: [(sentence: String, code: String)] = [
        (constants, "struct Cart { private var one: Shop = .shared }"),
        (constants, "final class Cart: Codable { private var one: Shop = .shared }"),
        (constants, "final class Cart { private var one: Shop = .shared\n init(_ shop: Shop) { one = shop } }"),
        (constants, "final class Cart { @Stored private var one: Shop }"),
        (constants, "final class Cart { private var one: Shop { didSet {} } }"),
        (constants, "final class Cart { private var one: Shop, two: Shop }"),
        (constants, "final class Cart { private lazy var one: Shop = Shop() }"),
        (constants, "struct Cart { private var one = Shop() }"),
        (constants, "final class Cart { private var one: [Int]\n func add() { one.append(1) } }"),
        (constants, "final class Cart { private var one: Shop\n func add() { change(&one) } }"),
        (constants, "final class Cart { private var one: Shop\n func add() { self.one[2]?.count += 1 } }"),
        (constants, "final class Cart { public let one: Shop }"),
        (constants, "final class Cart { private  var  one: Shop }"),
        (constants, "final class Cart { private(set) var one: Shop }"),
        (constants, "protocol Carrying { var one: Shop { get } }"),
        ("every: { property: any }\nmust: { be: weak }", "final class Cart { let one: Shop? }"),
        ("every: { property: any }\nmust: { be: weak }", "final class Cart { var one: Shop }"),
        ("every: { property: any }\nmust: { be: nonisolated }", "final class Cart { var one: Shop }"),
        ("every: { property: any }\nmust: { be: [weak, lazy] }", "final class Cart { var one: Shop? }"),
        ("every: { class: any }\nmust: { be: public }", "private class Cart {}"),
        (models, "class Base {}\nfinal class OneModel: Base {}"),
        (models, "struct OneModel: @unchecked Sendable {}"),
        (models, "struct OneModel: /* for tests */ Equatable {}"),
        (models, "struct OneModel<Item> {}"),
        ("every: struct\nmust: { conform-to: [Codable, Hashable] }", "struct Cart {}"),
        ("every: struct\nmust: { conform-to: \"*Model\" }", "struct Cart {}"),
        ("every: class\nmust: { inherit: Base }", "class Cart {}"),
        (tasks, "let job = Task { @MainActor in run() }"),
        (tasks, "let job = Task(operation: { run() })"),
        (tasks, "let job = Task { /* all */ run() }"),
        (flags, "var isOpen: Bool = true { didSet {} }"),
    ]

    @Test("where it could mean something else, or something would be lost", arguments: cases.indices)
    func leftAlone(index: Int) throws {
        let (sentence, code) = Self.cases[index]
        let text = "---\nnorma: 2\nname: small\n---\n\n# Rules\n\n```yaml rule\nrule: some-rule\n\(sentence)\n```\n"
        let guide = try PreparedGuide(GuideLoading.guide(from: GuideSource(text: text, file: "GUIDE.md")).guide)
        let workspace = MemoryWorkspace(texts: ["A.swift": code + "\n"])
        let request = CheckRequest(workspace: workspace, guide: guide, today: "2000-01-01", threads: 1)
        let outcome = FixRun.run(FixRequest(check: request, level: .review))
        #expect(!outcome.before.findings.isEmpty)
        #expect(outcome.before.findings.allSatisfy { $0.rule == "some-rule" && $0.fix == nil })
        #expect(outcome.files.isEmpty)
    }
}
