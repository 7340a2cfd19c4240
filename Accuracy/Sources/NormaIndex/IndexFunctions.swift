// The functions of libIndexStore that are used, found by name at run time.

import Foundation

/// Typed by hand after the public C interface of the library (format version 5). Its objects are opaque pointers.
///
/// The library passes texts by value as a pointer and a length. A C function's type in Swift can't name a structure of ours;
/// `iovec` is the system's structure of the same layout, so it is passed and returned in the same registers.
struct IndexFunctions: Sendable {
    typealias Object = UnsafeMutableRawPointer
    typealias Visit = @convention(c) @Sendable (Object?, Object?) -> Bool
    typealias VisitText = @convention(c) @Sendable (Object?, iovec) -> Bool
    typealias TextOf = @convention(c) @Sendable (Object) -> iovec
    typealias FlagOf = @convention(c) @Sendable (Object) -> Bool
    typealias NumberOf = @convention(c) @Sendable (Object) -> UInt32
    typealias BitsOf = @convention(c) @Sendable (Object) -> UInt64
    typealias ObjectOf = @convention(c) @Sendable (Object) -> Object?
    typealias Dispose = @convention(c) @Sendable (Object) -> Void
    typealias Open = @convention(c) @Sendable (UnsafePointer<CChar>, UnsafeMutablePointer<Object?>) -> Object?
    typealias OpenPart =
        @convention(c) @Sendable (Object, UnsafePointer<CChar>, UnsafeMutablePointer<Object?>) ->
        Object?
    typealias Apply = @convention(c) @Sendable (Object, Object?, Visit) -> Bool
    typealias ApplyToTexts = @convention(c) @Sendable (Object, UInt32, Object?, VisitText) -> Bool
    typealias LineAndColumn =
        @convention(c) @Sendable (
            Object, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>
        ) -> Void
    typealias UnitTime =
        @convention(c) @Sendable (
            Object, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>
        ) -> Void

    let formatVersion: @convention(c) @Sendable () -> UInt32
    let errorDescription: @convention(c) @Sendable (Object) -> UnsafePointer<CChar>?
    let disposeError: Dispose

    let openStore: Open
    let closeStore: Dispose
    let forEachUnit: ApplyToTexts

    let openUnit: OpenPart
    let closeUnit: Dispose
    let producer: TextOf
    let producerVersion: TextOf
    let isSystemUnit: FlagOf
    let hasMainFile: FlagOf
    let mainFile: TextOf
    let workingFolder: TextOf
    let moduleName: TextOf
    let target: TextOf
    let unitTime: UnitTime
    let forEachDependency: Apply

    let dependencyKind: NumberOf
    let isSystemDependency: FlagOf
    let dependencyPath: TextOf
    let dependencyName: TextOf

    let openRecord: OpenPart
    let closeRecord: Dispose
    let forEachOccurrence: Apply

    let symbolOfOccurrence: ObjectOf
    let rolesOfOccurrence: BitsOf
    let lineAndColumn: LineAndColumn
    let forEachRelation: Apply
    let rolesOfRelation: BitsOf
    let symbolOfRelation: ObjectOf

    let usr: TextOf
    let symbolName: TextOf
    let kind: NumberOf
    let subkind: NumberOf
    let language: NumberOf
    let properties: BitsOf

    init(library: UnsafeMutableRawPointer, path: String) throws(IndexStoreError) {
        let symbols = LibrarySymbols(library: library, path: path)
        formatVersion = try symbols.function("format_version")
        errorDescription = try symbols.function("error_get_description")
        disposeError = try symbols.function("error_dispose")
        openStore = try symbols.function("store_create")
        closeStore = try symbols.function("store_dispose")
        forEachUnit = try symbols.function("store_units_apply_f")
        openUnit = try symbols.function("unit_reader_create")
        closeUnit = try symbols.function("unit_reader_dispose")
        producer = try symbols.function("unit_reader_get_provider_identifier")
        producerVersion = try symbols.function("unit_reader_get_provider_version")
        isSystemUnit = try symbols.function("unit_reader_is_system_unit")
        hasMainFile = try symbols.function("unit_reader_has_main_file")
        mainFile = try symbols.function("unit_reader_get_main_file")
        workingFolder = try symbols.function("unit_reader_get_working_dir")
        moduleName = try symbols.function("unit_reader_get_module_name")
        target = try symbols.function("unit_reader_get_target")
        unitTime = try symbols.function("unit_reader_get_modification_time")
        forEachDependency = try symbols.function("unit_reader_dependencies_apply_f")
        dependencyKind = try symbols.function("unit_dependency_get_kind")
        isSystemDependency = try symbols.function("unit_dependency_is_system")
        dependencyPath = try symbols.function("unit_dependency_get_filepath")
        dependencyName = try symbols.function("unit_dependency_get_name")
        openRecord = try symbols.function("record_reader_create")
        closeRecord = try symbols.function("record_reader_dispose")
        forEachOccurrence = try symbols.function("record_reader_occurrences_apply_f")
        symbolOfOccurrence = try symbols.function("occurrence_get_symbol")
        rolesOfOccurrence = try symbols.function("occurrence_get_roles")
        lineAndColumn = try symbols.function("occurrence_get_line_col")
        forEachRelation = try symbols.function("occurrence_relations_apply_f")
        rolesOfRelation = try symbols.function("symbol_relation_get_roles")
        symbolOfRelation = try symbols.function("symbol_relation_get_symbol")
        usr = try symbols.function("symbol_get_usr")
        symbolName = try symbols.function("symbol_get_name")
        kind = try symbols.function("symbol_get_kind")
        subkind = try symbols.function("symbol_get_subkind")
        language = try symbols.function("symbol_get_language")
        properties = try symbols.function("symbol_get_properties")
    }
}

/// The names that a loaded library knows.
private struct LibrarySymbols {
    let library: UnsafeMutableRawPointer
    let path: String

    /// - Parameter name: without the prefix that all functions of the library share.
    func function<Function>(_ name: String) throws(IndexStoreError) -> Function {
        guard let address = dlsym(library, "indexstore_" + name) else {
            throw .libraryUnusable(path: path, reason: "it has no function `indexstore_\(name)`")
        }
        return unsafeBitCast(address, to: Function.self)
    }
}
