// The parts of `Package(…)` as facts: platforms, products and package dependencies.

import NormaFacts
import NormaText

struct PackageReading {
    let package: ManifestConstruction
    var interpreter: ManifestInterpreter

    static func facts(
        of package: ManifestConstruction,
        by interpreter: ManifestInterpreter,
        toolsVersion: String?,
        lines: LineTable
    ) -> ManifestFacts {
        var reading = PackageReading(package: package, interpreter: interpreter)
        let targets = reading.list("targets", of: "Target") { reading, value in
            TargetReading.target(value, by: &reading)
        }
        let products = reading.list("products", of: "Product") { $0.product($1) }
        let dependencies = reading.list("dependencies", of: "Package.Dependency") { $0.dependency($1) }
        let platforms = Self.joined(reading.list("platforms", of: "SupportedPlatform") { $0.platform($1) })
        let modes = reading.languageModes
        let name = reading.text(package.argument("name"), missing: "the package has no name")
        let unknowns = reading.interpreter.notes.inOrder
        return ManifestFacts(
            name: name,
            toolsVersion: toolsVersion,
            languageModes: modes,
            platforms: platforms,
            products: products,
            dependencies: dependencies,
            targets: targets,
            lines: lines,
            unknowns: unknowns
        )
    }

    /// Nil if the package doesn't say.
    private var languageModes: Known<[String]>? {
        mutating get {
            let written = ["swiftLanguageModes", "swiftLanguageVersions"].compactMap { package.argument($0) }
            guard let value = written.first, !value.isAbsent else { return nil }
            return elements(value, of: "SwiftLanguageMode") { reading, value in
                reading.interpreter.resolved(value, as: "SwiftLanguageMode").construction?.name
            }
        }
    }

    // MARK: Values

    /// The elements of a list that can be read; the others are noted.
    mutating func list<Element>(
        _ label: String,
        of type: String,
        _ read: (inout PackageReading, ManifestValue) -> Element?
    ) -> Known<[Element]> {
        elements(package.argument(label), of: type, read)
    }

    mutating func elements<Element>(
        _ value: ManifestValue?,
        of type: String,
        _ read: (inout PackageReading, ManifestValue) -> Element?
    ) -> Known<[Element]> {
        guard let value, !value.isAbsent else { return .known([]) }
        var found: [Element] = []
        let list = interpreter.resolved(interpreter.resolved(value, as: "Array"), as: type)
        guard let values = list.list else { return .unknown(unknown(list)) }
        for element in values {
            let element = interpreter.resolved(element, as: type)
            if element.isAbsent { continue }
            // A list that was added to a list before it was known to be one.
            if let inner = interpreter.resolved(element, as: "Array").list {
                for value in inner {
                    if let fact = read(&self, interpreter.resolved(value, as: type)) { found.append(fact) }
                }
            } else if element.unknownReason != nil {
                _ = unknown(element)
            } else if let fact = read(&self, element) {
                found.append(fact)
            } else {
                _ = unknown(element)
            }
        }
        return .known(found)
    }

    /// Notes why a value is unknown.
    mutating func unknown(_ value: ManifestValue) -> String {
        let reason = value.unknownReason ?? "`\(value.rendered)` is not understood here"
        interpreter.note(reason, at: value.range)
        return reason
    }

    mutating func text(_ value: ManifestValue?, missing: String) -> Known<String> {
        guard let value else { return .unknown(missing) }
        let resolved = interpreter.resolved(value, as: "String")
        if let text = resolved.text { return .known(text) }
        if let raw = resolved.construction?.argument("rawValue")?.text { return .known(raw) }
        return .unknown(unknown(resolved))
    }

    mutating func texts(_ value: ManifestValue?) -> Known<[String]> {
        elements(value, of: "String") { _, value in value.text }
    }

    // MARK: Platforms and products

    private mutating func platform(_ value: ManifestValue) -> ManifestPlatform? {
        guard let construction = value.construction else { return nil }
        let name = construction.name == "custom" ? construction.unlabelled(0)?.text : construction.name
        guard let name else { return nil }
        let written = construction.argument("versionString") ?? construction.unlabelled(0)
        return ManifestPlatform(name: name, version: version(written), range: value.range)
    }

