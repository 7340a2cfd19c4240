// The units that `layers` and `allow` name: layers, else modules, else features, else modules from outside.

import NormaFacts
import NormaFindings
import NormaGuide
import NormaProject
import NormaText

/// The units of one contract; a file belongs to the first of them that it is in.
struct NamedUnits {
    let map: UnitMap
    /// In the order in which the contract names them.
    let units: [LocatedText]
    /// Units that are neither defined nor in the project.
    private(set) var missing: [LocatedText] = []

    init(_ units: [LocatedText], in context: JudgingContext) {
        let project = context.project
        self.units = units
        let layers = Self.firstIndices(project.layers.map(\.name))
        let modules = Set(project.modules.map(\.name))
        // Manifests and imports know a module without Swift files (of C, of resources) only by its name.
        let withoutFiles = modules.subtracting(project.modules.lazy.filter { !$0.files.isEmpty }.map(\.name))
        let features = Set(project.features.map(\.name))
        let imported = Self.importedModules(units.map(\.text), in: project)
        var byLayer: [LayerID: Int] = [:]
        var byModule: [String: Int] = [:]
        var byFeature: [String: Int] = [:]
        var external: [String: Int] = [:]
        for (index, unit) in units.enumerated() {
            if let layer = layers[unit.text] {
                byLayer[LayerID(Int32(clamping: layer))] = index
            } else if modules.contains(unit.text) {
                byModule[unit.text] = index
                if withoutFiles.contains(unit.text) { external[unit.text] = index }
            } else if features.contains(unit.text) {
                byFeature[unit.text] = index
            } else if imported.contains(unit.text) {
                external[unit.text] = index
            } else if !Self.isDefined(unit.text, by: context.guide.definitions) {
                missing.append(unit)
            }
        }
        map = UnitMap(
            names: units.map(\.text),
            noun: Self.noun(layers: byLayer.count, modules: byModule.count + external.count, features: byFeature.count),
            project: project,
            external: external,
            sharedUnits: { Self.sharedUnits(of: $0, byLayer, byModule, in: project) },
            unitOfFile: { file in
                if let layer = file.layer, let unit = byLayer[layer] { return unit }
                if let module = file.module, let unit = byModule[project.module(module).name] { return unit }
                return file.feature.flatMap { byFeature[project.feature($0).name] }
            }
        )
    }

    /// The units of a file that several modules share; nil if its path decides the layer.
    private static func sharedUnits(
        of file: ProjectFile,
        _ byLayer: [LayerID: Int],
        _ byModule: [String: Int],
        in project: Project
    ) -> [Int]? {
        let layers = [file.layer].compactMap { $0 } + file.otherLayers
        let found = layers.compactMap { byLayer[$0] }
        if !found.isEmpty { return file.otherLayers.isEmpty ? nil : found }
        let ofModules = file.modules.compactMap { byModule[project.module($0).name] }
        return ofModules.isEmpty ? nil : ofModules
    }

    /// One notice for each unit that is missing in the project.
    func notices(for rule: Rule) -> [Notice] {
        missing.map { unit in
            Notice(
                kind: .emptyDefinition,
                rule: rule.name,
                message:
                    "`\(rule.name)` names `\(unit.text)`, but this project has no layer, module or feature with that name",
                guideFile: unit.place.file,
                guideLine: unit.place.position.line,
                lacks: MissingThing(.unit, unit.text)
            )
        }
    }

    private static func firstIndices(_ names: [String]) -> [String: Int] {
        Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// A definition that nothing fits has its own notice.
    private static func isDefined(_ name: String, by definitions: Definitions) -> Bool {
        definitions.layers.contains { $0.name == name } || definitions.modules.contains { $0.name == name }
    }

    private static func importedModules(_ names: [String], in project: Project) -> Set<String> {
        let wanted = Set(names)
        var found: Set<String> = []
        for file in project.files {
            for fact in file.facts.imports where found.count < wanted.count {
                let name = file.facts.text(fact.module)
                if wanted.contains(name) { found.insert(name) }
            }
        }
        return found
    }

    private static func noun(layers: Int, modules: Int, features: Int) -> UnitMap.Noun {
        if layers > 0, modules + features == 0 { return UnitMap.Noun(singular: "layer", plural: "layers") }
        if modules > 0, layers + features == 0 { return UnitMap.Noun(singular: "module", plural: "modules") }
        if features > 0, layers + modules == 0 { return UnitMap.Noun(singular: "feature", plural: "features") }
        return UnitMap.Noun(singular: "part", plural: "parts")
    }
}
