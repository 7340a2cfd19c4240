// swift-tools-version: 6.0
import PackageDescription

let package = Package(
	name: "Trailhead",
	dependencies: [
		.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0"),
	]
)
