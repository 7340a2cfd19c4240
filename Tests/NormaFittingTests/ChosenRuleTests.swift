// What a chosen rule carries.

import NormaFindings
import NormaFitting
import Testing

@Suite struct ChosenRuleTests {
    @Test func `A rule that the code keeps differs from one that a document asks for`() {
        let kept = ChosenRule(
            book: "boundaries",
            name: "x",
            severity: .error,
            subjects: 20,
            exceptions: [],
            reason: .kept
        )
        let demanded = ChosenRule(
            book: "boundaries",
            name: "x",
            severity: .error,
            subjects: 20,
            exceptions: [],
            reason: .demanded(document: "AGENTS.md", line: 3)
        )
        #expect(kept != demanded)
    }
}
