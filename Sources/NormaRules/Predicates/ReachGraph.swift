// Dependencies through any number of steps: types, files and modules as one graph.

import NormaExpressions
import NormaFacts
import NormaProject
import NormaText

/// Nodes are the outermost types, the files (for code outside types) and the modules by name; an edge is a reference that
/// certainly means one declaration, an import, or a line of a manifest. Code in a `#Preview` doesn't count.
struct ReachGraph {
    let graph: DirectedGraph
    private let context: JudgingContext
    private let units: UnitMap
    private let moduleNames: [String]
    private let moduleNodes: [String: Int]

    /// Cost: one pass over references and imports, and sorting the edges.
    init(_ context: JudgingContext) {
        self.context = context
        let units = TypeUnits(context).map
        self.units = units
        let named = context.importedModules.union(context.project.modules.map(\.name))
        let moduleNames = named.sorted()
        self.moduleNames = moduleNames
        let firstModule = units.count + context.project.files.count
        let moduleNodes = Dictionary(
            moduleNames.enumerated().map { ($1, firstModule + $0) },
            uniquingKeysWith: { first, _ in first }
        )
        self.moduleNodes = moduleNodes
        var edges: [DirectedGraph.Edge] = []
        context.project.forEachReferenceEdge { edge in
            guard !context.project.fact(edge.reference).traits.contains(.inPreview) else { return }
            let from = Self.node(of: edge.owner, in: edge.file, units, context)
            let to = Self.node(of: edge.target, in: context.project.file(of: edge.target), units, context)
            if from != to { edges.append(DirectedGraph.Edge(from, to)) }
        }
        for index in context.project.files.indices {
            let id = FileID(Int32(clamping: index))
            let nodes = Self.nodes(of: id, units, context)
            let file = context.project.files[index]
            for fact in file.facts.imports {
                guard let module = moduleNodes[file.facts.text(fact.module)] else { continue }
                edges += nodes.map { DirectedGraph.Edge($0, module) }
                guard !file.isTest else { continue }
                let own = file.modules.compactMap { moduleNodes[context.project.module($0).name] }
                edges += own.map { DirectedGraph.Edge($0, module) }
            }
        }
        for module in context.project.modules {
            let names =
                (module.dependencies ?? []).map { context.project.module($0).name } + module.externalDependencies
            guard let from = moduleNodes[module.name] else { continue }
            edges += names.compactMap { moduleNodes[$0] }.map { DirectedGraph.Edge(from, $0) }
        }
        graph = DirectedGraph(nodeCount: firstModule + moduleNames.count, edges: edges)
    }

    private static func node(
        of declaration: DeclarationID?,
        in file: FileID,
        _ units: UnitMap,
        _ context: JudgingContext
    ) -> Int {
        let unit = declaration.map { units.unit(of: $0, in: context.project) } ?? -1
        return unit >= 0 ? unit : units.count + Int(file.index)
    }

    /// The file itself and the types that have a declaration or an extension at its top.
    private static func nodes(of file: FileID, _ units: UnitMap, _ context: JudgingContext) -> [Int] {
        let types = context.topLevel(of: file).map { units.unit(of: $0, in: context.project) }.filter { $0 >= 0 }
        return [units.count + Int(file.index)] + types
    }

    func node(of declaration: DeclarationID, in file: FileID) -> Int {
        Self.node(of: declaration, in: file, units, context)
    }

    func node(ofModule name: String) -> Int? { moduleNodes[name] }

    /// Where a thing's dependencies begin.
    func nodes(of subject: Subject) -> [Int] {
        switch subject {
        case .declaration(let declaration): [node(of: declaration, in: context.project.file(of: declaration))]
        case .module(let module):
            context.extents(of: subject).flatMap { Self.nodes(of: $0.file, units, context) }
                + [moduleNodes[context.project.module(module).name]].compactMap { $0 }
        default: context.extents(of: subject).flatMap { Self.nodes(of: $0.file, units, context) }
        }
    }

    /// The content of a zone; the module itself if the zone is a module.
    func nodes(in zone: Zone) -> [Int] {
        var result: [Int] = []
        for index in context.project.files.indices {
            let id = FileID(Int32(clamping: index))
            guard context.verdict(of: .file(id), in: zone, given: .none) == .holds else { continue }
            let types = context.topLevel(of: id).filter { context.project.fact($0).kind.isType }
            result += [units.count + index] + types.map { units.unit(of: $0, in: context.project) }.filter { $0 >= 0 }
        }
        if case .module(let pattern) = zone {
            result += moduleNames.filter { pattern.matches($0) }.compactMap { moduleNodes[$0] }
        }
        return result
    }

    func name(of node: Int) -> String {
        if node < units.count { return units.name(node) }
        let file = node - units.count
        if file < context.project.files.count { return String(context.project.files[file].path.name) }
        let module = file - context.project.files.count
        return moduleNames.indices.contains(module) ? moduleNames[module] : ""
    }
}
