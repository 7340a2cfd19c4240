// The dependencies of an Xcode project's target: other targets, products of packages, frameworks.

import NormaFacts
import NormaText

struct XcodeUses {
    private let objects: XcodeObjects
    private let paths: XcodePaths
    private let packages: XcodePackages
    /// The name of the target that makes a product, by the product's identifier.
    private let makers: [String: String]

    init(_ objects: XcodeObjects, _ paths: XcodePaths, packages: XcodePackages) {
        self.objects = objects
        self.paths = paths
        self.packages = packages
        let made = objects.all.compactMap { object -> (String, String)? in
            guard let product = object.text("productReference"), let name = object.text("name") else { return nil }
            return (product, name)
        }
        makers = Dictionary(made) { first, _ in first }
    }

    /// In source order, each once.
    func dependencies(of target: XcodeObject) -> (all: [ManifestTargetDependency], notes: [SyntaxErrorFact]) {
        var found: [ManifestTargetDependency] = []
        var notes: [SyntaxErrorFact] = []
        for id in target.texts("dependencies") {
            guard let object = objects[id.text] else {
                let message = "this target depends on `\(id.text)`, and no object has this identifier"
                notes.append(SyntaxErrorFact(message: message, range: id.range))
                continue
            }
            if let dependency = dependency(object, at: id.range) { found.append(dependency) }
        }
        found += target.texts("packageProductDependencies").compactMap { packages.product($0) }
        for phase in target.texts("buildPhases").compactMap({ objects[$0.text] }) {
            guard phase.isa == "PBXFrameworksBuildPhase" else { continue }
            for file in phase.texts("files") {
                if let linked = objects[file.text].flatMap({ linked($0, at: file.range) }) { found.append(linked) }
            }
        }
        var seen: Set<[String?]> = []
        let all = found.filter { seen.insert([$0.name, $0.package, $0.project]).inserted }
        return (all.filter { $0.name != target.text("name") || $0.project != nil }, notes)
    }

    private func dependency(_ object: XcodeObject, at range: ByteRange) -> ManifestTargetDependency? {
        if let product = object.text("productRef") {
            return packages.product(PlacedText(text: product, range: range))
        }
        if let name = objects[object.text("target")]?.text("name") {
            return ManifestTargetDependency(name: name, package: nil, range: range)
        }
        return objects[object.text("targetProxy")].flatMap { proxied($0, at: range) }
    }

    /// A target through a proxy: one of this project, or of another project that this one references.
    private func proxied(_ proxy: XcodeObject, at range: ByteRange) -> ManifestTargetDependency? {
        guard let name = proxy.text("remoteInfo"), let portal = proxy.text("containerPortal") else { return nil }
        if portal == objects.root.id { return ManifestTargetDependency(name: name, package: nil, range: range) }
        guard let path = paths[portal] else { return nil }
        return ManifestTargetDependency(name: name, package: nil, project: path, range: range)
    }

    private func linked(_ build: XcodeObject, at range: ByteRange) -> ManifestTargetDependency? {
        if let product = build.text("productRef") {
            return packages.product(PlacedText(text: product, range: range))
        }
        guard let id = build.text("fileRef"), let file = objects[id] else { return nil }
        if let maker = makers[id] { return ManifestTargetDependency(name: maker, package: nil, range: range) }
        if file.isa == "PBXReferenceProxy" {
            return objects[file.text("remoteRef")].flatMap { proxied($0, at: range) }
        }
        // A system framework, one of another project of the workspace, or a prebuilt one.
        let path = RelativePath(file.text("path") ?? "")
        guard ["framework", "xcframework"].contains(path.pathExtension) else { return nil }
        return ManifestTargetDependency(name: String(path.stem), package: nil, range: range)
    }
}
