// What differs is what git says differs, though git isn't asked for it: its own comparison would run filters.

import Foundation
import NormaFiles
import NormaText
import Testing

@testable import NormaHistory

@Suite("Comparing files with a commit")
struct GitOracleTests {
    /// What git says, by the command that runs filters.
    private func git(_ repository: SmallRepository, in folder: String = "") throws -> [String: Bool] {
        let place = repository.root + folder
        var answer: [String: Bool] = [:]
        let raw = try repository.git("diff", "--raw", "-z", "--relative", "--no-renames", "HEAD", "--", in: place)
        var texts = raw.split(separator: "\0").map(String.init)[...]
        while let header = texts.popFirst(), let path = texts.popFirst() {
            // Of a link it isn't known what it led to: what is there now is new.
            let isNew = header.hasPrefix(":000000") || header.hasPrefix(":120000") && !header.hasSuffix("D")
            let isGoneLink = header.hasPrefix(":120000") && header.hasSuffix("D")
            if !header.hasSuffix("U"), !isGoneLink { answer[path] = isNew }
        }
        let untracked = try repository.git("ls-files", "--others", "--exclude-standard", "-z", in: place)
        for path in untracked.split(separator: "\0").map(String.init) where answer[path] == nil { answer[path] = true }
        return answer
    }

    /// Whether each file that differs is new.
    private func ours(_ repository: SmallRepository, in folder: String = "") throws -> [String: Bool] {
        let history = try Repository(around: repository.root + folder)
        let changes = try history.changes(since: try history.mergeBase(with: "HEAD"))
        return Dictionary(changes.paths.map { ($0.text, changes.added.contains($0)) }) { first, _ in first }
    }

    private func expectAgreement(
        _ repository: SmallRepository,
        in folder: String = "",
        _ location: SourceLocation = #_sourceLocation
    ) throws -> [String: Bool] {
        let ours = try ours(repository, in: folder)
        #expect(try ours == git(repository, in: folder), sourceLocation: location)
        return ours
    }

    @Test("agrees with git on everything that can become of a file")
    func everything() throws {
        var files: [String: String] = [:]
        for name in 1...16 { files["App/\(name).swift"] = "let value\(name) = \(name)\n" }
        files["Other/1.swift"] = "other\n"
        files[".gitignore"] = "Ignored*\n"
        files["App/odd \"name\"\n\\.swift"] = "odd\n"
        files["App/same.swift"] = "let a = 1\n"
        let repository = try SmallRepository(files)
        try repository.write("let value1 = 2\n", to: "App/1.swift")
        try repository.write("let value2 = 3\n", to: "App/2.swift")
        try repository.git("add", "App/2.swift")
        try repository.git("rm", "-q", "App/3.swift")
        try repository.remove("App/4.swift")
        try repository.git("rm", "-q", "--cached", "App/5.swift")
        try repository.git("mv", "App/6.swift", "App/six.swift")
        try repository.write("new\n", to: "App/new.swift")
        try repository.write("new\n", to: "App/planned.swift")
        try repository.git("add", "-N", "App/planned.swift")
        try repository.write("new\n", to: "App/added.swift")
        try repository.git("add", "App/added.swift")
        try repository.write("gone again\n", to: "App/fleeting.swift")
        try repository.git("add", "App/fleeting.swift")
        try repository.remove("App/fleeting.swift")
        try repository.write("new\n", to: "IgnoredFile")
        try repository.remove("App/7.swift")
        try repository.write("a folder\n", to: "App/7.swift/A.swift")
        try repository.remove("App/8.swift")
        try repository.git("update-index", "--skip-worktree", "App/9.swift", "App/10.swift")
        try repository.remove("App/9.swift")
        try repository.git("update-index", "--assume-unchanged", "App/11.swift")
        try repository.remove("App/11.swift")
        try repository.write("let value12 = 0\n", to: "App/12.swift")
        try repository.git("add", "App/12.swift")
        try repository.write("let value12 = 12\n", to: "App/12.swift")
        try repository.write("odder\n", to: "App/odd \"name\"\n\\.swift")
        try repository.write("let a = 1\n", to: "App/same.swift")
        try FileManager.default.createSymbolicLink(
            atPath: repository.root + "/App/8.swift",
            withDestinationPath: "1.swift"
        )
        let all = try expectAgreement(repository)
        #expect(all.count == 14)
        _ = try expectAgreement(repository, in: "/App")
        #expect(try expectAgreement(repository, in: "/Other").isEmpty)
    }

