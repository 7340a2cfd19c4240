// The parts of layers: the files of a feature, or if there is none of a module, in one layer.

import NormaProject

/// The names of the parts are in the order of their layers.
struct StructureParts {
    struct Part: Hashable {
        let name: String
        let layer: String?
    }

    private(set) var parts: [Part] = []
    private(set) var map: UnitMap

    /// Cost: one pass over the files.
    init(_ project: Project) {
        var numbers: [Part: Int] = [:]
        var parts: [Part] = []
        let spread = Self.modulesByLayer(project)
        let found = project.files.map { file -> Int? in
            guard !file.isTest, let part = Self.part(of: file, in: project, spread) else { return nil }
            if let number = numbers[part] { return number }
            numbers[part] = parts.count
            parts.append(part)
            return parts.count - 1
        }
        let byPath = Dictionary(zip(project.files.map(\.path), found), uniquingKeysWith: { first, _ in first })
        map = UnitMap(
            names: parts.map(\.name),
            noun: UnitMap.Noun(singular: "part", plural: "parts"),
            project: project,
            unitOfFile: { byPath[$0.path] ?? nil }
        )
        self.parts = parts
    }

    /// For a layer within one module, the module adds nothing.
    private static func part(of file: ProjectFile, in project: Project, _ spread: [LayerID: Set<ModuleID>]) -> Part? {
        let layer = file.layer.map { project.layer($0).name }
        if let feature = file.feature { return Part(name: project.feature(feature).name, layer: layer) }
        if let module = file.module, file.layer.map({ (spread[$0]?.count ?? 0) > 1 }) ?? true {
            return Part(name: project.module(module).name, layer: layer)
        }
        return layer.map { Part(name: $0, layer: $0) }
    }

    private static func modulesByLayer(_ project: Project) -> [LayerID: Set<ModuleID>] {
        var found: [LayerID: Set<ModuleID>] = [:]
        for file in project.files where !file.isTest {
            if let layer = file.layer, let module = file.module { found[layer, default: []].insert(module) }
        }
        return found
    }
}
