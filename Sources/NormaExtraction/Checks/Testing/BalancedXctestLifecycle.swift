// Finds test classes that set up and don't tear down, or the other way round.

import NormaFacts
import NormaText

enum BalancedXctestLifecycle: Check {
    static let identifier = "balanced-xctest-lifecycle"
    static let summary = "A test class has one of `setUp` and `tearDown` without the other."
    static let details = DetailShape.names
    static let documentation =
        """
        Whatever a test leaves behind affects the next one. The detail is the class.

        ```swift bad
        final class CartTests: XCTestCase {
            override func setUp() {}
        }
        ```

        ```swift good
        final class OrderTests: XCTestCase {
            override func setUp() {}
            override func tearDown() {}
        }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let classes = TestClasses.all(in: facts)
        guard !classes.isEmpty else { return }
        var begins: Set<[Int]> = []
        var ends: Set<[Int]> = []
        for declaration in facts.declarations
        where declaration.kind == .function && declaration.traits.contains(.override) {
            let isShared = !declaration.traits.isDisjoint(with: [.static, .classMember])
            let key = [Int(declaration.parent), isShared ? 1 : 0]
            let name = facts.text(declaration.name)
            if name == "setUp" || name == "setUpWithError" { begins.insert(key) }
            if name == "tearDown" || name == "tearDownWithError" { ends.insert(key) }
        }
        for index in classes
        where [0, 1].contains(where: { begins.contains([index, $0]) != ends.contains([index, $0]) }) {
            context.report(declaration: index, of: facts)
        }
    }
}
