// Holes that bind, patterns that are refused, and input that would keep a matcher busy.

import Doubling
import NormaExpressions
import NormaFacts
import NormaText
import SwiftSyntax
import Testing

@testable import NormaExtraction

@Suite("Compiled patterns")
struct CompiledPatternsTests {
    private func bindings(_ pattern: String, _ code: String) throws -> [[String]] {
        try PatternPair(pattern: pattern, code: code, found: []).matches().map { match in
            match.bindings.map { "\($0.hole)=\($0.text ?? "?")" }
        }
    }

    @Test("A hole binds the source that stands in it, trimmed")
    func bindings() throws {
        #expect(try bindings("f($A, b: $B)", "f( x + 1 /* one */, b: [1,\n 2] )") == [["A=x + 1", "B=[1,\n 2]"]])
        #expect(try bindings("$A && $B", "a == 1 && b") == [["A=a == 1", "B=b"]])
        #expect(
            try bindings("Button($$$ARGS) { $$$BODY }", "Button(\"a\", role: r) { b(); c() }") == [
                ["ARGS=\"a\", role: r", "BODY=b(); c()"]
            ]
        )
        #expect(try bindings("f($_, $_)", "f(1, 2)") == [[]])
        #expect(try bindings("class $NAME: $$$ { $$$ }", "class A: B {}") == [["NAME=A"]])
        #expect(try bindings("f($$$ALL)", "f()") == [["ALL="]])
    }

    @Test(
        "A pattern that can't be meant is refused with the place",
        arguments: [
            ("", "empty", 0), ("   ", "empty", 0), ("$X", "only a hole", 0), ("$$$", "only a hole", 0),
            ("f(", "a complete piece", 2), ("let x = $$$", "can't be used here", 8),
            ("$$$ + 1", "can't be used here", 0),
            ("f(\"$NAME\")", "inside a string", 3), ("$Name()", "capitals", 0), ("f($x)", "`$X`", 2),
            ("f($ITEM, $item)", "`$ITEM`", 9), ("f($1a)", "capitals", 2), ("My$NAME()", "a part of one", 2),
            ("f($)", "A hole is", 2),
            ("f($A, $LONGER_NAME", "a complete piece", 18), ("f($A, $$$ARGS, ]", "a complete piece", 15),
            ("$A + $$$ + g($B", "a complete piece", 15),
            ("{ $$$A }; ) $B", "a complete piece", 10), (String(repeating: "[", count: 50), "nested too deeply", 0),
        ]
    )
    func refused(pattern: String, words: String, offset: Int) {
        #expect {
            try CompiledPatterns(["print($X)", pattern].map { PatternSource(text: $0) })
        } throws: { error in
            guard let problems = (error as? CodePatternProblems)?.problems, problems.count == 1 else { return false }
            return problems[0].pattern == 1 && problems[0].message.contains(words) && problems[0].offset == offset
        }
    }

    @Test("All problems of all patterns are said together")
    func together() {
        #expect {
            try CompiledPatterns(["$X", "f()", "g("])
        } throws: { ($0 as? CodePatternProblems)?.problems.map(\.pattern) == [0, 2] }
    }

    @Test("What a property wrapper projects, and a closure's arguments, are code")
    func dollars() throws {
        #expect(try bindings("f($text, $0, $A)", "f($text, $0, $name)") == [["A=$name"]])
        #expect(try bindings("f($text)", "f($name)") == [])
    }

    @Test("Several patterns each find their own, and a kind that none wants is not asked for")
    func several() throws {
        let patterns = try CompiledPatterns(["print($X)", "$X as! $T", "@objc"])
        let found = Extractor(checks: [], patterns: patterns).extract(Array("@objc func f() { print(a as! B) }".utf8))
            .patterns
        #expect(found.map(\.pattern) == [2, 0, 1])
        #expect(!patterns.interestingKinds.contains(.memberAccessExpr))
        #expect(CompiledPatterns.none.interestingKinds.isEmpty)
    }

    @Test(
        "Code is left out whose hole can't have a text that all uses want",
        arguments: [
            ("$F($$$)", "on*", false, "onTap(); self.onTap(); (onTap)(); tap(); a.onTap()", ["onTap", "onTap"]),
            ("$F($$$)", "on*", true, "onTap(); self.onTap(); tap(); a.onTap()", ["onTap", "self.onTap"]),
            ("$F($$$)", "/^on[A-Z]/", true, "onTap(); self.onTap(); tap()", ["onTap", "self.onTap"]),
            ("$F.shared", "/^[A-Z]/", false, "A.shared; a.shared; a.B.shared; É.shared", ["A", "É"]),
            ("a.$F", "*Count", false, "a.rowCount; a.count; b.rowCount", ["rowCount"]),
            ("let $F = $_", "mock*", false, "let mockA = 1; let a = 1", ["mockA"]),
            (
                "let $_ = $F", "on*", true, "let a = try onTap; let b = self.onTap; let c = tap",
                ["try onTap", "self.onTap"]
            ),
        ]
    )
    func wanted(_ pattern: String, _ text: String, isName: Bool, _ code: String, _ expected: [String]) throws {
        let wanted = ["F": [try NamePattern(text, for: .name)]]
        let source = PatternSource(
            text: pattern,
            wantedTexts: isName ? [:] : wanted,
            wantedNames: isName ? wanted : [:]
        )
        let found = found(try CompiledPatterns([source]), in: code)
        #expect(found.map { $0.bindings.first?.text ?? "?" } == expected)
    }

    @Test(
        "Code is left out whose hole can't have a first word, or a form, that all uses want",
        arguments: [
            (
                "$F($$$)", ["load", "get"], "loadAll(); self.load(); _GET(); é(); reload(); a.load()",
                ["loadAll", "self.load", "_GET", "é"]
            ),
            ("let $_ = $F", ["load"], "let a = try loaded; let b = all; let c = .load", ["try loaded", ".load"]),
        ]
    )
    func firstWords(_ pattern: String, _ words: [String], _ code: String, _ expected: [String]) throws {
        let source = PatternSource(text: pattern, firstWords: ["F": words])
        #expect(found(try CompiledPatterns([source]), in: code).map { $0.bindings.first?.text ?? "?" } == expected)
    }

    @Test("Code is left out whose hole has another form than all uses want, also in an operation and among statements")
    func forms() throws {
        let code = "func f() {\n    let a = 1\n    let b = \"x\"\n    c = try (g())\n    d = e\n    h(1)\n    i(j)\n}\n"
        let forms: Set<PatternSighting.Form> = [.number, .call]
        let sources = ["let $_ = $F", "$_ = $F", "h($_); i($F)", "let $_ = $F; let $_ = $_"].map {
            PatternSource(text: $0, possibleForms: ["F": forms])
        }
        let found = found(try CompiledPatterns(sources), in: code)
        #expect(found.map { "\($0.pattern) \($0.bindings.first?.text ?? "?")" } == ["3 1", "0 1", "1 try (g())"])
    }

    @Test("A text is found by its content, however it is quoted")
    func texts() throws {
        let code = "f(\"a\", \"\"\"\n    a\n    \"\"\", #\"a\"#, \"ab\", \"\\(a)\", \"\", \"a\\n\")"
        #expect(found(try CompiledPatterns(["\"a\""]), in: code).count == 3)
        #expect(found(try CompiledPatterns(["\"\""]), in: code).count == 1)
    }

    private func found(_ patterns: CompiledPatterns, in code: String) -> [PatternSighting] {
        Extractor(checks: [], patterns: patterns).extract(Array(code.utf8)).patterns
    }

    @Test("Twice as long a list, a sum and several open ends take about twice the time")
    func long() throws {
        let patterns = try CompiledPatterns([
            "f($$$, $A, $$$, $A, $$$)", "f($$$, 1_999, $$$)", "$A + 1_999", "$A + 1999",
        ])
        func code(_ count: Int) -> String {
            let numbers = (2_000 - count..<2_000).map(String.init)
            return "f(\(numbers.joined(separator: ", ")))\nlet x = \(numbers.joined(separator: " + "))"
        }
        #expect(found(patterns, in: code(2_000)).map(\.pattern) == [3])
        let ratio = Doubling.ratio(code(1_000), code(2_000), rounds: 3) { _ = found(patterns, in: $0) }
        #expect(ratio < Doubling.limit)
    }

    @Test("A pattern that ends far below is looked for once, and not again from each statement")
    func farBelow() throws {
        let patterns = try CompiledPatterns(["let $A = $B; $$$; check($A)", "let $A = $B; $$$; never($A)"])
        func code(_ count: Int) -> String {
            let values = (0..<count).map { "let a\($0) = s(\($0))\n" }.joined()
            return "func f() {\n\(values)check(a7)\ncheck(a9)\ncheck(b)\n}"
        }
        let sightings = found(patterns, in: code(4_000))
        #expect(sightings.map(\.pattern) == [0, 0])
        #expect(sightings.map { $0.bindings.map(\.text) } == [["a7", "s(7)"], ["a9", "s(9)"]])
        let ratio = Doubling.ratio(code(2_000), code(4_000), rounds: 3) { _ = found(patterns, in: $0) }
        #expect(ratio < Doubling.limit)
    }

    @Test(
        "Code that is no Swift matches nothing",
        arguments: ["f(", "f(,)", "a + ", "class {", "}}}", "\u{0}", "let = \nreturn", "\"\\(f("]
    )
    func broken(code: String) throws {
        let patterns = try CompiledPatterns([
            "f($X)", "$A + $B", "{ $$$ }", "class $N { $$$ }", "let $A = $X\nreturn $A",
        ])
        let extraction = Extractor(checks: [], patterns: patterns).extract(Array(code.utf8))
        #expect(extraction.patterns.isEmpty)
        // The parser takes a byte of zero for white space.
        #expect(extraction.facts.syntaxErrors.isEmpty == (code == "\u{0}"))
    }
}
