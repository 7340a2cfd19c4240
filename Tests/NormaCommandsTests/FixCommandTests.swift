// What `norma fix` does to files on disk, and what it answers.

import Foundation
import Testing

@Suite("norma fix")
struct FixCommandTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        # Imports are sorted

        ```yaml rule
        rule: imports-are-sorted
        check: sorted-imports
        ```

        # No white space at the ends of lines

        ```yaml rule
        rule: no-trailing-whitespace
        check: trailing-whitespace
        ```

        # No prints

        ```yaml rule
        rule: no-prints
        every: file
        must-not: { call: print }
        ```
        """

    private func tree(_ files: [String: String]) throws -> TemporaryTree {
        try TemporaryTree([".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": Self.guide].merging(files) { $1 })
    }

    private func text(_ path: String, in tree: TemporaryTree) throws -> String {
        try String(contentsOfFile: tree.root + "/" + path, encoding: .utf8)
    }

    /// Runs another program in the tree; its exit status.
    @discardableResult
    private func run(_ program: String, _ arguments: [String], in tree: TemporaryTree) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: tree.root)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private func commit(_ tree: TemporaryTree) throws {
        try run("git", ["init", "-q"], in: tree)
        try run("git", ["add", "."], in: tree)
        let author = ["-c", "user.name=Norma", "-c", "user.email=norma@example.org", "-c", "commit.gpgsign=false"]
        #expect(try run("git", author + ["commit", "-qm", "Begin"], in: tree) == 0)
    }

    @Test("writes what it fixes, says so, answers 0, and has nothing to do the second time")
    func fixes() throws {
        let tree = try tree(["Sources/A.swift": "import B \nimport A\nprint(1)\n", "Sources/B.swift": "let b = 1\n"])
        let run = try CommandLineRun(["fix"], in: tree.root)
        #expect(run.status == 0)
        #expect(
            run.output == """
                Sources/A.swift: imports-are-sorted, no-trailing-whitespace

                Left:
                  1  no-prints: has no fix

                2 findings fixed in 1 file, 1 must be fixed by hand (norma check).

                """
        )
        #expect(try text("Sources/A.swift", in: tree) == "import A\nimport B\nprint(1)\n")
        let again = try CommandLineRun(["fix"], in: tree.root)
        #expect(again.status == 0)
        let left = "Left:\n  1  no-prints: has no fix\n\n"
        #expect(again.output == left + "Nothing was fixed, 1 must be fixed by hand (norma check).\n")
    }

    @Test("says of each rule what it leaves, and why")
    func left() throws {
        let rules = """


            ```yaml rule
            rule: lists-are-asked
            check: empty-count
            ```

            ```yaml rule
            rule: models-have-a-mock
            every: { protocol: "*Service" }
            must: { have-counterpart: { type: "Mock{Subject}" } }
            make: mock {Subject}
            ```
            """
        let code = "print(1)\nprint(2)\nlet a = b.count == 0\nlet b = count == 0\nprotocol CartService {}\n"
        let tree = try tree(["A.swift": code])
        try tree.write("GUIDE.md", Data((Self.guide + rules).utf8))
        let run = try CommandLineRun(["fix"], in: tree.root)
        #expect(
            run.output == """
                Left:
                  2  no-prints: has no fix
                  1  lists-are-asked: has a fix to review (--review)
                  1  lists-are-asked: has no safe fix here (norma explain says when there is one)
                  1  models-have-a-mock: can be made from a template (--draft)

                Nothing was fixed, 1 more has a fix to review (--review), 1 needs files that a template \
                creates (--draft), 3 must be fixed by hand (norma check).

                """
        )
    }

    @Test("leaves no temporary file behind when it is interrupted", arguments: [SIGINT, SIGTERM, SIGHUP])
    func interrupted(signal: Int32) throws {
        let files = (100..<500).map { ("Sources/File\($0).swift", "let a = 1 \n") }
        let tree = try tree(Dictionary(uniqueKeysWithValues: files))
        let process = Process()
        process.executableURL = CommandLineRun.program
        process.arguments = ["fix"]
        process.currentDirectoryURL = URL(fileURLWithPath: tree.root)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        var information = stat()
        while process.isRunning, stat(tree.root + "/Sources/File100.swift", &information) == 0, information.st_size > 10
        {}
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        let names = try FileManager.default.contentsOfDirectory(atPath: tree.root + "/Sources")
        #expect(names.filter { !$0.hasPrefix("File") } == [])
        for (path, _) in files { #expect(["let a = 1 \n", "let a = 1\n"].contains(try text(path, in: tree))) }
    }

    @Test("keeps the permissions of a file, and leaves one that is read-only with the reason")
    func permissions() throws {
        let tree = try tree(["A.swift": "let a = 1 \n", "B.swift": "let b = 1 \n"])
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tree.root + "/A.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: tree.root + "/B.swift")
        let run = try CommandLineRun(["fix"], in: tree.root)
        #expect(run.status == 1)
        #expect(run.output.contains("B.swift:1: not fixed: the file can't be written: it is read-only"))
        #expect(run.output.contains("1 finding fixed in 1 file, 1 could not be."))
        #expect(try text("A.swift", in: tree) == "let a = 1\n")
        #expect(try text("B.swift", in: tree) == "let b = 1 \n")
        let attributes = try FileManager.default.attributesOfItem(atPath: tree.root + "/A.swift")
        #expect(attributes[.posixPermissions] as? Int == 0o755)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: tree.root).allSatisfy { !$0.hasPrefix(".norma-fix") }
        )
    }

    @Test("leaves files that git could not give back, unless told not to mind")
    func dirty() throws {
        let tree = try tree(["A.swift": "let a = 1 \n", "B.swift": "let b = 1\n"])
        try commit(tree)
        try tree.write("B.swift", Data("let b = 1 \n".utf8))
        try tree.write("C.swift", Data("let c = 1 \n".utf8))
        let run = try CommandLineRun(["fix"], in: tree.root)
        #expect(run.status == 1)
        #expect(run.output.contains("B.swift:1: not fixed: this file has uncommitted changes"))
        #expect(run.output.contains("C.swift:1: not fixed: this file is untracked"))
        #expect(try text("A.swift", in: tree) == "let a = 1\n")
        #expect(try text("B.swift", in: tree) == "let b = 1 \n")
        let allowed = try CommandLineRun(["fix", "--allow-dirty"], in: tree.root)
        #expect(allowed.status == 0)
        #expect(try text("B.swift", in: tree) == "let b = 1\n")
        #expect(try text("C.swift", in: tree) == "let c = 1\n")
    }

    @Test(
        "prints a patch that git and patch take, and writes nothing itself",
        arguments: [["git", "apply", "change.patch"], ["patch", "-p1", "-s", "-i", "change.patch"]]
    )
    func dryRun(program: [String]) throws {
        let files = [
            "My App/A.swift": "import B\nimport A\n\nlet a = 1 \n", "B.swift": "let b = 1\r\n\r\nlet c = 1 \r\n",
            "C.swift": "let c = 1 ", "Ä.swift": "let ä = 1 \n",
        ]
        let tree = try tree(files)
        try commit(tree)
        let run = try CommandLineRun(["fix", "--dry-run"], in: tree.root)
        #expect(run.status == 1)
        #expect(run.errors.contains("5 findings would be fixed in 4 files."))
        for (path, text) in files { #expect(try self.text(path, in: tree) == text) }
        try tree.write("change.patch", Data(run.output.utf8))
        #expect(try self.run(program[0], Array(program.dropFirst()), in: tree) == 0)
        #expect(try text("My App/A.swift", in: tree) == "import A\nimport B\n\nlet a = 1\n")
        #expect(try text("B.swift", in: tree) == "let b = 1\r\n\r\nlet c = 1\r\n")
        #expect(try text("C.swift", in: tree) == "let c = 1")
        #expect(try text("Ä.swift", in: tree) == "let ä = 1\n")
        let clean = try CommandLineRun(["fix", "--dry-run", "--allow-dirty"], in: tree.root)
        #expect(clean.status == 0 && clean.output.isEmpty)
    }

    @Test("names the patch's files from the repository, not from the package in it")
    func nested() throws {
        let package = "// swift-tools-version: 6.2\nlet a = 1 \n"
        let tree = try TemporaryTree(["GUIDE.md": Self.guide, "Package/Package.swift": package])
        try commit(tree)
        let run = try CommandLineRun(["fix", "--dry-run", "--guide", "../GUIDE.md"], in: tree.root + "/Package")
        #expect(run.output.hasPrefix("--- a/Package/Package.swift\n"))
    }

    @Test("does not follow a link out of the tree")
    func link() throws {
        let other = try TemporaryTree(["A.swift": "let a = 1 \n"])
        let tree = try tree(["B.swift": "let b = 1\n"])
        try FileManager.default.createSymbolicLink(
            atPath: tree.root + "/A.swift",
            withDestinationPath: other.root + "/A.swift"
        )
        let run = try CommandLineRun(["fix"], in: tree.root)
        #expect(run.status == 1)
        #expect(run.output.contains("a link leads to this file outside of the tree"))
        #expect(try text("A.swift", in: other) == "let a = 1 \n")
    }

    @Test("lays files out with the indentation that the code has, and as long as the guide lets lines be")
    func format() throws {
        let call = "one(1111, two: 2222, three: 3333, four: 4444, five: 55555555555, six: 6666)"
        let code = "func load() {\n    let a = \(call)\n    if a   { run( ) }\n}\n"
        let rule = "```yaml rule\nrule: lines-are-short\ncheck: line-length\nat-most: 80\n```\n"
        let tree = try tree(["A.swift": code, "B.swift": "let b = 1 \n"])
        try tree.write("GUIDE.md", Data((Self.guide + "\n\n# Lines are short\n\n" + rule).utf8))
        let run = try CommandLineRun(["fix", "--format"], in: tree.root)
        #expect(run.status == 0)
        #expect(run.output.contains("A.swift: layout\n"))
        #expect(run.output.contains("1 finding fixed in 1 file, 1 file formatted"))
        let expected = """
            func load() {
                let a = one(
                    1111, two: 2222, three: 3333, four: 4444, five: 55555555555, six: 6666)
                if a { run() }
            }

            """
        #expect(try text("A.swift", in: tree) == expected)
        #expect(try text("B.swift", in: tree) == "let b = 1\n")
        let again = try CommandLineRun(["fix", "--format", "--dry-run"], in: tree.root)
        #expect(again.status == 0 && again.output.isEmpty)
    }

    @Test("keeps to the project's own configuration of the formatter")
    func formatConfiguration() throws {
        let code = "func load() {\n    run()\n}\n"
        let tree = try tree(["A.swift": code, ".swift-format": "{\"indentation\": {\"tabs\": 1}}"])
        let run = try CommandLineRun(["fix", "--format"], in: tree.root)
        #expect(run.status == 0)
        #expect(try text("A.swift", in: tree) == "func load() {\n\trun()\n}\n")
        try tree.write(".swift-format", Data("{".utf8))
        let broken = try CommandLineRun(["fix", "--format"], in: tree.root)
        #expect(broken.status == 2)
        #expect(broken.errors.contains("`.swift-format` isn't a configuration of `swift format`"))
    }

    @Test("refuses a rule that the guide does not have")
    func unknownRule() throws {
        let tree = try tree(["A.swift": "let a = 1 \n"])
        let run = try CommandLineRun(["fix", "--rule", "imports-are-sort"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("did you mean `imports-are-sorted`?"))
        #expect(try text("A.swift", in: tree) == "let a = 1 \n")
    }

    @Test("tells other programs of the same edits that it makes itself", arguments: ["json", "sarif"])
    func edits(format: String) throws {
        let files = [
            "A.swift": "import B\nimport A\n", "B.swift": "let ä = \"🛒\" \r\nlet b = 1\t\r\n",
            "C.swift": "let c = 1\n",
        ]
        let tree = try tree(files)
        let run = try CommandLineRun(["check", "--format", format], in: tree.root)
        let edits = try format == "json" ? ProposedEdit.ofJSON(run.output) : ProposedEdit.ofSARIF(run.output)
        var texts = files.mapValues { Array($0.utf8) }
        // From the end, so that the places before stay what they are.
        for edit in Set(edits).sorted(by: { $1.place < $0.place }) { try edit.apply(to: &texts) }
        let fixed = try CommandLineRun(["fix"], in: tree.root)
        #expect(fixed.status == 0)
        for (path, bytes) in texts { #expect(try text(path, in: tree) == String(decoding: bytes, as: UTF8.self)) }
        #expect(texts["B.swift"] == Array("let ä = \"🛒\"\r\nlet b = 1\r\n".utf8))
    }

    @Test("keeps the mark at the beginning of a file, and the line ends")
    func byteOrderMark() throws {
        let tree = try tree(["A.swift": "\u{FEFF}import B \r\nimport A\r\n"])
        #expect(try CommandLineRun(["fix"], in: tree.root).status == 0)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: tree.root + "/A.swift"))
        #expect(bytes == Data("\u{FEFF}import A\r\nimport B\r\n".utf8))
    }

    @Test("says which file it could not read, answers 1, and fixes the others")
    func unreadable() throws {
        let tree = try tree(["B.swift": "let b = 1 \n"])
        let bytes = Data("let a = 1 \n// ".utf8) + Data([0xFF, 0x0A])
        try tree.write("A.swift", bytes)
        let run = try CommandLineRun(["fix"], in: tree.root)
        #expect(run.status == 1)
        #expect(run.output.contains("A.swift: not read: The file is not UTF-8 from here on"))
        #expect(run.output.contains("1 finding fixed in 1 file, 1 file could not be read."))
        #expect(try text("B.swift", in: tree) == "let b = 1\n")
        #expect(try Data(contentsOf: URL(fileURLWithPath: tree.root + "/A.swift")) == bytes)
    }

    @Test("changes what a link in the tree leads to once, and leaves the link")
    func innerLink() throws {
        let tree = try tree(["Sources/B.swift": "let b = 1 \n"])
        let link = tree.root + "/Sources/A.swift"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "B.swift")
        #expect(try CommandLineRun(["fix"], in: tree.root).status == 0)
        #expect(try text("Sources/B.swift", in: tree) == "let b = 1\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "B.swift")
    }

    @Test("refuses a path outside of the tree, and one that is not there", arguments: ["elsewhere", "nowhere"])
    func outside(path: String) throws {
        let other = try TemporaryTree(["A.swift": "let a = 1 \n"])
        let tree = try tree(["B.swift": "let b = 1 \n"])
        let asked = path == "elsewhere" ? other.root + "/A.swift" : "nowhere"
        #expect(try CommandLineRun(["fix", "B.swift", asked], in: tree.root).status == 2)
        #expect(try text("A.swift", in: other) == "let a = 1 \n")
        #expect(try text("B.swift", in: tree) == "let b = 1 \n")
    }

    @Test("changes everything where there is no git")
    func noGit() throws {
        let tree = try tree(["A.swift": "let a = 1\n"])
        try commit(tree)
        try tree.write("A.swift", Data("let a = 1 \n".utf8))
        let run = try CommandLineRun(["fix"], in: tree.root, environment: ["PATH": "/nowhere"])
        #expect(run.status == 0)
        #expect(try text("A.swift", in: tree) == "let a = 1\n")
    }

    @Test("says what it did, also where nobody reads the patch")
    func closedPipe() throws {
        let files = (0..<300).map { ("File\($0).swift", String(repeating: "let a = 1 \n", count: 40)) }
        let tree = try tree(Dictionary(uniqueKeysWithValues: files))
        let program = try #require(CommandLineRun.program).path
        let script = "'\(program)' fix --dry-run 2>errors.txt | head -n 1 >first.txt"
        try run("sh", ["-c", script], in: tree)
        #expect(try text("first.txt", in: tree) == "--- a/File0.swift\n")
        #expect(try text("errors.txt", in: tree).contains("12000 findings would be fixed in 300 files"))
    }
}
