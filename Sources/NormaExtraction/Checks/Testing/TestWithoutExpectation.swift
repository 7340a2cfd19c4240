// Sees tests that nothing can make fail.

import NormaFacts
import NormaText

enum TestWithoutExpectation: Check {
    static let identifier = "test-without-expectation"
    static let summary = "A test expects nothing."
    static let details = DetailShape.names
    static let documentation =
        """
        A test that can't fail says nothing, and is counted as if it did. Seen are functions with `@Test` and test methods of XCTest without
        `#expect`, `#require`, an assertion, `Issue.record` or a wait; an issue that is recorded inside of `withKnownIssue`, as `norma new
        tests` writes it, expects nothing, and neither does a test that is only skipped. A test that throws expects that nothing is
        thrown, and a function of another file that it calls may expect something: such tests are not seen.

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
