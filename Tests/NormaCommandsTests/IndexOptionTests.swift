// `--index-store`: a compiler's answers for names that the source leaves open, and indexes that can't be used.

import Foundation
import NormaProject
import Testing

@testable import NormaCommands

@Suite("--index-store")
struct IndexOptionTests {
    /// Two modules declare `Row`; which one `App` means, only a search path of the compiler's says.
    private static let files = [
        ".norma.yml": "guide: GUIDE.md\n",
        "GUIDE.md": """
        ---
        norma: 2
        name: small
        ---

        # Screens hold no rows of the store

        ```yaml rule
        rule: screens-hold-no-rows
        every: { struct: "*Screen" }
        must-not: { refer-to: { struct: Row, in: Store } }
        ```

        """,
        "Store/Row.swift": "public struct Row { public init() {} }\n",
        "Grid/Row.swift": "public struct Row { public init() {} }\n",
        "App/Screen.swift": """
        import Chosen

        struct ListScreen {
            let row: Row
        }

        """,
    ]

    /// Compiles `Row` of a folder as the module that the app imports, and the app with an index.
    private func build(_ tree: TemporaryTree, choosing folder: String) throws {
        let compile = ["swiftc", "-emit-module", "-parse-as-library", "-index-store-path", "store"]
        try run(compile + ["-module-name", "Chosen", "\(folder)/Row.swift"], in: tree.root)
        try run(compile + ["-module-name", "App", "-I", ".", "App/Screen.swift"], in: tree.root)
    }

    /// The terminal's lines are broken where they get too long.
    private static func joined(_ output: String) -> String {
        output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func run(_ arguments: [String], in folder: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    @Test("settles a name that the source leaves open, one way and the other", arguments: [("Store", 1), ("Grid", 0)])
    func settles(_ folder: String, _ status: Int) throws {
        let tree = try TemporaryTree(Self.files)
        try build(tree, choosing: folder)
        let without = try CommandLineRun(["check"], in: tree.root)
        #expect(without.status == 0)
        let with = try CommandLineRun(["check", "--index-store", "store"], in: tree.root)
        #expect(with.status == Int32(status))
        #expect(with.output.contains("App/Screen.swift:4:14") == (status == 1))
        #expect(Self.joined(with.output).contains("The compiler's index resolved 1 name that the source leaves open."))
    }

    @Test("is told as the last look-up by norma why, and by norma facts --names")
    func tells() throws {
        let tree = try TemporaryTree(Self.files)
        try build(tree, choosing: "Grid")
        let place = "App/Screen.swift:4:14"
        #expect(try CommandLineRun(["why", place], in: tree.root).output.contains("ambiguous"))
        let why = try CommandLineRun(["why", place, "--index-store", "store"], in: tree.root)
        #expect(why.output.contains("the compiler's index of a build"))
        #expect(why.output.contains("Grid/Row.swift:1:15") && !why.output.contains("ambiguous, one of"))
        let facts = try CommandLineRun(["facts", "--names", "--index-store", "store", "App"], in: tree.root)
        #expect(facts.output.contains("\"name\": \"Row\", \"role\": \"property\", \"resolution\": \"exact\""))
    }

    @Test("is not asked about a file that was changed since, and says so")
    func stale() throws {
        let tree = try TemporaryTree(Self.files)
        try build(tree, choosing: "Store")
        let later = Date(timeIntervalSinceNow: 60)
        try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: tree.root + "/App/Screen.swift")
        let run = try CommandLineRun(["check", "--index-store", "store"], in: tree.root)
        #expect(run.status == 0)
        #expect(run.output.contains("is older than `App/Screen.swift`"))
    }

    @Test("is left aside with the reason where it can't be used", arguments: ["empty", "other", "foreign"])
    func unusable(_ kind: String) throws {
        let tree = try TemporaryTree(Self.files)
        let words: String
        switch kind {
        case "empty":
            try tree.write("store/readme", Data())
            words = "it has no folder `v5`"
        case "other":
            try tree.write("store/v99/units/x", Data())
            words = "was written in the format v99; this toolchain reads v5"
        default:
            let other = try TemporaryTree(Self.files)
            try build(other, choosing: "Store")
            try FileManager.default.copyItem(atPath: other.root + "/store", toPath: tree.root + "/store")
            words = "has no file of this tree"
        }
        let run = try CommandLineRun(["check", "--index-store", "store"], in: tree.root)
        #expect(run.status == 0)
        #expect(Self.joined(run.output).contains(words), "\(run.output)")
    }

    @Test("is a wrong call where there is no such folder")
    func missing() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["check", "--index-store", "nowhere"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("there is no folder `nowhere`"))
    }

    @Test("is left aside where reading it does not come to an end")
    func endless() {
        let reading = IndexReading.read(with: URL(fileURLWithPath: "/bin/sleep"), ["60"], limit: 1)
        guard case .failure(let problem) = reading else { return #expect(Bool(false), "it was read") }
        #expect(problem.reason == "reading it took longer than 1 seconds; build again")
        let ended = IndexReading.read(with: URL(fileURLWithPath: "/bin/echo"), ["norma-index 1\nend"], limit: 60)
        #expect((try? ended.get())?.answers.isEmpty == true)
    }

    @Test("is not believed where the text that was read of it has no end or is no such text")
    func cutOff() {
        let whole =
            "norma-index 1\nfile\tA.swift\nname\t1\t2\tCart\t3\t4\tB.swift\noutside\t5\t6\tInt\nstale\tC.swift\nend\n"
        #expect(IndexedNamesText.read(whole)?.staleFiles == ["C.swift"])
        #expect(IndexedNamesText.read(whole)?.answers.isEmpty == false)
        for length in 0..<(whole.utf8.count - 1) {
            #expect(IndexedNamesText.read(String(whole.prefix(length))) == nil, "\(length)")
        }
        #expect(IndexedNamesText.read(whole.replacingOccurrences(of: "name\t1", with: "name\tx")) == nil)
        #expect(IndexedNamesText.read(whole.replacingOccurrences(of: "norma-index 1", with: "norma-index 2")) == nil)
        #expect(IndexedNamesText.read("end") == nil)
    }
}
