// What manifests of Tuist say: the project and its targets.

public struct Project: Codable, Equatable, Sendable {
    public let name: String
    public let targets: [Target]
    public let schemes: [Scheme]

    public init(
        name: String,
        organizationName: String? = nil,
        settings: Settings? = nil,
        targets: [Target] = [],
        schemes: [Scheme] = []
    ) {
        self.name = name
        self.targets = targets
        self.schemes = schemes
    }
}

public struct Target: Codable, Equatable, Sendable {
    public var name: String

    public static func target(
        name: String,
        destinations: Destinations,
        product: Product,
        productName: String? = nil,
        bundleId: String,
        deploymentTargets: DeploymentTargets? = nil,
        sources: SourceFilesList? = nil,
        resources: ResourceFileElements? = nil,
        dependencies: [TargetDependency] = [],
        settings: Settings? = nil
    ) -> Target {
        Target(name: name)
    }
}

public enum Destination: String, Codable, Equatable, CaseIterable, Sendable {
    case iPhone, iPad, mac, macWithiPadDesign
}

public typealias Destinations = Set<Destination>

extension Set where Element == Destination {
    public static var iOS: Destinations { [.iPhone, .iPad, .macWithiPadDesign] }
}

public enum Product: String, Codable, Equatable, Sendable {
    case app, staticLibrary, dynamicLibrary, framework, staticFramework, unitTests, uiTests
}

public struct DeploymentTargets: Hashable, Codable, Sendable {
    public static func iOS(_ version: String) -> DeploymentTargets { DeploymentTargets() }
}

public struct SourceFilesList: Codable, Equatable, Sendable, ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: String...) {}
}

public struct ResourceFileElements: Codable, Equatable, Sendable, ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: String...) {}
}

public enum TargetDependency: Codable, Hashable, Sendable {
    case target(name: String)
    case external(name: String)
    case xcframework(path: String)
}

public typealias SettingsDictionary = [String: SettingValue]

public struct SettingValue: ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral, Codable, Equatable, Sendable
{
    public init(stringLiteral value: String) {}
    public init(booleanLiteral value: Bool) {}
}

public struct Settings: Codable, Equatable, Sendable {
    public static func settings(base: SettingsDictionary = [:]) -> Settings { Settings() }
}
