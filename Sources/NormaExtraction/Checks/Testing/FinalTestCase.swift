// Finds test classes that are not final.

import NormaFacts
import NormaText

enum FinalTestCase: Check {
    static let identifier = "final-test-case"
    static let summary = "A test class is not final."
    static let details = DetailShape.names
    static let documentation =
        """
        Inherited tests run twice. Reports classes that inherit `XCTestCase` or `QuickSpec`, except `open` classes. The detail is
        the class.

        ```swift bad
        class CartTests: XCTestCase {}
        ```

        ```swift fixed
        final class CartTests: XCTestCase {}
        ```

        ```swift good
        final class OrderTests: XCTestCase {}
        class Box {}
        ```
        """

    /// Another file may inherit from it, so the fix needs review.
    private static func fix(_ name: Int32, _ source: SourceText) -> Fix? {
        let keyword = ByteRange(start: name - 6, end: name)
        return source.bytes.spells("class ", at: keyword) ? .review(.insert("final ", at: keyword.start)) : nil
    }

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for index in TestClasses.all(in: facts) {
            let declaration = facts.declarations[index]
            guard !declaration.traits.contains(.final), declaration.access != .open else { continue }
            context.report(declaration: index, of: facts, fix: fix(declaration.nameRange.start, context.source))
        }
    }
}
