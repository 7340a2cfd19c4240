// What `norma check` answers to good and bad calls, guides and trees.

import Foundation
import Testing

@Suite("norma check")
struct CheckCommandTests {
    static let guide = """
        ---
        norma: 2
        name: small
        ---

        # View models stay apart

        Two screens that hold each other can't be replaced alone.

        ```yaml rule
        rule: view-models-stay-apart
        every: { class: "*ViewModel" }
        must-not: { refer-to: { class: "*ViewModel" } }
        ```

        # View models are final

        ```yaml rule
        rule: view-models-are-final
        severity: warning
        every: { class: "*ViewModel" }
        must: { be: final }
        ```
        """

    static let configuration = "guide: GUIDE.md\n"

    private func tree(_ source: String, path: String = "Sources/A.swift") throws -> TemporaryTree {
        try TemporaryTree([".norma.yml": Self.configuration, "GUIDE.md": Self.guide, path: source])
    }

    @Test("answers 0 and says how much it looked at where nothing is wrong")
    func clean() throws {
        let tree = try tree("final class AViewModel {}\n")
        let run = try CommandLineRun(["check"], in: tree.root)
        #expect(run.status == 0)
        #expect(run.output.contains("2 rules"))
        #expect(run.errors.isEmpty)
    }

    @Test("names a pattern of .norma.yml that nothing fits")
    func idlePatterns() throws {
        let tree = try tree("final class AViewModel {}\n")
        try tree.write(".norma.yml", Data("guide: GUIDE.md\nexclude: Sourcs/**\n".utf8))
        let run = try CommandLineRun(["check"], in: tree.root)
        #expect(run.status == 0)
        #expect(run.output.contains("`exclude: Sourcs/**` in `.norma.yml` excludes nothing"), "\(run.output)")
    }

    @Test("answers 1 where an error is found, at the place where the code breaks the rule")
    func findings() throws {
        let tree = try tree("final class AViewModel {}\n\nfinal class BViewModel {\n    let a = AViewModel()\n}\n")
        let run = try CommandLineRun(["check"], in: tree.root)
        #expect(run.status == 1)
        #expect(run.output.contains("Sources/A.swift:4:13"))
        #expect(run.output.contains("view-models-stay-apart"))
    }

    @Test("answers 0 to a warning, and 1 with --strict")
    func warnings() throws {
        let tree = try tree("class AViewModel {}\n")
        #expect(try CommandLineRun(["check"], in: tree.root).status == 0)
        #expect(try CommandLineRun(["check", "--strict"], in: tree.root).status == 1)
    }

