// `independent` and `covered`.

import NormaFindings
import NormaText
import Testing

@testable import NormaRules

@Suite("Slices and coverage")
struct IndependentTests {
    static let code = [
        "Features/Cart/CartView.swift": "struct CartView {\n let price: Price\n let row: CartRow\n}",
        "Features/Cart/Parts/CartRow.swift": "struct CartRow {}",
        "Features/Orders/OrderList.swift": "struct OrderList {}",
        "Features/Orders/Public/OrderLink.swift": "struct OrderLink {\n let list: OrderList\n}",
        "Shared/Price.swift": "struct Price {\n let list: OrderList\n}",
    ]

    private func messages(_ rule: String, _ more: [String: String] = [:]) throws -> [String] {
        try ContractFixture(rule: "rule: apart\n" + rule).messages(Self.code.merging(more) { $1 })
    }

    @Test("A slice uses itself and what is in no slice")
    func apart() throws {
        #expect(try messages("independent: \"Features/{Feature}/**\"").isEmpty)
    }

    @Test("A use of another slice names both")
    func use() throws {
        let found = try messages(
            "independent: \"Features/{Feature}/**\"",
            ["Features/Cart/Links.swift": "struct Links {\n let a: OrderList\n let b: OrderLink\n}"]
        )
        #expect(
            found == [
                "Features/Cart/Links.swift:2: `Links` (Cart) uses `OrderList` (Orders): features must not use each other",
                "Features/Cart/Links.swift:3: `Links` (Cart) uses `OrderLink` (Orders): features must not use each other",
            ]
        )
    }

    @Test("What lies in the public folder of a slice may be used")
    func through() throws {
        let found = try messages(
            "independent: \"Features/{Name}/**\"\nthrough: \"Public/**\"",
            ["Features/Cart/Links.swift": "struct Links {\n let a: OrderList\n let b: OrderLink\n}"]
        )
        #expect(
            found == [
                "Features/Cart/Links.swift:2: `Links` (Cart) uses `OrderList` (Orders): "
                    + "slices must not use each other; others may use only `Public/**` of Orders"
            ]
        )
    }

    @Test("Tests that a second pattern adds to a slice use that slice and no other")
    func tests() throws {
        let found = try messages(
            "independent: [\"Features/{Feature}/**\", \"Tests/{Feature}Tests/**\"]",
            ["Tests/CartTests/CartTests.swift": "struct CartTests {\n let a: CartView\n let b: OrderList\n}"]
        )
        #expect(
            found == [
                "Tests/CartTests/CartTests.swift:3: `CartTests` (Cart) uses `OrderList` (Orders): features must not use each other"
            ]
        )
    }

    @Test("Files of no layer are found one by one; tests and manifests only where a pattern asks for them")
    func covered() throws {
        let define = "layers:\n  Features: Features/**"
        let more = ["Tests/CartTests/CartTests.swift": "", "Package.swift": "", "Main.swift": ""]
        let fixture = try ContractFixture(define: define, rule: "rule: all\ncovered: layers")
        let judgement = try fixture.judgement(Self.code.merging(more) { $1 })
        #expect(
            judgement.findings.map(\.message) == [
                "`Main.swift` belongs to no layer: the top of the project is in none of Features",
                "`Price.swift` belongs to no layer: `Shared/` is in none of Features",
            ]
        )
        #expect(judgement.subjectCount == 6)
        let tests = try ContractFixture(define: define, rule: "rule: all\ncovered: \"Tests/**\"")
        #expect(try tests.messages(Self.code.merging(more) { $1 }).count == 1)
    }
}
