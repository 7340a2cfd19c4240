// `Every X has a Y`: a test, a mock, a protocol.

enum CounterpartForm {
    static let form = AdoptionForm(
        phrase: "every X has a test/mock/protocol",
        keywords: ["every", "each", "have", "test", "tests", "mock", "protocol", "corresponding", "tested", "all"],
        read: read
    )

    private static let fillers: Set<String> = [
        "a", "an", "the", "its", "own", "corresponding", "matching", "associated", "dedicated", "one", "unit", "be",
        "clearly", "defined",
    ]

    private enum Counterpart { case tests, mock, contract }

    private static let nouns: [String: Counterpart] = [
        "test": .tests, "tests": .tests, "test file": .tests, "test class": .tests, "test suite": .tests,
        "tested": .tests, "mock": .mock,
        "mock implementation": .mock, "protocol": .contract,
    ]

    private static func read(_ clause: Clause, _ lexicon: Lexicon) -> AdoptionForm.Outcome {
        guard clause.polarity == .must, let subjectWords = clause.subject, ["have", "need", "be"].contains(clause.verb)
        else { return .no }
        let text = clause.object.filter { !fillers.contains($0.text) }.map(\.text).joined(separator: " ")
        guard let counterpart = nouns[text], (clause.verb == "be") == (text == "tested") else { return .no }
        guard let subject = lexicon.thing(subjectWords), subject.isTypes, let selector = subject.subject else {
            return .open(.unknownWord(ClauseTail.text(subjectWords)))
        }
        if case .type = subject { return .open(.unknownWord(ClauseTail.text(subjectWords))) }
        guard let draft = draft(counterpart, subject, selector, isSoft: clause.isSoft) else { return .open(.noForm) }
        return .read(draft)
    }

    private static func draft(_ counterpart: Counterpart, _ subject: Thing, _ selector: String, isSoft: Bool)
        -> RuleDraft?
    {
        guard let sample = sample(of: subject, for: counterpart) else { return nil }
        var draft: RuleDraft
        switch counterpart {
        case .tests: draft = tested(subject, selector, sample)
        case .mock:
            guard case .kind = subject else { return nil }
            draft = mocked(sample)
        case .contract: draft = contracted(subject, selector, sample)
        }
        if isSoft, case .rule(let lines) = draft.content { draft.content = .rule(["severity: warning"] + lines) }
        return draft
    }

    private static func sample(of subject: Thing, for counterpart: Counterpart) -> SampleType? {
        switch subject {
        case .role(let noun) where !["mock", "test-suite", "transfer-object"].contains(noun.role): noun.sample
        case .suffixed(let ending): SampleType("final class", "Cart" + ending, body: ["func load() {}"])
        case .kind("protocol") where counterpart == .mock:
            SampleType("protocol", "CartLoading", body: ["func load()"])
        default: nil
        }
    }

    /// The type as it breaks the rule.
    private static func bad(_ sample: SampleType) -> AdoptedExample {
        var bad = sample
        bad.marked = .head
        return AdoptedExample(.bad, path: path(of: sample), bad.lines)
    }

    private static func path(of sample: SampleType) -> String { "Sources/\(sample.name).swift" }

    private static func tested(_ subject: Thing, _ selector: String, _ sample: SampleType) -> RuleDraft {
        let suite = [
            "final class \(sample.name)Tests: XCTestCase {", "    func testLoads() { _ = \(sample.name)() }", "}",
        ]
        return RuleDraft(
            "\(subject.words) are tested",
            ["every: \(selector)", "must: { tested-by: { any: [test-suite, { function: any, in: tests }] } }"],
            examples: [
                bad(sample), AdoptedExample(.good, path: path(of: sample), sample.lines),
                AdoptedExample(.good, path: "Tests/\(sample.name)Tests.swift", suite),
            ],
            usesNatures: true
        )
    }

    private static func mocked(_ sample: SampleType) -> RuleDraft {
        let mock = ["final class CartLoadingMock: CartLoading {", "    func load() {}", "}"]
        return RuleDraft(
            "protocols have a mock",
            [
                "every: { protocol: any, in: production }",
                "must: { have-counterpart: { type: [\"Mock{Subject}\", \"{Subject}Mock\", \"{Subject}MockType\"] } }",
            ],
            examples: [
                bad(sample), AdoptedExample(.good, path: path(of: sample), sample.lines),
                AdoptedExample(.good, path: "Tests/CartLoadingMock.swift", mock),
            ]
        )
    }

    private static func contracted(_ subject: Thing, _ selector: String, _ sample: SampleType) -> RuleDraft {
        var good = sample
        good.inherits.append("CartWorking")
        let demands = sample.body.filter { $0.hasPrefix("func ") }.map { "    " + $0.replacing(" {}", with: "") }
        good.beside += ["protocol CartWorking {"] + demands + ["}"]
        let use = ["func use(_ value: \(sample.name)) { value.\(called(sample)) }"]
        return RuleDraft(
            "\(subject.words) have a protocol",
            ["every: \(selector)", "must: { have-contract: { protocol: any } }"],
            examples: [
                bad(sample), AdoptedExample(.good, path: path(of: sample), good.lines),
                AdoptedExample(.bad, path: "Sources/Use.swift", use),
                AdoptedExample(.good, path: "Sources/Use.swift", use),
            ],
            usesNatures: subject.usesNatures
        )
    }

    private static func called(_ sample: SampleType) -> String {
        let function = sample.body.first { $0.hasPrefix("func ") } ?? "func load() {}"
        return String(function.dropFirst(5).prefix { $0 != " " && $0 != "{" })
    }
}
