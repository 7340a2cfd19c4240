// Follows the declared dependencies of targets: targets of their manifest, products of packages in the tree, targets of other
// projects, products elsewhere.

import NormaFacts
import NormaText

struct ModuleDependencies {
    private let packages: [ProjectPackage]
    /// For each manifest the module of each target.
    private let targets: [[String: ModuleID]]
    private let products: [[String: ManifestProduct]]
    private let packageRoots: [RelativePath: Int]
    /// The packages that have a product of this name.
    private let makers: [String: [Int]]
    /// For each manifest the packages of the tree that it lists; all if it hides them.
    private var locals: [LocalPackages] = []
    private let projects: ProjectNames

    init(packages: [ProjectPackage], modules: [ProjectModule]) {
        self.packages = packages
        targets = packages.map { package in
            let named = package.modules.flatMap { id in
                let module = modules[Int(id.index)]
                return (module.targets + [module.name]).map { ($0, id) }
            }
            return Dictionary(named) { first, _ in first }
        }
        products = packages.map { package in
            let named = (package.facts.products.value ?? []).compactMap { product in
                product.name.value.map { ($0, product) }
            }
            return Dictionary(named) { first, _ in first }
        }
        let swiftPackages = packages.enumerated().filter { $0.element.facts.kind == .package }
        packageRoots = Dictionary(swiftPackages.map { ($0.element.root, $0.offset) }) { first, _ in first }
        makers = products.enumerated().reduce(into: [:]) { known, products in
            for name in products.element.keys { known[name, default: []].append(products.offset) }
        }
        projects = ProjectNames(packages: packages, modules: modules)
        var all = LocalPackages()
        for other in packageRoots.values.sorted() { all.add(other, packages[other].facts, names: names(of: other)) }
        locals = packages.indices.map { localPackages(of: $0) ?? all }
    }

    /// Nil if the manifest hides them.
    private func localPackages(of package: Int) -> LocalPackages? {
        guard let dependencies = packages[package].facts.dependencies.value else { return nil }
        var found = LocalPackages()
        for dependency in dependencies where dependency.requirement == .local {
            guard let written = dependency.location.value else { continue }
            let path = packages[package].root.appending(written)
            guard let other = packageRoots[path], other != package else { continue }
            found.add(other, packages[other].facts, names: names(of: other) + [dependency.identity])
        }
        return found
    }

    /// The identity of a package, in small letters.
    private func names(of package: Int) -> [String] {
        [packages[package].root.name.lowercased()]
            + (packages[package].facts.name.value.map { [$0.lowercased()] } ?? [])
    }

    struct Found {
        /// Sorted; nil if some are unknown.
        var modules: [ModuleID]?
        /// The names of dependencies outside the tree, sorted.
        var external: [String]
        var uses: [ModuleUse]
    }

    /// The dependencies of the targets that make one module.
    func dependencies(of targets: [ManifestTarget], in package: PackageID, as module: ModuleID) -> Found {
        var modules: Set<ModuleID> = []
        var external: Set<String> = []
        var uses: [ModuleUse] = []
        var isKnown = true
        for target in targets {
            guard let stated = target.dependencies.value else {
                isKnown = false
                continue
            }
            for dependency in stated {
                var found: [ModuleID] = []
                switch resolve(dependency, in: Int(package.index)) {
                case .modules(let own): found = own.filter { $0 != module }
                case .external: external.insert(dependency.name)
                case .unknown: isKnown = false
                }
                modules.formUnion(found)
                uses.append(ModuleUse(name: dependency.name, modules: found, range: dependency.range))
            }
        }
        let sorted = external.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return Found(modules: isKnown ? modules.sorted() : nil, external: sorted, uses: uses)
    }

    private enum Outcome {
        case modules([ModuleID])
        case external, unknown
    }

