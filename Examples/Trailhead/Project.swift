import ProjectDescription
import ProjectDescriptionHelpers

let coreModule = FrameworkModule.create(name: "Core", hasMocks: false)
let networkingModule = FrameworkModule.create(name: "Networking", dependencies: [.target(name: "\(appName)Core")])
let trailModule = FrameworkModule.create(
	name: "Trail",
	path: "Features/Trail",
	dependencies: [.target(name: "\(appName)Core"), .target(name: "\(appName)Networking")],
)
let journalModule = FrameworkModule.create(
	name: "Journal",
	path: "Features/Journal",
	dependencies: [.target(name: "\(appName)Core")],
	hasMocks: false,
)

let modules = [coreModule, networkingModule, trailModule, journalModule]

let project = Project(
	name: appName,
	settings: .settings(base: sharedSettings),
	targets: [
		.target(
			name: appName,
			destinations: .iOS,
			product: .app,
			bundleId: "example.trailhead",
			deploymentTargets: deploymentTargets,
			sources: ["App/Sources/**"],
			resources: ["App/Sources/Resources/**"],
			dependencies: [
				.target(name: "\(appName)Networking"),
				.target(name: "\(appName)Trail"),
				.target(name: "\(appName)Journal"),
			],
		),
		.target(
			name: "\(appName)Tests",
			destinations: .iOS,
			product: .unitTests,
			bundleId: "example.trailhead.tests",
			sources: ["App/Tests/**"],
			dependencies: [.target(name: appName), .external(name: "SnapshotTesting")],
		),
		.target(
			name: "\(appName)UITests",
			destinations: .iOS,
			product: .uiTests,
			bundleId: "example.trailhead.uitests",
			sources: ["App/UITests/**"],
			dependencies: [.target(name: appName)],
		),
	] + modules.flatMap(\.targets),
	schemes: modules.flatMap(\.schemes),
)
