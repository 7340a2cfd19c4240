// The build settings of XcodeGen targets, as far as the name of a module needs them.

import NormaFacts
import NormaText

struct XcodeGenSettings {
    private let root: PlacedValue
    private let reading: SettingsFile.Reading
    private let configurations: [String]
    private var files: [String: SettingsFile?] = [:]
    private var budget = SettingsFile.mostLines
    /// The settings of groups and of the project in each configuration: many targets need them.
    private var groups: [GroupKey: [String: String]] = [:]
    private var ofRoot: [String: [String: String]] = [:]
    /// How many settings groups may still add to others.
    private var remaining = mostMerged
    private(set) var notes: [SyntaxErrorFact] = []

    private struct GroupKey: Hashable {
        let group: String
        let configuration: String
    }

    private static let deepest = 16
    /// A group that names another twice, and so on, could expand to more than fits in memory.
    private static let mostMerged = 1_000_000
    /// Each target has settings for each configuration.
    private static let mostConfigurations = 100

    init(_ root: PlacedValue, reading: @escaping SettingsFile.Reading) {
        self.root = root
        self.reading = reading
        let written = (root["configs"]?.mapping ?? []).map(\.key).sorted()
        configurations = written.isEmpty ? ["Debug", "Release"] : Array(written.prefix(Self.mostConfigurations))
        if written.count > Self.mostConfigurations, let place = root["configs"]?.range {
            notes.note("only \(Self.mostConfigurations) of \(written.count) configurations are read", at: place)
        }
    }

    mutating func moduleName(of target: PlacedEntry, named name: String) -> String {
        let noted = notes.count
        var found: [BuildSettings.Expansion] = []
        for configuration in configurations {
            let settings = settings(of: target.value, in: configuration)
            // The files in the tree are enough: missing ones seldom set the module's name.
            if settings.names(["PRODUCT_MODULE_NAME", "PRODUCT_NAME"]) { notes.removeSubrange(noted...) }
            found.append(ModuleName.ofTarget(name, settings: settings))
        }
        return ModuleName.ofTarget(name, among: found, at: target.keyRange, &notes)
    }

    /// The values that hold in all of its configurations.
    mutating func buildSettings(of target: PlacedEntry) -> TargetSettings {
        // Missing files were already noted with the module's name.
        let savedNotes = notes
        defer { notes = savedNotes }
        let all = configurations.map { settings(of: target.value, in: $0) }
        return TargetSettings(in: all, isOpen: files.values.contains { $0 == nil })
    }

    private mutating func settings(of target: PlacedValue, in configuration: String) -> BuildSettings {
        var levels = [written(target["settings"], in: configuration, depth: 0)]
        if let name = target["productNameOfAll"]?.text { levels.append(["PRODUCT_NAME": name]) }
        levels.append(deploymentTarget(of: target))
        levels.append(file(of: target, in: configuration))
        let common = ofRoot[configuration] ?? written(root["settings"], in: configuration, depth: 0)
        ofRoot[configuration] = common
        levels.append(common)
        levels.append(file(of: root, in: configuration))
        return BuildSettings(levels: levels)
    }

    /// XcodeGen writes a target's `deploymentTarget:`, else that of the options, into the target's settings.
    private func deploymentTarget(of target: PlacedValue) -> [String: String] {
        let platform = target["platform"]?.text ?? ""
        let usual = root["options"]?["deploymentTarget"]
        var result: [String: String] = [:]
        for (name, setting) in DeploymentSetting.names {
            let own = target["deploymentTarget"]
            let version = own?[name]?.text ?? (name == platform ? own?.text : nil) ?? usual?[name]?.text
            if let version { result[setting] = version }
        }
        return result
    }

    /// Groups first, then the settings of all configurations, then those of this one; the later wins.
    private mutating func written(_ settings: PlacedValue?, in configuration: String, depth: Int) -> [String: String] {
        guard let settings, depth < Self.deepest else { return [:] }
        let parts = ["groups", "base", "configs"]
        guard parts.contains(where: { settings[$0] != nil }) else { return Self.texts(settings) }
        var result: [String: String] = [:]
        for name in settings["groups"]?.texts ?? [] {
            let asked = GroupKey(group: name, configuration: configuration)
            let group =
                groups[asked] ?? written(root["settingGroups"]?[name], in: configuration, depth: depth + 1)
            groups[asked] = group
            guard take(group.count + 1, at: settings.range) else { break }
            result.merge(group) { $1 }
        }
        if let base = settings["base"] { result.merge(Self.texts(base)) { $1 } }
        for entry in settings["configs"]?.mapping ?? [] where applies(entry.key, to: configuration) {
            result.merge(written(entry.value, in: configuration, depth: depth + 1)) { $1 }
        }
        return result
    }

    private mutating func take(_ count: Int, at range: ByteRange) -> Bool {
        guard remaining >= 0 else { return false }
        remaining -= count
        if remaining >= 0 { return true }
        notes.note(
            "groups add more than \(Self.mostMerged) settings to others; from here on they are left out",
            at: range
        )
        return false
    }

    /// A name that isn't a configuration's means all configurations whose names contain it.
    private func applies(_ key: String, to configuration: String) -> Bool {
        if configurations.contains(key) { return key == configuration }
        return configuration.lowercased().contains(key.lowercased())
    }

    private static func texts(_ settings: PlacedValue) -> [String: String] {
        let texts = (settings.mapping ?? []).compactMap { entry in entry.value.text.map { (entry.key, $0) } }
        return Dictionary(texts) { $1 }
    }

    private mutating func file(of owner: PlacedValue, in configuration: String) -> [String: String] {
        guard let path = owner["configFiles"]?[configuration]?.text else { return [:] }
        if let known = files[path] { return known?.settings ?? [:] }
        let file = SettingsFile(path, within: &budget, reading: reading)
        files[path] = .some(file)
        if let place = owner["configFiles"]?.range {
            if file == nil { notes.note("the settings file `\(path)` is not in the tree", at: place) }
            if let excess = file?.excess { notes.note(excess, at: place) }
        }
        return file?.settings ?? [:]
    }
}
