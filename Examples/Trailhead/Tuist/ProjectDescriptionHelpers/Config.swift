import ProjectDescription

public let appName = "Trailhead"

public let deploymentTargets: DeploymentTargets = .iOS("16.0")

public let sharedSettings: SettingsDictionary = [
	"SWIFT_VERSION": "6.0",
	"SWIFT_APPROACHABLE_CONCURRENCY": "YES",
	"SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
	"SWIFT_TREAT_WARNINGS_AS_ERRORS": "YES",
]

/// What the identifier of each bundle begins with.
public let bundlePrefix = "example.trailhead"
