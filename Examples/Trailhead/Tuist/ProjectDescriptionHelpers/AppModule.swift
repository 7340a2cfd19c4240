import ProjectDescription

/// The app, its tests, and the tests that use it as a person does.
public enum AppModule {
	public static func targets(dependencies: [TargetDependency]) -> [Target] {
		[
			.target(
				name: appName,
				destinations: .iOS,
				product: .app,
				bundleId: bundlePrefix,
				deploymentTargets: deploymentTargets,
				sources: ["App/Sources/**"],
				resources: ["App/Sources/Resources/**"],
				dependencies: dependencies,
			),
			.target(
				name: "\(appName)Tests",
				destinations: .iOS,
				product: .unitTests,
				bundleId: "\(bundlePrefix).tests",
				deploymentTargets: deploymentTargets,
				sources: ["App/Tests/**"],
				dependencies: [.target(name: "\(appName)")],
			),
			.target(
				name: "\(appName)UITests",
				destinations: .iOS,
				product: .uiTests,
				bundleId: "\(bundlePrefix).uitests",
				deploymentTargets: deploymentTargets,
				sources: ["App/UITests/**"],
				dependencies: [.target(name: "\(appName)")],
			),
		]
	}
}
