// How a baseline is written and read, and what is said of one that can't be.

import NormaText
import Testing

@testable import NormaFindings

@Suite("The file of a baseline")
struct BaselineFileTests {
    private static let entries = [
        BaselineEntry(rule: "circles", path: RelativePath("B.swift"), symbol: "A", members: ["A", "B"]),
        BaselineEntry(
            rule: "force",
            path: RelativePath("Sources/A.swift"),
            symbol: "A.load()",
            detail: "a\"\\\n\u{2028}é",
            count: 2
        ),
        BaselineEntry(
            rule: "imports",
            path: RelativePath("Sources/A.swift"),
            symbol: "Sources/A.swift",
            detail: "import UIKit"
        ),
    ]

    private static let text = #"""
        {
          "version": 1,
          "entries": [
            {"rule": "circles", "path": "B.swift", "symbol": "A", "members": ["A", "B"]},
            {"rule": "force", "path": "Sources/A.swift", "symbol": "A.load()", "detail": "a\"\\\u000a\u2028é", "count": 2},
            {"rule": "imports", "path": "Sources/A.swift", "detail": "import UIKit"}
          ]
        }

        """#

    @Test("One entry a line, in the order of rule, path and symbol, whatever order they came in")
    func written() throws {
        #expect(String(decoding: Baseline(Self.entries.reversed()).text, as: UTF8.self) == Self.text)
        #expect(String(decoding: Baseline([]).text, as: UTF8.self) == "{\n  \"version\": 1,\n  \"entries\": []\n}\n")
    }

    @Test("What was written is read, and so is JSON that is set otherwise")
    func read() throws {
        #expect(try baseline(Self.text).entries == Self.entries)
        #expect(try baseline(Self.text).size == 4)
        #expect(try baseline("{\"version\":1,\"entries\":[]}").entries.isEmpty)
        let other =
            "\u{FEFF}{\"entries\": [\r\n{ \"path\":\"A.swift\",\n \"count\" : 3, \"rule\":\"\\u0061\\uD83D\\uDE00\" } ], \"version\": 1}"
        #expect(
            try baseline(other).entries == [
                BaselineEntry(rule: "a😀", path: RelativePath("A.swift"), symbol: "A.swift", count: 3)
            ]
        )
    }

    private static let listing = """
        {
          "version": 1,
          "entries": [],
          "generated": [
            "A.swift",
            "Sources/B.pb.swift"
          ]
        }

