// The disk and a home folder are no trees, and nothing in them makes one of them the tree of what is below.

import Foundation
import NormaText
import Testing

@testable import NormaFiles

@Suite("The tree around a path, and a home folder")
struct WideFolderTests {
    /// A folder that counts as a home, with a project and a folder that is none.
    private final class Home {
        let path: String

        init() throws {
            let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
            path = try #require(FileSystem.realPath(folder)) + "/norma-home-" + UUID().uuidString
            for file in [
                ".norma.yml", "Package.swift", "foo/bar/A.swift", "app/Package.swift", "app/Sources/A.swift", "A.swift",
            ] {
                let url = URL(fileURLWithPath: path + "/" + file)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data("\n".utf8).write(to: url)
            }
            try FileManager.default.createDirectory(atPath: path + "/.git", withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func root(_ paths: [String], from folder: String = "", named: [String]? = nil) throws -> String {
            try TreeLocation.around(paths, currentFolder: path + folder, named: named, wide: ["/", path]).root
        }
    }

    @Test("what marks a project in a home folder makes no tree of it for a folder below")
    func markers() throws {
        let home = try Home()
        #expect(try home.root([], from: "/foo/bar") == home.path + "/foo/bar")
        #expect(try home.root(["foo/bar"]) == home.path + "/foo/bar")
        #expect(try home.root(["foo/bar/A.swift"]) == home.path + "/foo/bar")
        #expect(try home.root(["A.swift"], from: "/foo/bar") == home.path + "/foo/bar")
        #expect(try home.root([], from: "/app/Sources") == home.path + "/app")
    }

    @Test("a home folder is the tree only where its full path is named")
    func named() throws {
        let home = try Home()
        #expect(try home.root([home.path]) == home.path)
        for paths in [[], ["."], [""], ["app/.."], ["A.swift"], [home.path + "/A.swift"]] {
            #expect(throws: SourceProblem.self) { try home.root(paths) }
        }
        #expect(throws: SourceProblem.self) { try home.root([home.path], named: ["."]) }
        #expect(throws: SourceProblem.self) { try home.root([home.path], named: [home.path + "/New"]) }
    }

    @Test("the disk is a tree only where it is named, and its markers count for nothing below")
    func disk() throws {
        #expect(try TreeLocation.around(["/"], currentFolder: "/tmp").root == "/")
        #expect(throws: SourceProblem.self) { try TreeLocation.around([], currentFolder: "/") }
        #expect(throws: SourceProblem.self) { try TreeLocation.around([".."], currentFolder: "/tmp") }
    }

    @Test("a home is what the environment says and what the list of users says")
    func homes() {
        #expect(WideFolders.all.contains("/"))
        let home = ProcessInfo.processInfo.environment["HOME"].flatMap { FileSystem.realPath($0) }
        #expect(home.map(WideFolders.all.contains) ?? true)
    }
}