    @Test("agrees with git after a change that leaves size and time as they were")
    func quick() throws {
        for _ in 0..<20 {
            let repository = try SmallRepository(["A.swift": "let a = 1\n", "B.swift": "let b = 1\n"])
            try repository.write("let a = 2\n", to: "A.swift")
            #expect(try expectAgreement(repository) == ["A.swift": false])
        }
    }

    @Test("agrees with git on files that were only touched, or copied with another time and number")
    func touched() throws {
        let repository = try SmallRepository(["A.swift": "let a = 1\n", "B.swift": "let b = 1\n"])
        for file in ["A.swift", "B.swift"] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
                ofItemAtPath: repository.root + "/" + file
            )
        }
        try repository.write("let b = 2\n", to: "B.swift")
        #expect(try expectAgreement(repository) == ["B.swift": false])
    }

    @Test("agrees with git on links that are the same, lead elsewhere, went, and became files")
    func links() throws {
        let repository = try SmallRepository(["A.swift": "let a = 1\n"])
        func link(_ name: String, to target: String) throws {
            try? repository.remove(name)
            try FileManager.default.createSymbolicLink(
                atPath: repository.root + "/" + name,
                withDestinationPath: target
            )
        }
        for name in ["Same", "Remade", "Turned", "Gone", "File"] { try link(name, to: "A.swift") }
        try repository.commit()
        try link("Remade", to: "A.swift")
        try link("Turned", to: "B.swift")
        try repository.remove("Gone")
        try repository.remove("File")
        try repository.write("A.swift", to: "File")
        try link("New", to: "A.swift")
        #expect(try expectAgreement(repository) == ["Turned": true, "File": true, "New": true])
    }

    @Test("agrees with git on line ends that git writes otherwise than it keeps them")
    func lineEnds() throws {
        let repository = try SmallRepository([
            "A.swift": "let a = 1\nlet b = 2\n", "B.swift": "let a = 1\n", ".gitattributes": "*.swift text\n",
        ])
        try repository.git("config", "core.autocrlf", "true")
        try repository.write("let a = 1\r\nlet b = 2\r\n", to: "A.swift")
        try repository.write("let a = 2\r\n", to: "B.swift")
        #expect(try expectAgreement(repository) == ["B.swift": false])
    }

    @Test("agrees with git in a repository whose names are SHA-256")
    func longNames() throws {
        let repository = try SmallRepository(objectFormat: "sha256")
        try repository.write("let a = 1\n", to: "A.swift")
        try repository.write("let b = 1\n", to: "B.swift")
        try repository.commit()
        try repository.write("let a = 2\n", to: "A.swift")
        #expect(try expectAgreement(repository) == ["A.swift": false])
        let history = try Repository(around: repository.root)
        let changes = try history.changes(since: try history.mergeBase(with: "HEAD"))
        #expect(try history.contents(of: changes).small == [RelativePath("A.swift"): Array("let a = 1\n".utf8)])
    }

    @Test("agrees with git in a sparse checkout, in a split index and in the fourth format")
    func indexes() throws {
        let repository = try SmallRepository(["A/A.swift": "a\n", "B/B.swift": "b\n", "C.swift": "c\n"])
        try repository.git("update-index", "--index-version", "4")
        try repository.git("update-index", "--split-index")
        try repository.git("sparse-checkout", "set", "A")
        try repository.write("changed\n", to: "A/A.swift")
        #expect(try expectAgreement(repository) == ["A/A.swift": false])
    }

    @Test("a file that large file storage keeps a placeholder of is unchanged while it has its size")
    func placeholders() {
        let kept = Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 5\n".utf8)
        #expect(ContentComparison.isPlaceholder(kept, for: Array("12345".utf8)))
        #expect(!ContentComparison.isPlaceholder(kept, for: Array("1234".utf8)))
        #expect(!ContentComparison.isPlaceholder(Array("size 5\n".utf8), for: Array("12345".utf8)))
    }

    @Test("line ends alone are no difference, anything else is")
    func lineEndsAlone() {
        func same(_ one: String, _ other: String) -> Bool {
            ContentComparison.differsByLineEndsAlone(Array(one.utf8), Array(other.utf8))
        }
        #expect(same("a\r\nb\n", "a\nb\r\n"))
        #expect(!same("a\rb\n", "a\nb\n"))
        #expect(!same("a\n", "a"))
        #expect(!same("a\r\r\n", "a\n"))
    }
}
