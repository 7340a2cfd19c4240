// Asking git runs nothing that a repository names, and fetches nothing; where git then can't answer, it says so.

import Foundation
import NormaFiles
import NormaText
import Testing

@testable import NormaHistory

@Suite("Asking git")
struct InertGitTests {
    /// A program that leaves a mark where it runs, and does what a filter does.
    private func program(for repository: SmallRepository) throws -> (path: String, mark: String) {
        let (path, mark) = (repository.root + "/../program", repository.root + "/../mark")
        try "#!/bin/sh\necho ran \"$@\" >> '\(mark)'\ncat\n".write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return (path, mark)
    }

    /// What is said where something fails.
    private func problem(_ work: () throws -> Void) -> String {
        do {
            try work()
            return "nothing failed"
        } catch {
            return (error as? SourceProblem)?.message ?? "\(error)"
        }
    }

    private func ask(_ repository: SmallRepository) throws -> TreeChanges {
        let history = try Repository(around: repository.root)
        let changes = try history.changes(since: try history.mergeBase(with: "HEAD"))
        _ = try history.contents(of: changes)
        _ = try history.renames(among: changes)
        _ = try history.lastChange(of: RelativePath("A.swift"))
        return changes
    }

    @Test("runs no filter, though one would have to say that a file is as it was")
    func filters() throws {
        let repository = try SmallRepository(["A.swift": "let a = 1\n", ".gitattributes": "*.swift filter=evil\n"])
        let (path, mark) = try program(for: repository)
        for kind in ["clean", "smudge", "process"] { try repository.git("config", "filter.evil.\(kind)", path) }
        try repository.git("config", "filter.evil.required", "true")
        try repository.write("let a = 2\n", to: "A.swift")
        try repository.write("let b = 2\n", to: "B.swift")
        #expect(try ask(repository).paths.map(\.text).sorted() == ["A.swift", "B.swift"])
        #expect(UncommittedFiles().refusals(of: [repository.root + "/A.swift"]).count == 1)
        #expect(!FileManager.default.fileExists(atPath: mark))
    }

    @Test("fetches nothing that a partial clone is without, and says what is missing")
    func partialClone() throws {
        let repository = try SmallRepository(["A.swift": "let a = 1\n"])
        let (path, mark) = try program(for: repository)
        let name = try repository.git("rev-parse", "HEAD:A.swift")
        try repository.remove(".git/objects/" + name.prefix(2) + "/" + name.dropFirst(2))
        try repository.git("config", "core.repositoryformatversion", "1")
        try repository.git("config", "extensions.partialClone", "origin")
        try repository.git("config", "remote.origin.promisor", "true")
        try repository.git("config", "remote.origin.url", "ext::\(path) %S")
        try repository.git("config", "protocol.ext.allow", "always")
        try repository.write("let a = 2\n", to: "A.swift")
        let message = problem { _ = try ask(repository) }
        #expect(message.contains("this clone doesn't have the earlier content of `A.swift`"))
        #expect(!FileManager.default.fileExists(atPath: mark))
    }

    @Test("asks the repository around an ordinary folder that is filled like one")
    func folderLikeRepository() throws {
        let repository = try SmallRepository(["App/A.swift": "let a = 1\n"])
        let (path, mark) = try program(for: repository)
        try repository.git("init", "-q", "--bare", "App")
        try repository.git("--git-dir=App", "config", "core.worktree", ".")
        try repository.git("--git-dir=App", "config", "core.fsmonitor", path)
        try repository.write("let a = 2\n", to: "App/A.swift")
        let history = try Repository(around: repository.root + "/App")
        let changes = try history.changes(since: try history.mergeBase(with: "HEAD"))
        #expect(changes.earlier.keys.map(\.text) == ["A.swift"])
        #expect(!FileManager.default.fileExists(atPath: mark))
    }

    @Test("tells a failure from there being nothing to ask")
    func failures() throws {
        let repository = try SmallRepository(["A.swift": "let a = 1\n"])
        #expect(try Repository.ifAny(around: NSTemporaryDirectory()) == nil)
        try repository.write("no index\n", to: ".git/index")
        #expect(try Repository.ifAny(around: repository.root) != nil)
        #expect(problem { _ = try ask(repository) }.hasPrefix("git can't compare the files with"))
        let refusals = UncommittedFiles().refusals(of: [repository.root + "/A.swift"])
        #expect(refusals.values.first?.hasPrefix("git can't confirm that it could restore this file") == true)
        try repository.write("nothing of git\n", to: ".git/config")
        #expect(throws: SourceProblem.self) { try Repository.ifAny(around: repository.root) }
    }

    @Test("says of each file whether git could give it back")
    func uncommitted() throws {
        let repository = try SmallRepository(["A.swift": "a\n", "B.swift": "b\n", "C.swift": "c\n"])
        try repository.write("changed\n", to: "A.swift")
        try repository.write("b\n", to: "B.swift")
        try repository.write("new\n", to: "New.swift")
        try repository.write("new\n", to: "Added.swift")
        try repository.git("add", "Added.swift")
        let files = ["A", "B", "C", "New", "Added"].map { repository.root + "/\($0).swift" }
        let refused = UncommittedFiles().refusals(of: files)
        #expect(refused.keys.sorted().map(\.text) == [files[0], files[4], files[3]])
        #expect(refused[ExactText(files[3])]?.hasPrefix("this file is untracked") == true)
        #expect(refused[ExactText(files[4])]?.hasPrefix("this file has uncommitted changes") == true)
    }

    @Test("leaves no folder behind where it kept what was renamed")
    func temporaryFolders() throws {
        let repository = try SmallRepository(["A.swift": (1...30).map { "let a\($0) = 1\n" }.joined()])
        try repository.move("A.swift", to: "B.swift")
        let folder = FileManager.default.temporaryDirectory.path
        let before = try FileManager.default.contentsOfDirectory(atPath: folder)
        let history = try Repository(around: repository.root)
        let objects = try ObjectFolder(beside: history, to: "try it")
        let made = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !before.contains($0) }
        #expect(made.contains { $0.hasPrefix("norma-") })
        objects.remove()
        #expect(objects.environment["GIT_OBJECT_DIRECTORY"].map(FileManager.default.fileExists) == false)
        let changes = try history.changes(since: try history.mergeBase(with: "HEAD"))
        #expect(try history.renames(among: changes) == [RelativePath("A.swift"): RelativePath("B.swift")])
        #expect(try repository.git("count-objects").hasPrefix("3 objects"))
    }
}
