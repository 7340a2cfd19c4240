import ProjectDescription

/// A framework with its mocks, its tests and its scheme.
public struct FrameworkModule: Sendable {
	public let targets: [Target]
	public let schemes: [Scheme]

	public static func create(
		name: String,
		path: String? = nil,
		dependencies: [TargetDependency] = [],
		hasMocks: Bool = true,
	) -> FrameworkModule {
		let folder = "Libraries/\(path ?? name)"
		let framework = "\(appName)\(name)"
		let mocks = hasMocks ? [mocksTarget(name, folder: folder)] : []
		return FrameworkModule(
			targets: [
				.target(
					name: framework,
					destinations: .iOS,
					product: .framework,
					bundleId: "example.\(framework)",
					sources: ["\(folder)/Sources/**"],
					dependencies: dependencies,
				),
				.target(
					name: "\(framework)Tests",
					destinations: .iOS,
					product: .unitTests,
					bundleId: "example.\(framework)Tests",
					sources: ["\(folder)/Tests/**"],
					dependencies: [.target(name: framework)] + mocks.map { .target(name: $0.name) },
				),
			] + mocks,
			schemes: [
				.scheme(
					name: framework,
					testAction: .targets(["\(framework)Tests"], options: .options(coverage: true, codeCoverageTargets: ["\(framework)"])),
				)
			],
		)
	}

	private static func mocksTarget(_ name: String, folder: String) -> Target {
		.target(
			name: "\(appName)\(name)Mocks",
			destinations: .iOS,
			product: .framework,
			bundleId: "example.\(appName)\(name)Mocks",
			sources: ["\(folder)/Mocks/**"],
			dependencies: [.target(name: "\(appName)\(name)")],
		)
	}
}
