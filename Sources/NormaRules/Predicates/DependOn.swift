// `depend-on`: something in a layer, module or feature is used, directly.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct DependOnPredicate: Predicate {
    static let word = PredicateWord(
        "depend-on",
        shape: .zones,
        summary:
            "It names something in a layer, module or feature, or imports the module (for a module, a dependency in its manifest counts too).",
        example: #"""
            ```yaml define
            layers:
              Domain: "**/Domain/**"
              Data: "**/Data/**"
            ```

            ```yaml rule
            rule: domain-knows-no-data
            every: { file: any, in: Domain }
            must-not: { depend-on: Data }
            ```

            ```swift bad path=Sources/Data/Store.swift
            struct Store {}
            ```

            ```swift bad path=Sources/Domain/Cart.swift
            struct Cart {
                let store: Store // ✗
            }
            ```

            ```swift good path=Sources/Data/Store.swift
            struct Store { let cart: Cart }
            ```

            ```swift good path=Sources/Domain/Cart.swift
            struct Cart {}
            ```
            """#,
        blindSpot:
            "A type that is only inferred is not named, and so not seen; code in a `#Preview` does not count."
    )
    static let usualSubjects = UsualSubjects.files
    static let isAboutUses = true
    var cost: Int { PlanCost.search }

    private let names: [NamePattern]
    private let search: DependencySearch

    init(_ names: [NamePattern], in compiler: PlanCompiler) {
        self.names = names
        search = DependencySearch(names: names, context: compiler.context)
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        var isFound = false
        search.search(in: subject, given: captures) { _ in
            isFound = true
            return false
        }
        return Verdict(isFound)
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        var result: [Evidence] = []
        search.search(in: subject, given: captures) { evidence in
            result.append(evidence)
            return true
        }
        return result
    }

    func statement(given captures: Captures) -> String { "depends on " + NamePattern.listed(names, given: captures) }
    func denial(given captures: Captures) -> String {
        "does not depend on " + NamePattern.listed(names, given: captures)
    }
    func detail(given captures: Captures) -> String { "depend-on " + NamePattern.listed(names, given: captures) }
}

/// Finds the uses of some zones in a thing.
struct DependencySearch {
    let names: [NamePattern]
    let context: JudgingContext

    /// Visits the evidence until the visitor stops: imports first, then references, then manifests.
    func search(in subject: Subject, given captures: Captures, visit: (Evidence) -> Bool) {
        let zones = names.map { (zone: zone($0, captures), name: $0.described(with: captures)) }
        // A thing in the zone itself doesn't depend on it.
        let foreign = zones.filter { context.verdict(of: subject, in: $0.zone, given: captures) != .holds }
        guard !foreign.isEmpty else { return }
        for (zone, name) in foreign {
            guard imports(of: subject, zone, visit), references(in: subject, zone, name, visit),
                manifest(of: subject, zone, visit)
            else { return }
        }
    }

    private func zone(_ name: NamePattern, _ captures: Captures) -> Zone {
        name.filled(with: captures).map { Zone.named($0, in: context) } ?? .module(name)
    }

    private func imports(of subject: Subject, _ zone: Zone, _ visit: (Evidence) -> Bool) -> Bool {
        guard case .module(let pattern) = zone else { return true }
        let files = context.file(of: subject).map { [$0] } ?? context.extents(of: subject).map(\.file)
        for file in files {
            let facts = context.project.content(of: file)
            for (index, fact) in facts.imports.enumerated() where pattern.matches(facts.text(fact.module)) {
                let name = facts.text(fact.module)
                let evidence = Evidence(
                    at: .importing(ImportSubject(file: file, index: index)),
                    "imports `\(name)`",
                    detail: "import " + name,
                    in: context
                )
                guard visit(evidence) else { return false }
            }
        }
        return true
    }

    private func references(in subject: Subject, _ zone: Zone, _ name: String, _ visit: (Evidence) -> Bool) -> Bool {
        for extent in context.extents(of: subject) {
            let facts = context.project.content(of: extent.file)
            for index in extent.indices(in: facts.references) {
                let fact = facts.references[index]
                guard !fact.traits.contains(.inPreview), fact.role != .qualifier else { continue }
                let targets = context.targets(of: index, in: extent.file)
                let isInside = Verdict.whichever(targets) { context.verdict(of: $0, in: zone, given: .none) }
                guard isInside == .holds, targets.allSatisfy({ context.isOnly($0, in: zone) }) else { continue }
                let text = facts.text(fact.name)
                let evidence = Evidence(
                    at: .spot(extent.file, fact.range, fact.owner),
                    "refers to `\(text)` in `\(name)`",
                    detail: text,
                    in: context
                )
                guard visit(evidence) else { return false }
            }
        }
        return true
    }

    private func manifest(of subject: Subject, _ zone: Zone, _ visit: (Evidence) -> Bool) -> Bool {
        guard case .module(let id) = subject, case .module(let pattern) = zone else { return true }
        let module = context.project.module(id)
        let own = (module.dependencies ?? []).map { context.project.module($0).name }
        for name in own + module.externalDependencies where pattern.matches(name) {
            let evidence = Evidence(at: subject, "depends on `\(name)`", detail: name, in: context)
            guard visit(evidence) else { return false }
        }
        return true
    }
}
