// What manifests of Tuist say: schemes, tests, and Tuist's own configuration.

public struct Scheme: Codable, Equatable, Sendable {
    public static func scheme(
        name: String,
        shared: Bool = true,
        hidden: Bool = false,
        testAction: TestAction? = nil
    ) -> Scheme {
        Scheme()
    }
}

public struct TestAction: Codable, Equatable, Sendable {
    public static func targets(
        _ targets: [TestableTarget],
        options: TestActionOptions = .options()
    ) -> TestAction {
        TestAction()
    }
}

public struct TestableTarget: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
}

public struct TargetReference: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
}

public struct TestActionOptions: Codable, Equatable, Sendable {
    public static func options(
        coverage: Bool = false,
        codeCoverageTargets: [TargetReference] = []
    ) -> TestActionOptions {
        TestActionOptions()
    }
}

public struct Tuist: Codable, Equatable, Sendable {
    public init(project: TuistProject) {}
}

public struct TuistProject: Codable, Equatable, Sendable {
    public static func tuist() -> TuistProject { TuistProject() }
}
