// What a check says where git can't answer it: once, with what stays unknown; nothing where there is nothing to ask.

import Foundation
import Testing

@Suite("A check that git doesn't answer")
struct GitFailureTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---
        # A
        ```yaml rule
        rule: no-unwrapping
        check: force-unwrapping
        ```

        """
    private static let code = """
        final class Foo {
            func f() {
                let x: Int? = nil
                _ = x!
            }
            func other() { print("something to be recognised by") }
        }

        """
    private static let consequence = "matched by name only"

    /// A finding that a baseline accepts, in a file that got another name with its type: git alone knows that it is the same.
    private func tree(isRepository: Bool = true) throws -> TemporaryTree {
        let tree = try TemporaryTree([
            "GUIDE.md": Self.guide, ".norma.yml": "guide: GUIDE.md\n", "Foo.swift": Self.code,
        ])
        #expect(try CommandLineRun(["baseline"], in: tree.root).status == 0)
        if isRepository {
            try tree.initialiseRepository()
            try git(["add", "-A"], in: tree)
            try git(["commit", "-qm", "one"], in: tree)
        }
        try FileManager.default.removeItem(atPath: tree.root + "/Foo.swift")
        try tree.write("Bar.swift", Data(Self.code.replacingOccurrences(of: "Foo", with: "Bar").utf8))
        return tree
    }

    private func git(_ arguments: [String], in tree: TemporaryTree) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: tree.root)
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    @Test("follows the renamed file where git does")
    func answered() throws {
        let tree = try tree()
        let run = try CommandLineRun(["check"], in: tree.root)
        #expect(run.status == 0)
        #expect(!run.output.contains(Self.consequence))
    }

    @Test("says once that git failed, why, and what it can't tell because of that", arguments: ["check", "baseline"])
    func failed(command: String) throws {
        let tree = try tree()
        try tree.write(".git/index", Data("no index".utf8))
        let run = try CommandLineRun([command], in: tree.root)
        #expect(run.status == 1)
        #expect(run.output.components(separatedBy: Self.consequence).count == 2)
        #expect(run.output.contains("Git can't compare the files with"))
    }

    @Test("says nothing where there is no git, no repository and no commit")
    func nothingToAsk() throws {
        func expectSilence(in tree: TemporaryTree, environment: [String: String] = [:]) throws {
            let run = try CommandLineRun(["check"], in: tree.root, environment: environment)
            #expect(run.status == 1)
            #expect(!run.output.contains(Self.consequence))
        }
        try expectSilence(in: tree(), environment: ["PATH": "/nowhere"])
        let tree = try tree(isRepository: false)
        try expectSilence(in: tree)
        try tree.initialiseRepository()
        try expectSilence(in: tree)
    }
}
