// The words `function`, `initializer`, `property`, `case`, `parameter`, `test`.

import NormaGuide

enum MemberSubjects {
    static let list: [SubjectWord] = [
        SubjectWord(
            .function,
            summary: "A method or a free function; not one inside another function.",
            example: #"""
                ```yaml rule
                rule: few-parameters
                every: function
                must: { have-at-most: { parameters: 2 } }
                ```

                ```swift bad
                func add(item: Int, count: Int, price: Int) {} // ✗
                ```

                ```swift good
                func add(item: Int, count: Int) {}
                ```
                """#,
            blindSpot: "Accessors, subscripts and initializers don't count."
        ),
        SubjectWord(
            .initializer,
            summary: "An initializer in the source.",
            example: #"""
                ```yaml rule
                rule: no-convenience
                every: initializer
                must-not: { be: convenience }
                ```

                ```swift bad
                class Cart {
                    convenience init(name: String) { self.init() } // ✗
                }
                ```

                ```swift good
                class Cart {
                    init() {}
                }
                ```
                """#,
            blindSpot: "The memberwise initializer that the compiler makes does not count."
        ),
        SubjectWord(
            .property,
            summary: "A stored or computed property, or a global; not a local variable.",
            example: #"""
                ```yaml rule
                rule: delegates-are-weak
                every: { property: delegate, be: stored }
                must: { be: weak }
                ```

                ```swift bad
                final class Cart {
                    var delegate: AnyObject? // ✗
                }
                ```

                ```swift good
                final class Cart {
                    weak var delegate: AnyObject?
                }
                ```
                """#,
            blindSpot: "Properties that macros make are not seen."
        ),
        SubjectWord(
            .case,
            summary: "A case of an enum.",
            example: #"""
                ```yaml rule
                rule: no-unknown-case
                every: case
                must-not: { named: unknown }
                ```

                ```swift bad
                enum State {
                    case loading
                    case unknown // ✗
                }
                ```

                ```swift good
                enum State {
                    case loading
                }
                ```
                """#,
            blindSpot: "The `case` of a `switch` does not count."
        ),
        SubjectWord(
            .parameter,
            summary: "A parameter of a function, initializer or subscript.",
            example: #"""
                ```yaml rule
                rule: no-boolean-parameters
                every: parameter
                must-not: { have-type: Bool }
                ```

                ```swift bad
                func load(animated: Bool) {} // ✗
                ```

                ```swift good
                func load(name: String) {}
                ```
                """#,
            blindSpot: "Parameters of closures are not seen."
        ),
        SubjectWord(
            .test,
            summary: "A test function: with `@Test`, or `test…()` of a test class.",
            example: #"""
                ```yaml rule
                rule: tests-do-not-begin-with-test
                every: test
                must-not: { named: "test*" }
                ```

                ```swift bad path=Tests/CartTests.swift
                import Testing
                struct CartTests {
                    @Test func testAdds() {} // ✗
                }
                ```

                ```swift good path=Tests/CartTests.swift
                import Testing
                struct CartTests {
                    @Test func adds() {}
                }
                ```
                """#,
            blindSpot: "Tests of other frameworks are ordinary functions."
        ),
    ]
}
