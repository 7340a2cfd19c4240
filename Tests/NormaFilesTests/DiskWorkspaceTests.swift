// What a walk over real folders finds: links, loops, odd names, unreadable things.

import Foundation
import NormaExpressions
import NormaFiles
import NormaText
import Testing

/// A folder of its own for a test, gone afterwards.
private final class TemporaryTree {
    let root: String

    init() throws {
        root = NSTemporaryDirectory() + "norma-files-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func write(_ path: String, _ text: String = "") throws {
        let full = root + "/" + path
        let folder = (full as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try text.write(toFile: full, atomically: false, encoding: .utf8)
    }

    func folder(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: root + "/" + path, withIntermediateDirectories: true)
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: root + "/" + path, withDestinationPath: target)
    }
}

@Suite("A workspace on disk")
struct DiskWorkspaceTests {
    @Test("walks hidden folders that are named, for what is no Swift in them, and never those that programs keep")
    func reveals() throws {
        let tree = try TemporaryTree()
        try tree.write(".github/workflows/test.yml")
        try tree.write(".github/tool.swift")
        try tree.write(".git/config")
        try tree.write(".other/a.yml")
        try tree.write("App/.github/b.yml")
        let workspace = try #require(DiskWorkspace(root: tree.root))
        #expect(workspace.tree().files.isEmpty)
        let found = workspace.tree(revealing: [".github", ".git"])
        #expect(found.files.map(\.path.text) == [".github/workflows/test.yml", "App/.github/b.yml"])
        #expect(found.folders.map(\.text) == [".github", ".github/workflows", "App", "App/.github"])
    }

    @Test("lists files and folders in byte order, with the empty ones, without hidden and built ones")
    func lists() throws {
        let tree = try TemporaryTree()
        try tree.write("b/B.swift", "12345")
        try tree.write("a.swift")
        try tree.write(".build/x.swift")
        try tree.write(".hidden/y.swift")
        try tree.write("Pods/z.swift")
        try tree.folder("empty/inner")
        let workspace = try #require(DiskWorkspace(root: tree.root))
        let found = workspace.tree()
        #expect(found.files.map(\.path.text) == ["a.swift", "b/B.swift"])
        #expect(found.files.map(\.size) == [0, 5])
        #expect(found.folders.map(\.text) == ["b", "empty", "empty/inner"])
        #expect(found.problems.isEmpty)
    }

    @Test("knows the patterns that nothing fits, but for what no walk comes to")
    func idlePatterns() throws {
        let tree = try TemporaryTree()
        try tree.write("Sources/Generated/A.swift")
        try tree.write("Sources/B.swift")
        try tree.write("Pods/C.swift")
        let excluded = [
            "**/Generated", "Sourcs", "Pods", "Pods/C.swift", "Sources/Generated/A.swift", "**/*.generated.swift",
        ]
        let exclusions = try PathExclusions(
            excluded: excluded.map { try NamePattern($0, for: .path) },
            included: ["Sources", "Test"].map { try NamePattern($0, for: .path) }
        )
        let workspace = try #require(DiskWorkspace(root: tree.root, exclusions: exclusions))
        let idle = workspace.tree().idlePatterns
        #expect(
            idle.map { "\($0.key.rawValue) \($0.text)" } == [
                "include Test", "exclude Sourcs", "exclude **/*.generated.swift",
            ]
        )
        #expect(workspace.tree().files.map(\.path.text) == ["Sources/B.swift"])
    }

    @Test("names a link that leads nowhere, one that leads to itself and one to a folder that holds it")
    func links() throws {
        let tree = try TemporaryTree()
        try tree.write("inner/A.swift")
        try tree.link("dangling.swift", to: "nowhere.swift")
        try tree.link("self.swift", to: "self.swift")
        try tree.link("inner/up", to: "..")
        try tree.link("inner/here", to: ".")
        let workspace = try #require(DiskWorkspace(root: tree.root))
        let found = workspace.tree()
        #expect(found.files.map(\.path.text) == ["inner/A.swift"])
        #expect(found.problems.map(\.path.text) == ["dangling.swift", "inner/here", "inner/up", "self.swift"])
        #expect(found.problems.map(\.kind) == [.brokenLink, .linkLoop, .linkLoop, .linkLoop])
    }

    @Test("follows a link out of the tree, once")
    func outside() throws {
        let outside = try TemporaryTree()
        try outside.write("Shared.swift")
        try outside.link("back", to: outside.root)
        let tree = try TemporaryTree()
        try tree.write("A.swift")
        try tree.link("shared", to: outside.root)
        try tree.link("shared-again", to: outside.root)
        let workspace = try #require(DiskWorkspace(root: tree.root))
        #expect(workspace.tree().files.count == 2)
    }

    @Test("checks what is in a folder named like a source file, and says that it is one")
    func folderNamedLikeSource() throws {
        let tree = try TemporaryTree()
        try tree.write("X.swift/Inner.swift")
        let workspace = try #require(DiskWorkspace(root: tree.root))
        let found = workspace.tree()
        #expect(found.files.map(\.path.text) == ["X.swift/Inner.swift"])
        #expect(found.problems.map(\.kind) == [.folderNamedLikeSource])
    }

    @Test("reads bytes as they are, and says why a file can't be read")
    func reading() throws {
        let tree = try TemporaryTree()
        try tree.write("A.swift", "let a = \"\u{1F600}\"\r\n")
        let workspace = try #require(DiskWorkspace(root: tree.root))
        #expect(try workspace.bytes(of: RelativePath("A.swift")) == Array("let a = \"\u{1F600}\"\r\n".utf8))
        let problem = #expect(throws: FileProblem.self) { try workspace.bytes(of: RelativePath("B.swift")) }
        #expect(problem?.message.contains("No such file") == true)
    }

    @Test("leaves out what the configuration excludes and keeps only what it includes")
    func exclusions() throws {
        let tree = try TemporaryTree()
        try tree.write("Sources/A.swift")
        try tree.write("Sources/Generated/B.swift")
        try tree.write("Tools/C.swift")
        let exclusions = PathExclusions(
            excluded: [try NamePattern("**/Generated", for: .path)],
            included: [try NamePattern("Sources", for: .path)]
        )
        let workspace = try #require(DiskWorkspace(root: tree.root, exclusions: exclusions))
        #expect(workspace.tree().files.map(\.path.text) == ["Sources/A.swift"])
    }

    @Test("is none where the root is a file or nothing")
    func noFolder() throws {
        let tree = try TemporaryTree()
        try tree.write("A.swift")
        #expect(DiskWorkspace(root: tree.root + "/A.swift") == nil)
        #expect(DiskWorkspace(root: tree.root + "/nothing") == nil)
    }

    @Test("creates a new file but never overwrites one")
    func creating() throws {
        let tree = try TemporaryTree()
        let path = tree.root + "/new.txt"
        try FileSystem.create(path, bytes: Array("one".utf8))
        #expect(throws: FileSystem.Failure.self) { try FileSystem.create(path, bytes: Array("two".utf8)) }
        #expect(try FileSystem.read(path) == Array("one".utf8))
    }
}

@Suite("A workspace in memory")
struct MemoryWorkspaceTests {
    @Test("has the folders that its files imply")
    func folders() {
        let workspace = MemoryWorkspace(texts: ["a/b/C.swift": "", "D.swift": ""])
        #expect(workspace.tree().folders.map(\.text) == ["a", "a/b"])
        #expect(workspace.tree().files.map(\.path.text) == ["D.swift", "a/b/C.swift"])
    }
}
