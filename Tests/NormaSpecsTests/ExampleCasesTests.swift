// Which examples form one code base, and what the marks in them mean.

import NormaGuide
import NormaPipeline
@testable import NormaSpecs
import NormaText
import Testing

@Suite("Grouping examples")
struct ExampleCasesTests {
    @Test("blocks of one kind with different paths form one code base")
    func joined() throws {
        let cases = try cases(
            block("bad", path: "A.swift"),
            block("bad", path: "B.swift"),
            block("good", path: "C.swift")
        )
        #expect(cases == [["A.swift", "B.swift"], ["C.swift"]])
    }

    @Test("a path that is taken begins a new one")
    func taken() throws {
        let cases = try cases(
            block("bad", path: "A.swift"),
            block("bad", path: "B.swift"),
            block("bad", path: "A.swift")
        )
        #expect(cases == [["A.swift", "B.swift"], ["A.swift"]])
    }

    @Test("a block without a path stands alone")
    func alone() throws {
        let cases = try cases(block("bad"), block("bad", path: "A.swift"), block("bad"), block("bad"))
        #expect(cases == [["Example.swift"], ["A.swift"], ["Example.swift"], ["Example.swift"]])
    }

    @Test("a drawn tree stands alone")
    func drawn() throws {
        let tree = "```text good\nSources/\n└── A.swift\n```\n\n"
        #expect(
            try cases(tree, tree, block("good", path: "A.swift")) == [
                ["Sources/A.swift"], ["Sources/A.swift"], ["A.swift"],
            ]
        )
    }

    @Test("examples for different rules are different code bases")
    func byRule() throws {
        let cases = try cases(block("bad rule=one", path: "A.swift"), block("bad", path: "B.swift"))
        #expect(cases == [["A.swift"], ["B.swift"]])
    }

    @Test("an example under a heading without rules is about those of the heading above")
    func rulesOfTheHeadingAbove() throws {
        let guide = try guide("### Deeper\n\n#### And deeper\n\n" + block("bad"))
        #expect(ExampleCases.cases(of: guide).map(\.rules) == [["one"]])
    }

    @Test("marks are taken out of the text, with the white space before them")
    func marks() throws {
        let example = "```swift bad\nlet one = 1   // ✗\nlet text = \"// ✗\"\n    // two // ✗ \n```\n"
        let only = try #require(try ExampleCases.cases(of: guide(example)).first)
        let path = RelativePath("Example.swift")
        #expect(only.files.map(\.text) == ["let one = 1\nlet text = \"// ✗\"\n    // two\n"])
        #expect(only.markedLines.keys.sorted() == [MarkedLine(path: path, line: 1), MarkedLine(path: path, line: 3)])
    }

    @Test("a line stands for as many as it says, and findings in what follows point at the line that is written")
    func repetition() throws {
        let example = "```swift bad\nfunc a() {\n    b() // × 3\n}\nlet c = 1 // ✗\nlet d = \"// × 2\" // × 0\n```\n"
        let guide = try guide(example)
        let only = try #require(ExampleCases.cases(of: guide).first)
        #expect(
            only.files.map(\.text) == [
                "func a() {\n    b()\n    b()\n    b()\n}\nlet c = 1\nlet d = \"// × 2\" // × 0\n"
            ]
        )
        #expect(Array(only.markedLines.keys) == [MarkedLine(path: RelativePath("Example.swift"), line: 6)])
        let first = try #require(only.files.first?.guideLines.first)
        #expect(only.files.first?.guideLines == [0, 1, 1, 1, 2, 3, 4, 5].map { first + $0 })
    }

    @Test("a guide whose lines end in CRLF says the same")
    func carriageReturns() throws {
        let example =
            "```swift bad\nlet one = 1 // ✗\nlet two = 2\n```\n\n```text bad\nSources/\n└── A.swift # ✗\n```\n"
        let plain = try ExampleCases.cases(of: guide(example))
        let other = try ExampleCases.cases(of: guide(example, lineBreak: "\r\n"))
        #expect(other.map(\.markedLines) == plain.map(\.markedLines))
        #expect(other.map { $0.files.map(\.text) } == plain.map { $0.files.map(\.text) })
        #expect(other.map { $0.files.map(\.path) } == plain.map { $0.files.map(\.path) })
    }

    @Test("marks in a tree stand at folders and files")
    func marksOfTrees() throws {
        let tree = "```text bad\nSources/ # ✗\n├── A.swift # a comment\n└── B.swift    # ✗\n```\n"
        let only = try #require(try ExampleCases.cases(of: guide(tree)).first)
        #expect(only.folders.map(\.path.text) == ["Sources"])
        #expect(only.markedLines.keys.sorted().map(\.path.text) == ["Sources", "Sources/B.swift"])
    }

    @Test("a mark may name the rules that find something; other words make its line plain text")
    func namedMarks() throws {
        let example =
            "```swift bad\nlet one = 1 // ✗ one, two\nlet two = 2 // ✗ of Two\n```\n\n"
            + "```text bad\nA.swift # ✗ one\nB.swift # ✗ one of two\n```\n"
        let cases = try ExampleCases.cases(of: guide(example))
        let path = RelativePath("Example.swift")
        #expect(cases.first?.markedLines == [MarkedLine(path: path, line: 1): ["one", "two"]])
        #expect(cases.first?.files.map(\.text) == ["let one = 1\nlet two = 2 // ✗ of Two\n"])
        #expect(cases.last?.markedLines == [MarkedLine(path: RelativePath("A.swift"), line: 1): ["one"]])
    }

    /// The paths of each code base.
    private func cases(_ blocks: String...) throws -> [[String]] {
        try ExampleCases.cases(of: guide(blocks.joined())).map { $0.files.map(\.path.text) }
    }

    private func block(_ head: String, path: String? = nil) -> String {
        "```swift \(head)\(path.map { " path=" + $0 } ?? "")\nclass Cart {}\n```\n\n"
    }

    private func guide(_ examples: String, lineBreak: String = "\n") throws -> Guide {
        let head = """
            ---
            norma: 2
            name: test
            ---

            ## Classes

            ```yaml rule
            rule: one
            every: class
            must: { be: final }
            ```


            """
        let text = (head + examples).replacing("\n", with: lineBreak)
        return try GuideLoading.guide(from: GuideSource(text: text, file: "guide.md")).guide
    }
}
