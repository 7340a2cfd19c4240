// Adjectives of modules and of the dependencies of packages.

import NormaFacts
import NormaProject
import NormaText

enum ManifestAdjectives {
    static let list: [Adjective] = [
        Adjective(
            "used",
            "A module that another one uses or imports; a package that another manifest lists, or whose modules code outside of it uses; a dependency that a target of its package uses."
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
        },
        requirement("local", "A dependency by path.") { $0 == .local },
        requirement("branch-based", "A dependency by branch or revision.") {
            switch $0 {
            case .branch, .revision: true
            default: false
            }
        },
        requirement("exact", "A dependency by one exact version.") {
            if case .exact = $0 { true } else { false }
        },
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
        let isNamed = project.modules.contains { $0.dependencies?.contains(module) ?? false }
        let isImported = project.files.contains { file in
            !file.modules.contains(module) && file.facts.imports.contains { file.facts.text($0.module) == name }
        }
        if isNamed || isImported { return .holds }
        return project.modules.contains { $0.dependencies == nil && $0.package != nil } ? .unknown : .fails
    }

    /// By a manifest that lists its folder, or by modules and files of others.
    fileprivate func isUsed(_ package: PackageID) -> Verdict {
        let own = project.packages[Int(package.index)]
        guard own.facts.kind == .package else { return .unknown }
        let identity = String(own.root.name).lowercased()
        let isListed = project.packages.contains { other in
            other.manifest != own.manifest
                && (other.facts.dependencies.value ?? []).contains {
                    $0.requirement == .local && $0.identity.lowercased() == identity
                }
        }
        if isListed { return .holds }
        let modules = Set(own.modules)
        let names = Set(own.modules.map { project.module($0).name })
        let isNamed = project.modules.contains { other in
            other.package != package && (other.dependencies ?? []).contains(where: modules.contains)
        }
        let isImported = project.files.contains { file in
            file.modules.allSatisfy { !modules.contains($0) }
                && file.facts.imports.contains { names.contains(file.facts.text($0.module)) }
        }
        if isNamed || isImported { return .holds }
        // Where it is all there is, or a manifest hides what it uses, nobody can tell.
        let others = project.packages.filter { $0.manifest != own.manifest }
        let isTold = others.allSatisfy { $0.facts.dependencies.value != nil }
        return others.isEmpty || !isTold || own.modules.isEmpty ? .unknown : .fails
    }

    fileprivate func isUsed(_ package: PackageID, _ index: Int) -> Verdict {
        guard let dependency = dependency(package, index) else { return .fails }
        let facts = project.packages[Int(package.index)].facts
        guard let targets = facts.targets.value else { return .unknown }
        let identity = dependency.identity.lowercased()
        // A product that does not say its package may be this one's under a name of its own, unless another is called so.
        let others = Set((facts.dependencies.value ?? []).map { $0.identity.lowercased() })
        var isDoubtful = false
        for target in targets {
            guard let used = target.dependencies.value else {
                isDoubtful = true
                continue
            }
            for product in used {
                if (product.package ?? product.name).lowercased() == identity { return .holds }
                let isOwnTarget = targets.contains { $0.name.value == product.name }
                let isOthers = others.contains(product.name.lowercased())
                if product.package == nil && !isOwnTarget && !isOthers { isDoubtful = true }
            }
        }
        return isDoubtful ? .unknown : .fails
    }
}
