// `norma guide rules` on the command line.

import Testing

@Suite("norma guide rules")
struct GuideRulesTests {
    @Test("finds rules by words, those with the word in their names first, each with its guide and sentence on a line")
    func words() throws {
        let tree = try TemporaryTree(["a.txt": ""])
        let run = try CommandLineRun(["guide", "rules", "navigation"], in: tree.root)
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 2).map(String.init) }
        #expect(lines.count > 5)
        #expect(lines.first?.dropFirst().first?.contains("navigation") == true)
        #expect(lines.allSatisfy { $0.count == 3 })
        let books = [
            "boundaries", "clean-coordinators", "clean-packages", "golden-path", "viper-mvvm", "swift-style", "natures",
        ]
        #expect(lines.allSatisfy { books.contains($0[0]) })
    }

    @Test("finds rules by what they look at, and prints the blocks to paste")
    func aboutAndTake() throws {
        let tree = try TemporaryTree(["a.txt": ""])
        let run = try CommandLineRun(["guide", "rules", "final", "--about", "view-model", "--take"], in: tree.root)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("```yaml take from="))
        let blocks = run.output.split(separator: "\n").filter { $0.hasPrefix("```yaml take from=") }
        #expect(Set(blocks).count == blocks.count)
    }

    @Test("a line has 160 columns but for a few rules that can't be said in less")
    func width() throws {
        let tree = try TemporaryTree(["a.txt": ""])
        let run = try CommandLineRun(["guide", "rules"], in: tree.root)
        let lines = run.output.split(separator: "\n")
        let long = lines.filter { $0.count > 160 }
        #expect(long.count * 50 < lines.count, "\(long.count) of \(lines.count)")
        #expect(lines.filter { $0.contains(" must …") || $0.contains(" must not …") }.isEmpty)
    }

    @Test("the same as JSON")
    func json() throws {
        let tree = try TemporaryTree(["a.txt": ""])
        let run = try CommandLineRun(["guide", "rules", "navigation", "--format", "json"], in: tree.root)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("{\n  \"version\": 1,\n  \"rules\": ["))
        #expect(run.output.contains("\"sentence\": "))
    }

    @Test("what nobody has is said, and a word that no rule is about has the nearest")
    func nothing() throws {
        let tree = try TemporaryTree(["a.txt": ""])
        let none = try CommandLineRun(["guide", "rules", "zeppelin"], in: tree.root)
        #expect(none.status == 0)
        #expect(none.output == "No built-in rule has `zeppelin`.\n")
        let wrong = try CommandLineRun(["guide", "rules", "--about", "view-modl"], in: tree.root)
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("no built-in rule is about `view-modl`; did you mean `view-model`?"))
        let format = try CommandLineRun(["guide", "rules", "--format", "yaml"], in: tree.root)
        #expect(format.status == 2)
        let both = try CommandLineRun(["guide", "rules", "--take", "--format", "json"], in: tree.root)
        #expect(both.status == 2)
    }
}
