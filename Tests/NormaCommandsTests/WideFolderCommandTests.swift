// A home folder is no project, whichever command is called there.

import Foundation
import Testing

@Suite("A command in a home folder")
struct WideFolderCommandTests {
    @Test(
        "reads and writes nothing, and says what to do",
        arguments: [
            ["check"], ["check", "."], ["check", "--changed"], ["fix"], ["baseline"], ["new"], ["new", "mock", "A"],
            ["init"],
            ["init", "."], ["explain", "force-unwrapping"], ["rules", "A.swift"], ["rules", "New/A.swift"], ["graph"],
            ["roles"],
            ["find", "type: any"], ["why", "A.swift:1"], ["guide", "show"],
        ]
    )
    func refused(arguments: [String]) throws {
        let home = try TemporaryTree([
            "A.swift": "let a: Int? = nil\nlet b = a!\n", ".norma.yml": "guide: golden-path\n",
        ])
        if arguments.first == "init" { try FileManager.default.removeItem(atPath: home.root + "/.norma.yml") }
        let before = try FileManager.default.contentsOfDirectory(atPath: home.root).sorted()
        let run = try CommandLineRun(arguments, in: home.root, environment: ["HOME": home.root])
        #expect(run.status == 2)
        #expect(run.errors.contains("is a home folder, not a project"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.root).sorted() == before)
    }

    @Test("works where the folder is named, in a project below, and on what needs no project")
    func allowed() throws {
        let home = try TemporaryTree([
            "A.swift": "let a: Int? = nil\nlet b = a!\n", ".norma.yml": "guide: golden-path\n",
            "app/B.swift": "let a: Int? = nil\nlet b = a!\n",
        ])
        func run(_ arguments: [String], in folder: String = "") throws -> CommandLineRun {
            try CommandLineRun(arguments, in: home.root + folder, environment: ["HOME": home.root])
        }
        let named = try run(["check", home.root, "--only", "no-force-unwraps"])
        #expect(named.status == 1)
        #expect(named.output.contains("A.swift:2") && named.output.contains("B.swift:2"))
        let below = try run(["check", "--guide", "golden-path", "--only", "no-force-unwraps"], in: "/app")
        #expect(below.status == 1)
        #expect(!below.output.contains("A.swift:2") && below.output.contains("B.swift:2"))
        #expect(try run(["explain", "force-unwrapping", "--guide", "golden-path"]).status == 0)
        #expect(try run(["guide", "list"]).status == 0)
        #expect(try run(["--version"]).status == 0)
    }
}
