// Where a check sees something and proposes nothing, because what it would change could mean something else.

import NormaText
import Testing

@testable import NormaExtraction

@Suite("Fixes that are withheld")
struct WithheldFixTests {
    private func expectNoFix(_ code: String, of check: any Check.Type) {
        #expect(!CheckCase.sightings(of: check, in: code).isEmpty)
        #expect(CheckCase.fixed(code, by: check, level: .safe) == code)
    }

    @Test("where a comment would go with what is deleted")
    func comments() {
        expectNoFix("let a = Cart /* a cart */ .init()", of: ExplicitInit.self)
        expectNoFix("func f() { let /* what */ _ = run() }", of: RedundantDiscardableLet.self)
        expectNoFix("func f() -> Int { return /* five */ 5 }", of: ImplicitReturn.self)
        expectNoFix("func f() { if ( /* now */ isOn) { go() } }", of: ControlStatement.self)
        expectNoFix("func f() { if (isOn // now\n) { go() } }", of: ControlStatement.self)
    }

    @Test("where something would be called once and no longer twice")
    func calls() { expectNoFix("func f() { door().isOpen = !door().isOpen }", of: ToggleBool.self) }

    @Test("where the error has a name of its own, or is changed")
    func errors() {
        expectNoFix("func f() { do { try go() } catch let failure { show(failure) } }", of: UntypedErrorInCatch.self)
        expectNoFix("func f() { do { try go() } catch var error { change(&error) } }", of: UntypedErrorInCatch.self)
    }

    @Test("where the parameter is a self whose members are named without it")
    func selves() {
        expectNoFix("model.observe { (self, title) in label.text = title }", of: UnusedClosureParameter.self)
    }

    @Test("where self is a type, or Self can't be said")
    func types() {
        expectNoFix("class A { static func f() { type(of: self).run() } }", of: PreferSelfTypeOverTypeOfSelf.self)
        expectNoFix("class A { let a = type(of: self).a }", of: PreferSelfTypeOverTypeOfSelf.self)
    }

    @Test("where a brace would be taken for another")
    func braces() {
        expectNoFix("func f() -> () -> Int { return { 5 } }", of: ImplicitReturn.self)
        expectNoFix("a.forEach { (\n    item\n) in show(item) }", of: UnneededParenthesesInClosureArgument.self)
    }

    @Test("where the next line would become part of the statement")
    func semicolons() {
        expectNoFix("func f() {\n    stop();\n    -count\n}", of: TrailingSemicolon.self)
        expectNoFix("func f() {\n    return;\n    stop()\n}", of: TrailingSemicolon.self)
        expectNoFix("func f() {\n    stop();\n    { go() }()\n}", of: TrailingSemicolon.self)
        expectNoFix("return;\nstop()", of: TrailingSemicolon.self)
        for next in ["-count", "(a)", "[0]", ".a", "/* a */", "?? b", "\"a\"", "`a`"] {
            expectNoFix("stop();\n\n  \(next)", of: TrailingSemicolon.self)
        }
        for next in ["a", "Z", "0", "_ = a", "@A var a: B", "#if a", "}", ""] {
            #expect(CheckCase.fixed("stop();\n\n  \(next)", by: TrailingSemicolon.self) == "stop()\n\n  \(next)")
        }
    }

    @Test("where nothing stands before a semicolon")
    func semicolonsAlone() {
        for code in [";", ";\na", "  ;\na", "a\n;\nb", "a\n\t;\nb"] { expectNoFix(code, of: TrailingSemicolon.self) }
        #expect(CheckCase.fixed("a;", by: TrailingSemicolon.self) == "a")
        #expect(CheckCase.fixed("a \t; \nb", by: TrailingSemicolon.self) == "a \nb")
        #expect(CheckCase.fixed("return a;\r\nb", by: TrailingSemicolon.self) == "return a\r\nb")
    }

    @Test("of the level safe where a result builder may be switched on or off")
    func builders() {
        expectNoFix("let all = stack {\n    let _ = run()\n    Text(\"\")\n}", of: RedundantDiscardableLet.self)
        let closure = "let all = stack {\n    let _ = run()\n    Text(\"\")\n}"
        #expect(CheckCase.fixed(closure, by: RedundantDiscardableLet.self) == closure)
        expectNoFix("@Builder func f() -> [Int] { return [1] }", of: ImplicitReturn.self)
        expectNoFix("a.map { return $0 }", of: ImplicitReturn.self)
    }

    @Test("where a type is handed in, which is made with init alone")
    func handedIn() {
        expectNoFix("let a = types.map { Type in Type.init(1) }", of: ExplicitInit.self)
        expectNoFix("func f(Type: Cart.Type) { show(Type.init(owner: 1)) }", of: ExplicitInit.self)
        expectNoFix("let url = Address.init(\"a\")", of: ExplicitInit.self)
    }

    @Test("where a macro reads the code, and may not know what would be written")
    func macros() {
        let code = "let a = #Predicate<Cart> { $0.price % 2 == 0 }"
        #expect(CheckCase.fixed(code, by: LegacyMultiple.self) == code)
        let test = "func f() { #expect(cart.price % 2 == 0) }"
        #expect(CheckCase.fixed(test, by: LegacyMultiple.self) == "func f() { #expect(cart.price.isMultiple(of: 2)) }")
        let known = "let a = #Predicate<Cart> { $0.items.count == 0 }"
        #expect(CheckCase.fixed(known, by: EmptyCount.self) == "let a = #Predicate<Cart> { $0.items.isEmpty }")
        #expect(
            CheckCase.sightings(of: EmptyCount.self, in: "let a = #Rule(event) { $0.donations.count == 0 }").isEmpty
        )
    }

    @Test("at the end of a file the line break is that of its first line")
    func lastLine() {
        #expect(CheckCase.fixed("a\r\nb", by: TrailingNewline.self) == "a\r\nb\r\n")
        #expect(CheckCase.fixed("a\nb\n\n \n", by: TrailingNewline.self) == "a\nb\n")
    }
}
