// What `norma baseline` writes, what `norma check` makes of it, and what both say of a baseline that can't be used.

import Foundation
import Testing

@Suite("norma baseline")
struct BaselineCommandTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        # Rules

        ```yaml rule
        rule: no-prints
        every: file
        must-not: { call: print }
        ```

        ```yaml rule
        rule: no-force-unwrapping
        check: force-unwrapping
        severity: note
        ```

        ```yaml rule
        rule: no-dumps
        every: file
        must-not: { call: dump }
        locked: true
        ```
        """

    private static let file = ".norma-baseline.json"

    private func tree(_ files: [String: String], guide: String = guide) throws -> TemporaryTree {
        try TemporaryTree([".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": guide].merging(files) { $1 })
    }

    private func run(_ arguments: String..., in tree: TemporaryTree) throws -> CommandLineRun {
        try CommandLineRun(arguments, in: tree.root)
    }

    private static let old = [
        "A.swift": "func a() {\n    print(1)\n    print(2)\n}\n",
        "B/B.swift": "let b = Int(\"1\")!\nfunc b() { print(3) }\n",
    ]

    @Test("lists the files that say of themselves that they are generated, and takes in no more of them without a word")
    func generated() throws {
        let tree = try tree([
            "A.swift": "func a() {}\n", "Gen/B.generated.swift": "func b() { print(1) }\n",
            "Gen/C.swift": "// DO NOT EDIT\nfunc c() { print(1) }\n",
        ])
        #expect(try run("check", "--strict", in: tree).status == 1)
        let written = try run("baseline", in: tree)
        #expect(
            written.output == """
                Wrote .norma-baseline.json: `norma check` has no findings.
                2 files that declare themselves generated are listed:
                  Gen/B.generated.swift
                  Gen/C.swift
                Commit it: from now on `norma check` reports only new findings. Next: norma check

                """
        )
        #expect(
            try tree.text(Self.file).contains(
                "\"generated\": [\n    \"Gen/B.generated.swift\",\n    \"Gen/C.swift\"\n  ]"
            )
        )
        #expect(try run("check", "--strict", in: tree).status == 0)
        try tree.write("D.pb.swift", Data("func d() {}\n".utf8))
        try FileManager.default.removeItem(atPath: tree.root + "/Gen/C.swift")
        let again = try run("baseline", in: tree)
        #expect(again.status == 1)
        #expect(
            again.output == """
                .norma-baseline.json was updated: 0 findings accepted.
                1 file is no longer left out as generated.
                1 file newly declares itself generated and is not listed: look at it, then add --allow-growth:
                  D.pb.swift

                """
        )
        let part = try run("baseline", "Gen", "--allow-growth", in: tree)
        #expect(part.status == 0)
        #expect(!(try tree.text(Self.file).contains("D.pb.swift")))
        #expect(try run("baseline", "--allow-growth", in: tree).status == 0)
        #expect(try tree.text(Self.file).contains("D.pb.swift"))
        // One that was written before there was a list begins it; to shrink it adds nothing.
        try tree.write(Self.file, Data("{\n  \"version\": 1,\n  \"entries\": []\n}\n".utf8))
        #expect(try run("check", "--strict", in: tree).status == 1)
        #expect(try run("baseline", "--shrink", in: tree).status == 0)
        #expect(!(try tree.text(Self.file).contains("generated")))
        #expect(try run("baseline", in: tree).status == 0)
        #expect(try run("check", "--strict", in: tree).status == 0)
    }

    @Test("accepts what is there, of every severity, and says how much; then nothing is found, and the count is told")
    func accepts() throws {
        let tree = try tree(Self.old)
        let written = try run("baseline", in: tree)
        #expect(written.status == 0, "\(written.errors)")
        #expect(
            written.output == """
                Wrote .norma-baseline.json: 4 findings of 2 rules are accepted.
                  3  no-prints
                  1  no-force-unwrapping
                Commit it: from now on `norma check` reports only new findings. Next: norma check

                """
        )
        #expect(
            try tree.text(Self.file) == """
                {
                  "version": 1,
                  "entries": [
                    {"rule": "no-force-unwrapping", "path": "B/B.swift", "symbol": "b", "detail": "Int(\\"1\\")"},
                    {"rule": "no-prints", "path": "A.swift", "symbol": "a()", "detail": "print", "count": 2},
                    {"rule": "no-prints", "path": "B/B.swift", "symbol": "b()", "detail": "print"}
                  ],
                  "generated": []
                }

                """
        )
        let check = try run("check", "--strict", in: tree)
        #expect(check.status == 0)
        #expect(check.output.contains("Baseline: 4 accepted findings."))
        #expect(try run("check", "--no-baseline", in: tree).status == 1)
    }

    @Test("is written below the top of the tree from wherever it is called, and again with the same bytes")
    func sameBytes() throws {
        let tree = try tree(Self.old)
        #expect(try CommandLineRun(["baseline", "."], in: tree.root + "/B").status == 0)
        // Only what lies in the folder of the call.
        #expect(try tree.text(Self.file).contains("B/B.swift"))
        #expect(!(try tree.text(Self.file).contains("A.swift\"")))
        #expect(try run("baseline", "--allow-growth", in: tree).status == 0)
        let bytes = try tree.text(Self.file)
        #expect(bytes.contains("\"path\": \"A.swift\""))
        #expect(!bytes.contains(tree.root))
        let again = try run("baseline", in: tree)
        #expect(again.output == ".norma-baseline.json is unchanged: 4 findings accepted.\n")
        #expect(try tree.text(Self.file) == bytes)
    }

    @Test("shrinks, and grows only where it is told to")
    func shrinksAndGrows() throws {
        let tree = try tree(Self.old)
        _ = try run("baseline", in: tree)
        try tree.write("A.swift", Data("func a() {\n    print(1)\n}\n".utf8))
        try tree.write("C.swift", Data("func c() { print(4) }\n".utf8))
        let check = try run("check", in: tree)
        #expect(check.status == 1)
        #expect(check.output.contains("C.swift:1:12  error  no-prints"))
        #expect(!check.output.contains("A.swift"))
        let left =
            "Baseline: 3 accepted findings are left of 4; 1 is gone: `norma baseline --shrink`.\n  1  no-prints\n"
        #expect(check.output.hasSuffix(left), "\(check.output)")
        let shown = try run("baseline", "--dry-run", in: tree)
        #expect(shown.status == 1)
        #expect(shown.output.contains("3 accepted") || shown.output.contains("3 findings accepted"), "\(shown.output)")
        #expect(try tree.text(Self.file).contains("\"count\": 2"))
        let shrunk = try run("baseline", "--shrink", in: tree)
        #expect(shrunk.status == 0)
        #expect(!(try tree.text(Self.file).contains("count")))
        let refused = try run("baseline", in: tree)
        #expect(refused.status == 1)
        #expect(
            refused.output.contains(
                "1 finding is new and not accepted: fix it (norma check), or add --allow-growth:\n  1  no-prints"
            )
        )
        #expect(!(try tree.text(Self.file).contains("C.swift")))
        let grown = try run("baseline", "--allow-growth", in: tree)
        #expect(grown.status == 0)
        #expect(grown.output.contains("1 finding that is new is accepted, too:\n  1  no-prints"), "\(grown.output)")
        #expect(try tree.text(Self.file).contains("C.swift"))
        #expect(try run("check", in: tree).status == 0)
        let both = try run("baseline", "--shrink", "--allow-growth", in: tree)
        #expect(both.status == 2)
        #expect(both.errors.contains("contradict"))
    }

    @Test("accepts a limit at its measure, follows it down, and says what an old entry doesn't know")
    func limits() throws {
        let guide = """
            ---
            norma: 2
            name: short
            ---

            # Files are short

            ```yaml rule
            rule: files-are-short
            check: file-length
            at-most: 2
            severity: warning
            never-above: 6
            ```
            """
        func lines(_ count: Int) -> String { String(repeating: "// line\n", count: count) }
        let tree = try tree(["A.swift": lines(4)], guide: guide)
        _ = try run("baseline", in: tree)
        #expect(try tree.read(Self.file).contains(#""path": "A.swift", "most": 4}"#))
        try tree.write("A.swift", Data(lines(5).utf8))
        let grown = try run("check", "--strict", in: tree)
        #expect(grown.status == 1)
        #expect(grown.output.contains("The file has 5 lines; at most 2 are allowed; the baseline accepts 4."))
        #expect(grown.output.contains("Baseline: 1 accepted finding."))
        #expect(try run("baseline", "--shrink", in: tree).status == 0)
        #expect(try tree.read(Self.file).contains(#""most": 4"#), "what got worse stays accepted as it was")
        try tree.write("A.swift", Data(lines(7).utf8))
        #expect(try run("check", in: tree).output.contains("error  files-are-short"))
        try tree.write("A.swift", Data(lines(3).utf8))
        #expect(try run("baseline", in: tree).status == 0)
        #expect(try tree.read(Self.file).contains(#""most": 3"#))
        #expect(try !run("baseline", "--dry-run", in: tree).output.contains("follow"))
        let old = try tree.read(Self.file).replacing(#", "most": 3"#, with: "")
        try tree.write(Self.file, Data(old.utf8))
        try tree.write("A.swift", Data(lines(6).utf8))
        let unmeasured = try run("check", in: tree)
        #expect(unmeasured.status == 0)
        #expect(unmeasured.output.contains("The baseline accepts 1 broken limit without a measure"))
        #expect(try run("baseline", "--shrink", in: tree).status == 0)
        #expect(try tree.read(Self.file).contains(#""most": 6"#))
    }

    @Test("is named by norma init where the guide finds much, and only there")
    func namedByInit() throws {
        let much = String(repeating: "print(1)\n", count: 120)
        for (code, isNamed) in [(much, true), ("print(1)\n", false)] {
            let tree = try TemporaryTree(["GUIDE.md": Self.guide, "main.swift": code])
            let written = try run("init", "--guide", "GUIDE.md", in: tree)
            #expect(written.status == 0, "\(written.errors)")
            #expect(written.output.contains("It has 120 findings here. `norma baseline` accepts") == isNamed)
            #expect(written.output.contains("Next: norma check"))
        }
    }

    @Test("says that there is nothing to accept, and that there is nothing to shrink")
    func nothing() throws {
        let tree = try tree(["A.swift": "func a() {}\n"])
        let none = try run("baseline", in: tree)
        #expect(none.status == 0)
        #expect(none.output.contains("so no baseline was written"))
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/" + Self.file))
        let shrunk = try run("baseline", "--shrink", in: tree)
        #expect(shrunk.status == 2)
        #expect(shrunk.errors.contains("there is no baseline at .norma-baseline.json; write one with `norma baseline`"))
    }

    @Test("Parts of the tree and of the guide are compared with their entries alone")
    func parts() throws {
        let tree = try tree(Self.old)
        _ = try run("baseline", in: tree)
        for arguments in [["check", "B"], ["check", "--only", "no-prints"], ["check", "--skip", "no-prints"]] {
            let check = try CommandLineRun(arguments, in: tree.root)
            #expect(check.status == 0)
            #expect(check.output.contains(" of them in the checked paths."), "\(check.output)")
        }
        try tree.write("A.swift", Data("func a() {}\n".utf8))
        let other = try run("check", "B", in: tree)
        #expect(!other.output.contains("gone"), "\(other.output)")
        // Entries of other parts stay.
        try tree.write("B/B.swift", Data("let b = 1\n".utf8))
        #expect(try run("baseline", "B", in: tree).status == 0)
        #expect(try tree.text(Self.file).contains("A.swift"))
        #expect(!(try tree.text(Self.file).contains("B.swift")))
    }

    @Test("What a locked rule finds is never accepted, and its entries count for nothing")
    func locked() throws {
        let tree = try tree(["A.swift": "func a() {\n    print(1)\n    dump(1)\n}\n"])
        let written = try run("baseline", in: tree)
        #expect(written.status == 0)
        #expect(
            written.output.contains("1 finding of locked rules can't be accepted:\n  1  no-dumps"),
            "\(written.output)"
        )
        #expect(try run("check", in: tree).status == 1)
        try tree.replace(Self.file, "\"no-prints\"", "\"no-dumps\"")
        try tree.replace(Self.file, "\"print\"", "\"dump\"")
        let check = try run("check", in: tree)
        #expect(check.output.contains("error  no-dumps"))
        let notice = "`no-dumps` is a locked rule, whose findings can't be accepted"
        #expect(check.output.components(separatedBy: notice).count == 2, "\(check.output)")
    }

    @Test("A rule's old name counts for its new one, in the baseline and in comments, and is told once")
    func renamedRule() throws {
        let code = "func b() {\n    // norma:allow no-output because the log is not there yet\n    print(1)\n}\n"
        let tree = try tree(
            Self.old.merging(["C.swift": code]) { $1 },
            guide: Self.guide.replacingOccurrences(of: "no-prints", with: "no-output")
        )
        _ = try run("baseline", in: tree)
        let renamed = Self.guide.replacingOccurrences(
            of: "name: small",
            with: "name: small\nrenamed-rules: { no-output: no-prints }"
        )
        try tree.write("GUIDE.md", Data(renamed.utf8))
        let check = try run("check", in: tree)
        #expect(check.status == 0, "\(check.output)\(check.errors)")
        let notice =
            "The baseline has 3 accepted findings of rules that were renamed: `no-output` (now `no-prints`)"
        let page = check.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(page.components(separatedBy: notice).count == 2, "\(check.output)")
        #expect(page.contains("1 comment allows `no-output`, which is called `no-prints` now."), "\(check.output)")
        #expect(try run("baseline", "--shrink", in: tree).status == 0)
        #expect(try tree.text(Self.file).contains("no-prints"))
        #expect(!(try tree.text(Self.file).contains("no-output")))
    }

    @Test("A demand that the guide says in other words finds nothing anew")
    func otherWords() throws {
        let guide = """
            ---
            norma: 2
            name: small
            ---

            # Rules

            ```yaml rule
            rule: classes-are-named
            every: class
            must: { named: "*Model" }
            ```
            """
        let tree = try tree(["A.swift": "class A {}\nclass B {}\n"], guide: guide)
        _ = try run("baseline", in: tree)
        try tree.replace("GUIDE.md", "\"*Model\"", "[\"*Model\", \"*Store\"]")
        try tree.write("A.swift", Data("class A {}\nclass B {}\nclass C {}\n".utf8))
        let check = try run("check", "--format", "xcode", in: tree)
        #expect(check.output.contains("`C`") && !check.output.contains("`A`"), "\(check.output)")
    }

    @Test("Entries of a rule that is no more are stale")
    func ruleIsGone() throws {
        let tree = try tree(Self.old)
        _ = try run("baseline", in: tree)
        try tree.replace("GUIDE.md", "rule: no-prints", "rule: prints-are-gone")
        try tree.replace("GUIDE.md", "call: print", "call: puts")
        let check = try run("check", in: tree)
        #expect(check.output.contains("3 are gone: `norma baseline --shrink`.\n  3  no-prints"), "\(check.output)")
        #expect(!(try run("check", "--only", "no-force-unwrapping", in: tree).output.contains("gone")))
    }

    @Test("What can't be read wholly is not taken for gone")
    func unreadable() throws {
        let tree = try tree(Self.old)
        _ = try run("baseline", in: tree)
        try tree.write("A.swift", Data("<<<<<<< HEAD\nfunc a() {\n=======\nfunc b( {\n>>>>>>> other\n".utf8))
        let shrunk = try run("baseline", "--shrink", in: tree)
        #expect(shrunk.status == 0)
        #expect(shrunk.output.contains("in files that can't be fully read stay accepted"), "\(shrunk.output)")
        #expect(try tree.text(Self.file).contains("A.swift"))
    }

    @Test("Both sides of a merge conflict are joined, and what is stale in them goes")
    func resolves() throws {
        let tree = try tree(Self.old)
        try tree.git("init", "-q")
        _ = try run("baseline", in: tree)
        try tree.commit("Begin")
        let common = try tree.text(Self.file)
        try tree.git("checkout", "-q", "-b", "other")
        try tree.write("D.swift", Data("func d() { print(4) }\n".utf8))
        _ = try run("baseline", "--allow-growth", in: tree)
        try tree.commit("One more here")
        try tree.git("checkout", "-q", "-")
        try tree.write("E.swift", Data("func e() { print(5) }\n".utf8))
        try tree.write("B/B.swift", Data("let b = Int(\"1\")!\n".utf8))
        _ = try run("baseline", "--allow-growth", in: tree)
        try tree.commit("One less and one more there")
        #expect(try tree.git("-c", "user.name=Norma", "merge", "-q", "other") != 0)
        #expect(try tree.text(Self.file) != common)
        let check = try run("check", in: tree)
        #expect(check.status == 2)
        #expect(
            check.errors.contains(
                "two branches changed the baseline, and git could not merge them; run `norma baseline --resolve`"
            )
        )
        let resolved = try run("baseline", "--resolve", in: tree)
        #expect(resolved.status == 0, "\(resolved.output)\(resolved.errors)")
        let text = try tree.text(Self.file)
        #expect(text.contains("D.swift") && text.contains("E.swift") && text.contains("A.swift"))
        #expect(!text.contains("\"symbol\": \"b()\""))
        #expect(try run("check", in: tree).status == 0)
    }

    @Test(
        "A baseline that can't be used is an error with a way out, and stays as it is",
        arguments: ["check", "baseline"]
    )
    func unusable(command: String) throws {
        let tree = try tree(Self.old)
        for (text, message) in [
            ("nonsense", "where the beginning of a baseline (`{`) is expected; restore the last version from git"),
            ("{\"version\": 7, \"entries\": []}", "a newer Norma wrote this baseline"),
        ] {
            try tree.write(Self.file, Data(text.utf8))
            let run = try run(command, in: tree)
            #expect(run.status == 2)
            #expect(run.errors.contains(message), "\(run.errors)")
            #expect(run.output.isEmpty)
            #expect(try tree.text(Self.file) == text)
        }
        try FileManager.default.removeItem(atPath: tree.root + "/" + Self.file)
        try FileManager.default.createDirectory(atPath: tree.root + "/" + Self.file, withIntermediateDirectories: false)
        let folder = try run(command, in: tree)
        #expect(folder.status == 2)
        #expect(folder.errors.contains("is a folder or a device, not a baseline file; move it away"))
        try FileManager.default.removeItem(atPath: tree.root + "/" + Self.file)
        try FileManager.default.createSymbolicLink(atPath: tree.root + "/" + Self.file, withDestinationPath: "nowhere")
        let link = try run(command, in: tree)
        #expect(link.status == 2)
        #expect(link.errors.contains("is a broken link"))
    }

    @Test("Where nothing can be written the baseline stays, and that is said")
    func readOnly() throws {
        let tree = try tree(Self.old)
        _ = try run("baseline", in: tree)
        let text = try tree.text(Self.file)
        try tree.write("A.swift", Data("func a() {}\n".utf8))
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: tree.root + "/" + Self.file)
        let run = try run("baseline", in: tree)
        #expect(run.status == 2)
        #expect(
            run.errors.contains(
                "the baseline `.norma-baseline.json` was not written: the file can't be written: it is read-only; nothing was changed"
            )
        )
        #expect(try tree.text(Self.file) == text)
    }
}
