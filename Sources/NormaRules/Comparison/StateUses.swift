// The uses between the units of one state, at every level that a comparison is about.

import NormaFacts
import NormaFindings
import NormaGuide
import NormaProject
import NormaText

/// An arrow between two units, by their names in the later state.
struct UnitPair: Hashable, Comparable {
    let from: String
    let to: String

    var reversed: UnitPair { UnitPair(from: to, to: from) }

    static func < (left: UnitPair, right: UnitPair) -> Bool { (left.from, left.to) < (right.from, right.to) }
}

/// The uses of one arrow.
struct GatheredUses {
    var references = 0
    var imports = 0
    var declarations = 0
    /// Those of which one end is in a changed file, and some of the others.
    private(set) var touched: [UnitUse] = []
    private(set) var others: [UnitUse] = []

    private static let most = 30

    var all: [UnitUse] { touched + others }

    mutating func add(_ use: UnitUse, isTouched: Bool) {
        switch use.means {
        case .reference: references += 1
        case .importing: imports += 1
        case .manifest: declarations += 1
        }
        if isTouched {
            if touched.count < Self.most { touched.append(use) }
        } else if others.count < Self.most {
            others.append(use)
        }
    }
}

struct StateUses {
    let context: JudgingContext
    private let names: UnitNames
    private let touched: Set<RelativePath>
    private(set) var edges: [DiffLevel: [UnitPair: GatheredUses]] = [:]
    /// The Swift files of each unit, tests left out.
    private(set) var files: [DiffLevel: [String: Int]] = [:]

    /// - Parameters:
    ///   - names: the names of units in the later state.
    ///   - touched: the files that differ between the states.
    ///
    /// Cost: one pass over references and imports for each level.
    init(_ context: JudgingContext, names: UnitNames, touched: Set<RelativePath>) {
        self.context = context
        self.names = names
        self.touched = touched
        gather(.modules, from: .modules)
        if !context.project.layers.isEmpty { gather(.layers, from: .layers) }
        if !context.project.features.isEmpty { gather(.features, from: .features) }
        gatherFolders()
        gatherLibraries()
    }

    private mutating func gather(_ level: DiffLevel, from structure: StructureLevel) {
        let units = StructureUnits(of: structure, in: context)
        let own = units.map.names.map { names.later($0, level) }
        for (index, unit) in units.units.enumerated() where !units.isLeftOut[index] {
            files[level, default: [:]][own[index], default: 0] += unit.files
        }
        var found: [UnitPair: GatheredUses] = [:]
        UseScan(context: context, units: units.map, tests: .none).forEach { use in
            guard !units.isLeftOut[use.from], !units.isLeftOut[use.to] else { return }
            let pair = UnitPair(from: own[use.from], to: own[use.to])
            guard pair.from != pair.to else { return }
            found[pair, default: GatheredUses()].add(use, isTouched: isTouched(use))
        }
        edges[level] = found
    }

    func laterName(_ name: String, _ level: DiffLevel) -> String { names.later(name, level) }

    func laterFolder(_ folder: RelativePath) -> RelativePath { names.later(folder) }

    // MARK: - Folders

    /// An arrow between two folders is between the two that are side by side: `App/Views/Cart` uses `App/Models` counts for `App/Views`
    /// and `App/Models`.
    private mutating func gatherFolders() {
        let project = context.project
        let paths = project.folders.map { names.later($0.path) }
        countFiles(paths)
        var found: [DiffLevel: [UnitPair: GatheredUses]] = [:]
        var known: [DirectedPair: FolderPair?] = [:]
        let units = AcyclicUnits.map(of: .folders, in: context)
        UseScan(context: context, units: units, tests: .none).forEach { use in
            guard case .reference = use.means, isInOneModule(use) else { return }
            let ends = DirectedPair(from: use.from, to: use.to)
            let pair = known[ends] ?? FolderPair(paths[use.from], paths[use.to], names)
            known[ends] = pair
            guard let pair else { return }
            found[pair.level, default: [:]][pair.units, default: GatheredUses()].add(use, isTouched: isTouched(use))
        }
        for (level, pairs) in found { edges[level, default: [:]].merge(pairs) { first, _ in first } }
    }

