// Follows what targets say they depend on: targets of their package, products of packages in the tree, products elsewhere.

import NormaFacts
import NormaText

struct ModuleDependencies {
    private let packages: [ProjectPackage]
    private let targets: [[String: ModuleID]]
    private let products: [[String: ManifestProduct]]
    private let roots: [RelativePath: Int]

    init(packages: [ProjectPackage], modules: [ProjectModule]) {
        self.packages = packages
        targets = packages.map { package in
            Dictionary(package.modules.map { (modules[Int($0.index)].name, $0) }) { first, _ in first }
        }
        products = packages.map { package in
            let named = (package.facts.products.value ?? []).compactMap { product in
                product.name.value.map { ($0, product) }
            }
            return Dictionary(named) { first, _ in first }
        }
        roots = Dictionary(packages.enumerated().map { ($0.element.root, $0.offset) }) { first, _ in first }
    }

    /// The modules, sorted, nil where they can't be known; and the names of products from outside the tree, sorted.
    func dependencies(
        of target: ManifestTarget,
        in package: PackageID
    ) -> (modules: [ModuleID]?, external: [String]) {
        guard let stated = target.dependencies.value else { return (nil, []) }
        var modules: Set<ModuleID> = []
        var external: Set<String> = []
        var isKnown = true
        for dependency in stated {
            switch resolve(dependency, in: Int(package.index)) {
            case .modules(let found): modules.formUnion(found)
            case .external: external.insert(dependency.name)
            case .unknown: isKnown = false
            }
        }
        let sorted = external.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return (isKnown ? modules.sorted() : nil, sorted)
    }

    private enum Outcome {
        case modules([ModuleID])
        case external, unknown
    }

    private func resolve(_ dependency: ManifestTargetDependency, in package: Int) -> Outcome {
        if dependency.package == nil, let own = targets[package][dependency.name] { return .modules([own]) }
        for other in localPackages(named: dependency.package, for: package) {
            guard let product = products[other][dependency.name] else { continue }
            guard let names = product.targets.value else { return .unknown }
            let found = names.compactMap { targets[other][$0] }
            return found.count == names.count ? .modules(found) : .unknown
        }
        return .external
    }

    /// Packages of the tree that this one depends on by path; with a name only those whose identity or name it is.
    private func localPackages(named name: String?, for package: Int) -> [Int] {
        guard let dependencies = packages[package].facts.dependencies.value else {
            return packages.indices.filter { $0 != package && accepts(name, $0) }
        }
        var found: [Int] = []
        for dependency in dependencies where dependency.requirement == .local {
            guard let written = dependency.location.value else { continue }
            let root = packages[package].root
            let path = RelativePath(root.text.isEmpty ? written : root.text + "/" + written)
            guard let other = roots[path], other != package else { continue }
            if name?.lowercased() == dependency.identity || accepts(name, other) { found.append(other) }
        }
        return found
    }

    /// Whether a package goes by this name, by its folder's or by its manifest's; no name: any does.
    private func accepts(_ name: String?, _ package: Int) -> Bool {
        guard let name = name?.lowercased() else { return true }
        return name == packages[package].root.name.lowercased()
            || name == packages[package].facts.name.value?.lowercased()
    }
}
