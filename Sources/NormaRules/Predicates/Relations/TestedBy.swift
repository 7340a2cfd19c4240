// `tested-by`: a test that fits creates it, or a double of a protocol that it conforms to.

import NormaGuide
import NormaProject
import NormaText

struct TestedByPredicate: RelationPredicate {
    static let word = PredicateWord(
        "tested-by",
        shape: .relations,
        summary:
            "A test that fits creates it, or a double of a protocol that it conforms to.",
        example: #"""
            ```yaml define
            roles:
              view: { struct: any, conform-to: View }
            ```

            ```yaml rule
            rule: use-cases-are-tested
            every: { class: "*UseCase", in: production }
            must: { tested-by: { class: "*Tests" } }
            ```

            ```swift bad
            final class PayUseCase {} // ✗
            ```

            ```swift good
            final class PayUseCase {}

            final class PayUseCaseTests: XCTestCase {
                func testPays() { _ = PayUseCase() }
            }
            ```
            """#,
        blindSpot: "A test that gets the value from a factory is not seen.",
        subjects: [.type, .class, .struct, .enum, .actor, .protocol]
    )

    let question: RelationQuestion

    init(_ related: ReferenceDescription, in compiler: PlanCompiler) {
        question = RelationQuestion(related, "tested by", [.creates], reach: .itselfAndDoubles, in: compiler)
    }
}
