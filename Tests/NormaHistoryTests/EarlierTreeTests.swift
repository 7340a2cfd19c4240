// The tree of a commit beside the one on disk: what changed, what it was, and what was only renamed.

import NormaFiles
import NormaText
import Testing

@testable import NormaHistory

@Suite("An earlier tree")
struct EarlierTreeTests {
    private func earlier(_ repository: SmallRepository) throws -> (tree: EarlierTree, changes: TreeChanges) {
        let history = try Repository(around: repository.root)
        let changes = try history.changes(since: try history.mergeBase(with: "HEAD"))
        let workspace = try #require(DiskWorkspace(root: repository.root))
        let contents = try history.contents(of: changes)
        return (EarlierTree(before: changes, contents, of: workspace, leavingOut: PathExclusions()), changes)
    }

    private func texts(_ tree: EarlierTree) throws -> [String: String] {
        var texts: [String: String] = [:]
        for file in tree.tree().files {
            texts[file.path.text] = String(decoding: try tree.bytes(of: file.path), as: UTF8.self)
        }
        return texts
    }

    @Test("is the committed one, whatever was staged, changed, added, moved and deleted since")
    func everything() throws {
        let files = [
            "Sources/Kept.swift": "kept\n", "Sources/Changed.swift": "before\n", "Sources/Staged.swift": "before\n",
            "Sources/Gone.swift": "gone\n", "Sources/Moved.swift": "moved\n", "Sources/Ünï cödé \"q\".swift": "odd\n",
            ".gitignore": "Ignored.swift\n", "Old/Alone.swift": "alone\n",
        ]
        let repository = try SmallRepository(files)
        try repository.write("after\n", to: "Sources/Changed.swift")
        try repository.write("after\n", to: "Sources/Staged.swift")
        try repository.git("add", "Sources/Staged.swift")
        try repository.write("later still\n", to: "Sources/Staged.swift")
        try repository.write("new\n", to: "Sources/New/New.swift")
        try repository.write("new\n", to: "Sources/Added.swift")
        try repository.git("add", "Sources/Added.swift")
        try repository.write("after\n", to: "Sources/Ünï cödé \"q\".swift")
        try repository.write("ignored\n", to: "Ignored.swift")
        try repository.remove("Sources/Gone.swift")
        try repository.remove("Old/Alone.swift")
        try repository.move("Sources/Moved.swift", to: "Other/Moved.swift")
        let (tree, changes) = try earlier(repository)
        var expected = files
        expected["Ignored.swift"] = "ignored\n"
        #expect(try texts(tree) == expected)
        #expect(
            changes.added.map(\.text).sorted() == ["Other/Moved.swift", "Sources/Added.swift", "Sources/New/New.swift"]
        )
        #expect(tree.tree().folders.map(\.text) == ["Old", "Sources"])
    }

    @Test("begins at the checked folder, which may lie within the repository")
    func folder() throws {
        let repository = try SmallRepository(["App/Sources/A.swift": "before\n", "Other/B.swift": "before\n"])
        try repository.write("after\n", to: "App/Sources/A.swift")
        try repository.write("after\n", to: "Other/B.swift")
        let history = try Repository(around: repository.root + "/App")
        let changes = try history.changes(since: try history.mergeBase(with: "HEAD"))
        #expect(changes.paths.map(\.text) == ["Sources/A.swift"])
        #expect(try history.contents(of: changes).small[RelativePath("Sources/A.swift")] == Array("before\n".utf8))
    }

    @Test("holds files in conflict as they were")
    func conflict() throws {
        let repository = try SmallRepository(["A.swift": "let a = 1\n"])
        try repository.git("switch", "-qc", "work")
        try repository.write("let a = 2\n", to: "A.swift")
        try repository.commit()
        try repository.git("switch", "-q", "main")
        try repository.write("let a = 3\n", to: "A.swift")
        try repository.commit()
        #expect(throws: (any Error).self) { try repository.git("merge", "-q", "work") }
        #expect(try texts(earlier(repository).tree)["A.swift"] == "let a = 3\n")
    }

    @Test("names a submodule in which files are edited, or that another commit is checked out of")
    func submodule() throws {
        let inner = try SmallRepository(["A.swift": "let a = 1\n"])
        let repository = try SmallRepository(["B.swift": "let b = 1\n"])
        try repository.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", inner.root, "Inner")
        try repository.commit()
        #expect(try earlier(repository).changes == TreeChanges())
        try repository.write("let a = 2\n", to: "Inner/A.swift")
        #expect(try earlier(repository).changes.submodules.map(\.text) == ["Inner"])
        try repository.git(
            "-c",
            "user.name=A",
            "-c",
            "user.email=a@b.c",
            "commit",
            "-qam",
            "x",
            in: repository.root + "/Inner"
        )
        let changes = try earlier(repository).changes
        #expect(changes.submodules.map(\.text) == ["Inner"])
        #expect(changes.paths.isEmpty)
    }

    @Test("knows what was renamed, also of files that git was not told of")
    func renames() throws {
        let long = (1...30).map { "let value\($0) = \($0)\n" }.joined()
        let repository = try SmallRepository([
            "A.swift": long, "B/C.swift": long + "let c = 0\n", "Gone.swift": "let gone = 1\n",
        ])
        try repository.move("A.swift", to: "Sources/Other.swift")
        try repository.git("mv", "B", "D")
        try repository.write(long + "let c = 1\n", to: "D/C.swift")
        try repository.remove("Gone.swift")
        let status = try repository.git("status", "--porcelain")
        let history = try Repository(around: repository.root)
        let changes = try history.changes(since: try history.mergeBase(with: "HEAD"))
        let renames = try history.renames(among: changes)
        #expect(Set(renames.keys.map(\.text)) == ["A.swift", "B/C.swift"])
        #expect(Set(renames.values.map(\.text)) == ["Sources/Other.swift", "D/C.swift"])
        #expect(try repository.git("status", "--porcelain") == status)
    }
}
