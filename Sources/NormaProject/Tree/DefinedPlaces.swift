// What a guide's definitions say of a path: its module, its layer, test code or not, generated or not.

import NormaExpressions
import NormaGuide
import NormaText

/// The path patterns of a guide, prepared once for all files.
struct DefinedPlaces {
    private let definedModules: PathMatching
    private let layerPaths: PathMatching
    /// For each module of the project, the first layer that is defined by it.
    private let layersOfModules: [Int?]
    /// Nil where the guide does not say which code is test code.
    private let tests: PathMatching?
    private let generated: PathMatching

    init(_ definitions: Definitions, folders: [ProjectFolder], modules: ModuleMap) {
        definedModules = PathMatching(definitions.modules.map(\.paths), folders: folders)
        layerPaths = PathMatching(definitions.layers.map(Self.paths), folders: folders)
        layersOfModules = modules.modules.map { Self.firstLayer(ofModule: $0.name, in: definitions.layers) }
        tests = definitions.tests.map { PathMatching([$0], folders: folders) }
        generated = PathMatching([definitions.generated], folders: folders)
    }

    /// Samples in a documentation catalogue are no source of the target that they lie in.
    func modules(of path: RelativePath, in folder: FolderID, modules: ModuleMap) -> [ModuleID] {
        if path.components.contains(where: { $0.hasSuffix(".docc") }) { return [] }
        return modules.modules(of: path, definition: definedModules.group(of: path, in: folder))
    }

    /// The first layer, in the guide's order, that covers the path or the first of the modules; then, unless the path says it,
    /// the layers of the other modules.
    func layers(of path: RelativePath, in folder: FolderID, modules: [ModuleID]) -> [Int] {
        let byPath = layerPaths.group(of: path, in: folder)
        var found: [Int] = []
        for module in modules {
            guard let layer = layersOfModules[Int(module.index)], !found.contains(layer) else { continue }
            found.append(layer)
        }
        guard let byPath else { return found }
        let isOfModule = found.first.map { $0 < byPath } ?? false
        return isOfModule ? found : [byPath]
    }

    func isTest(_ path: RelativePath, in folder: FolderID, module: ModuleID?, modules: ModuleMap) -> Bool {
        if let tests { return tests.group(of: path, in: folder) != nil }
        let isOfTestTarget = module.map { modules.modules[Int($0.index)].isTest } ?? false
        return isOfTestTarget || TestPaths.hasTestFolder(path)
    }

    func isGenerated(_ path: RelativePath, in folder: FolderID) -> Bool {
        generated.group(of: path, in: folder) != nil
    }

    private static func paths(of layer: LayerDefinition) -> [NamePattern] {
        if case .paths(let patterns) = layer.extent { return patterns }
        return []
    }

    private static func firstLayer(ofModule name: String, in layers: [LayerDefinition]) -> Int? {
        layers.firstIndex { layer in
            guard case .modules(let patterns) = layer.extent else { return false }
            return patterns.contains { $0.matches(name) }
        }
    }
}
