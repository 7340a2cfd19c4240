// Who uses whom among the parts of the picture, counted as the rule about them would count.

import NormaFindings
import NormaProject
import NormaRules
import NormaText

struct StructureSearch {
    let context: JudgingContext
    let tree: SourceTree
    let features: FeatureFolders?
    /// The files where the app begins.
    let entries: [FileID]

    /// Modules if the code is divided into several; else folders. Nil if there is nothing to draw.
    func find() -> LearnedStructure? { modules() ?? layers() }

    // MARK: - Modules

    /// A reader can take in this many modules.
    private static let mostModules = 24

    private func modules() -> LearnedStructure? {
        let project = context.project
        let held = project.modules.map { module in
            module.isTest
                ? 0
                : module.files.count {
                    tree.isSource($0) && project.file($0).module.map { project.module($0).name } == module.name
                }
        }
        let drawn = project.modules.indices.filter { held[$0] > 0 && Self.isName(project.modules[$0].name) }
        let names = drawn.map { project.modules[$0].name }
        guard drawn.count >= 3, drawn.count <= Self.mostModules,
            Set(names.map { $0.lowercased() }).count == names.count,
            let largest = held.max(), largest * 5 <= tree.sources.count * 3
        else { return nil }
        let graphs = StructureGraphs.graphs(
            of: [.modules],
            in: context,
            faults: UsesAtFault([], of: context.guide) { _ in false }
        )
        guard let graph = graphs.first else { return nil }
        let files = Dictionary(zip(names, drawn.map { held[$0] }), uniquingKeysWith: { first, _ in first })
        let parts = graph.units.compactMap { unit in
            files[unit.name].map { LearnedPart(name: unit.name, patterns: [], files: $0) }
        }
        let found = LearnedStructure(units: .modules, parts: parts, arrows: Self.arrows(of: graph, among: Set(names)))
        return StructurePicture(found).lines.count <= StructurePicture.mostLines ? found : nil
    }

    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.unicodeScalars.allSatisfy { $0 == "_" || ($0.isASCII && $0.properties.isXIDContinue) }
    }

    // MARK: - Layers

    private func layers() -> LearnedStructure? {
        let found = LayerSearch(tree: tree, features: features).find()
        let parts = found.parts.filter { $0.patterns(in: tree) != nil }
        guard parts.count >= 2 else { return nil }
        let homes = FolderHomes(parts, tree)
        let graph = StructureGraphs.graph(ofProposed: parts.map(\.name), first: first(parts, homes), in: context) {
            homes.part(of: $0)
        }
        let byName = Dictionary(parts.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let names =
            graph.units.map(\.name) + parts.map(\.name).filter { name in !graph.units.contains { $0.name == name } }
        return LearnedStructure(
            units: .layers,
            parts: names.compactMap { name in
                byName[name].map { LearnedPart(name: name, patterns: $0.patterns(in: tree) ?? [], files: $0.files) }
            },
            arrows: Self.arrows(of: graph, among: Set(names)),
            leftOut: found.leftOut
        )
    }

    /// A small part where the app begins puts the others together, so it is above them.
    private func first(_ parts: [FolderPart], _ homes: FolderHomes) -> Set<Int> {
        let found = entries.compactMap { homes.part(of: context.project.file($0)) }
        return Set(found.filter { parts[$0].files * 4 <= tree.sources.count })
    }

    /// By the order of the units; an arrow from a later unit to an earlier one of its cycle leads back.
    static func arrows(of graph: StructureGraph, among names: Set<String>, withUses: Bool = false)
        -> [LearnedArrow]
    {
        graph.edges.compactMap { edge in
            let (from, to) = (graph.units[edge.from].name, graph.units[edge.to].name)
            guard names.contains(from), names.contains(to) else { return nil }
            let isBack = edge.from > edge.to && edge.isInCircle
            return LearnedArrow(
                from: from,
                to: to,
                count: edge.weight,
                isDeclaredOnly: edge.isDeclaredOnly,
                isAgainstStream: isBack,
                uses: withUses || isBack ? edge.uses : []
            )
        }
    }
}

/// The part that a file is in, by its path alone.
struct FolderHomes {
    /// By folder, for everything below it.
    private var below: [Int?]
    /// By folder, for files directly in it.
    private var direct: [Int: Int] = [:]

    init(_ parts: [FolderPart], _ tree: SourceTree) {
        var below: [Int?] = Array(repeating: nil, count: tree.project.folders.count)
        for (number, part) in parts.enumerated() {
            for folder in part.folders { below[folder] = number }
            if let folder = part.directFolder { direct[folder] = number }
        }
        for index in tree.project.folders.indices where below[index] == nil {
            below[index] = tree.project.folders[index].parent.flatMap { below[Int($0.index)] }
        }
        self.below = below
    }

    func part(of file: ProjectFile) -> Int? { direct[Int(file.folder.index)] ?? below[Int(file.folder.index)] }
}
