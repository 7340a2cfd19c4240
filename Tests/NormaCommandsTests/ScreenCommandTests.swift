// `norma check` before a person: one screen, whatever was found; and as ever in a pipe and in a log.

import Foundation
import Testing

@Suite("norma check on a terminal")
struct ScreenCommandTests {
    private let tree: TemporaryTree

    /// Sixty view models that are not final, in two features, and one that holds another.
    init() throws {
        tree = try TemporaryTree([
            ".norma.yml": CheckCommandTests.configuration,
            "GUIDE.md": """
            ---
            norma: 2
            name: small
            ---

            ```yaml define
            features: ["Sources/Features/{Feature}/**"]
            ```

            """ + CheckCommandTests.guide.split(separator: "---\n\n", maxSplits: 2).dropFirst().joined(),
        ])
        for number in 0..<60 {
            let feature = number.isMultiple(of: 3) ? "Cart" : "Search"
            let source = "class M\(number)ViewModel {}\n"
            try tree.write("Sources/Features/\(feature)/M\(number)ViewModel.swift", Data(source.utf8))
        }
        let other = "final class OtherViewModel {\n    let model = M1ViewModel()\n}\n"
        try tree.write("Sources/OtherViewModel.swift", Data(other.utf8))
    }

    private func lines(_ text: String) -> Int {
        text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    }

    @Test("shows a screenful that begins with the gravest", arguments: [("80x24", 23), ("200x60", 59)])
    func screen(size: String, most: Int) throws {
        let run = try ScreenRun(["check"], in: tree.root, size: size)
        #expect(run.status == 1)
        #expect(lines(run.text) <= most, "\(run.text)")
        #expect(run.text.contains("\n      1  error           view-models-stay-apart  Sources/OtherViewModel.swift\n"))
        #expect(run.text.contains("\n     60  warning     60  view-models-are-final   Sources/Features/Search (40)\n"))
        #expect(run.text.contains("1 error and 60 warnings in 61 files."))
        #expect(run.text.split(separator: "\n").last?.hasPrefix("Next: ") == true)
    }

    @Test("shows everything with --all, and where CI is set", arguments: [(["--all"], []), ([], ["CI=true"])])
    func all(arguments: [String], environment: [String]) throws {
        let run = try ScreenRun(["check"] + arguments, in: tree.root, size: "80x24", environment: environment)
        #expect(run.status == 1)
        #expect(run.text.ranges(of: "ViewModel.swift:1:7  warning").count == 60)
        #expect(!run.text.contains("Next: "))
    }

    @Test("shows the table alone with --summary, on a terminal and in a pipe alike")
    func summary() throws {
        let screen = try ScreenRun(["check", "--summary"], in: tree.root, size: "80x24")
        let pipe = try CommandLineRun(["check", "--summary"], in: tree.root)
        #expect(screen.text == pipe.output)
        #expect(pipe.output.split(separator: "\n").count == 6, "\(pipe.output)")
    }

    @Test("puts together by feature, and names what is of none")
    func features() throws {
        let run = try ScreenRun(["check", "--group-by", "feature"], in: tree.root, size: "80x24")
        #expect(run.text.contains("      1       1         (no feature)  view-models-stay-apart\n"), "\(run.text)")
        #expect(run.text.contains("     40             40  Search        view-models-are-final\n"))
        let pipe = try CommandLineRun(["check", "--group-by", "feature"], in: tree.root)
        #expect(pipe.output.hasPrefix("(no feature): 1 error\n\nSources/OtherViewModel.swift:2:17"), "\(pipe.output)")
        #expect(pipe.output.contains("\nSearch: 40 warnings\n\n"))
    }

    @Test("puts together by the owners that CODEOWNERS of the repository names, and says where there is none")
    func owners() throws {
        try tree.initialiseRepository()
        let none = try CommandLineRun(["check", "--group-by", "owner"], in: tree.root)
        #expect(none.status == 2)
        #expect(none.errors.contains("there is no CODEOWNERS file in"), "\(none.errors)")
        try tree.write(".github/CODEOWNERS", Data("/Sources/Features/Cart/ @ann @carts\nSearch/ @bob\n".utf8))
        let run = try CommandLineRun(["check", "--summary", "--group-by", "owner"], in: tree.root)
        #expect(run.status == 1)
        #expect(run.output.contains("     40             40  @bob "), "\(run.output)")
        #expect(run.output.contains("     20             20  @ann @carts "))
        #expect(run.output.contains("      1       1         (no owner) "))
    }

    @Test(
        "answers 2 to what can't be meant",
        arguments: [
            (["--all", "--summary"], "ask for opposite things"),
            (["--summary", "--format", "json"], "leave out --summary"),
            (["--group-by", "team"], "known: rule, file, folder, layer, feature, owner"),
            (["--group-by", "flie"], "did you mean `file`?"),
            (["--group-by", "file", "--format", "junit"], "leave out --group-by"),
        ]
    )
    func refused(arguments: [String], words: String) throws {
        let run = try CommandLineRun(["check"] + arguments, in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains(words), "\(run.errors)")
    }

    @Test("says nothing of its progress in a pipe")
    func progress() throws {
        #expect(try CommandLineRun(["check"], in: tree.root).errors.isEmpty)
    }
}
