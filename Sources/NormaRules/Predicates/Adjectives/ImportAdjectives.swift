// Adjectives of imports.

import NormaFacts
import NormaProject

enum ImportAdjectives {
    static let list: [Adjective] = [
        trait("exported", "An import with `@_exported`: importers of this module import that one too.") {
            $0.traits.contains(.exported)
        },
        trait("testable", "An import with `@testable`.") { $0.traits.contains(.testable) }
            .phrased("uses `@testable`", "does not use `@testable`"),
        trait("preconcurrency", "An import with `@preconcurrency`.") { $0.traits.contains(.preconcurrency) },
        Adjective(
            "third-party",
            "An import of a module from a package outside the tree: some manifest uses a product with this name."
        ) { subject, context in
            context.imported(by: subject).map { Verdict(context.isThirdParty($0.module)) } ?? .fails
        },
        Adjective(
            "undeclared",
            "An import of another module of the tree, or of a third-party module, that the package's target does not list as a dependency; an import inside `#if` does not count, because it may be for another build."
        ) { subject, context in
            context.imported(by: subject).map {
                $0.isConditional ? .fails : context.isUndeclared($0.module, in: $0.file)
            }
                ?? .fails
        }
        .phrased("needs a dependency that its target does not declare", "needs no undeclared dependency"),
    ]

    private static func trait(
        _ word: String,
        _ summary: String,
        _ fits: @escaping @Sendable (ImportFact) -> Bool
    ) -> Adjective {
        Adjective(word, summary) { subject, context in
            guard case .importing(let subject) = subject else { return .fails }
            return Verdict(subject.fact(in: context).map(fits) ?? false)
        }
    }
}

extension JudgingContext {
    /// The module that an import names, without the part of it that is imported.
    fileprivate func imported(by subject: Subject) -> (file: ProjectFile, module: String, isConditional: Bool)? {
        guard case .importing(let subject) = subject, let fact = subject.fact(in: self) else { return nil }
        let source = project.files[Int(subject.file.index)]
        return (source, source.text(fact.module), fact.traits.contains(.conditional))
    }

    fileprivate func isThirdParty(_ module: String) -> Bool { thirdParties.contains(module) && !isOfTree(module) }

    private func isOfTree(_ module: String) -> Bool { project.modules.contains { $0.name == module } }

    /// Only a package lists the dependencies of each target: Xcode finds modules beside it without a declaration.
    fileprivate func isUndeclared(_ module: String, in file: ProjectFile) -> Verdict {
        guard let own = file.module.map({ project.module($0) }), own.name != module, let package = own.package,
            project.packages[Int(package.index)].facts.kind == .package
        else { return .fails }
        guard isOfTree(module) || isThirdParty(module) else { return .fails }
        guard let dependencies = own.dependencies else { return .unknown }
        let isListed =
            own.externalDependencies.contains(module) || own.uses.contains { $0.name == module }
            || dependencies.contains { project.module($0).name == module }
        return Verdict(!isListed)
    }
}
