// `norma guide words` on the command line.

import Testing

@Suite("norma guide words")
struct GuideWordsTests {
    private static let guide = """
        ---
        norma: 2
        name: ours
        ---
        ```yaml define
        values: { holder: ["*ViewModel", "*VM"] }
        places:
          # Where screens are put together; a screen
          # lies nowhere else.
          app: "Sources/App" # what "#1" starts
          kit: none
        layers: { App: "{{app}}", Kit: "{{kit}}" }
        roles:
          # What a screen shows.
          view-model:
            any: [class, struct]
            named: "{{holder}}"
        ```

        ```yaml rule
        rule: view-models-are-final
        every: { class: view-model, in: App }
        must: { be: final }
        ```
        """

    @Test("lists what each word stands for and how many use it")
    func list() throws {
        let tree = try TemporaryTree(["GUIDE.md": Self.guide])
        let run = try CommandLineRun(["guide", "words", "./GUIDE.md"], in: tree.root)
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(
            lines == [
                "Values, which a guide that extends this one can redefine",
                "holder *ViewModel, *VM 1 definition",
                "Places, which it can redefine, too",
                "app Sources/App 1 definition; what \"#1\" starts",
                "kit none 1 definition",
                "Layers",
                "App Sources/App 1 rule",
                "Roles",
                "view-model any: [class, struct] named: \"{{holder}}\" 1 rule; What a screen shows.",
            ]
        )
    }

    @Test("shows one word with everybody who uses it, and offers the nearest for a mistyped one")
    func one() throws {
        let tree = try TemporaryTree(["GUIDE.md": Self.guide])
        let run = try CommandLineRun(["guide", "words", "./GUIDE.md", "view-model"], in: tree.root)
        #expect(
            run.output.contains(
                "view-model: any: [class, struct] named: \"{{holder}}\"\n  for: What a screen shows.\n  rules:\n    view-models-are-final"
            )
        )
        let other = try CommandLineRun(["guide", "words", "./GUIDE.md", "holders"], in: tree.root)
        #expect(other.status == 2)
        #expect(other.errors.contains("ours has no value, place, layer or role `holders`; did you mean `holder`?"))
    }

    @Test("says so where a guide gives names to nothing")
    func nothing() throws {
        let guide = "---\nnorma: 2\nname: bare\n---\n```yaml rule\nrule: a\nevery: class\nmust: { be: final }\n```\n"
        let tree = try TemporaryTree(["GUIDE.md": guide])
        #expect(
            try CommandLineRun(["guide", "words", "./GUIDE.md"], in: tree.root).output
                == "bare defines no names.\n"
        )
    }
}
