// An XcodeGen spec with its includes merged and its templates filled in: the plain list of its targets.

import NormaFacts
import NormaText

struct XcodeGenSpec {
    /// The value of another file of the tree by its path from the spec's folder; nil if there is no readable file.
    typealias Reading = (String) -> PlacedValue?

    private(set) var root: PlacedValue
    private(set) var notes: [SyntaxErrorFact] = []
    /// The files that it includes, directly or indirectly, by their paths from its folder.
    private(set) var included: Set<String> = []
    private let reading: Reading
    /// How many values templates, platforms and included files may still add.
    private var remaining = mostValues
    private var isTooLongNoted = false

    /// Each target repeats its templates, and each platform its target: a few lines could expand to more than fits in memory.
    private static let mostValues = 1_000_000
    private static let deepest = 32

    init(_ written: PlacedValue, reading: @escaping Reading) {
        self.reading = reading
        root = written
        root = joined(written, folders: Folders(), place: nil, depth: 0)
        separatePlatforms()
        fillTemplates()
        separatePlatforms()
    }

    /// Whether so many more values may be made; noted once if not.
    private mutating func take(_ count: Int, at range: ByteRange) -> Bool {
        guard remaining >= 0 else { return false }
        remaining -= count
        if remaining >= 0 { return true }
        let message =
            "templates, platforms and included files make more than \(Self.mostValues) values; from here on they are left out"
        notes.note(message, at: range)
        return false
    }

    // MARK: Includes

    /// The folders that the paths in an included file are relative to.
    private struct Folders {
        /// The folder that the including file was found from, and the path from there to the file's own folder.
        var base = ""
        var own = ""
        /// The prefix of the paths that it writes.
        var prefix = ""
    }

    /// The spec merged over its includes.
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
            // Each file is included once, so a cycle ends.
            guard depth < Self.deepest, included.insert(file).inserted else { continue }
            guard let found = reading(file), found.mapping != nil else {
                notes.note("the included file `\(file)` is not in the tree or can't be read", at: range)
                continue
            }
            guard take(base.count + found.count, at: range) else { break }
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

    /// The paths of an included file are relative to its own folder.
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

    private mutating func changeTargets(_ change: (inout XcodeGenSpec, PlacedEntry) -> [PlacedEntry]) {
        guard let targets = root["targets"]?.mapping else { return }
        var changed: [PlacedEntry] = []
        for target in targets { changed += change(&self, target) }
        root = root.changing(["targets"]) { PlacedValue(.mapping(changed), range: $0.range) }
    }

    /// A target for several platforms becomes one target for each.
    private mutating func separatePlatforms() {
        changeTargets { spec, target in
            guard let platforms = target.value["platform"]?.list?.compactMap(\.text),
                spec.take(target.value.count * platforms.count, at: target.keyRange)
            else { return [target] }
            var result: [PlacedEntry] = []
            for platform in platforms {
                var value = spec.filled(target.value, with: ["platform": platform])
                let name =
                    (value["platformPrefix"]?.text ?? "") + target.key
                    + (value["platformSuffix"]?.text ?? "_" + platform)
                // This lets all of them be imported under one name.
                let product = PlacedValue(.text(target.key), range: value.range)
                value = value.changing(["platform"]) { PlacedValue(.text(platform), range: $0.range) }
                value = value.merged(onto: PlacedValue(product, under: "productNameOfAll"))
                result.append(PlacedEntry(key: name, keyRange: target.keyRange, value: value))
            }
            return result
        }
    }

    private mutating func fillTemplates() {
        let templates = root["targetTemplates"]?.mapping ?? []
        let known = Dictionary(templates.map { ($0.key, $0.value) }) { first, _ in first }
        let counts = known.mapValues(\.count)
        changeTargets { spec, target in
            var names: [String] = []
            Self.collectTemplates(of: target.value, in: known, into: &names, depth: 0)
            // Each template is merged over those before it.
            var (count, made) = (0, 0)
            for name in names {
                made += counts[name] ?? 0
                count += made
            }
            guard !names.isEmpty, spec.take(count + target.value.count, at: target.keyRange) else { return [target] }
            return [spec.filled(target, with: names, from: known)]
        }
    }

    private mutating func filled(
        _ target: PlacedEntry,
        with names: [String],
        from templates: [String: PlacedValue]
    ) -> PlacedEntry {
        var value = PlacedValue(.mapping([]), range: target.value.range)
        for name in names {
            if let template = templates[name] { value = template.merged(onto: value) }
        }
        value = filled(target.value.merged(onto: value), with: ["target_name": target.key])
        let attributes = (value["templateAttributes"]?.mapping ?? []).compactMap { entry in
            entry.value.text.map { (entry.key, $0) }
        }
        value = filled(value, with: Dictionary(attributes) { first, _ in first })
        return PlacedEntry(key: target.key, keyRange: target.keyRange, value: value)
    }

    /// Notes the first text of the spec that would become too long.
    private mutating func filled(_ value: PlacedValue, with values: [String: String]) -> PlacedValue {
        var variables = SpecVariables(values)
        let result = variables.filled(value)
        if let range = variables.tooLong, !isTooLongNoted {
            isTooLongNoted = true
            let message =
                "replacing `${…}` here makes this text longer by more than \(BuildSettings.longest) bytes, so it is kept as written; "
                + "shorten the template attributes"
            notes.note(message, at: range)
        }
        return result
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
