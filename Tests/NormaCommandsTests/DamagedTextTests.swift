// Names that YAML would read otherwise, and texts that are none: told with their place, or written so that they can be read.

import Foundation
import Testing

@Suite("Odd names and damaged texts, as a user meets them")
struct DamagedTextTests {
    private static let guide = """
        ---
        norma: 2
        name: mine
        ---

        # Classes

        ```yaml rule
        rule: classes-are-final
        every: class
        must: { be: final }
        ```
        """

    @Test(
        "init writes a guide's path so that check finds it again",
        arguments: [
            "docs/our guide #1.md", "docs/a: b.md", "docs/'a'.md", "docs/\"a\".md", "docs/a\\b.md", "- a.md",
            "docs/a\nb.md",
            "docs/{a}, [b].md", "docs/é\u{2028}e\u{301}\u{FEFF}.md", "docs/\u{1}\u{7F}.md", "docs/👨‍👩‍👧.md", "-.md",
            "docs/&a *b !c %d @e.md",
        ]
    )
    func oddGuideName(_ name: String) throws {
        let tree = try TemporaryTree(["Sources/A.swift": "class A {}\n", name: Self.guide])
        let first = try CommandLineRun(
            ["init", "--guide=" + (name.hasPrefix("-") ? "./" + name : name)],
            in: tree.root
        )
        #expect(first.status == 0, "\(first.errors)")
        let check = try CommandLineRun(["check"], in: tree.root)
        #expect(check.status == 1, "\(check.errors)")
        #expect(check.output.contains("classes-are-final"), "\(check.output)")
    }

    @Test("A configuration that is not UTF-8 is told with the place where it stops being it")
    func configuration() throws {
        let tree = try TemporaryTree(["Sources/A.swift": "class A {}\n", "GUIDE.md": Self.guide])
        try tree.write(".norma.yml", Data("guide: GUIDE.md\nexclude: [a".utf8) + [0xFF] + Data("]\n".utf8))
        let run = try CommandLineRun(["check"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix(".norma.yml:2:12: error: the file is not UTF-8 from here on; save it as UTF-8"))
    }

    @Test("A guide that is not UTF-8 is told with the place where it stops being it")
    func guide() throws {
        let tree = try TemporaryTree(["Sources/A.swift": "class A {}\n"])
        try tree.write("GUIDE.md", Data("---\nnorma: 2\nname: é".utf8) + [0xC3, 0x28] + Data("\n---\n".utf8))
        let run = try CommandLineRun(["check", "--guide", "GUIDE.md"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("the guide `GUIDE.md` is not UTF-8 from line 3, column 9 on; save it as UTF-8"))
    }

    @Test("Of thousands of problems in one line the first are shown, with how many there are")
    func manyProblems() throws {
        let tree = try TemporaryTree([
            "GUIDE.md": "---\nnorma: 2\nname: a\n---\n\n# A\n\n```text layout\nSources/"
                + String(repeating: " : &a", count: 8000) + "\n```\n"
        ])
        let run = try CommandLineRun(["guide", "test", "GUIDE.md"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.utf8.count < 200_000)
        #expect(run.errors.contains(" problems (the first 100 are shown): nothing was checked."))
    }
}
