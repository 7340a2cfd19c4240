// Roles that lean on one another in a circle: who is found, and that a long chain of them costs no more than its length.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaProject
import NormaRules
import NormaText
import Testing

@Suite("Roles in a circle")
struct RoleCircleTests {
    private static func guide(_ roles: String) -> String {
        """
        ---
        norma: 2
        name: small
        ---

        # Rules

        ```yaml define
        roles:
        \(roles)
        ```

        ```yaml rule
        rule: nothing-is-linked
        every: { type: any }
        must-not: { type: linked }
        ```

        """
    }

    private func outcome(_ roles: String, _ code: String) throws -> CheckOutcome {
        let text = Self.guide(roles)
        let guide = try PreparedGuide(GuideLoading.guide(from: GuideSource(text: text, file: "GUIDE.md")).guide)
        return Pipeline.check(
            CheckRequest(
                workspace: MemoryWorkspace(texts: ["A.swift": code]),
                guide: guide,
                today: "2000-01-01",
                threads: 1
            )
        )
    }

    /// Each but the first is held by the one before; from the end to the beginning, so that no pass finds two at once.
    private static func chain(_ length: Int) -> String {
        (0..<length).reversed().map { "final class T\($0) { let next: T\($0 + 1)? = nil }\n" }.joined()
            + "final class T\(length) {}\nfinal class Alone {}\n"
    }

    @Test("Twice the chain is twice the questions, and all of it is found")
    func chains() throws {
        let roles = "  linked: { any: [{ class: T0 }, { class: any, held-by: linked }] }"
        let short = try outcome(roles, Self.chain(500))
        let long = try outcome(roles, Self.chain(1_000))
        #expect(short.result.findings.count == 501)
        #expect(long.result.findings.count == 1_001)
        let (few, many) = (short.context.roles.cycleQuestionCount, long.context.roles.cycleQuestionCount)
        #expect(few > 501)
        #expect(many < few * 21 / 10)
        #expect(many < 1_002 * 4)
    }

    @Test(
        "What is told through several roles, of the sure and of the likely, is found as by asking all again and again"
    )
    func severalRoles() throws {
        let roles = """
              linked: { sure: { class: any, any: [{ named: T0 }, { held-by: wrapper }] }, likely: { class: any, held-by: { any: [linked, helper] } } }
              wrapper: { struct: any, held-by: linked }
              helper: { class: "*Helper", created-by: linked, have: { function: any } }
            """
        let code = """
            class T0 { let box: Box? = nil }
            struct Box { let one: T1? = nil }
            class T1 { func make() { _ = AHelper(); _ = BHelper() }; var direct: T2? }
            class AHelper { func help() {}; let held: T3? = nil }
            class BHelper {}
            class T2 {}
            class T3 { let box: Other? = nil }
            struct Other { let last: T4? = nil }
            class T4 {}
            class T5 {}
            """
        let found = try outcome(roles, code)
        let project = found.context.project
        func members(_ role: String) -> [String] {
            found.context.members(ofRole: role).map { member in
                let certainty = found.context.certainty(ofRole: role, for: member)
                return project.name(of: member) + (certainty == .sure ? "" : "?")
            }
        }
        #expect(members("linked") == ["T0", "T1", "T2?", "T3?", "T4?"])
        #expect(members("wrapper") == ["Box", "Other?"])
        #expect(members("helper") == ["AHelper"])
    }
}
