// A difference in words, section by section, the most important first: what all readable formats of `norma diff` show.

import NormaFindings
import NormaText

struct DiffSection {
    /// `2 new cycles`
    var title: String
    var items: [DiffItem]
}

/// One change; names are between backticks.
struct DiffItem {
    var text: String
    /// The guide forbids it, or it is a new cycle.
    var isAlarming = false
    var places: [DiffPlace] = []
    /// Further places that aren't listed.
    var morePlaces = 0
}

struct DiffPlace {
    var path: String
    var line: Int
    /// `CartView creates OrderView`
    var words = ""

    var text: String { "\(path):\(line)" }
}

struct DiffSections {
    private let diff: ArchitectureDiff

    init(_ diff: ArchitectureDiff) { self.diff = diff }

    /// Without empty ones.
    var all: [DiffSection] {
        let sections =
            [removedNames, cycles(isNew: true), dependencies(.turned)] + newDependencies + [
                uncompiled, units(isNew: true), renames,
            ]
            + [access(isAdded: true), access(isAdded: false), moves, growth, units(isNew: false)]
            + [dependencies(.gone), cycles(isNew: false)]
        return sections.compactMap(\.self)
    }

    private func section(_ count: Int, _ noun: String, plural: String? = nil, _ items: [DiffItem]) -> DiffSection? {
        guard !items.isEmpty else { return nil }
        let words = count == 1 ? noun : plural ?? noun + "s"
        return DiffSection(title: Wording.number(count) + " " + words, items: items)
    }

    // MARK: - Dependencies

    private var newDependencies: [DiffSection?] {
        DiffLevel.allCases.map { level in
            let changed = diff.dependencies.filter { $0.level == level && $0.change == .new }
            let single = changed.filter { !$0.isOfChangedUnit || !$0.rules.isEmpty }
            let items = single.map { item($0, verb: level == .libraries ? "imports" : "uses") }
            switch level {
            case .modules:
                return section(
                    items.count,
                    "new dependency between modules",
                    plural: "new dependencies between modules",
                    items
                )
            case .libraries: return section(items.count, "new use of a library", plural: "new uses of libraries", items)
            case .layers:
                return section(
                    items.count,
                    "new dependency between layers",
                    plural: "new dependencies between layers",
                    items
                )
            case .features:
                return section(
                    items.count,
                    "new dependency between features",
                    plural: "new dependencies between features",
                    items
                )
            case .folders:
                return section(
                    items.count,
                    "new dependency between folders",
                    plural: "new dependencies between folders",
                    items
                )
            }
        }
    }

    private func dependencies(_ change: DependencyChange) -> DiffSection? {
        let changed = diff.dependencies.filter { $0.change == change && (change != .gone || !$0.isOfChangedUnit) }
        switch change {
        case .turned:
            let items = changed.map { dependency in
                var item = item(dependency, verb: "uses")
                item.text += ", and no longer the other way round"
                return item
            }
            return section(items.count, "arrow turned round", plural: "arrows turned round", items)
        case .new: return nil
        case .gone:
            let items = changed.map { dependency in
                item(dependency, verb: dependency.level == .libraries ? "no longer imports" : "no longer uses")
            }
            return section(items.count, "gone dependency", plural: "gone dependencies", items)
        }
    }

    private func item(_ dependency: ChangedDependency, verb: String) -> DiffItem {
        let isPackage = dependency.level == .libraries && dependency.imports == 0
        let no = dependency.change == .gone ? "no longer " : ""
        let verb = isPackage ? "\(no)depends on the package" : verb
        var text = "\(name(dependency.from, dependency.level)) \(verb) `\(shown(dependency.to))`"
        if dependency.change != .gone, !isPackage, dependency.references + dependency.imports == 0,
            dependency.declarations > 0
        {
            text += " in a manifest only"
        }
        if !dependency.rules.isEmpty {
            text += ", forbidden by " + dependency.rules.map { "`\($0)`" }.joined(separator: ", ")
        }
        return DiffItem(
            text: text,
            isAlarming: !dependency.rules.isEmpty,
            places: dependency.places.map(place),
            morePlaces: max(0, dependency.weight - dependency.places.count)
        )
    }

    private func place(_ use: StructureUse) -> DiffPlace {
        DiffPlace(
            path: use.place.path.description,
            line: use.place.start.line,
            words: "\(VisibleText.oneLine(use.user)) \(use.verb) \(VisibleText.oneLine(use.target))"
        )
    }

    private func name(_ unit: String, _ level: DiffLevel) -> String {
        unit.isEmpty ? "Code in no module" : "`\(shown(unit))`"
    }

    private func shown(_ name: String) -> String { VisibleText.oneLine(name) }

    // MARK: - Cycles

    private func cycles(isNew: Bool) -> DiffSection? {
        let changed = diff.cycles.filter { $0.isNew == isNew }
        let items = changed.map { cycle in
            let path = (cycle.path + cycle.path.prefix(1)).map { "`\(shown($0))`" }.joined(separator: " → ")
            let edge = "`\(shown(cycle.closing.from))` → `\(shown(cycle.closing.to))`"
            var text = "\(path) (\(cycle.level.rawValue)), \(isNew ? "closed" : "opened") by \(edge)"
            let others = cycle.members.count - cycle.path.count
            if others > 0 { text += "; \(Wording.count(others, "more unit")) in the same tangle" }
            let places = cycle.closing.places.map(place)
            return DiffItem(
                text: text,
                isAlarming: isNew,
                places: places,
                morePlaces: max(0, cycle.closing.weight - places.count)
            )
        }
        return section(items.count, isNew ? "new cycle" : "gone cycle", items)
    }

