import ProjectDescription

public let appName = "Trailhead"

public let deploymentTargets: DeploymentTargets = .iOS("15.2")

public let sharedSettings: SettingsDictionary = [
	"SWIFT_VERSION": "5.9",
	"SWIFT_APPROACHABLE_CONCURRENCY": "YES",
	"SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
]