    private func resolve(_ dependency: ManifestTargetDependency, in package: Int) -> Outcome {
        if let project = dependency.project {
            guard let other = projects.manifest(at: project, from: packages[package]) else { return .external }
            guard packages[other].facts.targets.value != nil else { return .unknown }
            return targets[other][dependency.name].map { .modules([$0]) } ?? .external
        }
        if dependency.package == nil, let own = targets[package][dependency.name] { return .modules([own]) }
        for other in candidates(for: dependency, in: package) {
            if let outcome = product(dependency.name, of: other) { return outcome }
        }
        guard packages[package].facts.kind != .package, dependency.package == nil else { return .external }
        // A project need not name the source of a product: it means the only one of the tree.
        if let known = makers[dependency.name] {
            return known.count == 1 ? product(dependency.name, of: known[0]) ?? .external : .unknown
        }
        return projects.module(named: dependency.name).map { .modules([$0]) } ?? .external
    }

    /// Nil if the package has no such product.
    private func product(_ name: String, of package: Int) -> Outcome? {
        guard let product = products[package][name] else {
            return packages[package].facts.products.value == nil ? .unknown : nil
        }
        guard let names = product.targets.value else { return .unknown }
        let found = names.compactMap { targets[package][$0] }
        return found.count == names.count ? .modules(found) : .unknown
    }

    /// Packages of the tree that this one depends on by path and whose product may be meant, in the order listed; with a name
    /// only those with that identity or name.
    private func candidates(for dependency: ManifestTargetDependency, in package: Int) -> [Int] {
        let known = locals[package]
        let found =
            dependency.package.map { known.named[$0.lowercased()] ?? [] }
            ?? known.offering(among: makers[dependency.name] ?? [])
        return found.filter { $0 != package }
    }
}

/// The packages of the tree that one may use, in order.
private struct LocalPackages {
    /// By identity, folder and name, in small letters.
    private(set) var named: [String: [Int]] = [:]
    private var places: [Int: Int] = [:]
    /// The first whose products are unknown: later ones are not asked.
    private var hiding: Int?

    mutating func add(_ package: Int, _ facts: ManifestFacts, names: [String]) {
        for name in Set(names) { named[name, default: []].append(package) }
        guard places[package] == nil else { return }
        places[package] = places.count
        if facts.products.value == nil, hiding == nil { hiding = package }
    }

    /// Those that offer something, as far as that is known.
    func offering(among makers: [Int]) -> [Int] {
        (makers + [hiding].compactMap { $0 }).filter { places[$0] != nil }.sorted {
            places[$0, default: 0] < places[$1, default: 0]
        }
    }
}

/// The names of projects for each other.
private struct ProjectNames {
    private let byManifest: [RelativePath: Int]
    /// Descriptions of projects, by their folder.
    private let byFolder: [RelativePath: Int]
    /// The modules of projects by name, -1 for a name that several have.
    private let modules: [String: Int32]

    init(packages: [ProjectPackage], modules: [ProjectModule]) {
        byManifest = Dictionary(packages.enumerated().map { ($0.element.manifest, $0.offset) }) { first, _ in first }
        let described = packages.enumerated().filter { [.xcodeGen, .tuist].contains($0.element.facts.kind) }
        byFolder = Dictionary(described.map { ($0.element.root, $0.offset) }) { first, _ in first }
        var known: [String: Int32] = [:]
        for (index, module) in modules.enumerated() {
            guard let package = module.package, packages[Int(package.index)].facts.kind != .package else { continue }
            known[module.name] = known[module.name] == nil ? Int32(index) : -1
        }
        self.modules = known
    }

    /// - Parameter written: the project's folder or its `.xcodeproj`, from the folder of the manifest that names it.
    func manifest(at written: String, from package: ProjectPackage) -> Int? {
        let path = package.root.appending(written)
        guard path.pathExtension == "xcodeproj" else { return byFolder[path] }
        return byManifest[path.appending("project.pbxproj")] ?? byFolder[path.parent]
    }

    func module(named name: String) -> ModuleID? {
        modules[name].flatMap { $0 < 0 ? nil : ModuleID($0) }
    }
}
