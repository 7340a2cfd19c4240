// Finds tests without the comments Given, When and Then.

import NormaFacts
import NormaText

enum GivenWhenThen: Check {
    static let identifier = "given-when-then"
    static let summary = "A test isn't divided by the comments Given, When and Then."
    static let details = DetailShape.words(["missing", "order"])
    static let documentation =
        """
        The comments show what a test prepares, what it does and what it expects. Reports functions with `@Test` and test methods of
        XCTest that don't have the comments `// Given`, `// When` and `// Then` in this order; `// When / Then` counts as both. The
        detail is `missing` or `order`.

        ```swift bad
        @Test func total() {
            #expect(Cart().total == 0)
        }
        ```

        ```swift good
        @Test func count() {
            // Given
            let cart = Cart()
            // When
            let value = cart.count
            // Then
            #expect(value == 0)
        }
        func help() {}
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for (index, order) in TestSections.missing(["Given", "When", "Then"], in: facts) {
            context.report(declaration: index, of: facts, detail: order)
        }
    }
}
