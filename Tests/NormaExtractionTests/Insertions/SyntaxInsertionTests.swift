// Pieces of code put into files: only the piece is added, at the place that was named.

import NormaExtraction
import NormaText
import Testing

@Suite("A piece that is put into a file")
struct SyntaxInsertionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let point: String
        let piece: String
        let before: String
        let after: String
    }

    @Test("stands where it belongs, and nothing else changes; a second time it is there already", arguments: cases)
    func insertion(example: Case) throws {
        let point = try #require(InsertionPoint(example.point))
        let once = try SyntaxInsertion.insert(example.piece, at: point, into: Array(example.before.utf8))
        #expect(String(decoding: once, as: UTF8.self) == example.after)
        #expect(try SyntaxInsertion.insert(example.piece, at: point, into: once) == once)
    }

    @Test("is indented as the file is, and opens a body that stands on one line") func layout() throws {
        func inserted(_ piece: String, _ point: String, _ text: String) throws -> String {
            let point = try #require(InsertionPoint(point))
            let once = try SyntaxInsertion.insert(piece, at: point, into: Array(text.utf8))
            #expect(try SyntaxInsertion.insert(piece, at: point, into: once) == once)
            return String(decoding: once, as: UTF8.self)
        }
        let function = "func b() {\n    if true {\n        c()\n    }\n}\n"
        #expect(
            try inserted(function, "struct A", "struct A {\n\tlet a = 1\n}\n")
                == "struct A {\n\tlet a = 1\n\n\tfunc b() {\n\t\tif true {\n\t\t\tc()\n\t\t}\n\t}\n}\n"
        )
        #expect(
            try inserted("case b", "enum A", "enum A {}\nstruct B {\n\tlet c = 1\n}\n")
                == "enum A {\n\tcase b\n}\nstruct B {\n\tlet c = 1\n}\n"
        )
        #expect(
            try inserted("case c", "enum A", "enum A { case a, b }\n") == "enum A {\n    case a, b\n    case c\n}\n"
        )
        #expect(try inserted("case b", "enum A", "enum A { case a, b }\n") == "enum A { case a, b }\n")
        #expect(try inserted("case b", "enum A", "enum A { case a /* d */ }\n").contains("/* d */"))
    }

    @Test(
        "goes to the end of a Swift file as a whole, behind an empty line, and once",
        arguments: [
            ("struct A {}\n", "struct A {}\n\n#Preview {\n    A()\n}\n"),
            ("struct A {}", "struct A {}\n\n#Preview {\n    A()\n}\n"),
            ("struct A {}\r\n", "struct A {}\r\n\r\n#Preview {\r\n    A()\r\n}\r\n"),
            ("", "#Preview {\n    A()\n}\n"),
        ]
    )
    func endOfSwift(before: String, after: String) throws {
        let piece = "#Preview {\n    A()\n}\n"
        let once = try SyntaxInsertion.insert(piece, at: .end, into: Array(before.utf8), isSwift: true)
        #expect(String(decoding: once, as: UTF8.self) == after)
        #expect(try SyntaxInsertion.insert(piece, at: .end, into: once, isSwift: true) == once)
    }

    @Test("is refused where the file is no text") func otherEncodings() {
        let table: [UInt8] = [0x22, 0x00, 0x61, 0x00]
        #expect(throws: InsertionProblem("the file is not UTF-8")) {
            try SyntaxInsertion.insert("b", at: .end, into: table)
        }
    }

    private static let cases = [
        Case(
            testDescription: "behind the last line, where it is not there yet",
            point: "end",
            piece: "\"a\" = \"A\";\n\"b\" = \"%@ {\";\n",
            before: "\"a\" = \"A\";\n",
            after: "\"a\" = \"A\";\n\"b\" = \"%@ {\";\n"
        ),
        Case(
            testDescription: "behind a last line that does not end, in the way of the file",
            point: "end",
            piece: "b\nc",
            before: "x\r\na",
            after: "x\r\na\r\nb\r\nc\r\n"
        ),
        Case(
            testDescription: "behind the last target",
            point: "Package(targets:)",
            piece: ".target(\n    name: \"B\"\n),\n",
            before: "let package = Package(\n  targets: [\n    .target(name: \"A\"), // first\n  ]\n)\n",
            after:
                "let package = Package(\n  targets: [\n    .target(name: \"A\"), // first\n    .target(\n        name: \"B\"\n    ),\n  ]\n)\n"
        ),
        Case(
            testDescription: "behind the comment of the last element, which gets a comma",
            point: "Package(dependencies:)",
            piece: ".b",
            before: "Package(dependencies: [\n    .a // the first\n])\n",
            after: "Package(dependencies: [\n    .a, // the first\n    .b\n])\n"
        ),
        Case(
            testDescription: "into the call that is named, where there are several",
            point: ".target(name: B, dependencies:)",
            piece: "\"C\"",
            before: "f(.target(name: \"A\", dependencies: []), .target(name: \"B\", dependencies: [\"D\"]))\n",
            after: "f(.target(name: \"A\", dependencies: []), .target(name: \"B\", dependencies: [\"D\", \"C\"]))\n"
        ),
        Case(
            testDescription: "into a list that the call lacks, on its line",
            point: ".target(name: A, dependencies:)",
            piece: "\"C\", \"D\"",
            before: "f(.target(name: \"A\", path: \"x\"))\n",
            after: "f(.target(name: \"A\", dependencies: [\"C\", \"D\"], path: \"x\"))\n"
        ),
        Case(
            testDescription: "into a list that the manifest lacks, on lines of its own",
            point: "Package(dependencies:)",
            piece: ".package(path: \"../C\"),\n",
            before: "let package = Package(\n    name: \"A\",\n    targets: []\n)\n",
            after:
                "let package = Package(\n    name: \"A\",\n    dependencies: [\n        .package(path: \"../C\"),\n    ],\n    targets: []\n)\n"
        ),
        Case(
            testDescription: "where a text of that key stands, it is not told twice",
            point: "end",
            piece: "\"a\" = \"Another\";\n\"b\" = \"B\";",
            before: "\"a\" = \"A\";\n",
            after: "\"a\" = \"A\";\n\"b\" = \"B\";\n"
        ),
        Case(
            testDescription: "into a list without a comma at its end",
            point: "Package(targets:)",
            piece: ".target(name: \"B\"), .target(name: \"C\")",
            before: "let package = Package(targets: [\n    .target(name: \"A\")\n])\n",
            after:
                "let package = Package(targets: [\n    .target(name: \"A\"),\n    .target(name: \"B\"),\n    .target(name: \"C\")\n])\n"
        ),
        Case(
            testDescription: "into an empty list",
            point: "Project(targets:)",
            piece: "App.target",
            before: "let project = Project(\n\ttargets: []\n)\n",
            after: "let project = Project(\n\ttargets: [\n\t\tApp.target,\n\t]\n)\n"
        ),
        Case(
            testDescription: "into a list on one line",
            point: "make(names:)",
            piece: "\"b\"",
            before: "make(names: [\"a\"])\n",
            after: "make(names: [\"a\", \"b\"])\n"
        ),
        Case(
            testDescription: "into the list that a constant holds",
            point: "Package(targets:)",
            piece: "b",
            before: "let all: [Target] = [\n    a,\n]\nlet package = Package(targets: all)\n",
            after: "let all: [Target] = [\n    a,\n    b,\n]\nlet package = Package(targets: all)\n"
        ),
        Case(
            testDescription: "into the last list of a sum",
            point: "Project(targets:)",
            piece: "b",
            before: "let project = Project(targets: core + [a])\n",
            after: "let project = Project(targets: core + [a, b])\n"
        ),
        Case(
            testDescription: "a case stands with the cases",
            point: "enum Route",
            piece: "case help\n",
            before: "enum Route {\n    case home // the start\n\n    var title: String { \"\" }\n}\n",
            after: "enum Route {\n    case home // the start\n    case help\n\n    var title: String { \"\" }\n}\n"
        ),
        Case(
            testDescription: "a function stands behind the last function",
            point: "extension Cart",
            piece: "func b() {\n    a()\n}\n",
            before: "extension Cart {\n  func a() {}\n}\n",
            after: "extension Cart {\n  func a() {}\n\n  func b() {\n      a()\n  }\n}\n"
        ),
        Case(
            testDescription: "a method that is there, whatever it does, is not added again",
            point: "struct Store",
            piece: "func all(of id: Int) -> [Int] {\n    []\n}\n",
            before: "struct Store {\n    func all(of id: Int) -> [Int] { [id] }\n}\n",
            after: "struct Store {\n    func all(of id: Int) -> [Int] { [id] }\n}\n"
        ),
        Case(
            testDescription: "a method with other parameters is another one",
            point: "protocol Store",
            piece: "func all(of id: Int) -> [Int]\n",
            before: "protocol Store {\n    func all() -> [Int]\n}\n",
            after: "protocol Store {\n    func all() -> [Int]\n\n    func all(of id: Int) -> [Int]\n}\n"
        ),
        Case(
            testDescription: "into an empty body, with the file's line breaks",
            point: "struct Cart",
            piece: "let a = 1\n",
            before: "struct Cart {}\r\n",
            after: "struct Cart {\r\n    let a = 1\r\n}\r\n"
        ),
        Case(
            testDescription: "a case of a switch stands before the default",
            point: "switch route",
            piece: "case .help:\n    help()\n",
            before: "switch route {\ncase .home: home()\ndefault: break\n}\n",
            after: "switch route {\ncase .home: home()\ncase .help:\n    help()\ndefault: break\n}\n"
        ),
        Case(
            testDescription: "an import stands in order",
            point: "import",
            piece: "import Cart\n",
            before: "// Head.\n\nimport Apple\nimport Foundation\n",
            after: "// Head.\n\nimport Apple\nimport Cart\nimport Foundation\n"
        ),
        Case(
            testDescription: "an import before all others",
            point: "import",
            piece: "import Cart",
            before: "import Foundation\n",
            after: "import Cart\nimport Foundation\n"
        ),
    ]

    @Test(
        "is refused with the reason where the place can't be found safely",
        arguments: [
            ("Package(targets:)", "b", "let a = 1", "it has no call `Package(…)`"),
            ("shop(targets:)", "b", "shop(name: \"A\")", "`shop(…)` has no argument `targets:`"),
            (
                ".target(name: B, sources:)", "b", ".target(name: \"A\")",
                "it has no call `.target(name: \"B\", …)`"
            ),
            ("Package(targets:)", "b", "Package(targets: make())", "`targets:` is computed, not written as a list"),
            (
                "Package(targets:)", "b", "Package(targets: [])\nPackage(targets: [])",
                "it has 2 calls `Package(…)`"
            ),
            ("Package(targets:)", "b )", "Package(targets: [a])", "the piece isn't a list of elements"),
            ("enum Route", "case b", "struct Route {}", "it has no `enum Route`"),
            ("switch route", "case .b: b()", "switch way { case .a: a() }", "it has no `switch route`"),
            ("switch route", "b()", "switch route { case .a: a() }", "the piece isn't a case of a switch"),
            ("import", "let a = 1", "import Foundation", "the piece isn't an import"),
            ("enum Route", "case b", "enum Route {", "the file isn't valid Swift"),
        ]
    )
    func refusal(point: String, piece: String, file: String, reason: String) throws {
        let point = try #require(InsertionPoint(point))
        let error = #expect(throws: InsertionProblem.self) {
            try SyntaxInsertion.insert(piece, at: point, into: Array(file.utf8))
        }
        #expect(error?.message == reason)
    }

    @Test(
        "can stand only at places that have a name",
        arguments: ["Package(targets)", "enum", "", "Package.targets", "(a:)", "f(name:, a:)", "f(path: x, a:)"]
    )
    func noPlace(text: String) { #expect(InsertionPoint(text) == nil) }
}
