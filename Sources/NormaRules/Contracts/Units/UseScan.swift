// Every place where one unit names another, in one pass over references, imports and manifests.

import NormaFacts
import NormaProject
import NormaText

/// The uses that a contract looks at.
struct UseScan {
    enum Tests {
        case all, none
        /// Test code only in units with nothing else: then the contract is about tests.
        case inTestUnits
    }

    let context: JudgingContext
    let units: UnitMap
    /// The test code to look at.
    let tests: Tests
    /// Only files that fit; nil: all.
    let isInScope: ((FileID) -> Bool)?
    private let ambiguous = AmbiguousUnits()

    init(context: JudgingContext, units: UnitMap, tests: Tests = .inTestUnits, isInScope: ((FileID) -> Bool)? = nil) {
        self.context = context
        self.units = units
        self.tests = tests
        self.isInScope = isInScope
    }

    /// Visits the uses between two different units, by file and place, then those of manifests.
    ///
    /// Generated files and code in a `#Preview` are left out. An ambiguous name counts if every declaration that
    /// it may mean is in the same unit. Cost: one pass over references and imports.
    func forEach(_ visit: (UnitUse) -> Void) {
        for index in context.project.files.indices {
            let id = FileID(Int32(clamping: index))
            let file = context.project.files[index]
            guard isLookedAt(file, id) else { continue }
            visitImports(of: file, id, visit)
            visitReferences(of: file, id, visit)
        }
        if units.knowsModules, isInScope == nil { visitManifests(visit) }
    }

    /// The number of files that are in a unit and looked at.
    var fileCount: Int {
        context.project.files.indices.count { index in
            let id = FileID(Int32(clamping: index))
            return units.unit(of: id) >= 0 && isLookedAt(context.project.files[index], id)
        }
    }

    private func isLookedAt(_ file: ProjectFile, _ id: FileID) -> Bool {
        guard !context.leavesOut(file) else { return false }
        if let isInScope { return isInScope(id) }
        return !file.isTest || looksAtTests(of: units.unit(of: id))
    }

    private func looksAtTests(of unit: Int) -> Bool {
        switch tests {
        case .all: true
        case .none: false
        case .inTestUnits: units.isTest(unit)
        }
    }

    private func visitImports(of file: ProjectFile, _ id: FileID, _ visit: (UnitUse) -> Void) {
        let users = units.usingUnits(of: id)
        guard !users.isEmpty else { return }
        for (index, fact) in file.facts.imports.enumerated() {
            let to = units.unit(ofModule: file.facts.text(fact.module))
            guard to >= 0, !users.contains(to) else { continue }
            for from in users {
                visit(UnitUse(from: from, to: to, file: id, owner: nil, means: .importing(index)))
            }
        }
    }

    private func visitReferences(of file: ProjectFile, _ id: FileID, _ visit: (UnitUse) -> Void) {
        let project = context.project
        let references = file.facts.references
        let repeated = repeatedQualifiers(of: file)
        for (index, fact) in references.enumerated() {
            guard !fact.traits.contains(.inPreview), !repeated.contains(index) else { continue }
            let owner = project.declaration(fact.owner, in: id)
            let from = units.unit(of: owner, in: id, of: project)
            guard from >= 0 else { continue }
            let to = target(of: index, in: file)
            guard to >= 0, to != from else { continue }
            let users = units.isShared(id) ? units.usingUnits(of: id) : [from]
            guard !users.contains(to) else { continue }
            for from in users {
                visit(UnitUse(from: from, to: to, file: id, owner: owner, means: .reference(index)))
            }
        }
    }

    /// In `Cart.State` both names are in one unit: only the last one is shown.
    private func repeatedQualifiers(of file: ProjectFile) -> Set<Int> {
        var repeated: Set<Int> = []
        for (index, fact) in file.facts.references.enumerated() where fact.qualifier >= 0 {
            let qualifier = Int(fact.qualifier)
            guard qualifier < file.facts.references.count else { continue }
            if target(of: qualifier, in: file) == target(of: index, in: file) { repeated.insert(qualifier) }
        }
        return repeated
    }

    private func target(of index: Int, in file: ProjectFile) -> Int {
        let reference = ReferenceID(file.firstReference.index + Int32(clamping: index))
        switch context.project.resolution(of: reference) {
        case .exact(let declaration): return unit(of: declaration)
        case .ambiguous(let candidates):
            return ambiguous.unit(of: context.project.ambiguity(of: reference)) {
                guard let first = candidates.first else { return -1 }
                let unit = unit(of: first)
                return candidates.allSatisfy { self.unit(of: $0) == unit } ? unit : -1
            }
        case .external, .local: return -1
        }
    }

    /// -1 for a declaration that several modules share: the import decides which module it comes from.
    private func unit(of declaration: DeclarationID) -> Int {
        guard !units.isShared(context.project.file(of: declaration)) else { return -1 }
        return units.unit(of: declaration, in: context.project)
    }

    private func visitManifests(_ visit: (UnitUse) -> Void) {
        for (index, package) in context.project.packages.enumerated() {
            let file = context.project.file(at: package.manifest)
            let modules = package.modules.map { context.project.module($0) }
            for module in modules.sorted(by: { $0.range < $1.range }) {
                let from = units.unit(ofModule: module.name)
                guard from >= 0, !module.isTest || looksAtTests(of: from) else { continue }
                for use in module.uses {
                    let means = UnitUse.Means.manifest(PackageID(Int32(clamping: index)), use, target: module.name)
                    for to in self.units(of: use) where to >= 0 && to != from {
                        visit(UnitUse(from: from, to: to, file: file, owner: nil, means: means))
                    }
                }
            }
        }
    }

    /// The units of the modules that a manifest's line means; for a module from outside, the unit with its name.
    private func units(of use: ModuleUse) -> [Int] {
        guard !use.modules.isEmpty else { return [units.unit(ofModule: use.name)] }
        return Set(use.modules.map { units.unit(ofModule: context.project.module($0).name) }).sorted()
    }
}

/// The unit of all declarations that an ambiguous name may mean, decided once for all names that may mean the same.
private final class AmbiguousUnits {
    private var known: [Int: Int] = [:]

    func unit(of ambiguity: Int?, _ find: () -> Int) -> Int {
        guard let ambiguity else { return find() }
        if let unit = known[ambiguity] { return unit }
        let unit = find()
        known[ambiguity] = unit
        return unit
    }
}
