// Adjectives of modules and of the dependencies of packages.

import NormaFacts
import NormaProject
import NormaText

enum ManifestAdjectives {
    static let list: [Adjective] = [
        Adjective(
            "used",
            "A module that another module uses or imports; a package that another manifest lists, or whose modules are used by code outside it; a dependency that a target of its package uses. Unknown for a package by path that an Xcode project lists."
        ) {
            subject,
            context in
            switch subject {
            case .module(let module): context.isUsed(module)
            case .package(let package): context.isUsed(package)
            case .dependency(let package, let index): context.isUsed(package, index)
            default: .fails
            }
        },
        requirement("versioned", "A dependency by version: `from:`, `exact:`, a range.") {
            switch $0 {
            case .from, .exact, .range, .upToNextMinor, .upToNextMajor: true
            case .branch, .revision, .local, .unknown: false
            }
        }
        .phrased("has a version requirement", "has no version requirement"),
        requirement("local", "A dependency by path.") { $0 == .local },
        requirement("branch-based", "A dependency by branch or revision.") {
            switch $0 {
            case .branch, .revision: true
            default: false
            }
        }
        .phrased("follows a branch or a revision", "does not follow a branch or a revision"),
        requirement("exact", "A dependency by one exact version.") {
            if case .exact = $0 { true } else { false }
        }
        .phrased("is pinned to an exact version", "is not pinned to an exact version"),
    ]

    private static func requirement(
        _ word: String,
        _ summary: String,
        _ fits: @escaping @Sendable (ManifestDependency.Requirement) -> Bool
    ) -> Adjective {
        Adjective(word, summary) { subject, context in
            guard case .dependency(let package, let index) = subject,
                let dependency = context.dependency(package, index)
            else { return .fails }
            if case .unknown = dependency.requirement { return .unknown }
            return Verdict(fits(dependency.requirement))
        }
    }
}

extension JudgingContext {
    fileprivate func isUsed(_ module: ModuleID) -> Verdict {
        let name = project.module(module).name
        let uses = manifestUses.ofModules(in: project)
        if uses.named.contains(module) || uses.importers(of: name).contains(where: { !$0.contains(module) }) {
            return .holds
        }
        return uses.haveUnknown ? .unknown : .fails
    }

    /// Used by a manifest that lists its folder, or by modules and files of other packages.
    fileprivate func isUsed(_ package: PackageID) -> Verdict {
        let own = project.packages[Int(package.index)]
        guard own.facts.kind == .package else { return .unknown }
        let uses = manifestUses.ofModules(in: project)
        let identity = String(own.root.name).lowercased()
        if uses.listers(of: identity).contains(where: { $0 != package }) { return .holds }
        let modules = Set(own.modules)
        let isNamed = own.modules.contains { uses.namers(of: $0).contains { $0 != package } }
        let isImported = own.modules.contains { module in
            uses.importers(of: project.module(module).name).contains { $0.isDisjoint(with: modules) }
        }
        if isNamed || isImported { return .holds }
        // If it is the only package, or a manifest hides its dependencies, the answer is unknown.
        let isAlone = project.packages.count == 1
        let isKnown = own.facts.dependencies.value == nil ? uses.hidingPackages <= 1 : uses.hidingPackages == 0
        return isAlone || !isKnown || own.modules.isEmpty ? .unknown : .fails
    }

    fileprivate func isUsed(_ package: PackageID, _ index: Int) -> Verdict {
        guard let dependency = dependency(package, index) else { return .fails }
        // A project lists packages of its own repository to open them in Xcode: for their tests, tools and other packages.
        let isProject = project.packages[Int(package.index)].facts.kind != .package
        if isProject, dependency.requirement == .local { return .unknown }
        guard let uses = manifestUses.ofDependencies(package, in: project) else { return .unknown }
        let names = [dependency.identity, dependency.name].compactMap { $0?.lowercased() }
        if !uses.names.isDisjoint(with: names) { return .holds }
        return uses.areDoubtful ? .unknown : .fails
    }
}
