import ProjectDescription

/// What comes from outside; what is not a package is kept in a folder that git ignores.
public enum Dependencies {
	public static let snapshotTesting: TargetDependency = .external(name: "SnapshotTesting")
	public static let terrain: TargetDependency = .xcframework(path: "Tuist/Dependencies/Terrain.xcframework")
}
