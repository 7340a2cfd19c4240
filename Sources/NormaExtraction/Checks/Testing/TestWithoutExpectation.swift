// Finds tests that can't fail.

import NormaFacts
import NormaText

enum TestWithoutExpectation: Check {
    static let identifier = "test-without-expectation"
    static let summary = "A test expects nothing."
    static let details = DetailShape.names
    static let documentation =
        """
        A test that can't fail proves nothing, yet it is counted. Reports functions with `@Test` and test methods of XCTest without
        `#expect`, `#require`, an assertion, `Issue.record` or a wait. A recorded issue inside `withKnownIssue`, as `norma new
        tests` writes it, isn't an expectation, and neither is a skip. A test that throws expects that nothing is thrown, and a test
        that calls a function of another file may expect something there: such tests aren't reported.

        ```swift bad
        @Test func load() async {
            let result = try? await service.load()
            withKnownIssue("Say what it must give") { Issue.record("It gave \\(result)") }
        }
        ```

        ```swift good
        @Test func load() async {
            expectOne(await service.load())
        }
        private func expectOne(_ items: [Item]) { #expect(items.count == 1) }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for index in TestExpectations.testsWithout(in: facts) {
            context.report(declaration: index, of: facts)
        }
    }
}
