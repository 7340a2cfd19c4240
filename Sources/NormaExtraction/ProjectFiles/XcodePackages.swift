// The packages that an Xcode project uses, and the products that it uses from them.

import NormaFacts
import NormaText

struct XcodePackages {
    /// In the project's order.
    private(set) var dependencies: [ManifestDependency] = []
    private let objects: XcodeObjects

    init(_ objects: XcodeObjects) {
        self.objects = objects
        for id in objects.root.texts("packageReferences") {
            guard let object = objects[id.text], let dependency = Self.dependency(object) else { continue }
            dependencies.append(dependency)
        }
    }

    private static func dependency(_ object: XcodeObject) -> ManifestDependency? {
        switch object.isa {
        case "XCRemoteSwiftPackageReference":
            guard let url = object.text("repositoryURL") else { return nil }
            return ManifestDependency(
                identity: PackageIdentity.of(url),
                location: .known(url),
                requirement: requirement(object.value("requirement")),
                range: object.range
            )
        case "XCLocalSwiftPackageReference":
            guard let path = object.text("relativePath") else { return nil }
            return ManifestDependency(
                identity: PackageIdentity.of(path),
                location: .known(path),
                requirement: .local,
                range: object.range
            )
        default: return nil
        }
    }

    private static func requirement(_ value: PlacedValue?) -> ManifestDependency.Requirement {
        let minimum = value?["minimumVersion"]?.text ?? ""
        switch value?["kind"]?.text {
        case "upToNextMajorVersion": return .upToNextMajor(minimum)
        case "upToNextMinorVersion": return .upToNextMinor(minimum)
        case "exactVersion": return .exact(value?["version"]?.text ?? minimum)
        case "versionRange": return .range("\(minimum)..<\(value?["maximumVersion"]?.text ?? "")")
        case "branch": return .branch(value?["branch"]?.text ?? "")
        case "revision": return .revision(value?["revision"]?.text ?? "")
        case let other: return .unknown("`\(other ?? "")` isn't a known requirement")
        }
    }

    /// A product as a target names it; nil if it isn't a library (a plugin) or isn't among the objects.
    func product(_ id: PlacedText) -> ManifestTargetDependency? {
        guard let object = objects[id.text], object.isa == "XCSwiftPackageProductDependency",
            let name = object.text("productName"), !name.hasPrefix("plugin:")
        else { return nil }
        let reference = objects[object.text("package")]
        let location = reference?.text("repositoryURL") ?? reference?.text("relativePath")
        return ManifestTargetDependency(name: name, package: location.map(PackageIdentity.of), range: id.range)
    }
}

/// The identity by which SwiftPM and Xcode distinguish packages.
enum PackageIdentity {
    /// The last part of a URL or path in lower case, without `.git`.
    static func of(_ location: String) -> String {
        var parts = location.split(separator: "/", omittingEmptySubsequences: true)
        // `git@host:name.git`
        if let last = parts.popLast() { parts.append(last.split(separator: ":").last ?? last) }
        let last = parts.last.map { $0.lowercased() } ?? ""
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
}
