// What expressions match, bind and refuse.

@testable import NormaExpressions
import Testing

@Suite("An expression")
struct ExpressionTests {
    @Test(
        "matches from the left, and of several ways takes the first",
        arguments: [
            ("a|ab", "ab", ["a"]), ("ab|a", "ab", ["ab"]), ("a+?", "aaa", ["a", "a", "a"]),
            ("a*", "baa", ["", "aa", ""]),
            ("<.+>", "<a><b>", ["<a><b>"]), ("<.+?>", "<a><b>", ["<a>", "<b>"]), ("x{2,3}", "xxxxx", ["xxx", "xx"]),
            ("x{2,3}?", "xxxxx", ["xx", "xx"]), ("x{,2}y", "xxxy", ["xxy"]), ("a{", "a{", ["a{"]),
            ("", "ab", ["", "", ""]),
        ]
    )
    func priority(_ source: String, _ text: String, _ expected: [String]) throws {
        #expect(try matches(source, text) == expected)
    }

    @Test(
        "knows letters, classes and sets",
        arguments: [
            (#"\w+"#, "größe_2 e\u{301}", ["größe_2", "e\u{301}"]), (#"\d+"#, "12 ٣٤", ["12", "٣٤"]),
            (#"[^\W\d]+"#, "ab12", ["ab"]), (#"[a-c&&[^b]]"#, "abc", ["a", "c"]), (#"[a-c--b]"#, "abc", ["a", "c"]),
            (#"[ab~~bc]"#, "abc", ["a", "c"]), (#"[[:upper:]]"#, "aÄ", ["Ä"]), (#"\p{Lu}\p{Ll}"#, "Éa", ["Éa"]),
            (#"\p{Script=Greek}+"#, "abΩω", ["Ωω"]), (#"\P{L}"#, "a1", ["1"]), (#"[\]\-^]"#, "]-^", ["]", "-", "^"]),
            (#"[a-]"#, "-", ["-"]), (#"\x41\u{42}\u0043"#, "ABC", ["ABC"]), (#"\Qa.b\E"#, "a.b axb", ["a.b"]),
            (#"(?x) a  b # said aside"#, "ab", ["ab"]), (#"a(?#aside)b"#, "ab", ["ab"]), (#"\.\/"#, "./", ["./"]),
            (#"."#, "\n漢🙂", ["漢", "🙂"]), (#"(?s)."#, "\n", ["\n"]), (#"\R"#, "\r\n\n\r", ["\r\n", "\n", "\r"]),
            (#"\h\v"#, "\t\n", ["\t\n"]), (#"[\R]"#, "\n", ["\n"]),
        ]
    )
    func letters(_ source: String, _ text: String, _ expected: [String]) throws {
        #expect(try matches(source, text) == expected)
    }

    @Test(
        "knows places",
        arguments: [
            (#"^a"#, "a\na", ["a"]), (#"(?m)^a"#, "a\na", ["a", "a"]), (#"a$"#, "a\na", ["a"]), (#"\Aa\z"#, "a", ["a"]),
            (#"a\Z"#, "a\n", ["a"]), (#"\bcat\b"#, "cat concat cat2 cat.", ["cat", "cat"]),
            (#"\Bcat"#, "cat concat", ["cat"]),
            (#"\b"#, "", []),
        ]
    )
    func places(_ source: String, _ text: String, _ expected: [String]) throws {
        #expect(try matches(source, text) == expected)
    }

    @Test("takes `^` and `$` for the ends of lines where it is asked to")
    func lines() throws {
        let expression = try TextExpression("^b$")
        #expect(expression.firstMatch(in: "a\r\nb\r\nc") == nil)
        #expect(expression.firstMatch(in: "a\r\nb\r\nc", anchors: .atLines)?.range == 3..<4)
    }

    @Test(
        "matches in every case where it is asked to",
        arguments: [
            ("(?i)straße", "STRAßE", true), ("(?i)k", "\u{212A}", true), ("(?i)[a-z]+z", "AZ", true),
            ("(?i)[^a]", "A", false),
            ("a(?i)b", "AB", false), ("a(?i:b)c", "aBc", true), ("a(?i:b)c", "aBC", false), ("(?i)ω", "Ω", true),
        ]
    )
    func cases(_ source: String, _ text: String, _ expected: Bool) throws {
        #expect(try TextExpression(source).isFound(in: text) == expected)
    }

    @Test("binds what its groups matched last")
    func groups() throws {
        let expression = try TextExpression(#"(?<Key>\w+)=(?:(?<Number>\d+)|(?<Word>\w+))"#)
        let text = "a=1, ü=b"
        #expect(expression.groups == ["Key", "Number", "Word"])
        #expect(expression.matches(in: text).map(\.groups) == [[0..<1, 2..<3, nil], [5..<7, nil, 8..<9]])
        #expect(try TextExpression("(?:(?<X>a)|b)*").firstMatch(in: "aab")?.groups == [1..<2])
    }

    @Test(
        "refuses what it doesn't know, at its place and with a way out",
        arguments: [
            (#"(a)\1"#, 3, "same placeholder twice"), (#"\k<n>"#, 0, "same placeholder twice"), ("(?>a)", 0, "(?:…)"),
            ("a++", 2, "remove the `+`"), ("(?(1)a)", 0, "alternative"), ("ä(", 2, "a `)` is missing"),
            ("a)", 1, #"`\)`"#),
            ("[a", 0, "`]` is missing"), ("[]a]", 1, #"`\]`"#), ("*a", 0, "nothing before this"), ("a**", 2, "twice"),
            ("a{3}{2}", 4, "twice"), ("a{3,2}", 1, "swap the numbers"), ("[z-a]", 1, "swap its letters"),
            (#"\i"#, 0, "write `i`"), (#"\p{Elvish}"#, 0, "a supported Unicode property"),
            (#"\b+"#, 2, "can't be repeated"),
            ("a(?=b)", 1, "look-around such as `(?=…)`"), ("(?!a)b", 0, "under `not:`"), ("(?<=a)b", 0, "`(?<=…)`"),
            ("(?:(?<!a)b)", 3, "a word of the language"), ("(?<n>a)(?<n>b)", 7, "another name"),
            ("(?z)a", 2, "an option"),
            (#"a\"#, 1, "nothing follows"), (#"\u{110000}"#, 0, "the number of a letter"),
            ("(?<1>a)", 3, "a group name"),
            ("(?:a{1000}){1000}", 0, "too large"), (#"\X"#, 0, "write `.`"), (#"\K"#, 0, "remove it"),
        ]
    )
    func problems(_ source: String, _ offset: Int, _ message: String) {
        let problem = #expect(throws: ExpressionProblem.self) { try TextExpression(source) }
        #expect(problem?.offset == offset)
        #expect(problem?.message.contains(message) == true, "\(problem?.message ?? "")")
    }

    @Test("refuses what is nested beyond all sense")
    func limits() {
        let nested = String(repeating: "(", count: 5_000) + String(repeating: ")", count: 5_000)
        #expect(throws: ExpressionProblem.self) { try TextExpression(nested) }
        #expect(throws: ExpressionProblem.self) { try TextExpression(String(repeating: "[", count: 5_000)) }
    }

    @Test("matches texts of many blocks as it matches short ones, and forgets states without losing a match")
    func longTexts() throws {
        let text = String(repeating: "xé漢🙂", count: 20_000) + "needle" + String(repeating: "ab", count: 30_000)
        // What follows is read to its end before the match is known.
        let expression = try TextExpression(#"(?<Word>n\w+?e)(?:ab)+\z"#)
        #expect(
            expression.matches(in: text) == [ExpressionMatch(range: 200_000..<260_006, groups: [200_000..<200_006])]
        )
        let many = try TextExpression("[ab]*a[ab]{12}c|[ab]b")
        let letters = String(repeating: "abbabaab", count: 6_000)
        #expect(many.matches(in: letters).count == 18_000)
        #expect(!(try TextExpression("[ab]*a[ab]{14}c").isFound(in: letters)))
    }

    private func matches(_ source: String, _ text: String) throws -> [String] {
        try TextExpression(source).matches(in: text).map { match in
            String(decoding: Array(text.utf8)[match.range], as: UTF8.self)
        }
    }
}
