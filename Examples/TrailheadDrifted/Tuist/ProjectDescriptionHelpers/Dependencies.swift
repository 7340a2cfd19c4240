import ProjectDescription

/// What is not a package; kept in a folder that git ignores.
public enum Dependencies {
	public static let terrain: TargetDependency = .xcframework(path: "Tuist/Dependencies/Terrain.xcframework")
}
