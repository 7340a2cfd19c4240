// A difference as JSON for other programs; docs/diff.md describes the members.

import NormaFindings
import NormaText

extension DiffFormat {
    package static let json = DiffFormat(
        name: "json",
        summary: "everything with its places, for other programs",
        text: { DiffJSON(diff: $0, options: $1).value.prettyText }
    )
}

private struct DiffJSON {
    /// Increases when a member changes its meaning or is removed; new members don't change it.
    static let version = 1

    let diff: ArchitectureDiff
    let options: DiffOptions

    var value: JSONValue {
        .object([
            ("version", .int(Self.version)),
            ("tool", .object([("name", .string("Norma")), ("version", .optional(options.toolVersion))])),
            ("earlier", state(diff.earlier)),
            ("later", state(diff.later)),
            ("isEmpty", .bool(diff.isEmpty)),
            ("extent", extent),
            ("notices", .array(diff.notices.map { .string($0) })),
            ("cycles", .array(diff.cycles.map(cycle))),
            ("dependencies", .array(diff.dependencies.map(dependency))),
            ("uncompiled", .array(diff.uncompiled.map(uncompiled))),
            ("units", .array(diff.units.map(unit))),
            ("renames", .array(diff.renames.map(rename))),
            ("access", .array(diff.access.map(access))),
            ("moves", .array(diff.moves.map(move))),
            ("growth", .array(diff.growth.map(growth))),
            ("removedNames", .array(diff.removedNames.map(removedName))),
        ])
    }

    private func state(_ state: ComparedState) -> JSONValue {
        .object([("commit", .optional(state.commit)), ("reference", .string(state.reference))])
    }

    private var extent: JSONValue {
        let extent = diff.extent
        return .object([
            ("files", .int(extent.files)),
            ("newSwiftFiles", .int(extent.newSwiftFiles)),
            ("goneSwiftFiles", .int(extent.goneSwiftFiles)),
            ("movedSwiftFiles", .int(extent.movedSwiftFiles)),
            ("newTypes", .int(extent.newTypes)),
            ("goneTypes", .int(extent.goneTypes)),
        ])
    }

    private func cycle(_ cycle: ChangedCycle) -> JSONValue {
        .object([
            ("level", .string(cycle.level.rawValue)),
            ("isNew", .bool(cycle.isNew)),
            ("path", .array(cycle.path.map { .string($0) })),
            ("members", .array(cycle.members.map { .string($0) })),
            ("edge", dependency(cycle.closing)),
        ])
    }

    private func dependency(_ dependency: ChangedDependency) -> JSONValue {
        .object([
            ("level", .string(dependency.level.rawValue)),
            ("change", .string(dependency.change.rawValue)),
            ("from", .string(dependency.from)),
            ("to", .string(dependency.to)),
            ("references", .int(dependency.references)),
            ("imports", .int(dependency.imports)),
            ("declarations", .int(dependency.declarations)),
            ("isOfChangedUnit", .bool(dependency.isOfChangedUnit)),
            ("rules", .array(dependency.rules.map { .string($0) })),
            ("places", .array(dependency.places.map(use))),
        ])
    }

    private func use(_ use: StructureUse) -> JSONValue {
        .object([
            ("path", .string(use.place.path.text)),
            ("line", .int(use.place.start.line)),
            ("column", .int(use.place.start.column)),
            ("user", .string(use.user)),
            ("verb", .string(use.verb)),
            ("target", .string(use.target)),
            ("rules", .array(use.rules.map { .string($0) })),
        ])
    }

    private func uncompiled(_ file: UncompiledFile) -> JSONValue {
        .object([("path", .string(file.path.text)), ("isNew", .bool(file.isNew))])
    }

    private func unit(_ unit: ChangedUnit) -> JSONValue {
        .object([
            ("level", .string(unit.level.rawValue)),
            ("name", .string(unit.name)),
            ("isNew", .bool(unit.isNew)),
            ("files", .int(unit.files)),
        ])
    }

    private func rename(_ unit: RenamedUnit) -> JSONValue {
        .object([
            ("level", .string(unit.level.rawValue)),
            ("from", .string(unit.from)),
            ("to", .string(unit.to)),
            ("files", .int(unit.files)),
        ])
    }

    private func access(_ entry: ChangedAccess) -> JSONValue {
        .object([
            ("isAdded", .bool(entry.isAdded)),
            ("module", .string(entry.module)),
            ("symbol", .string(entry.symbol)),
            ("kind", .string(entry.kind)),
            ("members", .int(entry.members)),
            ("path", .string(entry.place.path.text)),
            ("line", .int(entry.place.start.line)),
        ])
    }

    private func move(_ move: MovedTypes) -> JSONValue {
        .object([
            ("types", .array(move.types.map { .string($0) })),
            ("earlierName", .optional(move.earlierName)),
            ("earlierPath", .string(move.from.text)),
            ("path", .string(move.place.path.text)),
            ("line", .int(move.place.start.line)),
            ("earlierModule", .optional(move.modules?.from)),
            ("module", .optional(move.modules?.to)),
        ])
    }

    private func removedName(_ name: RemovedName) -> JSONValue {
        let uses = name.uses.map { use in
            JSONValue.object([("path", .string(use.place.path.text)), ("line", .int(use.place.start.line))])
        }
        return .object([
            ("symbol", .string(name.symbol)),
            ("kind", .string(name.kind)),
            ("earlierPath", .string(name.from.text)),
            ("newName", .optional(name.newName)),
            ("uses", .array(uses)),
        ])
    }

    private func growth(_ type: GrownType) -> JSONValue {
        .object([
            ("name", .string(type.name)),
            ("kind", .string(type.kind)),
            ("path", .string(type.place.path.text)),
            ("line", .int(type.place.start.line)),
            ("membersBefore", .int(type.membersBefore)),
            ("members", .int(type.members)),
            ("linesBefore", .int(type.linesBefore)),
            ("lines", .int(type.lines)),
        ])
    }
}
