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

    private func found(_ tree: TemporaryTree, excluding patterns: [String] = []) throws -> FileTree {
        let excluded = try patterns.map { try NamePattern($0, for: .path) }
        let workspace = try #require(DiskWorkspace(root: tree.root, exclusions: PathExclusions(excluded: excluded)))
        return workspace.tree()
    }

    @Test("follows a link to what is left out under its own name, and to a file of another kind")
    func leftOut() throws {
        let tree = try TemporaryTree()
        for path in [".hidden/A.swift", ".hidden/F/B.swift", "Pods/G/C.swift", "Left/D.swift", "K.txt", "Seen/E.swift"]
        {
            try tree.write(path)
        }
        try tree.folder("App")
        try tree.link("App/A.swift", to: "../.hidden/A.swift")
        try tree.link("App/F", to: "../.hidden/F")
        try tree.link("App/F2", to: "../.hidden/F")
        try tree.link("App/G", to: "../Pods/G")
        try tree.link("App/L", to: "../Left")
        try tree.link("App/K.swift", to: "../K.txt")
        try tree.link("App/Seen", to: "../Seen")
        try tree.link("App/E.swift", to: "../Seen/E.swift")
        try tree.link("App/H", to: "F2/B.swift")
        let plain = try found(tree)
        #expect(
            plain.files.map(\.path.text) == [
                "App/A.swift", "App/F/B.swift", "App/G/C.swift", "App/H", "App/K.swift", "K.txt", "Left/D.swift",
                "Seen/E.swift",
            ]
        )
        #expect(plain.problems.isEmpty)
        #expect(plain.linked[RelativePath("App/F/B.swift")]?.map(\.text) == ["App/F", ".hidden/F/B.swift"])
        let excluded = try found(tree, excluding: ["Left", "App/A.swift", "App/F", "Seen/E.swift"])
        #expect(
            excluded.files.map(\.path.text) == [
                "App/E.swift", "App/F2/B.swift", "App/G/C.swift", "App/H", "App/K.swift", "App/L/D.swift",
                "App/Seen/E.swift", "K.txt",
            ]
        )
    }

    @Test("looks again through a folder behind a link for what a pattern leaves out of it elsewhere")
    func leftOutInside() throws {
        let tree = try TemporaryTree()
        try tree.write("Shared/A.swift")
        try tree.write("Shared/Left/B.swift")
        try tree.folder("App")
        try tree.link("App/S", to: "../Shared")
        try tree.link("Shared/back", to: "../App")
        #expect(try found(tree).files.map(\.path.text) == ["Shared/A.swift", "Shared/Left/B.swift"])
        let excluded = try found(tree, excluding: ["Shared/Left"])
        #expect(excluded.files.map(\.path.text) == ["App/S/Left/B.swift", "Shared/A.swift"])
        #expect(excluded.problems.isEmpty)
    }

    @Test("comes to an end where links lead to each other in many ways")
    func manyLinks() throws {
        let tree = try TemporaryTree()
        try tree.write("A/X/A.swift")
        for folder in 0..<12 {
            try tree.folder("L/\(folder)")
            for other in 0..<12 where other != folder { try tree.link("L/\(folder)/\(other)", to: "../\(other)") }
        }
        try tree.link("L/0/a", to: "../../A")
        let found = try found(tree, excluding: ["A/X"])
        #expect(found.files.count == 1)
        #expect(found.problems.map(\.kind) == [.linkLoop])
    }

    @Test("names what is special, and what has no name")
    func odd() throws {
        let tree = try TemporaryTree()
        try tree.write("A.swift")
        #expect(mkfifo(tree.root + "/Pipe.swift", 0o644) == 0)
        try tree.link("P.swift", to: "Pipe.swift")
        let bytes = Array((tree.root + "/a").utf8) + [0xFF] + Array(".swift".utf8) + [0]
        let descriptor = open(bytes.map { CChar(bitPattern: $0) }, O_CREAT | O_WRONLY, 0o644)
        // Some disks take no such names.
        if descriptor >= 0 { close(descriptor) }
        try tree.write("a\u{FFFD}.swift")
        let found = try found(tree)
        #expect(found.files.map(\.path.text) == ["A.swift", "a\u{FFFD}.swift"])
        let expected = ["P.swift", "Pipe.swift"] + (descriptor >= 0 ? ["a\\xFF.swift"] : [])
        #expect(found.problems.map(\.path.text) == expected)
    }

    @Test("reads up to the bound, and says of more how much there is")
    func bound() throws {
        let tree = try TemporaryTree()
        try tree.write("A.swift")
        #expect(truncate(tree.root + "/A.swift", off_t(FileBound.largest)) == 0)
        let workspace = try #require(DiskWorkspace(root: tree.root))
        #expect(try workspace.bytes(of: RelativePath("A.swift")).count == FileBound.largest)
        #expect(truncate(tree.root + "/A.swift", off_t(FileBound.largest) + 1) == 0)
        let problem = #expect(throws: FileProblem.self) { try workspace.bytes(of: RelativePath("A.swift")) }
        #expect(problem?.kind == .tooLarge)
        #expect(problem?.reason == "it has 33 MB, and more than 32 MB are not read")
    }

    @Test("names folders that are left out because of their names, unless a pattern leaves them out")
    func leftOutByName() throws {
        let tree = try TemporaryTree()
        for path in [".a/A.swift", "Pods/B.swift", "In/Carthage/C.swift", "In/D.swift"] { try tree.write(path) }
        #expect(try found(tree).leftOut.map(\.text) == [".a", "In/Carthage", "Pods"])
        #expect(try found(tree, excluding: ["Pods", "**/.a"]).leftOut.map(\.text) == ["In/Carthage"])
        let workspace = try #require(DiskWorkspace(root: tree.root))
        #expect(workspace.holdsSwift(RelativePath("Pods")))
        #expect(!workspace.holdsSwift(RelativePath("nowhere")))
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
