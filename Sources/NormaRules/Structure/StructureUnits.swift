// The facts about each unit of a level: its size, and its layer, feature and module.

import NormaFacts
import NormaFindings
import NormaGuide
import NormaProject
import NormaText

/// The units of a level, with the numbers of their map.
struct StructureUnits {
    let map: UnitMap
    private(set) var units: [StructureUnit]
    /// Units with nothing but test code or generated code, or with nothing at all.
    private(set) var isLeftOut: [Bool]

    init(of level: StructureLevel, in context: JudgingContext) {
        switch level {
        case .layers: self.init(AcyclicUnits.map(of: .layers, in: context), level, context)
        case .features: self.init(AcyclicUnits.map(of: .features, in: context), level, context)
        case .modules:
            self.init(AcyclicUnits.map(of: .modules, in: context), level, context)
            findKinds(of: context.project.modules)
        case .parts:
            let parts = StructureParts(context.project)
            self.init(parts.map, level, context)
            for (index, part) in parts.parts.enumerated() { units[index].layer = part.layer }
        case .types: self.init(types: TypeUnits(context), context)
        }
        let ranks = LayerRanks(context.guide)
        for index in units.indices {
            let layer = level == .layers ? units[index].name : units[index].layer
            units[index].rank = layer.flatMap { ranks.rank(of: $0) }
        }
    }

    /// Units that no guide defines.
    init(proposed map: UnitMap, first: Set<Int>, in context: JudgingContext) {
        self.init(map, .layers, context)
        for index in units.indices where first.contains(index) { units[index].rank = 0 }
    }

    /// Units that are made of files.
    private init(_ map: UnitMap, _ level: StructureLevel, _ context: JudgingContext) {
        let project = context.project
        self.map = map
        units = map.names.map { StructureUnit(name: $0) }
        isLeftOut = Array(repeating: true, count: map.count)
        var homes = Array(repeating: Homes(), count: map.count)
        for (index, file) in project.files.enumerated() where !file.isTest && !file.isGenerated {
            for unit in map.usingUnits(of: FileID(Int32(clamping: index))) where units.indices.contains(unit) {
                units[unit].files += 1
                units[unit].lines += file.facts.lines.lineCount
                units[unit].types += file.facts.declarations.count { $0.kind.isType }
                isLeftOut[unit] = false
                homes[unit].add(file)
            }
        }
        for index in units.indices { homes[index].fill(&units[index], but: level, of: project) }
    }

    private init(types: TypeUnits, _ context: JudgingContext) {
        let project = context.project
        map = types.map
        isLeftOut = types.types.map { project.isTest($0) || project.isGenerated($0) }
        units = zip(types.map.names, types.types).map { name, type in
            let fact = project.fact(type)
            let file = project.file(project.file(of: type))
            var unit = StructureUnit(
                name: name,
                kind: "\(fact.kind)",
                place: context.place(context.site(of: .declaration(type)))
            )
            unit.files = 1
            unit.types = 1
            let lines = file.facts.lines
            unit.lines = lines.line(at: fact.range.end) - lines.line(at: fact.range.start) + 1
            var home = Homes()
            home.add(file)
            home.fill(&unit, but: .types, of: project)
            return unit
        }
    }

    /// A module without Swift files (of C, of resources) is one too, if its manifest names it.
    private mutating func findKinds(of modules: [ProjectModule]) {
        let byName = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for index in units.indices {
            guard let module = byName[units[index].name] else { continue }
            units[index].kind = module.kind
            isLeftOut[index] = module.isTest || (isLeftOut[index] && !module.files.isEmpty)
        }
    }
}

/// The layers, features and modules of a unit's files.
private struct Homes {
    private var layers: Set<LayerID?> = []
    private var features: Set<FeatureID?> = []
    private var modules: Set<ModuleID?> = []

    mutating func add(_ file: ProjectFile) {
        layers.insert(file.layer)
        features.insert(file.feature)
        modules.insert(file.module)
    }

    /// Only values that all files share.
    func fill(_ unit: inout StructureUnit, but level: StructureLevel, of project: Project) {
        if level != .layers { unit.layer = Self.only(layers).map { project.layer($0).name } }
        if level != .features { unit.feature = Self.only(features).map { project.feature($0).name } }
        if level != .modules { unit.module = Self.only(modules).map { project.module($0).name } }
    }

    private static func only<Element>(_ all: Set<Element?>) -> Element? { all.count == 1 ? all.first ?? nil : nil }
}
