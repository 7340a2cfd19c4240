// Calls, strings, comments, imports and errors.

import NormaFacts
import NormaText
import Testing

@testable import NormaExtraction

@Suite struct ExpressionTests {
    @Test(
        "calls are kept with receiver, chain and labels",
        arguments: [
            ("load()", ["load()"]), ("a.b?.c!.d(x: 1, 2) { } done: { }", ["a.b.c.d(x:_:_:done:)"]),
            ("URLSession.shared.dataTask(with: u)", ["URLSession.shared.dataTask(with:)"]),
            (".init(a: 1)", [".init(a:)"]), ("f().g(1)", ["….g(_:)", "f()"]), ("a[0].b()", ["….b()"]),
            ("Box<Int>.make()", ["Box.make()"]), ("self . a\n  .b()", ["self.a.b()"]),
            ("super.init()", ["super.init()"]),
            ("{ }()", ["….()"]), ("list.map { $0 }", ["list.map(_:)"]),
            ("`class`.`init`()", ["class.init()"]),
        ]
    ) func calls(source: String, expected: [String]) {
        #expect(facts(source).callTexts == expected)
    }

    @Test("a trailing closure is counted, and patterns of cases are no calls") func closures() {
        let found = facts("f(1) { } x: { }\nswitch a { case .b(let c): g() }")
        #expect(found.callTexts == ["f(_:_:x:)", "g()"])
        #expect(found.calls.first?.trailingClosureCount == 2)
    }

    @Test("strings know their call, but not through closures, subscripts and interpolations") func strings() {
        let found = facts(
            #"""
            let a = "plain"
            f("one", x: b ? "two" : "three", "a\(g("inner"))b\(c)")
            f { "closure" }
            f(d["key"])
            let m = """
                first
                  second
                """
            let r = #"raw \"#
            """#
        )
        let texts = found.strings.map { string in
            let call = string.call < 0 ? "" : found.text(found.calls[Int(string.call)].name)
            return "\(string.text)|\(call)|\(string.isInterpolated ? "i" : "")\(string.isMultiline ? "m" : "")"
        }
        #expect(
            texts == [
                "plain||", "one|f|", "two|f|", "three|f|", #"a\(…)b\(…)|f|i"#, "inner|g|", "closure||", "key||",
                "first\n  second||m", #"raw \||"#,
            ]
        )
    }

    @Test("imports are kept with kind, access and attributes") func imports() {
        let found = facts(
            """
            import A
            @testable import B
            @_exported public import struct C.D.E
            #if os(iOS)
            @preconcurrency @_spi(X) internal import F
            #endif
            @_implementationOnly import G
            """
        )
        let texts = found.imports.map { fact in
            "\(found.text(fact.path))|\(found.text(fact.module))|\(found.text(fact.kind))|\(fact.access)|\(fact.traits.rawValue)"
        }
        typealias Traits = ImportFact.Traits
        let exported: Traits = [.exported, .explicitAccess]
        let conditional: Traits = [.preconcurrency, .spi, .conditional, .explicitAccess]
        #expect(
            texts == [
                "A|A||internal|0", "B|B||internal|\(Traits.testable.rawValue)",
                "C.D.E|C|struct|public|\(exported.rawValue)", "F|F||internal|\(conditional.rawValue)",
                "G|G||internal|\(Traits.implementationOnly.rawValue)",
            ]
        )
    }

    @Test("of thousands of comments on one line each stands behind code, and telling so takes no time to speak of")
    func commentsOnOneLine() {
        let comment = "/* " + String(repeating: "words ", count: 10) + "*/ "
        var found: [CommentFact] = []
        let duration = ContinuousClock().measure {
            found =
                facts("let a = 1 " + String(repeating: comment, count: 8_000) + "\n" + comment + "/* next */").comments
        }
        #expect(found.map(\.isTrailing) == Array(repeating: true, count: 8_000) + [false, false])
        #expect(duration < .seconds(20))
    }

    @Test("comments are kept with kind, place and what follows; those in strings are none") func comments() {
        let source = """
            // first
            /// documents
            let a = "// no" /* block */ + /** x */ 1 // trailing
            class B { // in B
                // also in B
            }
            /* /* nested */ */
            let url = "http://a.b" // c
            // last
            """
        let found = facts(source)
        let texts = found.comments.map { comment in
            "\(comment.kind)|\(comment.text)|\(comment.isTrailing ? "trailing" : "")|\(found.lines.position(at: comment.nextCode))"
                + "|\(found.path(comment.owner))"
        }
        #expect(
            texts == [
                "line|// first||3:1|", "documentationLine|/// documents||3:1|", "block|/* block */|trailing|3:29|a",
                "documentationBlock|/** x */|trailing|3:40|a", "line|// trailing|trailing|4:1|",
                "line|// in B|trailing|6:1|B", "line|// also in B||6:1|B", "block|/* /* nested */ */||8:1|",
                "line|// c|trailing|9:8|", "line|// last||9:8|",
            ]
        )
    }

    @Test("syntax errors say what is wrong and where, a handful at most") func errors() {
        let found = facts("class A {\n  func f( {\n}\nlet x = \n")
        #expect(!found.syntaxErrors.isEmpty && found.syntaxErrors.count <= 5)
        #expect(found.declarations.first.map { found.text($0.name) } == "A")
        #expect(facts("let a = 1").syntaxErrors.isEmpty)
        let broken = facts("struct S {\n    var a: Int\n").syntaxErrors
        #expect(broken.map(\.message) == ["expected `}`"])
        #expect(broken.map(\.range.start) == [25])
        #expect(facts("let a = 1 )").syntaxErrors.map(\.message) == ["unexpected code `)`"])
        #expect(facts("/* never").syntaxErrors.map(\.message) == ["the comment `/*` is never closed"])
    }
}
