// One target of a manifest as a fact.

import NormaFacts
import NormaText

enum TargetReading {
    private static let settingLabels = ["cSettings", "cxxSettings", "swiftSettings", "linkerSettings"]

    static func target(_ value: ManifestValue, by reading: inout PackageReading) -> ManifestTarget? {
        guard let construction = value.construction else { return nil }
        guard ManifestConstruction.targetTypes[construction.name] != nil else { return nil }
        var target = ManifestTarget(
            kind: construction.name,
            name: reading.text(construction.argument("name"), missing: "the target has no name"),
            path: construction.argument("path").flatMap { path in
                path.isAbsent ? nil : reading.text(path, missing: "")
            },
            sources: construction.argument("sources").flatMap { sources in
                sources.isAbsent ? nil : reading.texts(sources)
            },
            exclude: reading.texts(construction.argument("exclude")),
            dependencies: dependencies(construction, &reading),
            settings: settings(construction, &reading),
            range: value.range
        )
        target.plugins = plugins(construction, &reading)
        return target
    }

    private static func plugins(
        _ construction: ManifestConstruction,
        _ reading: inout PackageReading
    ) -> Known<[ManifestTargetDependency]> {
        reading.elements(construction.argument("plugins"), of: "Target.PluginUsage") { reading, value in
            guard let usage = value.construction, usage.name == "plugin" else { return nil }
            return named(usage, value.range, &reading)
        }
    }

    private static func dependencies(
        _ construction: ManifestConstruction,
        _ reading: inout PackageReading
    ) -> Known<[ManifestTargetDependency]> {
        reading.elements(construction.argument("dependencies"), of: "Target.Dependency") { reading, value in
            dependency(value, &reading)
        }
    }

    private static func dependency(
        _ value: ManifestValue,
        _ reading: inout PackageReading
    ) -> ManifestTargetDependency? {
        if let name = value.text { return ManifestTargetDependency(name: name, package: nil, range: value.range) }
        guard let construction = value.construction else { return nil }
        let forms: Set<String> = ["target", "product", "byName", "init", "targetItem", "productItem", "byNameItem"]
        guard forms.contains(construction.name) else { return nil }
        return named(construction, value.range, &reading)
    }

    /// A dependency by its name and, if given, the name of its package.
    private static func named(
        _ construction: ManifestConstruction,
        _ range: ByteRange,
        _ reading: inout PackageReading
    ) -> ManifestTargetDependency? {
        let written = construction.argument("name") ?? construction.argument("stringLiteral")
        guard case .known(let name) = reading.text(written ?? construction.unlabelled(0), missing: "no name") else {
            return nil
        }
        var package: String?
        if let value = construction.argument("package"), !value.isAbsent {
            guard case .known(let known) = reading.text(value, missing: "") else { return nil }
            package = known
        }
        return ManifestTargetDependency(name: name, package: package, range: range)
    }

    /// All settings of all languages, each in a canonical form: `.define("DEBUG", .when(configuration: .debug))`.
    private static func settings(
        _ construction: ManifestConstruction,
        _ reading: inout PackageReading
    ) -> Known<[String]> {
        var all: [String] = []
        for label in settingLabels {
            let type = label.prefix(1).uppercased() + label.dropFirst().dropLast()
            let known = reading.elements(construction.argument(label), of: type) { _, value in
                value.construction?.rendered ?? value.text
            }
            switch known {
            case .known(let texts): all += texts
            case .unknown(let reason): return .unknown(reason)
            }
        }
        return .known(all)
    }
}
