// A guide's options for tests: the framework, their names, where the tested value is made.

package struct SuiteStyle: Sendable, Hashable {
    package enum Framework: String, Sendable, Hashable, CaseIterable {
        /// Swift Testing: structs, `@Test`, `#expect`.
        case testing
        /// XCTest: classes, methods that begin with `test`, assertions.
        case xctest

        /// As it is imported.
        package var module: String { self == .xctest ? "XCTest" : "Testing" }
    }

    package enum Fixtures: String, Sendable, Hashable, CaseIterable {
        /// A function that each test calls, and constants for the doubles.
        case builder
        /// Properties that `setUp` makes and `tearDown` lets go of.
        case setUp = "set-up"
    }

    /// The comment of a step that has no lines.
    package enum EmptySteps: String, Sendable, Hashable, CaseIterable {
        case omitted
        /// It is on the line of the next: `// Given / When`.
        case joined
    }

    package var framework = Framework.testing
    package var fixtures = Fixtures.builder
    package var emptySteps = EmptySteps.omitted
    /// The name of a test; `{member}` and `{Member}` are the name of the called member. Nil: the member's own, or `test{Member}`.
    package var testName: String?
    /// The name of a double in a suite; `{Name}` is the parameter that gets it.
    package var doubleName = "{name}"

    package init() {}

    /// The name of the test of a member that is called so.
    func testName(of member: String) -> String {
        guard let pattern = testName ?? (framework == .xctest ? "test{Member}" : nil) else { return member }
        let word = member.filter { $0.isLetter || $0.isNumber }
        return pattern.replacing("{member}", with: word).replacing("{Member}", with: MemberNames.capitalised(word))
    }

    /// The name of the double for a parameter.
    func doubleName(of parameter: String) -> String {
        let capitalised = MemberNames.capitalised(parameter)
        let name = doubleName.replacing("{name}", with: parameter).replacing("{Name}", with: capitalised)
        let isNamedSoAlready = doubleName.hasSuffix("{Name}") && parameter.hasPrefix(doubleName.dropLast(6))
        return isNamedSoAlready ? parameter : name
    }

    // MARK: - Differences of the frameworks

    var module: String { framework.module }

    /// Requests a value that only a person can add: in place of `nil` of that type.
    func request(_ declaration: String, of name: String, _ optional: String, _ type: String) -> [String] {
        switch framework {
        case .testing: ["\(declaration) = try #require(nil as \(optional), \"say which `\(name)`\")"]
        case .xctest:
            [
                "guard \(declaration) = nil as \(optional) else {",
                "    throw XCTSkip(\"Say which `\(name)`: no `\(type)` can be made up\")", "}",
            ]
        }
    }

    /// The last line of a test: that nothing is expected yet, and the result.
    ///
    /// - Parameters:
    ///   - said: `It gave`, or all that can be said.
    ///   - outcome: the constant that holds the result.
    func expectation(of title: String, to task: String, _ said: String, _ outcome: String?, width: Int) -> [String] {
        let wish = "Say what `\(title)` must \(task)"
        switch framework {
        case .testing:
            let record = "Issue.record(\"\(said)\(outcome.map { " \\(\($0))" } ?? "")\")"
            let line = "withKnownIssue(\"\(wish)\") { \(record) }"
            return line.count <= width ? [line] : ["withKnownIssue(\"\(wish)\") {", "    \(record)", "}"]
        case .xctest:
            let what = said.prefix(1).lowercased() + said.dropFirst()
            let text = "\"\(wish); \(what)\(outcome.map { " \\(String(describing: \($0)))" } ?? "")\""
            let line = "throw XCTSkip(\(text))"
            return line.count <= width ? [line] : ["throw XCTSkip(", "    \(text)", ")"]
        }
    }
}
