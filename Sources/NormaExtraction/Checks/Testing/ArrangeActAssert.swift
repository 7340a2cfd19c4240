// Finds tests without the comments Arrange, Act and Assert.

import NormaFacts
import NormaText

enum ArrangeActAssert: Check {
    static let identifier = "arrange-act-assert"
    static let summary = "A test isn't divided by the comments Arrange, Act and Assert."
    static let details = DetailShape.words(["missing", "order"])
    static let documentation =
        """
        The comments show what a test prepares, what it does and what it expects. Reports functions with `@Test` and test methods of
        XCTest that don't have the comments `// Arrange`, `// Act` and `// Assert` in this order; `// Act / Assert` counts as both.
        The detail is `missing` or `order`.

        ```swift bad
        @Test func total() {
            #expect(Cart().total == 0)
        }
        ```

        ```swift good
        @Test func count() {
            // Arrange
            let cart = Cart()
            // Act
            let value = cart.count
            // Assert
            #expect(value == 0)
        }
        func help() {}
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for (index, order) in TestSections.missing(["Arrange", "Act", "Assert"], in: facts) {
            context.report(declaration: index, of: facts, detail: order)
        }
    }
}
