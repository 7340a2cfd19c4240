// Sees tests without the comments Given, When and Then.

import NormaFacts
import NormaText

enum GivenWhenThen: Check {
    static let identifier = "given-when-then"
    static let summary = "A test isn't divided by the comments Given, When and Then."
    static let details = DetailShape.words(["missing", "order"])
    static let documentation =
        """
        Who reads a test wants to know what is prepared, what is done and what is expected. Seen are functions with `@Test` and test methods of
        XCTest in which the comments `// Given`, `// When` and `// Then` don't stand in this order; `// When / Then` serves for both.
        The detail is `missing` or `order`.

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
