// Sees tests without the comments Arrange, Act and Assert.

import NormaFacts
import NormaText

enum ArrangeActAssert: Check {
    static let identifier = "arrange-act-assert"
    static let summary = "A test isn't divided by the comments Arrange, Act and Assert."
    static let details = DetailShape.words(["missing", "order"])
    static let documentation =
        """
        Who reads a test wants to know what is prepared, what is done and what is expected. Seen are functions with `@Test` and test methods of
        XCTest in which the comments `// Arrange`, `// Act` and `// Assert` don't stand in this order; `// Act / Assert` serves for
        both. The detail is `missing` or `order`.

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