    @Test("judges only the rules that are asked for")
    func selection() throws {
        let tree = try tree("class AViewModel {}\n")
        #expect(
            try CommandLineRun(["check", "--strict", "--skip", "view-models-are-final"], in: tree.root).status == 0
        )
        #expect(
            try CommandLineRun(["check", "--strict", "--only", "view-models-are-final"], in: tree.root).status == 1
        )
    }

    @Test("takes a rule's old name for it, and says why a rule is off")
    func namesOfRules() throws {
        let tree = try tree("class AViewModel {}\n")
        let guide = """
            ---
            norma: 2
            name: ours
            renamed-rules: { view-models-final: view-models-are-final }
            ---
            ```yaml define
            places: { shared: none }
            ```

            ```yaml rule
            rule: view-models-are-final
            every: { class: "*ViewModel" }
            must: { be: final }
            ```

            ```yaml rule
            rule: shared-is-small
            every: { file: any, in: "{{shared}}" }
            must: { have-at-most: { lines: 9 } }
            ```

            """
        try tree.write("NAMES.md", Data(guide.utf8))
        let old = try CommandLineRun(["check", "--guide", "./NAMES.md", "--only", "view-models-final"], in: tree.root)
        #expect(old.status == 1)
        #expect(old.output.contains("view-models-are-final"))
        let off = try CommandLineRun(["check", "--guide", "./NAMES.md", "--only", "shared-is-small"], in: tree.root)
        #expect(off.status == 2)
        #expect(off.errors.contains("`shared-is-small` is off: the guide says that there is no `shared`"))
        let all = try CommandLineRun(["check", "--guide", "./NAMES.md", "--verbose"], in: tree.root)
        let title = "Rules that are off because the guide declares their place absent: 1"
        #expect(all.output.contains(title + "\n  1  `shared` (shared-is-small)\n"), "\(all.output)")
    }

    @Test("shows findings for the paths that are asked for, though it reads the whole tree")
    func focus() throws {
        let tree = try tree("final class AViewModel {}\n")
        try tree.write("Sources/B.swift", Data("final class BViewModel { let a = AViewModel() }\n".utf8))
        #expect(try CommandLineRun(["check", "Sources/A.swift"], in: tree.root).status == 0)
        #expect(try CommandLineRun(["check", "Sources/B.swift"], in: tree.root).status == 1)
    }

    @Test(
        "answers 2 to a call that can't be meant, and says the way out",
        arguments: [
            (["check", "nowhere"], "there is no file or folder `nowhere`"),
            (["check", "--guide", "golden-pth"], "did you mean `golden-path`?"),
            (["check", "--format", "jsno"], "did you mean `json`?"),
            (["check", "--only", "view-models-stay-appart"], "did you mean `view-models-stay-apart`?"),
            (["check", "--no-such-option"], "--no-such-option"),
            (["chek"], "chek"),
            (["explain", "view-models-stay-appart"], "did you mean `view-models-stay-apart`?"),
            (["why", "Sources/A.swift"], "has no line number"),
            (["why", "Sources/A.swift:99"], "has 2 lines"),
        ]
    )
    func badCalls(_ arguments: [String], _ words: String) throws {
        let tree = try tree("final class AViewModel {}\n")
        let run = try CommandLineRun(arguments, in: tree.root)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(words), "\(run.errors)")
    }

    @Test("answers 2 where there is no Swift file")
    func nothingToCheck() throws {
        let tree = try TemporaryTree([".norma.yml": Self.configuration, "GUIDE.md": Self.guide])
        let run = try CommandLineRun(["check"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("no Swift file was found"))
    }

    @Test("answers 2 to a guide with mistakes, names all of them with their places, and checks nothing")
    func brokenGuide() throws {
        let guide = Self.guide.replacingOccurrences(of: "must-not:", with: "must-nott:")
            .replacingOccurrences(of: "severity: warning", with: "severity: waning")
        let tree = try TemporaryTree([
            ".norma.yml": Self.configuration, "GUIDE.md": guide, "A.swift": "class AViewModel {}\n",
        ])
        let run = try CommandLineRun(["check"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("GUIDE.md:13:1"), "\(run.errors)")
        #expect(run.errors.contains("did you mean `must-not`?"))
        #expect(run.errors.contains("GUIDE.md:20:11"))
        #expect(run.errors.contains("did you mean `warning`?"))
    }

    @Test("answers 2 to a configuration with a mistake")
    func brokenConfiguration() throws {
        let tree = try TemporaryTree([".norma.yml": "giude: golden-path\n", "A.swift": ""])
        let run = try CommandLineRun(["check"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains(".norma.yml:1:1"), "\(run.errors)")
        #expect(run.errors.contains("did you mean `guide`?"))
    }

    @Test("writes init's file once, and never over another")
    func initialise() throws {
        let feature = "Sources/Features/Tiny/"
        let tree = try TemporaryTree([
            "Sources/App/TinyApp.swift": "struct Tiny {}\n",
            feature + "Views/TinyView.swift": "import SwiftUI\n\nstruct TinyView: View {}\n",
            feature + "ViewModels/TinyViewModel.swift": "final class TinyViewModel {}\n",
            feature + "Models/TinyModel.swift": "struct TinyModel {}\n",
            feature + "Services/TinyService.swift": "final class TinyService {}\n",
        ])
        let first = try CommandLineRun(["init"], in: tree.root)
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.output.contains("Wrote Guide/ and .norma.yml"), "\(first.output)")
        #expect(try tree.read(".norma.yml").contains("guide: Guide\n"))
        let check = try CommandLineRun(["check"], in: tree.root)
        #expect(check.status == 0, "\(check.output)\(check.errors)")
        let second = try CommandLineRun(["init"], in: tree.root)
        #expect(second.status == 2)
        #expect(second.errors.contains("already exists"))
    }

    @Test("copies a guide into the project, which then checks by the copy")
    func initialiseCopy() throws {
        let tree = try TemporaryTree(["Sources/App/TinyApp.swift": "struct Tiny {}\n"])
        let first = try CommandLineRun(["init", "--guide", "boundaries", "--copy"], in: tree.root)
        #expect(first.status == 0, "\(first.errors)")
        let copy = try String(contentsOfFile: tree.root + "/Guide/README.md", encoding: .utf8)
        #expect(copy.contains("name: boundaries"))
        let check = try CommandLineRun(["check"], in: tree.root)
        #expect(check.status != 2, "\(check.errors)")
        let second = try CommandLineRun(["init", "--guide", "boundaries", "--copy"], in: tree.root)
        #expect(second.status == 2)
        #expect(second.errors.contains("already exists"))
    }

    @Test("writes no file for init if there is no Swift file")
    func initialiseNothing() throws {
        let tree = try TemporaryTree(["notes.txt": "no code\n"])
        let run = try CommandLineRun(["init"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("no Swift file was found"), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: tree.root + "/.norma.yml"))
    }

    @Test("shows the lines of the places that belong to a finding")
    func relatedPlaces() throws {
        let guide = """
            ---
            norma: 2
            name: circles
            ---

            # Circles

            ```yaml rule
            rule: no-circle
            acyclic: types
            ```
            """
        let tree = try TemporaryTree([
            ".norma.yml": Self.configuration, "GUIDE.md": guide, "A.swift": "struct A { var b: [B] }\n",
            "B.swift": "struct B { var a: [A] }\n",
        ])
        let run = try CommandLineRun(["check"], in: tree.root)
        #expect(run.status == 1)
        let related = "B.swift:1:20\n\n     1 │ struct B { var a: [A] }\n       │                    -\n"
        #expect(run.output.contains(related), "\(run.output)")
    }

    @Test("answers 2 where nothing could be looked at, and says why")
    func emptyGuide() throws {
        let head = "---\nnorma: 2\nname: empty\n---\n\n# Nothing\n\n"
        let tree = try TemporaryTree([".norma.yml": Self.configuration, "GUIDE.md": head, "A.swift": "struct A {}\n"])
        let none = try CommandLineRun(["check"], in: tree.root)
        #expect(none.status == 2)
        #expect(none.errors.contains("the guide `empty` has no rules"), "\(none.errors)")
        let rule = "```yaml rule\nrule: actors\nevery: actor\nmust: { be: public }\n```\n"
        try tree.write("GUIDE.md", Data((head + rule).utf8))
        let idle = try CommandLineRun(["check"], in: tree.root)
        #expect(idle.status == 2)
        #expect(idle.errors.contains("the only rule of `empty` matches nothing"), "\(idle.errors)")
    }

    @Test("names a configuration or a guide as the user would write it")
    func shownPaths() throws {
        let tree = try TemporaryTree([
            ".norma.yml": "guide: Docs/GUIDE.md\n", "Docs/GUIDE.md": "# No guide\n", "A.swift": "",
        ])
        #expect(try CommandLineRun(["check"], in: tree.root).errors.hasPrefix("Docs/GUIDE.md:1:1: error:"))
        try tree.write(".norma.yml", Data("guide: nowhere.md\n".utf8))
        let run = try CommandLineRun(["check"], in: tree.root)
        #expect(run.errors.contains("(named in .norma.yml)"), "\(run.errors)")
    }

    @Test("answers 2 to a configuration that is no file")
    func configurationFolder() throws {
        let tree = try TemporaryTree([".norma.yml/x": "", "A.swift": "struct A {}\n"])
        let run = try CommandLineRun(["check"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("`.norma.yml` is a folder or a broken link"), "\(run.errors)")
    }

    @Test("names each file that could not be read where none could")
    func nothingReadable() throws {
        let tree = try TemporaryTree([".norma.yml": Self.configuration, "GUIDE.md": Self.guide])
        try tree.write("A.swift", Data([0xFF, 0xFE, 0x41, 0x00]))
        let run = try CommandLineRun(["check"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("no Swift file was found"))
        #expect(run.errors.contains("A.swift: error: The file is UTF-16"), "\(run.errors)")
    }

    @Test("answers 3 where it stops because of a bug of its own")
    func ownBug() throws {
        let tree = try TemporaryTree()
        let run = try CommandLineRun(["guide", "rules", "--format", "json"], in: tree.root, signal: SIGILL)
        #expect(run.status == 3)
        #expect(run.errors.contains("because of a bug in it"), "\(run.errors)")
    }

    @Test("every command says with --help what it is for, how it is called and what it answers")
    func help() throws {
        let tree = try TemporaryTree()
        for command in [
            "", "baseline", "check", "explain", "facts", "init", "rules", "why", "guide test", "guide status",
        ] {
            let run = try CommandLineRun(command.split(separator: " ").map(String.init) + ["--help"], in: tree.root)
            #expect(run.status == 0)
            #expect(run.output.contains("Exit status: 0"), "\(command)")
            #expect(run.output.contains("  norma "), "\(command)")
        }
    }
}
