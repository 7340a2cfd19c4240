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
        let severity = isSoft ? ["severity: warning"] : []
        let sample: SampleType
        switch subject {
        case .role(let noun) where !["mock", "test-suite", "transfer-object"].contains(noun.role): sample = noun.sample
        case .suffixed(let ending): sample = SampleType("final class", "Cart" + ending, body: ["func load() {}"])
        case .kind("protocol") where counterpart == .mock:
            sample = SampleType("protocol", "CartLoading", body: ["func load()"])
        default: return nil
        }
        var bad = sample
        bad.marked = .head
        let path = "Sources/\(sample.name).swift"
        switch counterpart {
        case .tests:
            return RuleDraft(
                "\(subject.words) are tested",
                severity + [
                    "every: \(selector)", "must: { tested-by: { any: [test-suite, { function: any, in: tests }] } }",
                ],
                examples: [
                    AdoptedExample(.bad, path: path, bad.lines), AdoptedExample(.good, path: path, sample.lines),
                    AdoptedExample(
                        .good,
                        path: "Tests/\(sample.name)Tests.swift",
                        [
                            "final class \(sample.name)Tests: XCTestCase {",
                            "    func testLoads() { _ = \(sample.name)() }", "}",
                        ]
                    ),
                ],
                usesNatures: true
            )
        case .mock:
            guard case .kind = subject else { return nil }
            return RuleDraft(
                "protocols have a mock",
                severity + [
                    "every: { protocol: any, in: production }",
                    "must: { have-counterpart: { type: [\"Mock{Subject}\", \"{Subject}Mock\", \"{Subject}MockType\"] } }",
                ],
                examples: [
                    AdoptedExample(.bad, path: path, bad.lines), AdoptedExample(.good, path: path, sample.lines),
                    AdoptedExample(
                        .good,
                        path: "Tests/CartLoadingMock.swift",
                        ["final class CartLoadingMock: CartLoading {", "    func load() {}", "}"]
                    ),
                ]
            )
        case .contract:
            var good = sample
            good.inherits.append("CartWorking")
            good.beside +=
                ["protocol CartWorking {"]
                + sample.body.filter { $0.hasPrefix("func ") }.map { "    " + $0.replacing(" {}", with: "") } + ["}"]
            let use = AdoptedExample(
                .bad,
                path: "Sources/Use.swift",
                ["func use(_ value: \(sample.name)) { value.\(called(sample)) }"]
            )
            return RuleDraft(
                "\(subject.words) have a protocol",
                severity + ["every: \(selector)", "must: { have-contract: { protocol: any } }"],
                examples: [
                    AdoptedExample(.bad, path: path, bad.lines), AdoptedExample(.good, path: path, good.lines), use,
                    AdoptedExample(.good, path: use.path, use.lines),
                ],
                usesNatures: subject.usesNatures
            )
        }
    }

    private static func called(_ sample: SampleType) -> String {
        let function = sample.body.first { $0.hasPrefix("func ") } ?? "func load() {}"
        return String(function.dropFirst(5).prefix { $0 != " " && $0 != "{" })
    }
}
