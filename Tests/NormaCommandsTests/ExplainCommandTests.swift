// What `norma explain` says of checks and rules.

import Testing

@Suite("norma explain")
struct ExplainCommandTests {
    @Test("tells of a check where no guide can be told, and of a rule only by a guide") func emptyFolder() throws {
        let tree = try TemporaryTree()
        let check = try CommandLineRun(["explain", "force-unwrapping"], in: tree.root)
        #expect(check.status == 0)
        #expect(check.output.hasPrefix("# "))
        let rule = try CommandLineRun(["explain", "features-stay-apart"], in: tree.root)
        #expect(rule.status == 2)
        #expect(rule.errors.contains("there is no Swift file to tell it by"))
    }
}
