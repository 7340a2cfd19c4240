// What the parser is never given, and what looks like it and is.

import Testing

@testable import NormaExtraction

@Suite struct NestingGuardTests {
    private func problem(_ source: String) -> String? {
        Array(source.utf8).withUnsafeBufferPointer { NestingGuard.problem(in: $0)?.message }
    }

    @Test(
        "what makes the parser slow or overflow is turned away, whatever stands before it",
        arguments: [
            ("(", 3_000), ("[", 28), ("{", 2_000), ("(a b", 400), ("(@a ", 400), ("{ @a ", 400), ("@A (", 300),
            ("@A<", 20),
            ("( [", 20), ("@a [", 20), ("a<", 200), ("\"\\(", 200), ("a<b>(", 200), ("nonisolated(", 200),
            ("weak ", 600),
            ("a b ", 300), ("a: ", 300), ("true@A ", 300), ("@a @a(x) ", 300), ("#if a\n", 200), ("() -> ", 300),
            ("a ? ", 300), ("..<", 100), ("<<<<<<< ", 300), ("\u{201C}a ", 4_000), ("switch a {} ", 300),
            ("f(a)g(b)", 300), ("[(a: A = \"x\", b: ", 20), ("{ ( }\n", 2_000), ("func a", 600),
        ]
    ) func turnedAway(unit: String, count: Int) {
        let repeated = String(repeating: unit, count: count)
        for prefix in [
            "", "class A ", "case .a", "for a in ", "f(", "let a: ", "f(\"\\(a)b\", ", "let a = \"\"\"\n\\(",
        ] {
            #expect(problem(prefix + repeated) != nil, "\(prefix)")
        }
    }

    @Test("chains of `else` are bounded, each for itself") func alternatives() {
        let chain = { (count: Int) in "if a {}" + String(repeating: " else if a { {}; }", count: count) + "\n" }
        #expect(problem(chain(1_100)) != nil)
        #expect(problem(String(repeating: chain(300), count: 10)) == nil)
    }

