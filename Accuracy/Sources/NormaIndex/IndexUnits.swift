// The compilations in a store: each names its source files, and the records with their data.

import Foundation

/// A source file of a compilation, with the name of its record.
struct IndexedSource {
    var path: String
    var module: String
    var target: String
    var record: String
    /// When the compilation was indexed, in seconds since 1970.
    var indexed: Double
    var producer: String
}

struct IndexUnits {
    let functions: IndexFunctions
    let store: IndexFunctions.Object

    /// The names of all units, sorted.
    func names() -> [String] {
        let found = Collected<String>(functions)
        _ = functions.forEachUnit(store, 0, found.context) { context, text in
            Collected<String>.at(context)?.values.append(String(text))
            return true
        }
        return withExtendedLifetime(found) { found.values.sorted() }
    }

    /// The source files of a unit: of a Swift unit its one file, of a C unit its headers too.
    ///
    /// - Parameter toolchain: modules of the toolchain and the system too, which have no source but a compiled interface.
    func sources(of name: String, toolchain: Bool) throws(UnreadablePart) -> [IndexedSource] {
        var problem: IndexFunctions.Object?
        guard let unit = functions.openUnit(store, name, &problem) else {
            throw UnreadablePart(reason: functions.takeText(ofError: problem))
        }
        defer { functions.closeUnit(unit) }
        guard toolchain || (!functions.isSystemUnit(unit) && functions.hasMainFile(unit)) else { return [] }
        let folder = String(functions.workingFolder(unit))
        let common = IndexedSource(
            path: Self.absolute(String(functions.mainFile(unit)), in: folder),
            module: String(functions.moduleName(unit)),
            target: String(functions.target(unit)),
            record: "",
            indexed: time(of: unit),
            producer: [functions.producer(unit), functions.producerVersion(unit)].map { String($0) }
                .filter { !$0.isEmpty }.joined(separator: " ")
        )
        return records(of: unit, toolchain: toolchain).map { record in
            var source = common
            source.record = record.name
            if !record.path.isEmpty { source.path = Self.absolute(record.path, in: folder) }
            return source
        }
    }

    private struct Record {
        var name: String
        var path: String
        var isSystem: Bool
    }

    private func records(of unit: IndexFunctions.Object, toolchain: Bool) -> [Record] {
        let found = Collected<Record>(functions)
        _ = functions.forEachDependency(unit, found.context) { context, dependency in
            let recordKind: UInt32 = 2
            guard let found = Collected<Record>.at(context), let dependency else { return false }
            let functions = found.functions
            guard functions.dependencyKind(dependency) == recordKind else { return true }
            found.values.append(
                Record(
                    name: String(functions.dependencyName(dependency)),
                    path: String(functions.dependencyPath(dependency)),
                    isSystem: functions.isSystemDependency(dependency)
                )
            )
            return true
        }
        return withExtendedLifetime(found) { found.values.filter { toolchain || !$0.isSystem } }
    }

    private func time(of unit: IndexFunctions.Object) -> Double {
        var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
        functions.unitTime(unit, &seconds, &nanoseconds)
        return Double(seconds) + Double(nanoseconds) / 1_000_000_000
    }

    private static func absolute(_ path: String, in folder: String) -> String {
        path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path
    }
}

/// A part of a store that the library refuses.
struct UnreadablePart: Error {
    let reason: String
}
