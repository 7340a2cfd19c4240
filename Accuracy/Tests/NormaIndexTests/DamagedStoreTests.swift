// Stores and libraries that can't be used, wholly or in part: a reason, and never a crash.

import Foundation
import NormaIndex
import Testing

@Suite("An index store that can't be used")
struct DamagedStoreTests {
    private func error(_ path: String) -> IndexStoreError? {
        do {
            _ = try IndexStore(path: path, library: .ofToolchain())
            return nil
        } catch {
            return error
        }
    }

    private func emptyFolder() throws -> String {
        let path = NSTemporaryDirectory() + "norma-index-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    @Test("is named where it is not there, or is a file")
    func missing() throws {
        #expect(error("/nowhere/store") == .noSuchFolder("/nowhere/store"))
        #expect(error(#filePath) == .noSuchFolder(#filePath))
    }

    @Test("is named where the folder holds something else")
    func otherFolder() throws {
        let folder = try emptyFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(error(folder) == .noIndexStore(path: folder, reason: "it has no folder `v5`"))
        try FileManager.default.createDirectory(atPath: folder + "/v5", withIntermediateDirectories: true)
        #expect(error(folder) == .noIndexStore(path: folder, reason: "it has no folder `v5/units`"))
        #expect(error(folder)?.description.contains("isn't an index store: it has no folder") == true)
    }

    @Test("is named where another toolchain wrote it")
    func otherFormat() throws {
        let folder = try emptyFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/v99/units", withIntermediateDirectories: true)
        #expect(error(folder) == .otherFormat(path: folder, found: ["v99"], wanted: "v5"))
    }

    @Test("can't be opened without the toolchain's library")
    func libraries() throws {
        #expect(throws: IndexStoreError.self) { try IndexStoreLibrary(path: "/nowhere/libIndexStore.so") }
        // Some library, and no library at all.
        let library = try IndexStoreLibrary.ofToolchain()
        let other = URL(fileURLWithPath: library.path).deletingLastPathComponent().path
        let swiftCore = other + "/swift/linux/libswiftCore.so"
        if FileManager.default.fileExists(atPath: swiftCore) {
            #expect(
                throws: IndexStoreError.libraryUnusable(
                    path: swiftCore,
                    reason: "it has no function `indexstore_format_version`"
                )
            ) { try IndexStoreLibrary(path: swiftCore) }
        }
        #expect(throws: IndexStoreError.self) { try IndexStoreLibrary(path: #filePath) }
    }

    enum Damage: CaseIterable {
        case cutOff, emptied, removed, replaced

        func apply(to path: String) throws {
            let url = URL(fileURLWithPath: path)
            let bytes = try Data(contentsOf: url)
            switch self {
            case .cutOff: try bytes.prefix(bytes.count / 2 - 3).write(to: url)
            case .emptied: try Data().write(to: url)
            case .removed: try FileManager.default.removeItem(at: url)
            case .replaced: try Data("not what it was".utf8).write(to: url)
            }
        }
    }

    @Test(
        "is read in all other parts where a file's record is half-written, empty, gone or something else",
        arguments: Damage.allCases
    )
    func record(_ damage: Damage) throws {
        let small = try SmallStore()
        let records = try small.parts("records", beginning: "Kit.swift")
        #expect(records.count == 1)
        for path in records { try damage.apply(to: path) }
        let contents = try small.read()
        #expect(contents.files.map(\.path) == [small.root + "/Home.swift"])
        #expect(contents.warnings.map(\.kind) == [.unreadableRecord])
        #expect(contents.warnings.first?.subject == small.root + "/Kit.swift")
        #expect(contents.warnings.first?.reason.isEmpty == false)
    }

    @Test(
        "is read in all other parts where a compilation can't be read",
        arguments: [Damage.cutOff, .emptied, .replaced]
    )
    func unit(_ damage: Damage) throws {
        let small = try SmallStore()
        let units = try small.parts("units", beginning: "Kit")
        #expect(!units.isEmpty)
        for path in units { try damage.apply(to: path) }
        let contents = try small.read()
        #expect(contents.warnings.contains { $0.kind == .unreadableUnit })
        #expect(contents.files.map(\.path) == [small.root + "/Home.swift"])
    }

    @Test("says which files were changed since, and which are gone")
    func stale() throws {
        let small = try SmallStore()
        let later = Date(timeIntervalSinceNow: 60)
        try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: small.root + "/Kit.swift")
        try FileManager.default.removeItem(atPath: small.root + "/Home.swift")
        let contents = try small.read()
        #expect(contents.files.map(\.isStale) == [true, true])
        #expect(contents.warnings.map(\.kind) == [.missingFile, .staleFile])
        #expect(contents.warnings.map(\.subject) == ["Home.swift", "Kit.swift"].map { small.root + "/" + $0 })
    }
}