    @Test(
        "what people write is not turned away, however much of it",
        arguments: [
            ("a = a << 1\n", 251), ("a < b\n", 501), ("if a < b { c() } else if a <= d { }\n", 1_100),
            ("protocol P { func f() -> (Int) -> Int }\n", 1_100),
            ("    override func a(_ b: C<D>) -> E { .f }\n", 1_100),
            ("case a\n", 3_000), ("case .a(let b): return \"c\"\n", 3_000), ("    [1, -2, .c(d: 1.5)],\n", 10_000),
            ("@A(b) @C private var d: E?\n", 1_000), ("let a: [[[[Int]]]] = [[[[1]]]]\n", 500),
            ("let r = /[(\\[{]+(a)/\nlet s = #/ ((( /#\nlet t = #/\n (((( \n/#\n", 200),
            ("let r = a.split(separator: /,/)\nlet s = f(/\\(/)\n", 200), ("let m = a / b + (c / d)\n", 200),
            ("let s = ##\"a \" b \"# ( \\#( \\##(c(\"x\")) \"##\n", 200), ("prefix func /(a: A) {}\n", 200),
            ("let s = \"\\(a.map { \"(\\($0)[\" })\"\n", 200), ("let `a b (` = 1\n", 200),
            ("let a = b ? c : d ? e : f\n", 500), ("f(a: b, c: d) { e } g: { h }\n", 500),
            ("0..<9, 1 ..< 5, 7 < 8, f() < g() }\n", 500), ("import A\n", 3_000), ("@testable import A\n", 1_000),
            ("#if a\nlet b = 1\n#else\nlet b = 2\n#endif\n", 501), ("#if a\nlet b = 1\n#endif\n", 501),
        ]
    ) func valid(line: String, count: Int) { #expect(problem(String(repeating: line, count: count)) == nil) }

    @Test(
        "comments and literals are no code",
        arguments: ["[[[[[[[[[[[[[[[[[", String(repeating: "(", count: 500), String(repeating: "word ", count: 1_001)]
    ) func noCode(text: String) {
        #expect(problem("/* \(text) /* \(text) */ \(text) */") == nil)
        #expect(problem("// \(text)\n/// \(text)\n") == nil)
        #expect(problem("let a = \"\(text)\"") == nil)
        #expect(problem("let a = \"\"\"\n\(text)\n\"\"\"") == nil)
        #expect(problem("let a = #\"\"\"\n\(text) \\(\n\"\"\"#") == nil)
        #expect(problem("let a = \"b\\(c(\")\"))\(text)\"") == nil)
        #expect(problem("<<<<<<< ours\n\(text)\n=======\n\(text)\n>>>>>>> theirs\n") == nil)
    }

    @Test("long chains and deep literals are not turned away") func long() {
        #expect(problem("let a = 1" + String(repeating: " + 1", count: 10_000)) == nil)
        #expect(problem("let a = b" + String(repeating: ".c()", count: 10_000)) == nil)
        #expect(problem("let a = b" + String(repeating: "!", count: 4_000)) == nil)
        for (opening, closing) in [
            ("[\"a\": ", "]"), ("[", "]"), ("[[\"a\": ", "]]"), ("[.a(", ")]"), ("a(b: [", "])"),
        ] {
            let literal = String(repeating: opening, count: 12) + "1" + String(repeating: closing, count: 12)
            #expect(problem("let a = " + literal) == nil, "\(opening)")
        }
        let views = String(repeating: "A { B(c) { d in\n", count: 14) + String(repeating: "} }\n", count: 14)
        #expect(problem(String(repeating: views, count: 100)) == nil)
    }

    @Test("a text may hold as many interpolations as it likes, and a table as many texts") func interpolations() {
        let pieces = String(repeating: "a \\(b) \\(c)", count: 2_000)
        #expect(problem("let a = \"\(pieces)\"") == nil)
        #expect(problem("let a = \"\"\"\n\(pieces)\n\"\"\"") == nil)
        #expect(problem("let a = [" + String(repeating: "\"a\": \"b\\(c)\", ", count: 3_000) + "]") == nil)
    }

    @Test("code after an interpolation is code, in whatever literal it stood") func afterInterpolation() {
        let deep = String(repeating: "[", count: 28)
        for literal in [
            "\"\\(a)b\"", "\"\\(a(\"\\(b)\"))\"", "\"\"\"\n\\(a)\n\"\"\"", "#\"\\#(a) \\(\"#", "\"\\(a\n", "'\\(a)'",
        ] {
            #expect(problem("f(\(literal), \(deep)") != nil, "\(literal)")
            #expect(problem("f(\(literal), /* \(deep) */ b)") == nil, "\(literal)")
        }
    }

    @Test("code after a raw text of one line is code, though the text begins with quotes") func afterRawText() {
        let deep = String(repeating: "[", count: 28)
        for literal in ["#\"\"\"#", "#\"\"\"b\"#", "##\"\"\" \"# \"##"] {
            #expect(problem("f(\(literal), \(deep)") != nil, "\(literal)")
        }
    }

    private static let deep = String(repeating: "[", count: 28)

    @Test(
        "what a typographic quote opens is one name up to its end, escapes and all",
        arguments: [
            "\u{201C}a \u{201D}", "\u{201C}\u{201D}", "\u{201C}a \"", "\u{201C}\"", "\u{201C}\\\" \u{201D}",
            "\u{201C}\\\\\"",
            "\u{201C}a \\( b", "\u{201C}\\(", "\u{201C}\n", "\u{201C}\r", "\u{201C}\\\"\n", "\u{201C}\\\\\n",
        ]
    ) func typographic(text: String) {
        #expect(problem("let a = \(text)\(Self.deep)") != nil)
        #expect(problem("\(text)\(Self.deep)") != nil)
        #expect(problem("let a = \(text)b") == nil)
    }

    @Test(
        "in typographic quotes nothing is code",
        arguments: [
            "\(deep)\u{201D}", "\(deep)\"", "\\\"\(deep)\u{201D}", "a \\\\\(deep)\"", "\\\"\\\"\(deep)\"",
            "\\n\(deep)\"",
        ]
    ) func insideTypographic(text: String) {
        #expect(problem("let a = \u{201C}\(text)") == nil)
        #expect(problem("let a = \u{201C}\u{201D}\nlet b = \u{201C}\(text)") == nil)
    }

    @Test("a placeholder ends on its line, and one in another is the inner one alone") func placeholders() {
        for text in [
            "<#\(Self.deep)#>", "<##>", "<# # > \(Self.deep)#>", "<# \u{201C} \(Self.deep) #>", "<#a <#\(Self.deep)#>",
        ] {
            #expect(problem("f(\(text))") == nil, "\(text)")
            #expect(problem("f(<#a#>, \(text))") == nil, "\(text)")
        }
        for text in [
            "<#a#>\(Self.deep)", "<##>\(Self.deep)", "<# \(Self.deep)", "<#a\n#>\(Self.deep)", "<# \(Self.deep)\n#>",
            "< #\(Self.deep)#>",
            "<#\(Self.deep) <#a#>", "<# \n <#\(Self.deep)", "<#\(Self.deep)# >",
        ] {
            #expect(problem("f(\(text)") != nil, "\(text)")
        }
    }

    @Test("what a merge has left is passed over from the beginning of a line to the end of a line alone")
    func conflicts() {
        let git = "<<<<<<< ours\n\(Self.deep)\n=======\n>>>>>>> theirs"
        let perforce = ">>>> ORIGINAL\n\(Self.deep)\n====\n<<<<\n"
        for text in [git, perforce] {
            #expect(problem(text) == nil)
            #expect(problem("a\n\(text)\nb") == nil)
            #expect(problem("a\r\(text)\rb") == nil)
            #expect(problem("a\n\(text)\n\(text)\nb") == nil)
            #expect(problem("\(text)\n\(Self.deep)") != nil)
            #expect(problem(" \(text)") != nil)
            #expect(problem("a = \(text)\n") != nil)
        }
        #expect(problem("\(git)\(Self.deep)\na") == nil)
        for text in [
            "<<<<<<< ours\n\(Self.deep)\n =======\n >>>>>>> theirs", "<<<<<<< ours\n\(Self.deep)",
            "<<<<<<<\n\(Self.deep)\n>>>>>>> a",
            ">>>> a\n\(Self.deep)\n<<<< b", ">>>> a\n\(Self.deep)\n <<<<\n", ">>>> \n\(Self.deep)",
        ] {
            #expect(problem(text) != nil, "\(text)")
        }
    }

    @Test("in a regex literal brackets are no code, and behind it they are") func regexes() {
        let deep = String(repeating: "(", count: 400)
        let escaped = String(repeating: "\\(", count: 400)
        for regex in [
            "/\(escaped)/", "/[\(deep)]/", "/[\(deep)]a/", "/[[\(deep)]\(deep)]/", "#/\(deep)/#", "#/ / \(deep)/#",
            "##/ /# \(deep)/##",
            "#/\n\(deep)\n/#", "#/ \t\n / \(deep)\n/#", "/a\\/\(escaped)/",
        ] {
            for (before, after) in [
                ("let r = ", "\n"), ("f(", ")"), ("f(a, ", ")"), ("f(a: ", ")"), ("[", "]"), ("return ", "\n"),
            ] {
                #expect(problem(before + regex + after) == nil, "\(before)\(regex.prefix(12))")
                #expect(problem(before + regex + after + Self.deep) != nil, "\(before)\(regex.prefix(12))")
            }
        }
        // What begins with a space is one only where nothing else can stand.
        #expect(problem("let r = / \(escaped) /\n") == nil)
        #expect(problem("f(/ \(escaped) /)") != nil)
        for code in [
            "let a = b / c\(Self.deep)/", "let a = b/c\(Self.deep)/d", "let a = (b)/\(Self.deep)/",
            "let a = b / \(Self.deep) / c",
            "func / (a: A)\(Self.deep)/", "func /(\(Self.deep)/", "operator /\(Self.deep)/", "a */\(Self.deep)/",
            "/a\n\(Self.deep)/",
            "let r = /a/\(Self.deep)", "let r = #/a/#\(Self.deep)", "f(/a)\(Self.deep)/)",
            "let r = #/a\n\(Self.deep)/#", "#\(Self.deep)", "#a\(Self.deep)",
        ] {
            #expect(problem(code) != nil, "\(code.prefix(20))")
        }
    }

    @Test("the line that names the program is no code, in the first line alone") func program() {
        #expect(problem("#!/usr/bin/env \(Self.deep)\nlet a = 1") == nil)
        #expect(problem("#!/usr/bin/env swift\n\(Self.deep)") != nil)
        #expect(problem("\n#!/usr/bin/env \(Self.deep)") != nil)
    }

    @Test("an escaped quote ends no text, unless the text is raw") func escapes() {
        for text in [
            "\"\\\"\(Self.deep)\"", "\"a\\\\\\\"\(Self.deep)\"", "'\(Self.deep)'", "'\\'\(Self.deep)'",
            "#\"\\\" \" \(Self.deep)\"#",
            "#\"\\#\"#\(Self.deep)\"#", "\"\"\" \n \"\" \(Self.deep) \"\"\"", "\"\"\"\n\\\"\"\"\(Self.deep)\"\"\"",
            "##\"\"\"\n\"\"\"# \(Self.deep) \"\"\"##", "\"\(Self.deep)\n",
        ] {
            #expect(problem("f(\(text), b)") == nil, "\(text)")
            #expect(problem("f(\(text), \(Self.deep)") != nil, "\(text)")
        }
        for text in [
            "\"\\\\\"\(Self.deep)", "'a'\(Self.deep)", "#\"\\\"#\(Self.deep)", "\"\"\(Self.deep)", "\"\n\(Self.deep)",
        ] {
            #expect(problem("f(\(text)") != nil, "\(text)")
        }
    }

    @Test("a bracket that is closed by another's end is open no longer") func mismatched() {
        #expect(problem(String(repeating: "func a() { b(c[ }\n", count: 300)) == nil)
        #expect(problem("{" + String(repeating: "( ] ", count: 200)) != nil)
    }
}
