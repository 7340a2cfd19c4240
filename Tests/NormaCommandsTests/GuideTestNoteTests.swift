// What `norma guide test` notes without failing.

import Testing

@Suite("norma guide test, its notes")
struct GuideTestNoteTests {
    private func run(_ roles: String) throws -> CommandLineRun {
        let guide = """
            ---
            norma: 2
            name: small
            ---

            # Small

            ```yaml define
            roles:
            \(roles.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
            ```

            """
        let tree = try TemporaryTree([".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": guide])
        return try CommandLineRun(["guide", "test"], in: tree.root)
    }

    @Test(
        "A role that goes by its name alone is noted, and the run passes",
        arguments: [
            #"store: { class: "*Store" }"#, #"store: { any: [class, actor], named: ["*Store", "*Cache"] }"#,
            #"store: { any: [{ class: "*Store" }, { struct: "*Cache" }], not: { inherit: NSObject } }"#,
        ]
    )
    func notes(role: String) throws {
        let run = try run(role)
        #expect(run.status == 0)
        let note =
            "GUIDE.md:10:3: note: the role `store` depends on names alone; add other evidence under `sure:`, and keep the name under `likely:`"
        #expect(run.output.split(separator: "\n").first.map(String.init) == note)
    }

    @Test(
        "A role of which something else is asked is not",
        arguments: [
            #"store: { class: "*Store", conform-to: Storing }"#,
            "store: { sure: { class: any, held-by: { class: any } }, likely: { class: \"*Store\" } }",
            "store: { class: any, in: Sources/Stores }",
        ]
    )
    func silent(role: String) throws {
        let run = try run(role)
        #expect(run.status == 0)
        #expect(!run.output.contains("note:"))
    }
}
