// Sees files with several test classes.

import NormaFacts
import NormaText

/// A file holds a second test class.
enum SingleTestClass: Check {
    static let identifier = "single-test-class"
    static let summary = "A file holds a second test class."
    static let documentation =
        """
        A test is found by the name of its file. Seen are classes that inherit `XCTestCase` or `QuickSpec`, from the second on. The detail is the
        class.

        ```swift bad
        final class CartTests: XCTestCase {}
        final class OrderTests: XCTestCase {}
        ```

        ```swift good
        final class BoxTests: XCTestCase {}
        final class Box {}
        // final class OrderTests: XCTestCase {}
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for index in TestClasses.all(in: facts).dropFirst() {
            let declaration = facts.declarations[index]
            context.report(declaration.nameRange, detail: facts.text(declaration.name), owner: Int32(clamping: index))
        }
    }
}
