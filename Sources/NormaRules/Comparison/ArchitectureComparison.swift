// The differences between two states of a code base: the entry of this folder.

import NormaFacts
import NormaFindings
import NormaProject
import NormaText

/// One of the states that are compared.
package struct ComparedProject: Sendable {
    package let context: JudgingContext

    package init(_ context: JudgingContext) { self.context = context }

    /// A manifest or project file that can't be read, which makes the modules of this state unknown; nil if there is none.
    package var damagedManifest: RelativePath? {
        context.project.packages.filter { $0.facts.problem != nil }.map(\.manifest).min()
    }
}

package struct ArchitectureComparison {
    private let earlier: StateUses
    private let later: StateUses
    private let mapping: StateMapping
    private let faults: UsesAtFault
    private let levels: [DiffLevel]

    /// - Parameters:
    ///   - touched: the paths that differ between the two states.
    ///   - renames: earlier path → later path, as git recognises them.
    ///   - faults: the uses in the later state that the guide forbids.
    ///
    /// Cost: a few passes over the facts of both states.
    package init(
        _ earlier: ComparedProject,
        _ later: ComparedProject,
        touched: Set<RelativePath>,
        renames: [RelativePath: RelativePath],
        faults: UsesAtFault
    ) {
        let (before, now) = (earlier.context, later.context)
        mapping = StateMapping(renames, earlier: before.project, later: now.project)
        let isDefined = !before.project.features.isEmpty || !now.project.features.isEmpty
        self.earlier = StateUses(
            before,
            names: UnitNames(mapping: mapping, hasDefinedFeatures: isDefined),
            touched: touched
        )
        self.later = StateUses(now, names: UnitNames(mapping: nil, hasDefinedFeatures: isDefined), touched: touched)
        self.faults = faults
        let isDamaged = earlier.damagedManifest != nil || later.damagedManifest != nil
        levels = DiffLevel.allCases.filter { !isDamaged || $0 != .modules && $0 != .libraries }
    }

    /// Fills in all differences.
    package func add(to diff: inout ArchitectureDiff) {
        let knowsModules = levels.contains(.modules)
        diff.dependencies = DependencyComparison(
            earlier: earlier,
            later: later,
            mapping: mapping,
            faults: faults,
            levels: levels
        ).changes()
        diff.cycles = CycleComparison(
            earlier: earlier,
            later: later,
            levels: levels,
            dependencies: diff.dependencies
        ).changes()
        let units = UnitComparison(earlier: earlier, later: later, mapping: mapping, levels: levels)
        (diff.renames, diff.units) = (units.renames(), units.changes())
        let types = TypeComparison(earlier: earlier, later: later, mapping: mapping)
        (diff.moves, diff.growth) = (types.moves(), types.growth())
        (diff.extent.newTypes, diff.extent.goneTypes) = (types.newTypes, types.goneTypes)
        if knowsModules {
            diff.access = AccessComparison(earlier: earlier, later: later, moved: types.moved).changes()
            diff.uncompiled = uncompiled()
        } else {
            for index in diff.moves.indices { diff.moves[index].modules = nil }
        }
        countFiles(&diff.extent)
        diff.pictures = ChangedPictures(later: later, dependencies: diff.dependencies, faults: faults).all()
    }

    private func countFiles(_ extent: inout DiffExtent) {
        let before = Set(earlier.context.project.files.lazy.map(\.path))
        let now = Set(later.context.project.files.lazy.map(\.path))
        var reached: Set<RelativePath> = []
        for path in before {
            guard let place = mapping.laterPath(of: path) else {
                extent.goneSwiftFiles += 1
                continue
            }
            reached.insert(place)
            if place != path { extent.movedSwiftFiles += 1 }
        }
        extent.newSwiftFiles = now.subtracting(reached).count
    }

    private func uncompiled() -> [UncompiledFile] {
        let (before, now) = (earlier.context.project, later.context.project)
        var origins: [RelativePath: FileID] = [:]
        for (index, file) in before.files.enumerated() {
            if let path = mapping.laterPath(of: file.path) { origins[path] = FileID(Int32(clamping: index)) }
        }
        return now.uncompiledFiles.compactMap { path in
            guard let origin = origins[path] else { return UncompiledFile(path: path, isNew: true) }
            return before.isCompiled(origin) == true ? UncompiledFile(path: path, isNew: false) : nil
        }.sorted { ($0.isNew ? 0 : 1, $0.path) < ($1.isNew ? 0 : 1, $1.path) }
    }
}
