// What a repository may hold to make a change vanish, and that it is seen all the same.

import Foundation
import NormaFiles
import NormaText
import Testing

@testable import NormaHistory

@Suite("A repository that deceives")
struct DeceivingGitTests {
    /// A branch `pr` that adds `B.swift` to what `main` has.
    private func repository() throws -> SmallRepository {
        let repository = try SmallRepository(["A.swift": "let a = 1\n"])
        try repository.git("switch", "-qc", "pr")
        try repository.write("let b = 1\n", to: "B.swift")
        try repository.commit()
        return repository
    }

    private func changed(in repository: SmallRepository, since reference: String?) throws -> [String] {
        let asked = try Repository(around: repository.root)
        return try asked.changes(since: try asked.mergeBase(with: reference)).paths.map(\.text).sorted()
    }

    @Test("has a tag that is called like the default branch, which is still found")
    func tagLikeDefaultBranch() throws {
        let repository = try repository()
        try repository.git("tag", "main")
        #expect(try changed(in: repository, since: nil) == ["B.swift"])
        try repository.git("update-ref", "refs/remotes/origin/main", "refs/heads/main")
        try repository.git("config", "remote.origin.url", "nowhere")
        try repository.git("tag", "origin/main")
        #expect(try changed(in: repository, since: nil) == ["B.swift"])
        #expect(try Repository(around: repository.root).mergeBase(with: nil).reference == "origin/main")
    }

    @Test(
        "has a tag that is called like the branch that is named, which is refused",
        arguments: ["main", "main~0", "main@{0}"]
    )
    func tagLikeBranch(reference: String) throws {
        let repository = try repository()
        #expect(try changed(in: repository, since: "main") == ["B.swift"])
        try repository.git("tag", "main")
        let refusal = #expect(throws: SourceProblem.self) {
            try Repository(around: repository.root).mergeBase(with: reference)
        }
        #expect(
            refusal?.message
                == "`main` is the name of `refs/tags/main` and `refs/heads/main`, which are different commits"
        )
        #expect(refusal?.suggestion == "give the full name of the one that you mean: `--changed=refs/heads/main`")
        #expect(try changed(in: repository, since: "refs/heads/main") == ["B.swift"])
    }

    @Test("has a tag and a branch of one name and one commit, which is fine")
    func sameCommit() throws {
        let repository = try repository()
        try repository.git("tag", "main", "main")
        #expect(try changed(in: repository, since: "main") == ["B.swift"])
    }

    @Test("replaces the tree of the base by that of the branch")
    func replacement() throws {
        let repository = try repository()
        let trees = try ["main^{tree}", "HEAD^{tree}"].map { try repository.git("rev-parse", $0) }
        try repository.git("replace", trees[0], trees[1])
        #expect(try changed(in: repository, since: "main") == ["B.swift"])
    }

    @Test("says not to look at a file", arguments: ["--skip-worktree", "--assume-unchanged"])
    func takenAsIs(option: String) throws {
        let repository = try repository()
        try repository.git("update-index", option, "A.swift")
        try repository.write("let a = 2\nlet c = 3\n", to: "A.swift")
        #expect(try changed(in: repository, since: "HEAD") == ["A.swift"])
        try repository.remove("A.swift")
        #expect(try changed(in: repository, since: "HEAD").isEmpty)
    }

    @Test("has a new folder with a repository of its own")
    func innerRepository() throws {
        let repository = try repository()
        try repository.write("let c = 1\n", to: "Sub/Deep/C.swift")
        try repository.git("init", "-q", "Sub")
        #expect(try changed(in: repository, since: "HEAD") == ["Sub/Deep/C.swift"])
        #expect(
            try Repository(around: repository.root + "/Sub/..").changes(
                since: Revision(commit: "HEAD", reference: "HEAD")
            )
            .paths.map(\.text) == ["Sub/Deep/C.swift"]
        )
    }

    @Test("takes letters of another case for the same name")
    func ignoredCase() throws {
        let repository = try repository()
        try repository.git("config", "core.ignorecase", "true")
        try repository.write("let c = 1\n", to: "a.swift")
        guard
            FileSystem.linkStatus(of: repository.root + "/a.swift")?.identity
                != FileSystem.linkStatus(of: repository.root + "/A.swift")?.identity
        else { return }
        #expect(try changed(in: repository, since: "HEAD") == ["a.swift"])
    }

    @Test("has a name that isn't UTF-8, written like that of another file")
    func unreadableName() throws {
        let repository = try repository()
        let made = try Process.run(
            URL(fileURLWithPath: "/bin/sh"),
            arguments: ["-c", "echo 'let q = 1' > \"$0/$(printf 'a\\377.swift')\"", repository.root]
        )
        made.waitUntilExit()
        try repository.commit()
        try repository.write("let q = 2\n", to: #"a\xFF.swift"#)
        try repository.git("add", "-A")
        #expect(try changed(in: repository, since: "HEAD") == [#"a\xFF.swift"#])
    }

    @Test("held more than is read of a file, so that what it holds now is new")
    func formerlyLarge() throws {
        let repository = try repository()
        try repository.write(String(repeating: "\n", count: FileBound.largest + 1), to: "Large.swift")
        try repository.write(String(repeating: "\n", count: 5 << 20), to: "Lesser.swift")
        try repository.commit()
        try repository.write("let c = 1\n", to: "Large.swift")
        try repository.write("let d = 1\n", to: "Lesser.swift")
        let asked = try Repository(around: repository.root)
        let changes = try asked.changes(since: try asked.mergeBase(with: "HEAD"))
        let contents = try asked.contents(of: changes)
        let workspace = try #require(DiskWorkspace(root: repository.root))
        let tree = EarlierTree(before: changes, contents, of: workspace, leavingOut: PathExclusions())
        #expect(tree.tree().files.map(\.path.text) == ["A.swift", "B.swift", "Lesser.swift"])
        #expect(contents.small.isEmpty)
        #expect(try tree.bytes(of: RelativePath("Lesser.swift")).count == 5 << 20)
    }

    @Test("held a placeholder of a large file that is as long as what was committed since")
    func formerPlaceholder() throws {
        let repository = try repository()
        let placeholder = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 10\n"
        try repository.write(placeholder, to: "L.swift")
        try repository.commit()
        try repository.write("let l = 1\n", to: "L.swift")
        #expect(try changed(in: repository, since: "HEAD").isEmpty)
        try repository.commit()
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: repository.root + "/L.swift")
        #expect(try changed(in: repository, since: "HEAD~1") == ["L.swift"])
    }

    @Test("is broken, so that no file counts as one that git can give back", arguments: ["HEAD", "config"])
    func brokenRepository(lost: String) throws {
        let repository = try repository()
        try repository.write("let a = 2\n", to: "A.swift")
        if lost == "config" {
            try repository.git("config", "core.bare", "true")
        } else {
            try repository.remove(".git/" + lost)
        }
        let file = repository.root + "/A.swift"
        #expect(UncommittedFiles().refusals(of: [file])[ExactText(file)] != nil)
    }
}
