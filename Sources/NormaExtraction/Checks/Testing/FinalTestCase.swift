// Sees test classes that are not final.

import NormaFacts
import NormaText

/// A test class is not final.
enum FinalTestCase: Check {
    static let identifier = "final-test-case"
    static let summary = "A test class is not final."
    static let documentation =
        """
        Tests that are inherited run twice. Seen are classes that inherit `XCTestCase` or `QuickSpec`; `open` ones are not. The detail is
        the class.

        ```swift bad
        class CartTests: XCTestCase {}
        ```

        ```swift good
        final class OrderTests: XCTestCase {}
        class Box {}
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for index in TestClasses.all(in: facts) {
            let declaration = facts.declarations[index]
            guard !declaration.traits.contains(.final), declaration.access != .open else { continue }
            context.report(declaration.nameRange, detail: facts.text(declaration.name), owner: Int32(clamping: index))
        }
    }
}
