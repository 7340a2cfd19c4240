// The parts of Tuist's `Project(…)` as facts: targets and packages.

import NormaFacts
import NormaText

struct TuistReading {
    private let project: ManifestConstruction
    private var reading: PackageReading
    private let root: String
    /// The declaration of the project: the place of everything that helpers make.
    private let place: ByteRange

    init(_ project: ManifestConstruction, interpreter: ManifestInterpreter, root: String, place: ByteRange) {
        self.project = project
        self.root = root
        self.place = place
        reading = PackageReading(package: project, interpreter: interpreter)
    }

    var interpreter: ManifestInterpreter { reading.interpreter }

    /// The place itself if it is in the project's file.
    static func place(_ range: ByteRange, or other: ByteRange) -> ByteRange {
        Int(range.end) < TuistHelpers.firstPlace ? range : other
    }

    mutating func facts(lines: LineTable) -> ManifestFacts {
        let settings = TuistSettings(project.argument("settings"), by: &reading)
        let (root, place) = (self.root, self.place)
        let targets = reading.list("targets", of: "Target") { reading, value in
            TuistTargetReading(root: root, place: place, projectSettings: settings).target(value, by: &reading)
        }
        let packages = reading.list("packages", of: "Package") { reading, value in
            Self.package(value, by: &reading, root: root, place: place)
        }
        let name = reading.text(project.argument("name"), missing: "the project has no name")
        return ManifestFacts(kind: .tuist, name: name, dependencies: packages, targets: targets, lines: lines)
    }

    /// `.remote(url:requirement:)`, `.local(path:)`, `.package(url:…)`, `.package(path:)`
    private static func package(
        _ value: ManifestValue,
        by reading: inout PackageReading,
        root: String,
        place: ByteRange
    ) -> ManifestDependency? {
        guard let made = value.construction, ["remote", "local", "package", "registry"].contains(made.name) else {
            return nil
        }
        let range = Self.place(value.range, or: place)
        if let path = made.argument("path") {
            guard let location = TuistPath.text(of: path, root: root, by: &reading) else { return nil }
            return ManifestDependency(
                identity: PackageIdentity.of(location),
                location: .known(location),
                requirement: .local,
                range: range
            )
        }
        let written = made.argument("url") ?? made.argument("id") ?? made.argument("identifier")
        let location = reading.text(written, missing: "neither `url:` nor `path:` is written")
        return ManifestDependency(
            identity: location.value.map(PackageIdentity.of) ?? "",
            location: location,
            requirement: reading.requirement(made),
            range: range
        )
    }
}

/// Paths in Tuist's manifests: strings, and strings with their base folder.
enum TuistPath {
    /// The path from the project's folder; nil, with a note, if it can't be known.
    static func text(of value: ManifestValue, root: String, by reading: inout PackageReading) -> String? {
        let resolved = reading.interpreter.resolved(value, as: "Path")
        if let text = resolved.text { return text }
        let isInHelper = Int(resolved.range.end) >= TuistHelpers.firstPlace
        if let made = resolved.construction, let first = made.arguments?.first?.value {
            let inner = reading.interpreter.resolved(first, as: "String")
            switch (made.name, inner.text) {
            case ("relativeToRoot", let text?): return XcodePaths.joined(root, text)
            case ("relativeToManifest", let text?), ("path", let text?), ("init", let text?), ("Path", let text?):
                return text
            case ("relativeToCurrentFile", let text?) where !isInHelper: return text
            default:
                if inner.unknownReason != nil {
                    _ = reading.unknown(inner)
                    return nil
                }
            }
        }
        _ = reading.unknown(resolved)
        return nil
    }
}

/// The build settings of a project or target that a module's name may depend on.
struct TuistSettings {
    /// By configuration, in order; the settings of all configurations are under an empty name.
    private var levels: [(configuration: String, settings: [String: String])] = []

    /// Some settings can't be known: they are in another file, or computed.
    private(set) var isOpen = false

    var configurations: [String] { levels.map(\.configuration).filter { !$0.isEmpty } }

    init(_ value: ManifestValue?, by reading: inout PackageReading) {
        guard let value, !value.isAbsent else { return }
        guard let made = reading.interpreter.resolved(value, as: "Settings").construction else {
            isOpen = true
            return
        }
        levels.append(("", texts(made.argument("base"), by: &reading)))
        for element in made.argument("configurations")?.list ?? [] {
            guard let configuration = reading.interpreter.resolved(element, as: "Configuration").construction else {
                continue
            }
            let name = configuration.argument("name")
            let text = name?.text ?? name?.construction.map { $0.unlabelled(0)?.text ?? $0.name } ?? configuration.name
            levels.append((text, texts(configuration.argument("settings"), by: &reading)))
            if let file = configuration.argument("xcconfig"), !file.isAbsent { isOpen = true }
        }
    }

    func settings(of configuration: String) -> [[String: String]] {
        let own = levels.filter { $0.configuration == configuration && !configuration.isEmpty }.map(\.settings)
        return own + levels.filter { $0.configuration.isEmpty }.map(\.settings)
    }

    private mutating func texts(_ value: ManifestValue?, by reading: inout PackageReading) -> [String: String] {
        var found: [String: String] = [:]
        let list = value.flatMap { reading.interpreter.resolved($0, as: "SettingsDictionary").list }
        if let value, !value.isAbsent, list == nil { isOpen = true }
        for pair in list ?? [] {
            guard let name = pair.construction?.argument("key")?.text, let value = pair.construction?.argument("value")
            else {
                isOpen = true
                continue
            }
            let resolved = reading.interpreter.resolved(value, as: "SettingValue")
            // A value that can't be known must not count as missing.
            found[name] = resolved.text ?? resolved.construction?.unlabelled(0)?.text ?? "$(\(name)_AS_COMPUTED)"
        }
        return found
    }
}
