// What the measuring checks measure.

import NormaFacts
import NormaText
import Testing

@testable import NormaExtraction

@Suite("Checks that measure")
struct MeasureCheckTests {
    private static let long = String(repeating: "x", count: 90)

    @Test(
        "line-length counts characters and says what kind of line it is",
        arguments: [
            ("let a = \(long)", 98, ""), ("// \(long)", 93, "comment"), ("    /// \(long)", 98, "comment"),
            ("/* \(long) */", 96, "comment"),
            ("let a = 1 // \(long)", 103, ""), ("// https://\(long)", 101, "URL"),
            ("let a = \"\\(b)\(long)\"", 104, "interpolated string"),
            ("let a = \"\"\"\n\\(b)\n\\\\(\(long)\n\"\"\"", 93, ""),
            ("let a = \"\(long)\"", 100, ""), ("let é = \"👨‍👩‍👧\(long)\"", 101, ""),
            ("let a = \"\(long)\"\r\nlet b = 1", 100, ""),
        ]
    )
    func lineLength(code: String, value: Int, detail: String) {
        let seen = CheckCase.sightings(of: LineLength.self, in: code)
        #expect(seen.map(\.value) == [value])
        #expect(seen.map(\.detail) == [detail])
        #expect(!seen.contains { $0.source.contains("\r") })
    }

    @Test("line-length is silent about short lines, also those of many bytes")
    func shortLines() {
        #expect(CheckCase.sightings(of: LineLength.self, in: String(repeating: "x", count: 80)).isEmpty)
        #expect(CheckCase.sightings(of: LineLength.self, in: "// " + String(repeating: "🛒", count: 40)).isEmpty)
    }

    @Test(
        "file-length counts the lines that an editor shows",
        arguments: [("a\nb\nc", 3), ("a\nb\nc\n", 3), ("a\r\nb\r\n", 2), ("a", 1), ("a\n\n", 2)]
    )
    func fileLength(code: String, lines: Int) {
        #expect(CheckCase.sightings(of: FileLength.self, in: code).map(\.value) == [lines])
    }

    @Test("file-code-length leaves out comments and empty lines")
    func fileCodeLength() {
        #expect(
            CheckCase.sightings(of: FileCodeLength.self, in: "// a\n\nlet a = 1\n/* b\nc */\nlet b = 2\n").map(\.value)
                == [2]
        )
        #expect(CheckCase.sightings(of: FileCodeLength.self, in: "// a\n").isEmpty)
        #expect(CheckCase.sightings(of: FileLength.self, in: "").isEmpty)
    }

    @Test(
        "function-body-length measures functions and initializers",
        arguments: [
            CheckCase("func f() {\n    a()\n\n    // b\n    c()\n}", "f|2"), CheckCase("func f() { a() }"),
            CheckCase(
                "class A {\n    init() {\n        a()\n        b()\n    }\n    deinit {\n        a()\n        b()\n        c()\n    }\n}",
                "init|2"
            ),
            CheckCase("protocol A { func f() }"), CheckCase("var a: Int {\n    b()\n    return c\n}"),
        ]
    )
    func functionBody(example: CheckCase) { example.expectValues(of: FunctionBodyLength.self) }

    @Test(
        "type-body-length measures types",
        arguments: [
            CheckCase("struct A {\n    let a = 1\n    // b\n    let b = 2\n}", "A|2"),
            CheckCase("extension A {\n    var a: Int { 1 }\n    var b: Int { 1 }\n}"),
            CheckCase("protocol A {\n    var a: Int { get }\n    var b: Int { get }\n}"),
        ]
    )
    func typeBody(example: CheckCase) { example.expectValues(of: TypeBodyLength.self) }

    @Test(
        "closure-body-length leaves out braces, comments and empty lines",
        arguments: [
            CheckCase("f {\n    a()\n\n    // b\n    /* c\n     d */\n    e()\n}", "{|2"), CheckCase("f { a() }"),
            CheckCase("func f() {\n    a()\n    b()\n}"),
            CheckCase("f { a in\n    b(a)\n    g {\n        c()\n        d()\n    }\n}", "{|5", "{|2"),
        ]
    )
    func closureBody(example: CheckCase) { example.expectValues(of: ClosureBodyLength.self) }

    @Test(
        "cyclomatic-complexity counts the decisions in functions",
        arguments: [
            CheckCase("func f() {}"), CheckCase("func f() { do { try g() } catch A.b { } catch { } }", "f|2"),
            CheckCase("func f() { if a { } else if b { } }", "f|2"),
            CheckCase("func f() { for a in b { guard c else { return } } }", "f|2"),
            CheckCase("func f() { switch a { case 1: b()\ncase 2: c()\ndefault: d() } }", "f|3"),
        ]
    )
    func complexity(example: CheckCase) { example.expectValues(of: CyclomaticComplexity.self) }

    @Test(
        "function-parameter-count leaves out what a caller need not give",
        arguments: [
            CheckCase("func f(a: Int, b: Int, c: Int = 1) {}", "f|2"), CheckCase("func f() {}"),
            CheckCase("init(a: Int, b: Int) {}"),
            CheckCase("class A: B { override func f(a: Int, b: Int) {} }"),
            CheckCase("func f(a: (Int, Int) -> Int) {}", "f|1"),
            CheckCase("func f(a: Int) { func g(b: Int, c: Int) {} }", "f|1", "g|2"),
        ]
    )
    func parameters(example: CheckCase) { example.expectValues(of: FunctionParameterCount.self) }

    @Test(
        "nesting and large-tuple measure what they say",
        arguments: [
            (
                CheckCase("struct A { struct B { enum C {} } }", "B|1", "C|2"),
                CheckCase("let a: (Int, Int, Int)", "(Int, Int, Int)|3")
            ),
            (CheckCase("extension A { struct B {} }", "B|1"), CheckCase("let a: (Int, Int) -> Int")),
            (CheckCase("struct A {}"), CheckCase("let a = (1, 2, 3)")),
            (CheckCase("func f() { struct A {} }"), CheckCase("let a: (Int)")),
        ]
    )
    func nestingAndTuples(nesting: CheckCase, tuple: CheckCase) {
        nesting.expectValues(of: Nesting.self)
        tuple.expectValues(of: LargeTuple.self)
    }
}