    /// If the branches of an `#if` give a platform different versions, its version is unknown.
    private static func joined(_ platforms: Known<[ManifestPlatform]>) -> Known<[ManifestPlatform]> {
        guard let all = platforms.value else { return platforms }
        var joined: [ManifestPlatform] = []
        for platform in all {
            if let index = joined.firstIndex(where: { $0.name == platform.name }) {
                guard joined[index].version != platform.version else { continue }
                joined[index].version = .unknown("differs between the branches of an `#if`")
            } else {
                joined.append(platform)
            }
        }
        return .known(joined)
    }

    /// `.v10_15` and `"10.15"` are `10.15`.
    private mutating func version(_ value: ManifestValue?) -> Known<String> {
        guard let value else { return .unknown("no version is written") }
        if let text = value.text { return .known(text) }
        if let name = value.construction?.name, name.hasPrefix("v"), name.dropFirst().first?.isNumber ?? false {
            return .known(String(name.dropFirst().map { $0 == "_" ? "." : $0 }))
        }
        return .unknown(unknown(value))
    }

    private mutating func product(_ value: ManifestValue) -> ManifestProduct? {
        let kinds: Set<String> = ["library", "executable", "plugin"]
        guard let construction = value.construction, kinds.contains(construction.name) else { return nil }
        return ManifestProduct(
            kind: construction.name,
            name: text(construction.argument("name"), missing: "the product has no name"),
            targets: texts(construction.argument("targets")),
            range: value.range
        )
    }

    // MARK: Dependencies

    private mutating func dependency(_ value: ManifestValue) -> ManifestDependency? {
        guard let construction = value.construction, construction.name == "package" else { return nil }
        let place = construction.argument("url") ?? construction.argument("path") ?? construction.argument("id")
        let location = text(place, missing: "neither `url:`, `path:` nor `id:` is written")
        let isLocal = construction.argument("path") != nil
        let isRegistry = construction.argument("id") != nil
        let identity = location.value.map { isRegistry ? $0.lowercased() : PackageIdentity.of($0) } ?? ""
        return ManifestDependency(
            identity: identity,
            location: location,
            requirement: isLocal ? .local : requirement(construction),
            range: value.range,
            name: construction.argument("name")?.text
        )
    }

    /// The versions of a package that fit.
    mutating func requirement(_ construction: ManifestConstruction) -> ManifestDependency.Requirement {
        for label in ["from", "exact", "branch", "revision"] {
            guard let value = construction.argument(label) else { continue }
            return named(label, value)
        }
        guard let value = construction.unlabelled(0) ?? construction.argument("requirement") else {
            return .unknown("no requirement is written")
        }
        if let text = value.text { return .range(text) }
        if let inner = value.construction {
            let argument = inner.argument("from") ?? inner.unlabelled(0)
            if let argument { return named(inner.name, argument) }
        }
        return .unknown(unknown(value))
    }

    private mutating func named(_ name: String, _ value: ManifestValue) -> ManifestDependency.Requirement {
        guard let text = versionText(value) else { return .unknown(unknown(value)) }
        switch name {
        case "from": return .from(text)
        case "exact", "exactItem": return .exact(text)
        case "branch", "branchItem": return .branch(text)
        case "revision", "revisionItem": return .revision(text)
        case "upToNextMajor": return .upToNextMajor(text)
        case "upToNextMinor": return .upToNextMinor(text)
        case "range", "rangeItem": return .range(text)
        default: return .unknown("`.\(name)` isn't a known requirement")
        }
    }

    /// `"1.2.3"`, `Version(1, 2, 3)`, `.init(1, 2, 3)`, `Version("1.2.3")`
    private func versionText(_ value: ManifestValue) -> String? {
        if let text = value.text { return text }
        guard let construction = value.construction, ["Version", "init"].contains(construction.name) else { return nil }
        if let text = (construction.unlabelled(0) ?? construction.argument("stringLiteral"))?.text { return text }
        let parts = (construction.arguments ?? []).compactMap { argument -> String? in
            if case .number(let number) = argument.value.content { return number }
            return nil
        }
        return parts.count == 3 ? parts.joined(separator: ".") : nil
    }
}
