// New, gone and turned arrows between the units of two states.

import NormaFacts
import NormaFindings
import NormaProject
import NormaText

struct DependencyComparison {
    let earlier: StateUses
    let later: StateUses
    let mapping: StateMapping
    let faults: UsesAtFault
    let levels: [DiffLevel]

    /// How many places of an arrow are reported.
    private static let mostPlaces = 12

    /// In canonical order; an arrow of one level that only repeats a changed one of an earlier level is left out.
    func changes() -> [ChangedDependency] {
        var changes: [ChangedDependency] = []
        var known = ReportedPairs()
        for level in levels {
            let (before, now) = (earlier.edges[level] ?? [:], later.edges[level] ?? [:])
            let new = arrows(level, in: now, butIn: before, of: later, against: earlier)
            let gone = arrows(level, in: before, butIn: now, of: earlier, against: later)
            let goneAtAll = Set(gone.map(\.pair))
            for (pair, uses) in new where !known.new.covers(uses, of: later, level) {
                let isTurned = goneAtAll.contains(pair.reversed) && before[pair.reversed] != nil
                changes.append(change(isTurned ? .turned : .new, level, pair, uses, in: later))
            }
            let turned = Set(new.map(\.pair.reversed))
            for (pair, uses) in gone where !turned.contains(pair) && !known.gone.covers(uses, of: earlier, level) {
                changes.append(change(.gone, level, pair, uses, in: earlier))
            }
            known.new.add(new.map(\.pair), level)
            known.gone.add(gone.map(\.pair), level)
        }
        return changes.sorted(by: Self.isMoreImportant)
    }

    private static func isMoreImportant(_ one: ChangedDependency, _ other: ChangedDependency) -> Bool {
        func rank(_ change: ChangedDependency) -> [Int] {
            [
                change.change == .gone ? 1 : 0, change.rules.isEmpty ? 1 : 0, change.change == .turned ? 0 : 1,
                DiffLevel.allCases.firstIndex(of: change.level) ?? 0,
            ]
        }
        let (left, right) = (rank(one), rank(other))
        if left != right { return left.lexicographicallyPrecedes(right) }
        return (one.from, one.to) < (other.from, other.to)
    }

    // MARK: - Arrows of one state

    private typealias Arrow = (pair: UnitPair, uses: GatheredUses)

    private func arrows(
        _ level: DiffLevel,
        in edges: [UnitPair: GatheredUses],
        butIn others: [UnitPair: GatheredUses],
        of state: StateUses,
        against other: StateUses
    ) -> [Arrow] {
        edges.filter { others[$0.key] == nil }.sorted { $0.key < $1.key }.compactMap { pair, uses in
            let isExpected = self.isOfChangedUnit(pair, level, in: state, against: other)
            let isCaused = isExpected || uses.all.contains { self.isCaused($0, level, in: state, against: other) }
            return isCaused ? (pair, uses) : nil
        }
    }

    /// Whether one end of an arrow of one state is missing in the other one; of a library only the module that imports it counts.
    private func isOfChangedUnit(
        _ pair: UnitPair,
        _ level: DiffLevel,
        in state: StateUses,
        against other: StateUses
    ) -> Bool {
        guard level == .libraries else {
            let units = other.files[level] ?? [:]
            return units[pair.from] == nil || units[pair.to] == nil
        }
        return state.files[.modules]?[pair.from] != nil && other.files[.modules]?[pair.from] == nil
    }

    /// A name may be certain in one state only because of a change elsewhere: that is not a change of the arrow.
    private func isCaused(_ use: UnitUse, _ level: DiffLevel, in state: StateUses, against other: StateUses) -> Bool {
        guard case .reference(let index) = use.means, let file = use.file else { return true }
        let path = state.context.path(of: file)
        let user = otherFile(of: path, in: other)
        guard let user else { return true }
        let target = use.targetFile(in: state.context)
        let targetNow = target.flatMap { otherFile(of: state.context.path(of: $0), in: other) }
        if let target, let targetNow {
            let isSame =
                home(of: file, level, state) == home(of: user, level, other)
                && home(of: target, level, state) == home(of: targetNow, level, other)
            guard isSame else { return true }
        }
        guard state.isTouched(use) else { return false }
        let facts = state.context.project.file(file).content
        guard let fact = facts.reference(Int32(clamping: index)) else { return true }
        return !isUncertain(facts.text(fact.name), in: user, of: other)
    }

