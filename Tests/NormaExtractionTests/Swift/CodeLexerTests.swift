// Into which tokens code is cut, up to its last byte.

import Testing

@testable import NormaExtraction

@Suite("Tokens of code")
struct CodeLexerTests {
    /// Each token's kind and text, `|` before one that begins a line.
    private func tokens(_ source: String) -> String {
        Array(source.utf8).withUnsafeBufferPointer { bytes in
            var lexer = CodeLexer(bytes)
            var found: [String] = []
            var end = 0
            while true {
                let token = lexer.next()
                #expect(token.start >= end && token.end >= token.start && token.end <= bytes.count)
                end = token.end
                if token.kind == .end { return found.joined(separator: " ") }
                let text = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
                found.append((lexer.startsLine ? "|" : "") + "\(token.kind)" + (text.isEmpty ? "" : ":" + text))
            }
        }
    }

    @Test(
        "words, numbers and signs are told apart",
        arguments: [
            ("", ""), (" \t\u{B}\u{C}\u{0}\u{A0}", ""), ("a", "|word:a"), ("\u{FEFF}a", "|word:a"),
            ("a b", "|word:a word:b"),
            ("a1_$é 1a 0x_F", "|word:a1_$é number:1a number:0x_F"), ("@a", "|at:@ word:a"),
            ("(a,b:c;d)", "|opening:( word:a comma:, word:b colon:: word:c semicolon:; word:d closing:)"),
            ("[{}]", "|opening:[ opening:{ closing:} closing:]"), ("\\a.b", "|backslash:\\ word:a period:. word:b"),
            ("a..<b", "|word:a operator:..< word:b"), ("a ... b", "|word:a operator:... word:b"),
            ("a..", "|word:a operator:.."),
            ("a./b", "|word:a period:. operator:/ word:b"), ("a../b", "|word:a operator:.. operator:/ word:b"),
            ("a+=b", "|word:a operator:+= word:b"), ("a->b", "|word:a operator:-> word:b"),
            ("a ?? b", "|word:a operator:?? word:b"),
            ("a < b", "|word:a operator:< word:b"), ("a>", "|word:a operator:>"), ("a<", "|word:a operator:<"),
            ("`a b` c", "|word:`a b` word:c"), ("`a", "|word:` word:a"), ("`a\nb`", "|word:` word:a |word:b word:`"),
            ("``", "|word:``"),
            ("#if a", "|pound:#if word:a"), ("#", "|pound:#"), ("#a1(b)", "|pound:#a1 opening:( word:b closing:)"),
            ("<#a b#> c", "|word word:c"),
            (
                "a^b~c%d&e|f*g!h",
                "|word:a operator:^ word:b operator:~ word:c operator:% word:d operator:& word:e operator:| word:f operator:* word:g operator:! word:h"
            ),
            ("a \u{A0} b", "|word:a word:b"), ("\u{201C}a b\u{201D}c", "|word:\u{201C}a b\u{201D} word:c"),
            ("\u{201C}a b\"c", "|word:\u{201C}a b\" word:c"),
        ]
    )
    func signs(source: String, expected: String) { #expect(tokens(source) == expected) }

    @Test(
        "comments are passed over, in each other and to the end of the file",
        arguments: [
            ("// a", ""), ("//", ""), ("a// b\nc", "|word:a |word:c"), ("a// b\rc", "|word:a |word:c"),
            ("/* a */b", "|word:b"),
            ("/**/b", "|word:b"), ("/*/ a */b", "|word:b"), ("/* /* a */ b */c", "|word:c"),
            ("/* /*/ a */ b */c", "|word:c"),
            ("/* a", ""), ("/*", ""), ("/* *", ""), ("a/*\n*/b", "|word:a |word:b"), ("a/* */b", "|word:a word:b"),
            ("a /b", "|word:a operator:/ word:b"),
            ("a /", "|word:a operator:/"), ("a/**//b", "|word:a operator:/ word:b"),
        ]
    )
    func comments(source: String, expected: String) { #expect(tokens(source) == expected) }

    @Test(
        "a literal is one token, and what stands in it in parentheses is code",
        arguments: [
            (#""a" b"#, #"|literal:"a" word:b"#), (#""""#, #"|literal:"""#), (#""a"#, #"|literal:"a"#),
            ("\"a\nb", "|literal:\"a |word:b"),
            (#""a\"b"c"#, #"|literal:"a\"b" word:c"#), (#""a\\"b"#, #"|literal:"a\\" word:b"#),
            ("'a\\'b'c", "|literal:'a\\'b' word:c"),
            (##"#"a"b"#c"##, ##"|literal:#"a"b"# word:c"##), (##"#"a\"#c"##, ##"|literal:#"a\"# word:c"##),
            (##"#"a\#"#b"#c"##, ##"|literal:#"a\#"#b"# word:c"##),
            ("\"\"\"\na\"b\"\"\n\"\"\"c", "|literal:\"\"\"\na\"b\"\"\n\"\"\" word:c"), ("\"\"\"a", "|literal:\"\"\"a"),
            ("\"\"\"\n\\\"\"\"\n\"\"\"c", "|literal:\"\"\"\n\\\"\"\"\n\"\"\" word:c"),
            (#""a\(b)c"d"#, #"|interpolation:"a\( word:b interpolationEnd:) literal:c" word:d"#),
            (#""\((a))"b"#, #"|interpolation:"\( opening:( word:a closing:) interpolationEnd:) literal:" word:b"#),
            (#""\(a"#, #"|interpolation:"\( word:a"#),
            ("\"\\(a\nb", "|interpolation:\"\\( word:a interpolationEnd |word:b"),
            (
                #""\("\(a)")"b"#,
                #"|interpolation:"\( interpolation:"\( word:a interpolationEnd:) literal:" interpolationEnd:) literal:" word:b"#
            ),
            (##"#"\(a)\#(b)"#c"##, ##"|interpolation:#"\(a)\#( word:b interpolationEnd:) literal:"# word:c"##),
            (
                "\"\"\"\n\\(a\nb)\n\"\"\"c",
                "|interpolation:\"\"\"\n\\( word:a |word:b interpolationEnd:) literal:\n\"\"\" word:c"
            ),
        ]
    )
    func literals(source: String, expected: String) { #expect(tokens(source) == expected) }

    @Test(
        "a regex literal is told from a division",
        arguments: [
            ("a = /b/", "|word:a operator:= literal:/b/"), ("a / b / c", "|word:a operator:/ word:b operator:/ word:c"),
            ("(/a(/)", "|opening:( literal:/a(/ closing:)"),
            ("(/a)/)", "|opening:( operator:/ word:a closing:) operator:/ closing:)"),
            ("#/a/ b/# c", "|literal:#/a/ b/# word:c"),
            ("##/a/#/##", "|literal:##/a/#/##"), ("#/\na\n/# b", "|literal:#/\na\n/# word:b"),
            (#"(/a\/b/)"#, #"|opening:( literal:/a\/b/ closing:)"#),
            ("(!/a/)", "|opening:( operator:! literal:/a/ closing:)"),
            ("(/a/!)", "|opening:( literal:/a/ operator:! closing:)"),
            ("(/[/]/)", "|opening:( literal:/[/ closing:] operator:/ closing:)"),
            ("a/b/c", "|word:a operator:/ word:b operator:/ word:c"),
            ("func /(a)", "|word:func operator:/ opening:( word:a closing:)"),
            ("#!a (\nb", "|semicolon:#!a ( |word:b"),
        ]
    )
    func regexes(source: String, expected: String) { #expect(tokens(source) == expected) }
}
