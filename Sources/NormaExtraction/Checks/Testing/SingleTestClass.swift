// Finds files with several test classes.

import NormaFacts
import NormaText

enum SingleTestClass: Check {
    static let identifier = "single-test-class"
    static let summary = "A file holds several test classes."
    static let details = DetailShape.names
    static let documentation =
        """
        A test is found by the name of its file. If several top-level classes of a file inherit `XCTestCase` or `QuickSpec`, each is
        reported. The detail is the class.

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
        let classes = TestClasses.all(in: facts).filter { facts.declarations[$0].parent < 0 }
        guard classes.count > 1 else { return }
        for index in classes {
            context.report(declaration: index, of: facts)
        }
    }
}