        """

    @Test("Generated files are listed a line each; a baseline without the list is told from one whose list is empty")
    func generated() throws {
        var baseline = Baseline([])
        baseline.generated = [RelativePath("A.swift"), RelativePath("Sources/B.pb.swift")]
        #expect(String(decoding: baseline.text, as: UTF8.self) == Self.listing)
        #expect(try self.baseline(Self.listing).generated == baseline.generated)
        #expect(try self.baseline(Self.text).generated == nil)
        #expect(
            try self.baseline("{\"generated\": [\"B\", \"A\", \"B\"], \"version\": 1, \"entries\": []}").generated?.map(
                \.text
            ) == ["A", "B"]
        )
        baseline.generated = []
        #expect(String(decoding: baseline.text, as: UTF8.self).hasSuffix("\"entries\": [],\n  \"generated\": []\n}\n"))
        #expect(try self.baseline(String(decoding: baseline.text, as: UTF8.self)).generated == [])
    }

    @Test("Two sides of a merge list what either lists")
    func generatedUnion() throws {
        let text = Self.listing.replacing(
            "    \"A.swift\",\n",
            with: "<<<<<<< ours\n    \"A.swift\",\n=======\n    \"C.swift\",\n>>>>>>> theirs\n"
        )
        let joined = try BaselineUnion.read(Array(text.utf8), file: "b")
        #expect(joined.generated?.map(\.text) == ["A.swift", "C.swift", "Sources/B.pb.swift"])
        #expect(try BaselineUnion.read(Array(Self.text.utf8), file: "b").generated == nil)
        let absolute = Self.listing.replacing("A.swift", with: "/A.swift")
        #expect(throws: BaselineProblems.self) { try BaselineUnion.read(Array(absolute.utf8), file: "b") }
    }

    /// A text, the place of what is wrong with it, and what is said of it and of the way out.
    private static let wrong: [(String, String, String, String)] = [
        ("", "1:1", "where the beginning of a baseline", "from git"),
        ("[]", "1:1", "where the beginning of a baseline", "from git"),
        ("{\"version\": 1, \"entries\": [", "1:27", "the file ends", "from git"),
        (
            "{\"version\": 2,\n", "1:13", "a newer Norma wrote this baseline (version 2; this one reads 1)",
            "run the newer one here"
        ),
        ("{\"version\": 0}", "1:13", "there is no version 0", "from git"),
        ("{\"version\": \"1\"}", "1:13", "`version` must be a whole number", "from git"),
        ("{\"entries\": []}", "1:1", "has no `version`", "from git"),
        ("{\"version\": 1, \"entrys\": []}", "1:16", "no member `entrys`", "did you mean `entries`?"),
        ("{\"version\": 1, \"generated\": [\"/a\"]}", "1:30", "this one is absolute", "Sources/Cart/CartView.swift"),
        ("{\"version\": 1, \"generated\": \"a\"}", "1:29", "the beginning of the list `generated`", "from git"),
        ("{\"version\": 1, \"entries\": []} x", "1:31", "after the end", "from git"),
        (entry("\"rule\": \"a\""), "3:1", "has no `path`", "from git"),
        (entry("\"path\": \"A.swift\""), "3:1", "has no `rule`", "from git"),
        (entry("\"rule\": \"a\", \"path\": 3"), "3:23", "`path` must be a string", "from git"),
        (
            entry("\"rule\": \"a\", \"path\": \"/tmp/A.swift\""), "3:23", "this one is absolute",
            "Sources/Cart/CartView.swift"
        ),
        (
            entry("\"rule\": \"a\", \"path\": \"../A.swift\""), "3:23", "isn't a path below the top",
            "Sources/Cart/CartView.swift"
        ),
        (
            entry("\"rule\": \"a\", \"path\": \"B/../A.swift\""), "3:23", "isn't a path below the top",
            "Sources/Cart/CartView.swift"
        ),
        (entry("\"rule\": \"a\", \"path\": \"A.swift\", \"count\": 0"), "3:43", "count 0", "delete its line"),
        (entry("\"rule\": \"a\", \"path\": \"A.swift\", \"count\": -1"), "3:43", "whole number", "from git"),
        (entry("\"rule\": \"a\", \"path\": \"A.swift\", \"count\": 9999999999"), "3:43", "whole number", "from git"),
        (entry("\"rule\": \"a\", \"rule\": \"a\""), "3:15", "`rule` is twice", "from git"),
        (entry("\"rule\": \"a\", \"path\": \"A.swift\", \"line\": 3"), "3:34", "no member `line`", "known: "),
        (
            entry("\"rule\": \"a\", \"path\": \"A.swift\"},\n{\"path\": \"A.swift\", \"rule\": \"a\""), "4:1",
            "repeats line 3", "--resolve"
        ),
        (
            entry("\"rule\": \"a\", \"path\": \"A.swift\"}\n{\"path\": \"A.swift\", \"rule\": \"b\""), "4:1",
            "a comma, or the end", "from git"
        ),
        ("{\n<<<<<<< HEAD\n", "2:1", "two branches changed the baseline", "norma baseline --resolve"),
        (entry("\"rule\": \"a\\q\""), "3:12", "`\\` is followed by an invalid", "from git"),
        (entry("\"rule\": \"a\\uD800\""), "3:12", "isn't a character", "from git"),
        (entry("\"rule\": \"a"), "3:10", "doesn't end on its line", "from git"),
    ]

    @Test("What is wrong is told with its place and the way out", arguments: wrong)
    func problems(text: String, place: String, message: String, way: String) {
        do throws(BaselineProblems) {
            _ = try BaselineReader.read(Array(text.utf8), file: ".norma-baseline.json")
            Issue.record("read: \(text)")
        } catch {
            let rendered = ProblemRenderer.render(error.problems)
            #expect(rendered.hasPrefix(".norma-baseline.json:\(place): error: "), "\(rendered)")
            #expect(rendered.contains(message), "\(rendered)")
            #expect(rendered.contains(way), "\(rendered)")
        }
    }

    @Test("Bytes that are not UTF-8 are told")
    func notUtf8() {
        #expect(throws: BaselineProblems.self) {
            try BaselineReader.read(Array("{\"version\": 1,\n\"".utf8) + [0xFF], file: "b")
        }
    }

    @Test(
        "Of two sides that git could not join all entries stay, with the larger counts, and what was before them does not"
    )
    func joined() throws {
        let text = """
            {
              "version": 1,
              "entries": [
                {"rule": "a", "path": "A.swift"},
            <<<<<<< HEAD
                {"rule": "b", "path": "A.swift", "count": 2},
                {"rule": "c", "path": "A.swift"}
            ||||||| 1234567
                {"rule": "b", "path": "A.swift", "count": 5},
                {"rule": "old", "path": "A.swift"}
            =======
                {"rule": "b", "path": "A.swift", "count": 3},
                {"rule": "d", "path": "A.swift"}
            >>>>>>> other
                {"rule": "d", "path": "A.swift"}
              ]
            }

            """
        let joined = try BaselineUnion.read(Array(text.utf8), file: "b")
        #expect(joined.entries.map { "\($0.rule) \($0.count)" } == ["a 1", "b 3", "c 1", "d 1"])
        #expect(try BaselineUnion.read(Array(Self.text.utf8), file: "b").entries == Self.entries)
        #expect(throws: BaselineProblems.self) {
            try BaselineUnion.read(Array("{\"version\": 9,".utf8)[...].map { $0 }, file: "b")
        }
        let newer = "{\n  \"version\": 9,\n"
        #expect(throws: BaselineProblems.self) { try BaselineUnion.read(Array(newer.utf8), file: "b") }
        #expect(throws: BaselineProblems.self) { try BaselineUnion.read(Array("nothing\n".utf8), file: "b") }
    }

    @Test("Whatever the bytes are, they are read or refused, and what was read is written so that it is read again")
    func mutated() throws {
        var generator = Generator(state: 17)
        var readCount = 0
        for _ in 0..<4_000 {
            var bytes = Array(Self.text.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let place = Int.random(in: bytes.indices, using: &generator)
                let other = Int.random(in: bytes.indices, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(bytes[other], at: place)
                default: bytes.replaceSubrange(place..., with: bytes[other...])
                }
            }
            for read in [try? BaselineReader.read(bytes, file: "b"), try? BaselineUnion.read(bytes, file: "b")] {
                guard let read else { continue }
                readCount += 1
                #expect(try BaselineReader.read(read.text, file: "b") == read)
            }
        }
        #expect(readCount > 100)
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private func baseline(_ text: String) throws(BaselineProblems) -> Baseline {
        try BaselineReader.read(Array(text.utf8), file: ".norma-baseline.json")
    }
}

/// A baseline whose only entry begins in line 3.
private func entry(_ members: String) -> String { "{\"version\": 1,\n\"entries\": [\n{\(members)}\n]}" }
