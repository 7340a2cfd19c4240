// Finds members of test classes that are neither tests nor private.

import NormaFacts
import NormaText

enum TestCaseAccessibility: Check {
    static let identifier = "test-case-accessibility"
    static let summary = "A member of a test class is neither a test nor private."
    static let details = DetailShape.names
    static let documentation =
        """
        A member that is neither private nor a test looks like a test that doesn't run. Overrides and `allTests` aren't reported.
        The detail is the member.

        ```swift bad
        final class CartTests: XCTestCase {
            let cart = Cart()
            func makeCart() -> Cart { Cart() }
        }
        ```

        ```swift fixed
        final class CartTests: XCTestCase {
            private let cart = Cart()
            private func makeCart() -> Cart { Cart() }
        }
        ```

        ```swift good
        final class OrderTests: XCTestCase {
            private let order = Order()
            override func setUp() { super.setUp() }
            func testTotal() {}
            func test_total_isZero() async throws {}
        }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let classes = Set(TestClasses.all(in: facts))
        guard !classes.isEmpty else { return }
        for (index, declaration) in facts.declarations.enumerated() where classes.contains(Int(declaration.parent)) {
            guard declaration.access > .fileprivate, !declaration.traits.contains(.override) else { continue }
            let name = facts.text(declaration.name)
            switch declaration.kind {
            case .function where isTest(declaration, name): continue
            case .property where name == "allTests": continue
            case .deinitializer, .extension: continue
            default:
                context.report(declaration: index, of: facts, fix: context.source.privacy(of: declaration, in: facts))
            }
        }
    }

    private static func isTest(_ declaration: DeclarationFact, _ name: String) -> Bool {
        if declaration.traits.contains(.static) { return name == "setUp" || name == "tearDown" }
        return name.hasPrefix("test") && declaration.parameterCount == 0
    }
}
