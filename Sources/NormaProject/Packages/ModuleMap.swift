// Packages and modules: those that manifests declare, those that the guide defines, and the files of each.

import NormaFacts
import NormaGuide
import NormaText

/// Packages, modules, and the module of every file.
struct ModuleMap: Sendable {
    /// By the path of the manifest.
    private(set) var packages: [ProjectPackage] = []
    /// By name; of the same name, the guide's first, then by the manifest's path and place.
    private(set) var modules: [ProjectModule] = []
    private var claims: FileClaims
    private var manifests: Set<RelativePath> = []
    /// By the number of its definition in the guide.
    private var defined: [Int: ModuleID] = [:]

    init(manifests inputs: [ManifestInput], definitions: [ModuleDefinition], tree: FileTree, sources: [SourceInput]) {
        packages = ManifestChoice.packages(inputs)
        manifests = Set(inputs.map(\.path))
        claims = FileClaims(packages: packages)
        var drafts: [ModuleDraft] = []
        for (index, package) in packages.enumerated() {
            drafts += ModuleDraft.drafts(of: package, PackageID(Int32(index)), tree: tree)
        }
        let inferred = InferredModules(packages: packages, tree: tree, sources: sources)
        drafts += inferred.drafts(besides: drafts)
        Self.join(definitions, into: &drafts)
        let sorted = ModuleDraft.sorted(drafts)
        number(sorted)
        claim(sorted)
        linkDependencies(sorted)
        markTestSupport()
    }

    /// The modules of a Swift file, its own first: the guide's first definition that covers it, else those
    /// of the nearest manifest.
    func modules(of file: RelativePath, definition: Int?) -> [ModuleID] {
        if let definition { return defined[definition].map { [$0] } ?? [] }
        return manifests.contains(file) ? [] : claims.modules(of: file)
    }

    func unwalked(_ leftOut: [RelativePath]) -> [UnwalkedSources] { claims.unwalked(leftOut) }

    mutating func add(_ file: FileID, to module: ModuleID) { modules[Int(module.index)].files.append(file) }

    /// A definition that has the name of one target replaces it; it only gives the place of the files.
    private static func join(_ definitions: [ModuleDefinition], into drafts: inout [ModuleDraft]) {
        for (index, definition) in definitions.enumerated() {
            let sameName = drafts.indices.filter { drafts[$0].name == definition.name }
            if sameName.count == 1, let only = sameName.first, drafts[only].definition == nil {
                drafts[only].definition = index
            } else {
                drafts.append(ModuleDraft(name: definition.name, kind: "defined", definition: index))
            }
        }
    }

    private mutating func number(_ drafts: [ModuleDraft]) {
        for draft in drafts {
            let id = ModuleID(Int32(modules.count))
            modules.append(
                ProjectModule(
                    name: draft.name,
                    kind: draft.kind,
                    package: draft.package,
                    targets: draft.targets.compactMap(\.name.value),
                    folders: draft.folders,
                    range: draft.targets.first?.range ?? .empty,
                    files: [],
                    dependencies: draft.targets.isEmpty ? nil : [],
                    externalDependencies: [],
                    uses: [],
                    defaultIsolation: Self.defaultIsolation(of: draft),
                    wrapperIsolation: wrapperIsolation(of: draft),
                    deploymentTargets: Self.deploymentTargets(of: draft)
                )
            )
            if let definition = draft.definition { defined[definition] = id }
            if let package = draft.package { packages[Int(package.index)].modules.append(id) }
        }
    }

    /// A module without a manifest has the language's defaults.
    private static func defaultIsolation(of draft: ModuleDraft) -> DefaultIsolation {
        let isolations = Set(draft.targets.map(\.defaultIsolation))
        guard let first = isolations.first else { return draft.kind == "inferred" ? .unknown : .nonisolated }
        return isolations.count == 1 ? first : .unknown
    }

    private static func deploymentTargets(of draft: ModuleDraft) -> [String: [Known<String>]] {
        var result: [String: [Known<String>]] = [:]
        for target in draft.targets {
            for (platform, version) in target.buildSettings?.deploymentTargets ?? [:] {
                result[platform, default: []].append(version)
            }
        }
        return result
    }

    private func wrapperIsolation(of draft: ModuleDraft) -> WrapperIsolation {
        guard let package = draft.package else { return .unknown }
        let facts = packages[Int(package.index)].facts
        let isolations = draft.targets.map {
            $0.wrapperIsolation(modes: facts.languageModes, toolsVersion: facts.toolsVersion)
        }
        return Set(isolations).count == 1 ? isolations.first ?? .unknown : .unknown
    }

    /// In the order of the manifests: of several targets with the same file the first counts.
    private mutating func claim(_ drafts: [ModuleDraft]) {
        for index in drafts.indices.sorted(by: { drafts[$0].place < drafts[$1].place }) {
            guard let package = drafts[index].package else { continue }
            for extent in drafts[index].extents {
                let isTest = ManifestTarget.isTest(kind: drafts[index].kind)
                claims.add(extent, of: ModuleID(Int32(index)), in: package, isTest: isTest)
            }
        }
    }

    private mutating func linkDependencies(_ drafts: [ModuleDraft]) {
        let dependencies = ModuleDependencies(packages: packages, modules: modules)
        for (index, draft) in drafts.enumerated() {
            guard !draft.targets.isEmpty, let package = draft.package else { continue }
            let found = dependencies.dependencies(of: draft.targets, in: package, as: ModuleID(Int32(index)))
            modules[index].dependencies = found.modules
            modules[index].externalDependencies = found.external
            modules[index].uses = found.uses
        }
    }

    /// A library of doubles or helpers that only tests of other modules use, such as `ShopTestSupport`, isn't shipped: it is
    /// test code.
    private mutating func markTestSupport() {
        var support = Set(modules.indices.filter { modules[$0].isNamedAsTestSupport })
        // A host of tests is an app beside the app; a single one is shipped, whatever it is called.
        let apps = modules.indices.filter { modules[$0].kind.hasPrefix("application") }
        if apps.allSatisfy(support.contains) { support.subtract(apps) }
        var used: Set<Int> = []
        for (index, module) in modules.enumerated() {
            for other in module.uses.flatMap(\.modules) where module.name != modules[Int(other.index)].name + "Tests" {
                if other.index != index { used.insert(Int(other.index)) }
            }
        }
        support.formIntersection(used)
        // What shipped code uses is shipped, and so is what that uses.
        var shipped = modules.indices.filter { !modules[$0].isTest && !support.contains($0) }
        while let next = shipped.popLast() {
            for other in modules[next].uses.flatMap(\.modules) where support.remove(Int(other.index)) != nil {
                shipped.append(Int(other.index))
            }
        }
        for index in support { modules[index].isTestSupport = true }
    }
}

extension ProjectModule {
    private static let wordsOfTests: Set<String> = [
        "test", "tests", "testing", "mock", "mocks", "stub", "stubs", "fake", "fakes", "double", "doubles", "fixture",
        "fixtures",
    ]

    fileprivate var isNamedAsTestSupport: Bool {
        NameCase.comparedWords(of: name).contains { Self.wordsOfTests.contains($0) }
    }
}