    // MARK: - Units

    private func units(isNew: Bool) -> DiffSection? {
        let changed = diff.units.filter { $0.isNew == isNew }
        let items = changed.map { unit in
            let noun = Self.noun(unit.level)
            var text = "\(noun) `\(shown(unit.name))` (\(Wording.count(unit.files, "Swift file")))"
            let all = diff.dependencies.filter { $0.isOfChangedUnit && $0.change == (isNew ? .new : .gone) }
            let state = all.filter { $0.level != .libraries }
            let libraries = all.filter { $0.level == .libraries && unit.level == .modules && $0.from == unit.name }
            let uses = state.filter { isPart($0.from, of: unit) && !isPart($0.to, of: unit) }.map(\.to)
            let users = state.filter { isPart($0.to, of: unit) && !isPart($0.from, of: unit) }.map(\.from)
            let verb = isNew ? "uses" : "used"
            if !uses.isEmpty { text += "; \(verb) \(list(uses))" }
            if !libraries.isEmpty { text += "; \(isNew ? "imports" : "imported") \(list(libraries.map(\.to)))" }
            if !users.isEmpty { text += "; \(isNew ? "is" : "was") used by \(list(users))" }
            return DiffItem(text: text)
        }
        return section(
            items.count,
            "\(isNew ? "new" : "gone") module, feature or folder",
            plural: "\(isNew ? "new" : "gone") modules, features and folders",
            items
        )
    }

    private func isPart(_ name: String, of unit: ChangedUnit) -> Bool {
        name == unit.name || unit.level == .folders && RelativePath(name).isInside(RelativePath(unit.name))
    }

    private func list(_ names: [String]) -> String {
        let all = Set(names).sorted().map { "`\(shown($0))`" }
        let most = 8
        return all.prefix(most).joined(separator: ", ") + (all.count > most ? " and \(all.count - most) more" : "")
    }

    private var renames: DiffSection? {
        let items = diff.renames.map { unit in
            DiffItem(
                text:
                    "\(Self.noun(unit.level)) `\(shown(unit.from))` is `\(shown(unit.to))` now (\(Wording.count(unit.files, "Swift file")))"
            )
        }
        return section(
            items.count,
            "renamed module, feature or folder",
            plural: "renamed modules, features and folders",
            items
        )
    }

    private static func noun(_ level: DiffLevel) -> String {
        switch level {
        case .modules: "module"
        case .libraries: "library"
        case .layers: "layer"
        case .features: "feature"
        case .folders: "folder"
        }
    }

    // MARK: - Files and declarations

    private var uncompiled: DiffSection? {
        let items = diff.uncompiled.map { file in
            DiffItem(text: "`\(file.path)`" + (file.isNew ? "" : ", which a target compiled before"))
        }
        return section(items.count, "file that no target compiles", plural: "files that no target compiles", items)
    }

    private func access(isAdded: Bool) -> DiffSection? {
        let changed = diff.access.filter { $0.isAdded == isAdded }
        let count = changed.reduce(0) { $0 + 1 + $1.members }
        return section(
            count,
            isAdded ? "declaration is public now" : "declaration is no longer public",
            plural: isAdded ? "declarations are public now" : "declarations are no longer public",
            DiffAccess(changed).items
        )
    }

    private var removedNames: DiffSection? {
        let items = diff.removedNames.map { name in
            let renamed = name.newName.map { "; was it renamed to `\(shown($0))`?" } ?? ""
            let places = name.uses.map { DiffPlace(path: $0.place.path.description, line: $0.place.start.line) }
            return DiffItem(
                text: "\(name.kind) `\(shown(name.symbol))`, before in `\(name.from)`\(renamed)",
                isAlarming: true,
                places: places
            )
        }
        return section(
            items.count,
            "name that is used and that nothing declares any more",
            plural: "names that are used and that nothing declares any more",
            items
        )
    }

    private var moves: DiffSection? {
        let count = diff.moves.reduce(0) { $0 + $1.types.count }
        let items = diff.moves.map { move in
            let most = 4
            let more = move.types.count > most ? " and \(move.types.count - most) more" : ""
            var text = move.types.prefix(most).map { "`\(shown($0))`" }.joined(separator: ", ") + more
            if let name = move.earlierName { text += ", before `\(shown(name))`," }
            text += move.from == move.place.path ? " in the same file" : " from `\(move.from)`"
            if let modules = move.modules {
                text += ", from module `\(shown(modules.from))` to `\(shown(modules.to))`"
            }
            return DiffItem(
                text: text,
                places: [DiffPlace(path: move.place.path.description, line: move.place.start.line)]
            )
        }
        return section(count, "moved type", items)
    }

    private var growth: DiffSection? {
        let items = diff.growth.map { type in
            let lines = "\(Wording.number(type.linesBefore)) → \(Wording.count(type.lines, "line"))"
            let members = "\(Wording.number(type.membersBefore)) → \(Wording.count(type.members, "member"))"
            return DiffItem(
                text: "\(type.kind) `\(shown(type.name))`: \(lines), \(members)",
                places: [DiffPlace(path: type.place.path.description, line: type.place.start.line)]
            )
        }
        return section(items.count, "type that grew", plural: "types that grew", items)
    }
}