    private func otherFile(of path: RelativePath, in other: StateUses) -> FileID? {
        let isLater = other.context.project.shared === later.context.project.shared
        let path = isLater ? mapping.laterPath(of: path) : mapping.earlierPath(of: path)
        return path.flatMap { other.context.project.file(at: $0) }
    }

    /// The unit of a file, in a form that both states share.
    private func home(of file: FileID, _ level: DiffLevel, _ state: StateUses) -> String {
        state.home(of: file, level)
    }

    /// Whether a name in a file may mean something of the project, but not certainly one thing.
    private func isUncertain(_ name: String, in file: FileID, of state: StateUses) -> Bool {
        let project = state.context.project
        let facts = project.file(file).content
        for (index, fact) in facts.references.enumerated() where facts.text(fact.name) == name {
            guard let reference = project.reference(Int32(clamping: index), in: file) else { continue }
            if case .ambiguous = project.resolution(of: reference) { return true }
        }
        return false
    }

    // MARK: - Words

    private func change(
        _ change: DependencyChange,
        _ level: DiffLevel,
        _ pair: UnitPair,
        _ uses: GatheredUses,
        in state: StateUses
    ) -> ChangedDependency {
        var result = ChangedDependency(level: level, change: change, from: pair.from, to: pair.to)
        (result.references, result.imports, result.declarations) = (uses.references, uses.imports, uses.declarations)
        let other = change == .gone ? later : earlier
        result.isOfChangedUnit = isOfChangedUnit(pair, level, in: state, against: other)
        let places = uses.all.prefix(Self.mostPlaces).map { place(of: $0, in: state, isGone: change == .gone) }
        result.places = Array(places)
        result.rules = Set(places.flatMap(\.rules)).sorted()
        return result
    }

    private func place(of use: UnitUse, in state: StateUses, isGone: Bool) -> StructureUse {
        let context = state.context
        let place = context.place(use.site(in: context))
        let found = isGone ? [] : faults.faults(in: place.path)?[place.range?.start ?? -1] ?? []
        return StructureUse(
            place: place,
            user: use.user(in: context),
            verb: use.verb(in: context),
            target: use.target(in: context),
            rules: Set(found.map(\.rule)).sorted(),
            isAccepted: !found.isEmpty && found.allSatisfy(\.isAccepted)
        )
    }
}

extension StateUses {
    /// The unit of a file by its name in the later state; empty if it has none.
    func home(of file: FileID, _ level: DiffLevel) -> String {
        let project = context.project
        let source = project.file(file)
        switch level {
        case .modules, .libraries: return source.module.map { laterName(project.module($0).name, .modules) } ?? ""
        case .layers: return source.layer.map { project.layer($0).name } ?? ""
        case .features where source.feature != nil:
            return source.feature.map { laterName(project.feature($0).name, .features) } ?? ""
        case .features, .folders: return laterFolder(project.folder(source.folder).path).text
        }
    }
}

/// The changed arrows that were reported for one level, so that a lower one doesn't repeat them.
private struct ReportedPairs {
    struct Side {
        private var pairs: [DiffLevel: Set<UnitPair>] = [:]

        mutating func add(_ new: [UnitPair], _ level: DiffLevel) { pairs[level, default: []].formUnion(new) }

        /// Whether each of the uses is one of a reported arrow between modules or layers.
        func covers(_ uses: GatheredUses, of state: StateUses, _ level: DiffLevel) -> Bool {
            guard level != .libraries, !pairs.isEmpty else { return false }
            let known = pairs.filter { $0.key < level && $0.key != .libraries }
            return !known.isEmpty
                && uses.all.allSatisfy { use in
                    guard let user = use.file, let target = use.targetFile(in: state.context) else { return false }
                    return known.contains { other, pairs in
                        pairs.contains(UnitPair(from: state.home(of: user, other), to: state.home(of: target, other)))
                    }
                }
        }
    }

    var new = Side()
    var gone = Side()
}
