// The build settings of an Xcode project's targets, as far as the project and its settings files contain them.

import NormaFacts
import NormaText

/// Finds the name of a target's module.
struct XcodeSettings {
    private let objects: XcodeObjects
    private let paths: XcodePaths
    private let reading: SettingsFile.Reading
    /// The settings files by the identifier of the object that names them; nil for files that aren't in the tree.
    private var files: [String: SettingsFile?] = [:]
    private var budget = SettingsFile.mostLines
    /// The settings of configurations, by place: many targets need those of the project.
    private var known: [ByteRange: [String: String]] = [:]
    private var notes: [SyntaxErrorFact] = []

    /// Each target has settings for each configuration.
    private static let mostConfigurations = 100

    init(_ objects: XcodeObjects, _ paths: XcodePaths, reading: @escaping SettingsFile.Reading) {
        self.objects = objects
        self.paths = paths
        self.reading = reading
    }

    /// The module's name; notes why it could not be known.
    ///
    /// If configurations disagree (`App Dev` and `App`), the default configuration decides.
    mutating func moduleName(of target: XcodeObject) -> (text: String, notes: [SyntaxErrorFact]) {
        notes = []
        let name = target.text("name") ?? ""
        var found: [BuildSettings.Expansion] = []
        for configuration in ordered(configurations(of: target)) {
            let settings = BuildSettings(levels: levels(of: configuration, target: target))
            // The files in the tree are enough: missing ones seldom set the module's name.
            if settings.names(["PRODUCT_MODULE_NAME", "PRODUCT_NAME"]) { notes = [] }
            found.append(ModuleName.ofTarget(name, settings: settings))
        }
        if let list = configurations(of: target).list, list.texts("buildConfigurations").count > Self.mostConfigurations
        {
            notes.note("only \(Self.mostConfigurations) of its configurations are read", at: list.range)
        }
        if found.isEmpty { found.append(ModuleName.ofTarget(name, settings: BuildSettings(levels: []))) }
        return (ModuleName.ofTarget(name, among: found, at: target.range, &notes), notes)
    }

    /// The values that hold in all of its configurations.
    mutating func buildSettings(of target: XcodeObject) -> TargetSettings {
        // Missing files were already noted with the module's name.
        let savedNotes = notes
        notes = []
        defer { notes = savedNotes }
        let all = ordered(configurations(of: target)).map {
            BuildSettings(levels: levels(of: $0, target: target))
        }
        return TargetSettings(in: all, isOpen: files.values.contains { $0 == nil })
    }

    private func configurations(of owner: XcodeObject) -> (list: XcodeObject?, all: [XcodeObject]) {
        let list = objects[owner.text("buildConfigurationList")]
        let all = list?.texts("buildConfigurations") ?? []
        return (list, all.prefix(Self.mostConfigurations).compactMap { objects[$0.text] })
    }

    /// The default configuration first.
    private func ordered(_ configurations: (list: XcodeObject?, all: [XcodeObject])) -> [XcodeObject] {
        let usual = configurations.list?.text("defaultConfigurationName")
        let first = configurations.all.filter { $0.text("name") == usual }
        return first + configurations.all.filter { $0.text("name") != usual }
    }

    /// The target's settings, those of its settings file, the project's, and those of the project's settings file.
    private mutating func levels(of configuration: XcodeObject, target: XcodeObject) -> [[String: String]] {
        let name = configuration.text("name")
        let project = configurations(of: objects.root).all.first { $0.text("name") == name }
        return ([configuration] + [project].compactMap { $0 }).flatMap { object in
            [written(in: object), file(of: object)?.settings ?? [:]]
        }
    }

    private mutating func written(in configuration: XcodeObject) -> [String: String] {
        if let known = known[configuration.range] { return known }
        let entries = configuration.value("buildSettings")?.mapping ?? []
        let texts = entries.compactMap { entry in entry.value.text.map { (entry.key, $0) } }
        let settings = Dictionary(texts) { first, _ in first }
        known[configuration.range] = settings
        return settings
    }

    private mutating func file(of configuration: XcodeObject) -> SettingsFile? {
        guard let id = configuration.text("baseConfigurationReference") ?? anchored(configuration) else { return nil }
        if let known = files[id] { return known }
        let path = objects[id] == nil ? id : paths[id]
        let file = path.flatMap { SettingsFile($0, within: &budget, reading: reading) }
        files[id] = .some(file)
        if file == nil {
            let shown = path ?? objects[id]?.text("path") ?? id
            notes.note("the settings file `\(shown)` is not in the tree", at: configuration.range)
        } else if let excess = file?.excess {
            notes.note(excess, at: configuration.range)
        } else if let missing = file?.missing.first {
            notes.note(
                "the settings file `\(missing)`, which another one includes, is not in the tree",
                at: configuration.range
            )
        }
        return file
    }

    /// A settings file in a synchronised folder is named by its path in that folder.
    private func anchored(_ configuration: XcodeObject) -> String? {
        guard let anchor = configuration.text("baseConfigurationReferenceAnchor"), let folder = paths[anchor],
            let path = configuration.text("baseConfigurationReferenceRelativePath")
        else { return nil }
        return XcodePaths.joined(folder, path)
    }
}
