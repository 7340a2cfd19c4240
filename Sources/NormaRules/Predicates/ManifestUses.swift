// Which modules, packages and dependencies something uses: gathered in one pass, because each of them is asked for.

import NormaFacts
import NormaProject
import NormaText
import Synchronization

final class ManifestUses: Sendable {
    /// Who names or imports modules, and who lists packages.
    struct OfModules: Sendable {
        fileprivate(set) var named: Set<ModuleID> = []
        /// Some manifest hides what a module of it uses.
        fileprivate(set) var haveUnknown = false
        /// How many manifests hide which packages they use.
        fileprivate(set) var hidingPackages = 0
        fileprivate var namingPackages: [ModuleID: Set<PackageID?>] = [:]
        fileprivate var importingModules: [String: Set<Set<ModuleID>>] = [:]
        fileprivate var listingPackages: [String: Set<PackageID>] = [:]

        /// The packages whose modules say that they use the module; nil for what is of none.
        func namers(of module: ModuleID) -> Set<PackageID?> { namingPackages[module] ?? [] }

        /// The modules of each file that imports something of this name.
        func importers(of module: String) -> Set<Set<ModuleID>> { importingModules[module] ?? [] }

        /// The packages that list one by its folder's name in small letters.
        func listers(of identity: String) -> Set<PackageID> { listingPackages[identity] ?? [] }
    }

    /// What the targets of a package use of others.
    struct OfDependencies: Sendable {
        /// In small letters.
        fileprivate(set) var names: Set<String> = []
        /// A product may be any dependency's, or a target hides what it uses.
        fileprivate(set) var areDoubtful = false
    }

    private let modules = Remembered<OfModules>()
    private let dependencies = Mutex<[PackageID: OfDependencies]>([:])

    /// Cost: the first time a pass over all manifests and imports.
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

    /// Nil where the manifest hides its targets. Cost: the first time a pass over what they use.
    func ofDependencies(_ package: PackageID, in project: Project) -> OfDependencies? {
        if let known = dependencies.withLock({ $0[package] }) { return known }
        let facts = project.packages[Int(package.index)].facts
        guard let targets = facts.targets.value else { return nil }
        var uses = OfDependencies()
        // A product that does not say its package may be any one's under a name of its own, unless another is called so.
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
