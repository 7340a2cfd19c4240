// Which modules, packages and dependencies are used: gathered in one pass, because the question is asked for each of them.

import NormaFacts
import NormaProject
import NormaText
import Synchronization

final class ManifestUses: Sendable {
    /// The users and importers of modules, and the packages that list others.
    struct OfModules: Sendable {
        fileprivate(set) var named: Set<ModuleID> = []
        /// Some manifest hides the dependencies of one of its modules.
        fileprivate(set) var haveUnknown = false
        /// The number of manifests that hide which packages they use.
        fileprivate(set) var hidingPackages = 0
        fileprivate var namingPackages: [ModuleID: Set<PackageID?>] = [:]
        fileprivate var importingModules: [String: Set<Set<ModuleID>>] = [:]
        fileprivate var listingPackages: [String: Set<PackageID>] = [:]

        /// The packages whose modules depend on the module; nil stands for a module without a package.
        func namers(of module: ModuleID) -> Set<PackageID?> { namingPackages[module] ?? [] }

        /// The modules of each file that imports a module with this name.
        func importers(of module: String) -> Set<Set<ModuleID>> { importingModules[module] ?? [] }

        /// The packages that list a package, by its folder's name in lower case.
        func listers(of identity: String) -> Set<PackageID> { listingPackages[identity] ?? [] }
    }

    /// The products that the targets of a package use.
    struct OfDependencies: Sendable {
        /// In lower case.
        fileprivate(set) var names: Set<String> = []
        /// A product may belong to any dependency, or a target hides its dependencies.
        fileprivate(set) var areDoubtful = false
    }

    private let modules = Remembered<OfModules>()
    private let dependencies = Mutex<[PackageID: OfDependencies]>([:])

    /// Cost: the first time, a pass over all manifests and imports.
    func ofModules(in project: Project) -> OfModules {
        modules.value {
            var uses = OfModules()
            for module in project.modules {
                if module.dependencies == nil, module.package != nil { uses.haveUnknown = true }
                for used in module.dependencies ?? [] {
                    uses.named.insert(used)
                    uses.namingPackages[used, default: []].insert(module.package)
                }
            }
            for (index, package) in project.packages.enumerated() {
                let id = PackageID(Int32(clamping: index))
                if package.facts.dependencies.value == nil { uses.hidingPackages += 1 }
                for listed in package.facts.dependencies.value ?? [] where listed.requirement == .local {
                    uses.listingPackages[listed.identity.lowercased(), default: []].insert(id)
                }
            }
            for file in project.files {
                for imported in file.content.imports {
                    uses.importingModules[file.text(imported.module), default: []].insert(Set(file.modules))
                }
            }
            return uses
        }
    }

    /// Nil if the manifest hides its targets. Cost: the first time, a pass over their dependencies.
    func ofDependencies(_ package: PackageID, in project: Project) -> OfDependencies? {
        if let known = dependencies.withLock({ $0[package] }) { return known }
        let facts = project.packages[Int(package.index)].facts
        guard let targets = facts.targets.value else { return nil }
        var uses = OfDependencies()
        // A product without a package name may belong to any package, unless some package has the product's name.
        let identities = Set(
            (facts.dependencies.value ?? []).flatMap { [$0.identity, $0.name].compactMap { $0?.lowercased() } }
        )
        let own = Set(targets.compactMap(\.name.value))
        for target in targets {
            guard let used = target.dependencies.value, let plugins = target.plugins.value else {
                uses.areDoubtful = true
                continue
            }
            for product in used + plugins {
                uses.names.insert((product.package ?? product.name).lowercased())
                let isKnown = own.contains(product.name) || identities.contains(product.name.lowercased())
                if product.package == nil, !isKnown { uses.areDoubtful = true }
            }
        }
        dependencies.withLock { [uses] in $0[package] = uses }
        return uses
    }
}
