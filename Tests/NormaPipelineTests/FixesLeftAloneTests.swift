// Code in which checks find something and propose no change, because it could say something else then or lose a comment.

import NormaExtraction
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite("Checks propose no fix")
struct FixesLeftAloneTests {
    /// By check; each is found, and none has a fix of any level.
    static let cases: [(check: String, code: String)] = [
        ("array-init", "let few = cart?.items.map { $0 }"),
        ("array-init", "let others = items.map /* all */ { $0 }"),
        ("contains-over-filter-count", "let maybe = cart?.items.filter { $0.isSold }.count == 0"),
        ("contains-over-filter-count", "let many = items.filter { $0.isSold } // all\n    .count > 0"),
        ("contains-over-filter-is-empty", "let text = items.filter { $0.isSold }.isEmpty.description"),
        ("empty-collection-literal", "let none = cart?.items == []"),
        ("empty-count", "let none = cart?.items.count == 0"),
        ("empty-count", "let some = items.count /* all */ != 0"),
        ("empty-count", "let always = items.count >= 0"),
        ("empty-count", "let none = count == 0"),
        ("legacy-multiple", "let even = 3 * count % 2 == 0"),
        ("yoda-condition", "while \"a\" /* one */ == text { run() }"),
        ("trailing-closure", "items.forEach(/* all */ { show($0) })"),
        ("pattern-matching-keywords", "switch e { case Event.drop(let x, let y): show(x, y) }"),
        ("pattern-matching-keywords", "switch e { case .drop(let x, .at(var y, var z)): show(x, y, z) }"),
        ("pattern-matching-keywords", "switch e { case .turn(let x, let y, limit()): show(x, y) }"),
        ("pattern-matching-keywords", "switch e { case .turn(let x, let /* why */ y): show(x, y) }"),
        ("no-extension-access-modifier", "public extension Order {\n    #if DEBUG\n    func open() {}\n    #endif\n}"),
        ("no-extension-access-modifier", "@_spi(Shop) public extension Order {}"),
        ("implicit-return", "var count: Int { return _read { $0.count } }"),
        ("implicit-return", "var count: Int { return yield(1) }"),
        ("private-outlet", "class V { @IBOutlet private(set) var name: UILabel! }"),
        ("private-swiftui-state", "struct V: View {\n    @State // by the list\n    var count = 0\n}"),
        ("discouraged-assert", "func run() { assert(/* never */ false) }"),
        ("unavailable-function", "func run() {}; func go() { fatalError(\"not used\") }"),
        ("unavailable-function", "struct Box: Decoder {\n    func key() {\n        fatalError(\"not used\")\n    }\n}"),
        ("unavailable-function", "extension Box {\n    func key() {\n        fatalError(\"not used\")\n    }\n}"),
        ("xct-specific-matcher", "struct Cart { var isOpen: Bool? }\nXCTAssertEqual(cart.isOpen, true)"),
        ("xct-specific-matcher", "XCTAssertEqual(isOn, /* on */ true)"),
        ("nimble-operator", "func test() { expect(price).to(beCloseTo(2)) }"),
        ("nimble-operator", "func test() { expect(count).notTo(beLessThan(2)) }"),
        ("nimble-operator", "let done = expect(count).to(equal(2))"),
    ]

    @Test("where it could say something else, or a comment would be lost", arguments: cases.indices)
    func leftAlone(index: Int) throws {
        let (check, code) = Self.cases[index]
        let text = "---\nnorma: 2\nname: small\n---\n\n# Rules\n\n```yaml rule\nrule: some-rule\ncheck: \(check)\n```\n"
        let guide = try PreparedGuide(GuideLoading.guide(from: GuideSource(text: text, file: "GUIDE.md")).guide)
        let workspace = MemoryWorkspace(texts: ["A.swift": code + "\n"])
        let request = CheckRequest(workspace: workspace, guide: guide, today: "2000-01-01", threads: 1)
        let outcome = FixRun.run(FixRequest(check: request, level: .review))
        #expect(!outcome.before.findings.isEmpty)
        #expect(outcome.before.findings.allSatisfy { $0.rule == "some-rule" && $0.fix == nil })
        #expect(outcome.files.isEmpty)
    }
}
