// What readers said of findings of a rule, as it is built in.

import NormaBuiltIns
import Testing

@Suite("The figure of a rule")
struct RuleFigureTests {
    @Test("counts what readers said of it in its guide")
    func own() throws {
        let figure = try #require(RuleFigure.of("no-more-pods", in: "clean-packages"))
        #expect(figure.all >= 8 && figure.all == figure.right + figure.wrong + figure.unwanted)
        #expect(RuleFigure.of("no-more-pods", in: "golden-path") == nil)
        #expect(RuleFigure.of("no-rule-of-this-name", in: "boundaries") == nil)
    }

    @Test("of a guide that was not judged is that of rules with the same names")
    func other() throws {
        let own = try #require(RuleFigure.of("no-more-pods", in: "clean-packages"))
        let other = try #require(RuleFigure.of("no-more-pods", in: "not-judged"))
        #expect(other.all >= own.all)
    }
}
