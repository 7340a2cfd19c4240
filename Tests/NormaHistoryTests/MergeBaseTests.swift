// Which commit a tree is compared with, and what is said where there is none.

import Foundation
import NormaText
import Testing

@testable import NormaHistory

@Suite("The merge base")
struct MergeBaseTests {
    /// What is said where no commit is found.
    private func refusal(in folder: String, with reference: String? = nil) -> String {
        do {
            let base = try Repository(around: folder).mergeBase(with: reference)
            return "nothing was thrown, but \(base) found"
        } catch {
            return error.message + " | " + (error.suggestion ?? "")
        }
    }

    @Test("is where the branch left main")
    func branch() throws {
        let repository = try SmallRepository(["A.swift": "let a = 1\n"])
        let start = try repository.git("rev-parse", "HEAD")
        try repository.git("switch", "-qc", "work")
        try repository.write("let b = 1\n", to: "B.swift")
        try repository.commit()
        try repository.git("switch", "-q", "main")
        try repository.write("let c = 1\n", to: "C.swift")
        try repository.commit()
        try repository.git("switch", "-q", "work")
        let base = try Repository(around: repository.root).mergeBase(with: nil)
        #expect(base.commit == start)
        #expect(base.reference == "main")
    }

    @Test("is that with the remote's default branch, whatever it is called")
    func remote() throws {
        let origin = try SmallRepository(["A.swift": "let a = 1\n"])
        try origin.git("branch", "-qm", "main", "trunk")
        let other = try SmallRepository(named: "clone")
        try other.git("clone", "-q", origin.root, other.root + "/clone")
        let base = try Repository(around: other.root + "/clone").mergeBase(with: nil)
        #expect(base.reference == "origin/trunk")
    }

    @Test("is told in a worktree and from a folder of the repository")
    func worktree() throws {
        let repository = try SmallRepository(["Sources/A.swift": "let a = 1\n"])
        try repository.git("worktree", "add", "-q", "-b", "other", repository.root + "/../other")
        let base = try Repository(around: repository.root + "/../other/Sources").mergeBase(with: nil)
        #expect(try base.commit == repository.git("rev-parse", "HEAD"))
    }

    @Test("is missing where there is no such commit, and the nearest name is offered")
    func unknown() throws {
        let repository = try SmallRepository(["A.swift": "let a = 1\n"])
        try repository.git("branch", "develop")
        let said = refusal(in: repository.root, with: "devlop")
        #expect(said == "there is no commit `devlop` in this repository | did you mean `develop`?")
        let option = refusal(in: repository.root, with: "--all")
        #expect(option.hasPrefix("there is no commit `--all` in this repository"))
    }

    @Test("is missing in a shallow clone, which is told as such")
    func shallow() throws {
        let origin = try SmallRepository(["A.swift": "let a = 1\n"])
        try origin.git("switch", "-qc", "work")
        try origin.write("let b = 1\n", to: "B.swift")
        try origin.commit()
        try origin.git("switch", "-q", "main")
        try origin.write("let c = 1\n", to: "C.swift")
        try origin.commit()
        let clone = origin.root + "/../clone"
        try origin.git("clone", "-q", "--depth", "1", "--no-single-branch", "file://" + origin.root, clone)
        try origin.git("switch", "-q", "work", in: clone)
        let said = refusal(in: clone)
        #expect(said.hasPrefix("this clone is shallow: the commit at which the work left `origin/main` is not in it"))
        #expect(said.contains("fetch-depth: 0"))
        let unknown = refusal(in: clone, with: "HEAD~3")
        #expect(unknown.hasSuffix("this clone is shallow: `git fetch --unshallow` gets its history"))
    }

    @Test("is missing outside a repository, in a bare one, before the first commit and between strangers")
    func none() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("norma-none-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(refusal(in: folder.path).contains("isn't in a git repository"))
        let empty = try SmallRepository()
        #expect(
            refusal(in: empty.root).contains(
                "no commit yet"
            )
        )
        let bare = empty.root + "/../bare"
        try empty.git("init", "-q", "--bare", bare)
        #expect(refusal(in: bare).contains("without files of its own"))
        try empty.write("let a = 1\n", to: "A.swift")
        try empty.commit()
        try empty.git("switch", "-q", "--orphan", "stranger")
        try empty.write("let a = 2\n", to: "A.swift")
        try empty.commit()
        let said = refusal(in: empty.root)
        #expect(said.hasPrefix("HEAD and `main` have no commit in common"))
        try empty.git("branch", "-qD", "main")
        let unnamed = refusal(in: empty.root)
        #expect(unnamed.contains("there is neither `main` nor `master`"))
    }
}
