// Comments and lines of code: where each begins and ends, and what stands around it.

import NormaFacts
import NormaText
import Testing

@testable import NormaExtraction

@Suite("Comments and lines of code")
struct CommentTests {
    private func facts(_ source: String) -> SourceFacts { Extractor().extract(Array(source.utf8)).facts }

    /// Each comment's text with `-` where it stands behind code, its kind, and what follows it.
    private func comments(_ source: String) -> [String] {
        facts(source).comments.map { comment in
            let next = String(decoding: Array(source.utf8).dropFirst(Int(comment.nextCode)).prefix(1), as: UTF8.self)
            return (comment.isTrailing ? "-" : "") + "\(comment.kind) " + comment.text
                + (next.isEmpty ? "" : " > " + next)
        }
    }

    @Test(
        "A comment is told by its first letters, and ends where it ends",
        arguments: [
            ("//", ["line //"]), ("///", ["documentationLine ///"]), ("////", ["line ////"]), ("/**/", ["block /**/"]),
            ("/***/", ["block /***/"]), ("/** a */", ["documentationBlock /** a */"]),
            ("/*** a */", ["block /*** a */"]),
            ("/* /* a */ b */", ["block /* /* a */ b */"]), ("// a\n// b", ["line // a", "line // b"]),
            ("//a\r\n/*b*/", ["line //a", "block /*b*/"]),
            ("a /*b*/ + c", ["-block /*b*/ > +"]), ("a\n/*b*/c", ["block /*b*/ > c"]), ("a//b\nc", ["-line //b > c"]),
            ("a /*b*/ /*c*/\n/*d*/", ["-block /*b*/", "-block /*c*/", "block /*d*/"]),
            ("/*a*/ b", ["block /*a*/ > b"]), ("\n//a\n\nb", ["line //a > b"]), ("a(\"//b\")//c", ["-line //c"]),
            ("a = \"/*\" /*b*/", ["-block /*b*/"]),
            ("a /* b\n */ // c", ["-block /* b\n */", "line // c"]), ("/**/a", ["block /**/ > a"]),
            ("a/**/", ["-block /**/"]),
        ]
    )
    func comments(source: String, expected: [String]) { #expect(comments(source) == expected) }

    @Test("A comment speaks to Norma where the mark stands anywhere in it")
    func marks() {
        for text in ["//norma:", "// norma:allow x", "/* a norma: */", "// nnorma:", "// norm norma:"] {
            #expect(facts(text).comments.map(\.addressesNorma) == [true], "\(text)")
        }
        for text in ["//norma", "// norma", "// orma:", "// Norma:", "//", "// norma :"] {
            #expect(facts(text).comments.map(\.addressesNorma) == [false], "\(text)")
        }
    }

    @Test("In the text of a type neither comments nor white space are kept")
    func types() {
        for written in [
            "[Int:String]", "[ Int /* b */: String // c\n ]", "[Int/**/:String/* */]", "[Int: /* a */ /* b */ String]",
        ] {
            let found = facts("let a: \(written) = [:]")
            #expect(found.types.map { found.text($0.text) } == ["[Int:String]"], "\(written)")
        }
        let found = facts("let a: any /* b */ A\nlet c: (any\n  D) -> E")
        #expect(found.types.map { found.text($0.text) } == ["any A", "(any D)->E"])
    }

    @Test("A comment belongs to the innermost declaration that it stands in")
    func owners() {
        let found = facts("// a\nstruct A { // b\n  func f() { /* c */ }\n  // d\n}\n// e")
        let names = found.comments.map { found.declaration($0.owner).map { found.text($0.name) } ?? "" }
        #expect(names == ["", "A", "f", "A", ""])
    }

    @Test(
        "Lines of code are those with more than white space and comments",
        arguments: [
            ("", 0), ("\n\n", 0), ("a", 1), ("a\n", 1), ("\n a\n\n", 1), ("// a\nb // c\n/* d */\n/* e */ f\n", 2),
            ("/* a\nb\nc */ d\n", 1), ("/* a\n */ /* b */\n\t\n", 0), ("let a = \"\"\"\n\n  // b\n\n\"\"\"\n", 5),
            ("let a = \"b\"\n\n", 1),
            ("a\r\n\r\nb", 2), ("a; b\n}", 2), ("f(\"\"\"\n\n\"\"\")\n\nb\n", 4),
        ]
    )
    func codeLines(source: String, count: Int32) {
        #expect(facts(source).codeLineCount == count)
    }

    @Test("Between two places stand the lines of code between their own")
    func between() {
        let text = "a {\n  b\n\n  // c\n  d\n}\ne {}\n"
        let bytes = Array(text.utf8)
        let comments = facts(text).comments
        bytes.withUnsafeBufferPointer { (bytes: UnsafeBufferPointer<UInt8>) in
            let lines = LineTable(bytes)
            let measures = LineMeasures(source: SourceText(bytes, lines: lines), comments: comments)
            let hasCode = [false, true, true, false, false, true, true, true, false]
            #expect(measures.total == 5)
            for start in bytes.indices {
                for end in start..<bytes.count {
                    let (first, last) = (lines.line(at: Int32(start)), lines.line(at: Int32(end)))
                    let wanted = first + 1 < last ? hasCode[(first + 1)..<last].filter { $0 }.count : 0
                    #expect(measures.linesBetween(ByteRange(start, end)) == Int32(wanted))
                }
            }
        }
        #expect(LineMeasures().total == 0)
        #expect(LineMeasures().linesBetween(ByteRange(0, 9)) == 0)
    }
}