    private struct DirectedPair: Hashable {
        let from: Int
        let to: Int
    }

    private mutating func countFiles(_ paths: [RelativePath]) {
        for file in context.project.files where !file.isTest && !context.leavesOut(file) {
            var folder = paths[Int(file.folder.index)]
            while !folder.text.isEmpty {
                files[.folders, default: [:]][folder.text, default: 0] += 1
                if names.isFeature(folder) { files[.features, default: [:]][names.feature(folder), default: 0] += 1 }
                folder = folder.parent
            }
        }
    }

    /// Uses of another module are arrows between modules.
    private func isInOneModule(_ use: UnitUse) -> Bool {
        guard let user = use.file.map({ context.project.file($0) }), let target = use.targetFile(in: context) else {
            return true
        }
        let (one, other) = (user.modules, context.project.file(target).modules)
        return one.isEmpty && other.isEmpty || one.contains(where: other.contains)
    }

    // MARK: - Libraries

    private mutating func gatherLibraries() {
        let project = context.project
        var found: [UnitPair: GatheredUses] = [:]
        for (index, file) in project.files.enumerated() where !file.isTest && !context.leavesOut(file) {
            let id = FileID(Int32(clamping: index))
            guard !ManifestName.isManifest(file.path) else { continue }
            let users = file.modules.isEmpty ? [""] : file.modules.map { project.module($0).name }
            for (number, fact) in file.facts.imports.enumerated() {
                let library = file.facts.text(fact.module)
                guard !library.isEmpty, library != "Swift", project.modules(importedBy: fact, in: id).isEmpty else {
                    continue
                }
                let use = UnitUse(from: -1, to: -1, file: id, owner: nil, means: .importing(number))
                for user in users where user != library {
                    let pair = UnitPair(from: names.later(user, .modules), to: library)
                    found[pair, default: GatheredUses()].add(use, isTouched: touched.contains(file.path))
                }
            }
        }
        gatherPackages(&found)
        edges[.libraries] = found
    }

    /// Packages that a manifest names, whether or not their modules are imported; those of the tree are modules of its own.
    private func gatherPackages(_ found: inout [UnitPair: GatheredUses]) {
        for (index, package) in context.project.packages.enumerated() {
            let name = Self.name(of: package)
            for dependency in package.facts.dependencies.value ?? [] where dependency.requirement != .local {
                let use = ModuleUse(name: dependency.identity, modules: [], range: dependency.range)
                let means = UnitUse.Means.manifest(PackageID(Int32(clamping: index)), use, target: name)
                found[UnitPair(from: name, to: dependency.identity), default: GatheredUses()].add(
                    UnitUse(from: -1, to: -1, file: nil, owner: nil, means: means),
                    isTouched: touched.contains(package.manifest)
                )
            }
        }
    }

    /// A project of Xcode has the name of its folder: `Shop.xcodeproj`.
    private static func name(of package: ProjectPackage) -> String {
        if let name = package.facts.name.value, !name.isEmpty { return name }
        let path = package.manifest
        return path.name == "project.pbxproj" ? String(path.parent.name) : path.text
    }

    /// Whether one of its ends is in a file that differs between the states.
    func isTouched(_ use: UnitUse) -> Bool {
        guard let file = use.file else { return true }
        if touched.contains(context.path(of: file)) { return true }
        return use.targetFile(in: context).map { touched.contains(context.path(of: $0)) } ?? false
    }
}

extension UnitUse {
    /// The file of the declaration that is named; nil for imports, manifests, and names that may mean several.
    func targetFile(in context: JudgingContext) -> FileID? {
        guard case .reference(let index) = means, let file,
            let reference = context.project.reference(Int32(clamping: index), in: file),
            case .exact(let declaration) = context.project.resolution(of: reference)
        else { return nil }
        return context.project.file(of: declaration)
    }
}
