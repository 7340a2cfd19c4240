// Packages and modules: what manifests declare, what the guide defines, and which file belongs to which.

import NormaFacts
import NormaGuide
import NormaText

/// Packages, modules, and the module of every file.
struct ModuleMap: Sendable {
    /// By the path of the manifest.
    private(set) var packages: [ProjectPackage] = []
    /// By name; of the same name, the guide's first, then by the manifest's path and place.
    private(set) var modules: [ProjectModule] = []
    private var extents: [RelativePath: [(module: ModuleID, extent: TargetExtent)]] = [:]
    private var manifests: Set<RelativePath> = []
    private var packageRoots: Set<RelativePath> = []
    private var defined: [ModuleID] = []

    /// A module before modules are numbered.
    private struct Draft {
        var name: String
        var kind: String
        var package: PackageID?
        var extent: TargetExtent?
        var target: ManifestTarget?
        var definition: Int?
    }

    init(
        manifests inputs: [ManifestInput],
        definitions: [ModuleDefinition],
        tree: FileTree,
        sources: [SourceInput]
    ) {
        packages = Self.packages(inputs)
        manifests = Set(inputs.map(\.path))
        packageRoots = Set(packages.map(\.root))
        var drafts: [Draft] = []
        for (index, package) in packages.enumerated() {
            let folders = TargetFolders(root: package.root, manifest: package.facts, tree: tree)
            for target in package.facts.targets.value ?? [] {
                guard let name = target.name.value else { continue }
                drafts.append(
                    Draft(
                        name: name,
                        kind: target.kind,
                        package: PackageID(Int32(index)),
                        extent: folders.extent(of: target),
                        target: target
                    )
                )
            }
        }
        drafts += inferredDrafts(besides: drafts, tree: tree, sources: sources)
        Self.join(definitions, into: &drafts)
        number(drafts, definitionCount: definitions.count)
        linkDependencies(Self.sorted(drafts))
    }

    /// The module of a Swift file: the guide's first definition that covers it, else the target in the deepest folder.
    func module(of file: RelativePath, definition: Int?) -> ModuleID? {
        if let definition { return defined[definition] }
        guard !manifests.contains(file) else { return nil }
        var folder = file.parent
        while true {
            for entry in extents[folder] ?? [] where entry.extent.contains(file) { return entry.module }
            // What lies in a package's folder is no part of the package around it.
            if folder.text.isEmpty || packageRoots.contains(folder) { return nil }
            folder = folder.parent
        }
    }

    mutating func add(_ file: FileID, to module: ModuleID) { modules[Int(module.index)].files.append(file) }

    /// One package a folder: of several manifests there `Package.swift` counts, not those for other tools versions.
    private static func packages(_ inputs: [ManifestInput]) -> [ProjectPackage] {
        var chosen: [RelativePath: ManifestInput] = [:]
        for input in inputs.sorted(by: { $0.path < $1.path }) {
            let root = input.path.parent
            if chosen[root] == nil || input.path.name == "Package.swift" { chosen[root] = input }
        }
        return chosen.values.sorted { $0.path < $1.path }.map {
            ProjectPackage(manifest: $0.path, root: $0.path.parent, facts: $0.facts, modules: [])
        }
    }

    /// Where a manifest hides targets: the folders that lie where targets lie and are imported by their names.
    private func inferredDrafts(besides drafts: [Draft], tree: FileTree, sources: [SourceInput]) -> [Draft] {
        let claimed = Set(drafts.compactMap { $0.extent?.folder })
        var found: [Draft] = []
        var importers: [String: [RelativePath]]?
        for (index, package) in packages.enumerated() {
            guard package.facts.targets.value == nil || !package.facts.unknowns.isEmpty else { continue }
            for folder in TargetFolders.usualFolders(below: package.root, tree: tree) where !claimed.contains(folder) {
                let name = ImportTable.importName(String(folder.name))
                let paths = importers ?? Self.importers(in: sources)
                importers = paths
                let isImported = paths[name]?.contains { !$0.isInside(folder) } ?? false
                guard isImported else { continue }
                found.append(
                    Draft(
                        name: String(folder.name),
                        kind: "inferred",
                        package: PackageID(Int32(index)),
                        extent: TargetExtent(folder: folder, sources: nil, exclude: [])
                    )
                )
            }
        }
        return found
    }

    private static func importers(in sources: [SourceInput]) -> [String: [RelativePath]] {
        var found: [String: [RelativePath]] = [:]
        for source in sources {
            for fact in source.facts.imports { found[source.facts.text(fact.module), default: []].append(source.path) }
        }
        return found
    }

    /// A definition that has the name of one target takes its place; it says only where the files are.
    private static func join(_ definitions: [ModuleDefinition], into drafts: inout [Draft]) {
        for (index, definition) in definitions.enumerated() {
            let sameName = drafts.indices.filter { drafts[$0].name == definition.name }
            if sameName.count == 1, let only = sameName.first, drafts[only].definition == nil {
                drafts[only].definition = index
            } else {
                drafts.append(
                    Draft(name: definition.name, kind: "defined", package: nil, extent: nil, definition: index)
                )
            }
        }
    }

    private static func sorted(_ drafts: [Draft]) -> [Draft] {
        drafts.enumerated().sorted { left, right in
            let (leftName, rightName) = (left.element.name, right.element.name)
            guard leftName == rightName else { return leftName.utf8.lexicographicallyPrecedes(rightName.utf8) }
            let (leftPackage, rightPackage) = (left.element.package?.index ?? -1, right.element.package?.index ?? -1)
            return leftPackage != rightPackage ? leftPackage < rightPackage : left.offset < right.offset
        }.map(\.element)
    }

    private mutating func number(_ drafts: [Draft], definitionCount: Int) {
        defined = Array(repeating: ModuleID(0), count: definitionCount)
        for draft in Self.sorted(drafts) {
            let id = ModuleID(Int32(modules.count))
            modules.append(
                ProjectModule(
                    name: draft.name,
                    kind: draft.kind,
                    package: draft.package,
                    folders: draft.extent.map { [$0.folder] } ?? [],
                    range: draft.target?.range ?? .empty,
                    files: [],
                    dependencies: draft.target == nil ? nil : [],
                    externalDependencies: []
                )
            )
            if let extent = draft.extent { extents[extent.folder, default: []].append((id, extent)) }
            if let definition = draft.definition { defined[definition] = id }
            if let package = draft.package { packages[Int(package.index)].modules.append(id) }
        }
    }

    private mutating func linkDependencies(_ drafts: [Draft]) {
        let dependencies = ModuleDependencies(packages: packages, modules: modules)
        for (index, draft) in drafts.enumerated() {
            guard let target = draft.target, let package = draft.package else { continue }
            let found = dependencies.dependencies(of: target, in: package)
            modules[index].dependencies = found.modules
            modules[index].externalDependencies = found.external
        }
    }
}
