// The targets of an XcodeGen spec as facts.

import NormaFacts
import NormaText

struct XcodeGenTargets {
    private let root: PlacedValue
    private let targets: [PlacedEntry]
    private let packages: XcodeGenPackages
    private var sources: XcodeGenSources
    private var settings: XcodeGenSettings
    private var notes: [SyntaxErrorFact]

    init(_ spec: XcodeGenSpec, targets: [PlacedEntry], settings: @escaping SettingsFile.Reading) {
        root = spec.root
        // XcodeGen writes them in this order into its project.
        self.targets = targets.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        packages = XcodeGenPackages(spec.root)
        sources = XcodeGenSources(usualType: spec.root["options"]?["defaultSourceDirectoryType"]?.text)
        self.settings = XcodeGenSettings(spec.root, reading: settings)
        notes = spec.notes
    }

    mutating func facts(name: String, lines: LineTable) -> ManifestFacts {
        let made = targets.compactMap { target($0) }
        let others = Set(targets.map { $0.value["name"]?.text ?? $0.key }).union(aggregates)
            .subtracting(made.compactMap(\.name.value))
        let facts = made.map { $0.withoutUses(of: others) }
        notes += sources.notes + settings.notes.aboutSettings
        return ManifestFacts(
            kind: .xcodeGen,
            name: .known(name),
            dependencies: .known(packages.dependencies),
            targets: .known(facts),
            lines: lines,
            unknowns: notes.inOrder
        )
    }

    private var aggregates: [String] { (root["aggregateTargets"]?.mapping ?? []).map(\.key) }

    /// Nil for one that compiles nothing.
    private mutating func target(_ entry: PlacedEntry) -> ManifestTarget? {
        let type = entry.value["type"]?.text ?? ""
        guard !type.isEmpty, entry.value["legacy"] == nil else { return nil }
        let parts = sources.sources(of: entry.value)
        guard !parts.isEmpty else { return nil }
        let name = entry.value["name"]?.text ?? entry.key
        let module = settings.moduleName(of: entry, named: name)
        return ManifestTarget(
            kind: type,
            name: name,
            moduleName: module == name ? nil : module,
            extent: .known(parts),
            dependencies: .known(dependencies(of: entry.value)),
            buildSettings: settings.buildSettings(of: entry),
            range: entry.keyRange
        )
    }

    // MARK: Dependencies

    private func dependencies(of target: PlacedValue) -> [ManifestTargetDependency] {
        var seen: Set<[String?]> = []
        return (target["dependencies"]?.list ?? []).flatMap(uses)
            .filter { seen.insert([$0.name, $0.package, $0.project]).inserted }
    }

    private func uses(_ dependency: PlacedValue) -> [ManifestTargetDependency] {
        let range = dependency.mapping?.first?.keyRange ?? dependency.range
        if let name = dependency["target"]?.text { return [target(named: name, at: range)] }
        if let name = dependency["package"]?.text {
            let products = dependency["products"]?.texts ?? [dependency["product"]?.text ?? name]
            let package = packages.identities[name] ?? name.lowercased()
            return products.map { ManifestTargetDependency(name: $0, package: package, range: range) }
        }
        let linked = dependency["framework"] ?? dependency["sdk"] ?? dependency["carthage"]
        guard let written = linked?.text else { return [] }
        let path = RelativePath(written)
        let isFramework = ["framework", "xcframework", ""].contains(path.pathExtension)
        return isFramework ? [ManifestTargetDependency(name: String(path.stem), package: nil, range: range)] : []
    }

    /// `Kit`, or `OtherProject/Kit`.
    private func target(named name: String, at range: ByteRange) -> ManifestTargetDependency {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2, let project = root["projectReferences"]?[parts[0]] else {
            return ManifestTargetDependency(name: name, package: nil, range: range)
        }
        let path = project["path"]?.text ?? parts[0] + ".xcodeproj"
        return ManifestTargetDependency(name: parts[1], package: nil, project: path, range: range)
    }
}

extension ManifestTarget {
    /// Without the targets of its project that don't make a module.
    func withoutUses(of names: Set<String>) -> ManifestTarget {
        guard !names.isEmpty, case .known(let all) = dependencies else { return self }
        var target = self
        target.dependencies = .known(all.filter { $0.package != nil || $0.project != nil || !names.contains($0.name) })
        return target
    }
}

/// The packages of a spec by the names that it gives them.
private struct XcodeGenPackages {
    private(set) var dependencies: [ManifestDependency] = []
    private(set) var identities: [String: String] = [:]

    init(_ root: PlacedValue) {
        for entry in root["packages"]?.mapping ?? [] {
            guard let location = Self.location(entry.value) else { continue }
            add(entry.key, location, Self.requirement(entry.value), at: entry.keyRange)
        }
        // An older way to write local packages.
        for path in root["localPackages"]?.list ?? [] {
            guard let text = path.text else { continue }
            add(String(RelativePath(text).name), text, .local, at: path.range)
        }
    }

    private mutating func add(
        _ name: String,
        _ location: String,
        _ requirement: ManifestDependency.Requirement,
        at range: ByteRange
    ) {
        let identity = PackageIdentity.of(location)
        identities[name] = identity
        dependencies.append(
            ManifestDependency(identity: identity, location: .known(location), requirement: requirement, range: range)
        )
    }

    private static func location(_ package: PlacedValue) -> String? {
        package["path"]?.text ?? package["github"]?.text.map { "https://github.com/" + $0 } ?? package["url"]?.text
    }

    private static func requirement(_ package: PlacedValue) -> ManifestDependency.Requirement {
        let text = { (key: String) in package[key]?.text }
        if text("path") != nil { return .local }
        if let version = text("exactVersion") ?? text("version") { return .exact(version) }
        if let revision = text("revision") { return .revision(revision) }
        if let branch = text("branch") { return .branch(branch) }
        if let low = text("minVersion"), let high = text("maxVersion") { return .range("\(low)..<\(high)") }
        if let version = text("minorVersion") { return .upToNextMinor(version) }
        if let version = text("majorVersion") ?? text("from") { return .upToNextMajor(version) }
        return .unknown("no requirement is written")
    }
}
