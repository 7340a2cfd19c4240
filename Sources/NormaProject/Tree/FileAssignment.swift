// Assigns every Swift file to its folder, module, layer and feature, and marks test code and generated code.

import NormaFacts
import NormaGuide
import NormaText

/// The Swift files in order, each with its place.
struct FileAssignment {
    private(set) var files: [ProjectFile] = []
    /// The file of each declaration.
    private(set) var declarationFiles: [FileID] = []

    /// Also fills the project's layers and features, and gives the tree and the modules their files.
    ///
    /// A file belongs to the first layer, in the guide's order, that covers it or its module; one that several modules share
    /// is in the layers of all of them.
    init(
        input: ProjectInput,
        definitions: Definitions,
        tree: inout FileTree,
        modules: inout ModuleMap,
        into project: inout ProjectContents
    ) {
        let sources = Self.sortedSources(input.sources)
        let places = DefinedPlaces(definitions, folders: tree.folders, modules: modules)
        var features = Self.features(definitions, folders: tree.folders, sources)
        var layers = definitions.layers.map { ProjectLayer(name: $0.name, files: []) }
        var references: Int32 = 0
        for (index, source) in sources.enumerated() {
            let id = FileID(Int32(index))
            let folder = tree.folder(around: source.path)
            let found = places.modules(of: source.path, in: folder, modules: modules)
            let module = found.first
            let covering = places.layers(of: source.path, in: folder, modules: found)
            let feature = features.feature(of: source.path, in: folder)
            let sign = Self.sign(of: source, in: folder, places, input)
            files.append(
                ProjectFile(
                    content: source.content,
                    firstDeclaration: DeclarationID(Int32(declarationFiles.count)),
                    firstReference: ReferenceID(references),
                    folder: folder,
                    module: module,
                    otherModules: Array(found.dropFirst()),
                    layer: covering.first.map { LayerID(Int32($0)) },
                    otherLayers: covering.dropFirst().map { LayerID(Int32($0)) },
                    feature: feature,
                    isTest: places.isTest(source.path, in: folder, module: module, modules: modules),
                    generated: sign.isDoubted ? nil : sign.sign,
                    doubted: sign.isDoubted ? sign.sign : nil
                )
            )
            declarationFiles += repeatElement(id, count: source.facts.declarations.count)
            references += Int32(source.facts.references.count)
            tree.add(id, to: folder)
            for module in found { modules.add(id, to: module) }
            for layer in covering { layers[layer].files.append(id) }
            if let feature { features.add(id, to: feature) }
            project.filesByPath[source.path] = id
        }
        project.layers = layers
        project.layerOverlaps = LayerOverlap.all(in: files, places)
        project.features = features.features
    }

    /// A listing goes before the file's own mark, which a guide may ignore.
    private static func sign(
        of source: SourceInput,
        in folder: FolderID,
        _ places: DefinedPlaces,
        _ input: ProjectInput
    ) -> (sign: GeneratedSign?, isDoubted: Bool) {
        if let listed = places.listedAsGenerated(source.path, in: folder) { return (GeneratedSign(listed), false) }
        if input.generated.contains(source.path) { return (GeneratedSign(.attributes), false) }
        guard places.countsMarks else { return (nil, false) }
        guard let mark = GeneratedMark.sign(of: source.path, source.content) else {
            return (input.marks[source.path], false)
        }
        let earlier = input.earlier[source.path]
        return (mark, earlier.map { GeneratedMark.sign(of: source.path, $0) == nil } ?? false)
    }

    private static func features(
        _ definitions: Definitions,
        folders: [ProjectFolder],
        _ sources: [SourceInput]
    ) -> FeatureFolders {
        let prefixed = definitions.featurePrefixes.map { PrefixedFeatures($0).features(of: sources) }
        return FeatureFolders(
            definitions.features,
            folders: folders,
            files: sources.map(\.path),
            prefixed: prefixed ?? [:]
        )
    }

    /// By path; of two with the same path the first given stays.
    private static func sortedSources(_ sources: [SourceInput]) -> [SourceInput] {
        var sorted: [SourceInput] = []
        sorted.reserveCapacity(sources.count)
        for source in sources.sorted(by: { $0.path < $1.path }) where sorted.last?.path != source.path {
            sorted.append(source)
        }
        return sorted
    }
}
