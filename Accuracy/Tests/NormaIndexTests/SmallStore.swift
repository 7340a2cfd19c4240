// A tiny index store, made by the compiler that lies in PATH.

import Foundation
import NormaIndex

/// Two source files, compiled with an index store beside them; gone afterwards.
final class SmallStore {
    let root: String
    var store: String { root + "/store" }

    /// The order of the second file's bytes matters: the emoji makes byte columns differ from characters.
    static let sources = [
        "Kit.swift": """
        protocol Walking { associatedtype Leg; func walk() }
        typealias Stepping = Walking
        class Animal {}
        final class Dog: Animal, Stepping {
            typealias Leg = Int
            func walk() {}
        }

        """,
        "Home.swift": """
        struct Home {
            let dog: Dog
            func open() { dog.walk() }
        }
        extension Home { /* 🏡 */ static let empty = Home(dog: Dog()) }

        """,
    ]

    init() throws {
        root =
            URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path + "/norma-index-"
            + UUID().uuidString
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        for (name, text) in Self.sources { try Data(text.utf8).write(to: URL(fileURLWithPath: root + "/" + name)) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-module-name", "Small", "-emit-module", "-emit-module-path", "Small.swiftmodule"]
            + ["-index-store-path", "store"] + Self.sources.keys.sorted()
        process.currentDirectoryURL = URL(fileURLWithPath: root)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw NoCompiler(status: process.terminationStatus) }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    struct NoCompiler: Error { let status: Int32 }

    func read() throws -> IndexContents {
        try IndexStore(path: store, library: .ofToolchain()).read(below: root)
    }

    /// The files of one part of the store whose names begin like this.
    func parts(_ folder: String, beginning prefix: String) throws -> [String] {
        let all = FileManager.default.enumerator(atPath: store + "/v5/" + folder)
        let names = (all?.allObjects as? [String]) ?? []
        return names.filter { URL(fileURLWithPath: $0).lastPathComponent.hasPrefix(prefix) }
            .map { store + "/v5/" + folder + "/" + $0 }
    }
}

extension IndexContents {
    func occurrences(of name: String, in file: String) -> [IndexOccurrence] {
        files.filter { $0.path.hasSuffix("/" + file) }.flatMap(\.occurrences)
            .filter { $0.symbol.name == name && !$0.roles.contains(.implicit) }
    }
}
