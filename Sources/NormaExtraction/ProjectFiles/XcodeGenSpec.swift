// An XcodeGen description with all that it includes, its templates filled in: the plain list of its targets.

import NormaFacts
import NormaText

struct XcodeGenSpec {
    /// Another file of the tree by its path from the description's folder: its value; nil where there is none that can be read.
    typealias Reading = (String) -> PlacedValue?

    private(set) var root: PlacedValue
    private(set) var notes: [SyntaxErrorFact] = []
    /// The files that it includes, directly or through others, by their paths from its folder.
    private(set) var included: Set<String> = []
    private let reading: Reading

    private static let deepest = 32
    /// More targets than templates and platforms can mean to make.
    private static let mostTargets = 10_000

    init(_ written: PlacedValue, reading: @escaping Reading) {
        self.reading = reading
        root = written
        root = joined(written, folders: Folders(), place: nil, depth: 0)
        root = withTargets { Self.separatePlatforms($0) }
        fillTemplates()
        root = withTargets { Self.separatePlatforms($0) }
    }

    // MARK: Includes

    /// From where the paths in an included file are meant.
    private struct Folders {
        /// The folder that the includer was found from, and from there the folder of the file itself.
        var base = ""
        var own = ""
        /// What is put before the paths that it writes.
        var prefix = ""
    }

    /// The description laid over what it includes.
    private mutating func joined(
        _ written: PlacedValue,
        folders: Folders,
        place: ByteRange?,
        depth: Int
    ) -> PlacedValue {
        var base = PlacedValue(.mapping([]), range: written.range)
        let includes = written["include"].map { $0.list ?? [$0] } ?? []
        for include in includes {
            let range = place ?? include.range
            guard let path = include.text ?? include["path"]?.text, isEnabled(include, at: range) else { continue }
            let isRelative =
                include["relativePaths"]?.text.map { ["true", "yes", "1"].contains($0.lowercased()) } ?? true
            var inner = Folders()
            inner.base = isRelative ? XcodePaths.joined(folders.base, folders.own) : folders.base
            inner.own = isRelative ? RelativePath(path).parent.text : ""
            inner.prefix = isRelative ? XcodePaths.joined(folders.prefix, inner.own) : folders.prefix
            let file = RelativePath(XcodePaths.joined(inner.base, path)).text
            // Each file counts once, whoever includes it, so a circle ends.
            guard depth < Self.deepest, included.insert(file).inserted else { continue }
            guard let found = reading(file), found.mapping != nil else {
                notes.note("the included file `\(file)` is not in the tree or can't be read", at: range)
                continue
            }
            let moved = found.relocated(to: range)
            base = joined(moved, folders: inner, place: range, depth: depth + 1).merged(onto: base)
        }
        return Self.prefixed(written, with: folders.prefix).merged(onto: base)
    }

    private mutating func isEnabled(_ include: PlacedValue, at range: ByteRange) -> Bool {
        guard let written = include["enable"]?.text else { return true }
        if written.contains("${") {
            notes.note("depends on the environment variable in `\(written)`; read as if it were not set", at: range)
            return false
        }
        return ["true", "yes", "1"].contains(written.lowercased())
    }

    /// The paths of an included file are meant from its own folder.
    private static func prefixed(_ value: PlacedValue, with prefix: String) -> PlacedValue {
        guard !prefix.isEmpty else { return value }
        let path = { (text: String) in RelativePath(XcodePaths.joined(prefix, text)).text }
        let files = { (value: PlacedValue) in value.changingTexts(path).changingValues { $0.changingTexts(path) } }
        let target = { (value: PlacedValue) in
            value.changing(["sources"]) { sources in
                let elements = sources.list?.map { $0.changing(["path"]) { $0.changingTexts(path) } }
                let inner = elements.map { PlacedValue(.list($0), range: sources.range) } ?? sources
                return inner.changingTexts(path)
            }
            .changing(["configFiles"], files)
        }
        return value.changing(["targets", "targetTemplates"]) { $0.changingValues(target) }
            .changing(["packages", "projectReferences"]) { references in
                references.changingValues { $0.changing(["path"]) { $0.changingTexts(path) } }
            }
            .changing(["configFiles"], files)
            .changing(["localPackages"]) { $0.changingTexts(path) }
    }

    // MARK: Templates and platforms

    private func withTargets(_ change: ([PlacedEntry]) -> [PlacedEntry]) -> PlacedValue {
        root.changing(["targets"]) { targets in
            targets.mapping.map { PlacedValue(.mapping(change($0)), range: targets.range) } ?? targets
        }
    }

    /// A target for several platforms is one for each.
    private static func separatePlatforms(_ targets: [PlacedEntry]) -> [PlacedEntry] {
        var result: [PlacedEntry] = []
        for target in targets {
            guard let platforms = target.value["platform"]?.list?.compactMap(\.text), result.count < mostTargets else {
                result.append(target)
                continue
            }
            for platform in platforms {
                var value = target.value.expanded(["platform": platform])
                let name =
                    (value["platformPrefix"]?.text ?? "") + target.key
                    + (value["platformSuffix"]?.text ?? "_" + platform)
                // So that all of them can be imported under one name.
                let product = PlacedValue(.text(target.key), range: value.range)
                value = value.changing(["platform"]) { PlacedValue(.text(platform), range: $0.range) }
                value = value.merged(onto: PlacedValue(product, under: "productNameOfAll"))
                result.append(PlacedEntry(key: name, keyRange: target.keyRange, value: value))
            }
        }
        return result
    }

    private mutating func fillTemplates() {
        let templates = root["targetTemplates"]?.mapping ?? []
        let known = Dictionary(templates.map { ($0.key, $0.value) }) { first, _ in first }
        root = withTargets { targets in targets.map { Self.filled($0, from: known) } }
    }

    private static func filled(_ target: PlacedEntry, from templates: [String: PlacedValue]) -> PlacedEntry {
        var names: [String] = []
        collectTemplates(of: target.value, in: templates, into: &names, depth: 0)
        guard !names.isEmpty else { return target }
        var value = PlacedValue(.mapping([]), range: target.value.range)
        for name in names {
            if let template = templates[name] { value = template.merged(onto: value) }
        }
        value = target.value.merged(onto: value).expanded(["target_name": target.key])
        let attributes = (value["templateAttributes"]?.mapping ?? []).compactMap { entry in
            entry.value.text.map { (entry.key, $0) }
        }
        value = value.expanded(Dictionary(attributes) { first, _ in first })
        return PlacedEntry(key: target.key, keyRange: target.keyRange, value: value)
    }

    /// A template's own templates come before it; each counts once.
    private static func collectTemplates(
        of value: PlacedValue,
        in templates: [String: PlacedValue],
        into names: inout [String],
        depth: Int
    ) {
        for name in value["templates"]?.texts ?? [] where !names.contains(name) && names.count < 256 {
            guard let template = templates[name], depth < deepest else { continue }
            let place = names.count
            names.append(name)
            var inner: [String] = names
            collectTemplates(of: template, in: templates, into: &inner, depth: depth + 1)
            names.insert(contentsOf: inner[names.count...], at: place)
        }
    }
}

extension PlacedValue {
    /// A mapping with one entry.
    fileprivate init(_ value: PlacedValue, under key: String) {
        self.init(.mapping([PlacedEntry(key: key, keyRange: value.range, value: value)]), range: value.range)
    }
}
