// A guide's definitions for a path: its module, its layer, test code or not, generated or not.

import NormaExpressions
import NormaGuide
import NormaText

/// The path patterns of a guide, prepared once for all files.
struct DefinedPlaces {
    private let definedModules: PathMatching
    private let layers: [LayerDefinition]
    private let layerOrder: LayerOrder
    private let layerPaths: PathMatching
    /// For each module of the project, the first layer that is defined by it.
    private let layersOfModules: [Int?]
    /// Nil if the guide doesn't define the place of test code.
    private let tests: PathMatching?
    private let generated: PathMatching
    /// Whether unlisted files are left out as generated.
    let countsMarks: Bool

    init(_ definitions: Definitions, folders: [ProjectFolder], modules: ModuleMap) {
        definedModules = PathMatching(definitions.modules.map(\.paths), folders: folders)
        layers = definitions.layers
        let order = LayerOrder(definitions.layers)
        layerOrder = order
        layerPaths = PathMatching(order.order.map { Self.paths(of: definitions.layers[$0]) }, folders: folders)
        layersOfModules = modules.modules.map { Self.firstLayer(ofModule: $0.name, in: definitions.layers, order) }
        tests = definitions.tests.map { PathMatching([$0], folders: folders) }
        generated = PathMatching([definitions.generated, definitions.configuredGenerated], folders: folders)
        countsMarks = !definitions.isGeneratedListedOnly
    }

    /// Samples in a documentation catalogue aren't sources of the target around them.
    func modules(of path: RelativePath, in folder: FolderID, modules: ModuleMap) -> [ModuleID] {
        if path.components.contains(where: { $0.hasSuffix(".docc") }) { return [] }
        return modules.modules(of: path, definition: definedModules.group(of: path, in: folder))
    }

    /// The first layer, in the guide's order, that covers the path or the first of the modules; then, unless the path decides it,
    /// the layers of the other modules.
    func layers(of path: RelativePath, in folder: FolderID, modules: [ModuleID]) -> [Int] {
        let byPath = layerPaths.group(of: path, in: folder).map { layerOrder.order[$0] }
        var found: [Int] = []
        for module in modules {
            guard let layer = layersOfModules[Int(module.index)], !found.contains(layer) else { continue }
            found.append(layer)
        }
        guard let byPath else { return found }
        let isOfModule = found.first.map { layerOrder.isBefore($0, byPath) } ?? false
        return isOfModule ? found : [byPath]
    }

    /// The other layers of a path, if neither is declared to be over the other.
    func overlaps(of path: RelativePath, with winner: Int) -> [Int] {
        guard layers.count > 1 else { return [] }
        return layers.indices.filter { other in
            other != winner && !layerOrder.isSettled(winner, other) && layers[other].covers(path)
        }
    }

    /// Test targets are test code, and so are the guide's places for tests. For uncompiled files, the names of folders decide:
    /// apps call them `LoginTests` as often as `Tests`.
    func isTest(_ path: RelativePath, in folder: FolderID, module: ModuleID?, modules: ModuleMap) -> Bool {
        if module.map({ modules.modules[Int($0.index)].isTest }) ?? false { return true }
        if tests?.group(of: path, in: folder) != nil { return true }
        return module == nil || tests == nil ? TestPaths.hasTestFolder(path) : false
    }

    func listedAsGenerated(_ path: RelativePath, in folder: FolderID) -> GeneratedCause? {
        generated.group(of: path, in: folder).map { $0 == 0 ? .guide : .configuration }
    }

    private static func paths(of layer: LayerDefinition) -> [NamePattern] {
        if case .paths(let patterns) = layer.extent { return patterns }
        return []
    }

    private static func firstLayer(
        ofModule name: String,
        in layers: [LayerDefinition],
        _ layerOrder: LayerOrder
    ) -> Int? {
        layerOrder.order.first { index in
            guard case .modules(let patterns) = layers[index].extent else { return false }
            return patterns.contains { $0.matches(name) }
        }
    }
}
