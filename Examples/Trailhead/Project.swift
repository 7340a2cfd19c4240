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

let appTargets = AppModule.targets(dependencies: [
	.target(name: "\(appName)Networking"),
	.target(name: "\(appName)Trail"),
	.target(name: "\(appName)Journal"),
])

let project = Project(
	name: appName,
	settings: .settings(base: sharedSettings),
	targets: appTargets + FrameworkModule.targets(of: modules),
	schemes: FrameworkModule.schemes(of: modules),
)
