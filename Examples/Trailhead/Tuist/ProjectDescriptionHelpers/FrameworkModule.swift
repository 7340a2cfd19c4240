import ProjectDescription

/// A framework with its mocks, its tests and its scheme.
public struct FrameworkModule: Sendable {
	public let targets: [Target]
	public let schemes: [Scheme]

	/// - Parameters:
	///   - path: The folder below `Libraries`, where it has another name than the module.
	///   - testDependencies: What the tests need besides the module and its mocks.
	///   - hasMocks: Whether other modules' tests can use mocks of this one.
	public static func create(
		name: String,
		path: String? = nil,
		dependencies: [TargetDependency] = [],
		testDependencies: [TargetDependency] = [],
		hasMocks: Bool = true,
	) -> FrameworkModule {
		let framework = "\(appName)\(name)"
		let folder = "Libraries/\(path ?? name)"
		let mocks = hasMocks ? [mocksTarget(of: framework, in: folder, dependencies: dependencies)] : []
		return FrameworkModule(
			targets: [
				.target(
					name: framework,
					destinations: .iOS,
					product: .framework,
					bundleId: "\(bundlePrefix).\(name)",
					deploymentTargets: deploymentTargets,
					sources: ["\(folder)/Sources/**"],
					dependencies: dependencies,
				),
				.target(
					name: "\(framework)Tests",
					destinations: .iOS,
					product: .unitTests,
					bundleId: "\(bundlePrefix).\(name)Tests",
					deploymentTargets: deploymentTargets,
					sources: ["\(folder)/Tests/**"],
					dependencies: [.target(name: framework), Dependencies.snapshotTesting]
						+ mocks.map { .target(name: $0.name) } + dependencies + testDependencies,
				),
			] + mocks,
			schemes: [
				.scheme(
					name: framework,
					testAction: .targets(
						["\(framework)Tests"],
						options: .options(coverage: true, codeCoverageTargets: ["\(framework)"]),
					),
				),
			],
		)
	}

	public static func targets(of modules: [FrameworkModule]) -> [Target] {
		modules.flatMap(\.targets)
	}

	public static func schemes(of modules: [FrameworkModule]) -> [Scheme] {
		modules.flatMap(\.schemes)
	}
}

private extension FrameworkModule {
	static func mocksTarget(of framework: String, in folder: String, dependencies: [TargetDependency]) -> Target {
		.target(
			name: "\(framework)Mocks",
			destinations: .iOS,
			product: .framework,
			bundleId: "\(bundlePrefix).\(framework)Mocks",
			deploymentTargets: deploymentTargets,
			sources: ["\(folder)/Mocks/**"],
			dependencies: [.target(name: framework)] + dependencies,
		)
	}
}
