// What a run of fixes does with good and with bad ones, on trees in memory.

import NormaExtraction
import NormaFacts
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Synchronization
import Testing

@Suite("A run of fixes")
struct FixRunTests {
    private static let head = "---\nnorma: 2\nname: small\n---\n\n# Rules\n\n"
    private static let rules = """
        ```yaml rule
        rule: imports-are-sorted
        check: sorted-imports
        ```

        ```yaml rule
        rule: no-trailing-whitespace
        check: trailing-whitespace
        ```

        """

    private func run(
        _ files: [String: String],
        rules: String = Self.rules,
        checks: [any Check.Type] = AllChecks.all,
        _ change: (inout FixRequest) -> Void = { _ in }
    ) throws -> FixOutcome {
        let source = GuideSource(text: Self.head + rules, file: "GUIDE.md")
        let guide = try PreparedGuide(GuideLoading.guide(from: source).guide, checks: checks)
        var request = FixRequest(
            check: CheckRequest(workspace: MemoryWorkspace(texts: files), guide: guide, today: "2000-01-01", threads: 1)
        )
        change(&request)
        return FixRun.run(request)
    }

    private func texts(_ outcome: FixOutcome) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: outcome.files.map { ($0.path.text, String(decoding: $0.after, as: UTF8.self)) }
        )
    }

    @Test("makes all fixes of all files, and nothing in files that are in order")
    func all() throws {
        let outcome = try run([
            "A.swift": "import B  \nimport A\n", "B.swift": "let a = 1 \nlet b = 2\t\n", "C.swift": "import A\n",
        ])
        #expect(texts(outcome) == ["A.swift": "import A\nimport B\n", "B.swift": "let a = 1\nlet b = 2\n"])
        #expect(outcome.refused.isEmpty && outcome.byHand.isEmpty)
        #expect(outcome.files.map(\.findings.count) == [2, 2])
    }

    @Test("makes the fixes of the rules and the paths asked for alone")
    func selected() throws {
        let files = ["A/A.swift": "import B  \nimport A\n", "B/B.swift": "let a = 1 \n"]
        let ruled = try run(files) { $0.rules = ["no-trailing-whitespace"] }
        #expect(texts(ruled) == ["A/A.swift": "import B\nimport A\n", "B/B.swift": "let a = 1\n"])
        let focused = try run(files) { $0.check.focus = [RelativePath("B")] }
        #expect(texts(focused) == ["B/B.swift": "let a = 1\n"])
    }

    @Test("leaves what somebody should look at, unless that was asked for")
    func review() throws {
        let files = ["A.swift": "/// One  \n/// two\nlet a = 1\n"]
        let safe = try run(files)
        #expect(safe.files.isEmpty && safe.onReview.count == 1)
        let reviewed = try run(files) { $0.level = .review }
        #expect(texts(reviewed) == ["A.swift": "/// One\n/// two\nlet a = 1\n"])
        #expect(reviewed.onReview.isEmpty)
    }

    @Test("changes nothing in a file with syntax errors, nor where it was told not to")
    func closed() throws {
        let files = ["A.swift": "let = 1 \n", "B.swift": "let a = 1 \n", "C.swift": "let b = 1 \n"]
        let outcome = try run(files) { request in
            request.refusals = { paths in
                #expect(paths.map(\.text) == ["A.swift", "B.swift", "C.swift"])
                return [RelativePath("B.swift"): "it is read-only"]
            }
        }
        #expect(texts(outcome) == ["C.swift": "let b = 1\n"])
        #expect(
            outcome.refused.map(\.reason) == [
                "this file isn't valid Swift, so it isn't changed", "it is read-only",
            ]
        )
    }

    @Test("does not fix what a comment allows")
    func allowed() throws {
        let text = "let a = 1 \n// norma:allow-file no-trailing-whitespace because it is a test\n"
        #expect(try run(["A.swift": text]).files.isEmpty)
    }

    @Test("leaves a file that somebody changed after it was read, and says so")
    func changed() throws {
        let files = ["A.swift": "let a = 1 \n", "B.swift": "let b = 1 \n"]
        let outcome = try run(files) { request in
            request.check.workspace = RestlessWorkspace(
                base: MemoryWorkspace(texts: files),
                path: RelativePath("A.swift"),
                later: Array("let other = 1 \n".utf8)
            )
        }
        #expect(texts(outcome) == ["B.swift": "let b = 1\n"])
        #expect(outcome.refused.map(\.reason) == ["another program changed the file at the same time"])
    }

    // MARK: - Bad fixes

    private static let words = "```yaml rule\nrule: no-words\ncheck: todo\n```\n\n"

    @Test("refuses the one fix after which the file is no Swift, and makes the others")
    func invalid() throws {
        let text = "let a = 1 // drop\nlet b = 2 // break\nlet c = 3 // drop\n"
        let outcome = try run(["A.swift": text], rules: Self.words, checks: [WordFix.self])
        #expect(texts(outcome) == ["A.swift": "let a = 1\nlet b = 2 // break\nlet c = 3\n"])
        #expect(outcome.refused.count == 1)
        let refusal = try #require(outcome.refused.first)
        #expect(refusal.reason == "the file would no longer be valid Swift, at line 2")
        #expect(refusal.finding.place.start.line == 2)
    }

    @Test("refuses a fix after which its own rule finds the same, or another rule finds more")
    func useless() throws {
        let same = try run(["A.swift": "let a = 1 // keep\n"], rules: Self.words, checks: [WordFix.self])
        #expect(same.files.isEmpty)
        #expect(same.refused.map(\.reason) == ["`no-words` would still find it afterwards"])
        let rules = Self.words + "```yaml rule\nrule: nothing-new\nevery: struct\nmust-not: { named: New }\n```\n"
        let gained = try run(["A.swift": "let a = 1 // new\n"], rules: rules, checks: [WordFix.self])
        #expect(gained.files.isEmpty)
        #expect(gained.refused.map { $0.reason.hasPrefix("`nothing-new` would find more in A.swift") } == [true])
    }

    @Test("refuses a fix after which a rule finds more in another file, and makes those of other files")
    func elsewhere() throws {
        let rules =
            Self.words
            + "```yaml rule\nrule: views-know-no-new\nevery: { class: View }\nmust-not: { refer-to: { struct: New } }\n```\n"
        let files = [
            "A.swift": "let a = 1 // drop\n", "B.swift": "let b = 1 // new\n", "C.swift": "let c = 1 // drop\n",
            "View.swift": "class View { var new: New? }\n",
        ]
        let outcome = try run(files, rules: rules, checks: [WordFix.self])
        #expect(texts(outcome) == ["A.swift": "let a = 1\n", "C.swift": "let c = 1\n"])
        #expect(outcome.refused.map(\.finding.place.path.text) == ["B.swift"])
        #expect(
            outcome.refused.map { $0.reason.hasPrefix("`views-know-no-new` would find more in View.swift") } == [true]
        )
    }

    @Test("goes on while fixes make room for others, and gives a file back whose fixes go in circles")
    func rounds() throws {
        let chain = try run(["A.swift": "let a = 1 // one\n"], rules: Self.words, checks: [WordFix.self])
        #expect(texts(chain) == ["A.swift": "let a = 1\n"])
        let circle = try run(
            ["A.swift": "let a = 1 // ping\nlet b = 2 // drop\n", "B.swift": "let c = 3 // drop\n"],
            rules: Self.words,
            checks: [WordFix.self]
        )
        #expect(texts(circle) == ["B.swift": "let c = 3\n"])
        #expect(circle.refused.count == 2)
        #expect(circle.refused.allSatisfy { $0.reason.hasSuffix("without end") })
    }
}

/// A tree in which one file holds another text as soon as it was read once, and its line for the excerpt.
private final class RestlessWorkspace: Workspace {
    private let base: MemoryWorkspace
    private let path: RelativePath
    private let later: [UInt8]
    private let reads = Mutex(0)

    init(base: MemoryWorkspace, path: RelativePath, later: [UInt8]) {
        self.base = base
        self.path = path
        self.later = later
    }

    func tree() -> FileTree { base.tree() }

    func bytes(of path: RelativePath) throws(FileProblem) -> [UInt8] {
        guard path == self.path,
            reads.withLock({
                $0 += 1; return $0 > 1
            })
        else { return try base.bytes(of: path) }
        return later
    }
}

/// Proposes good and bad fixes for words in comments at the ends of lines.
private enum WordFix: Check {
    static let identifier = "todo"
    static let summary = "A comment holds a word of the test."
    static let documentation = ""

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for comment in facts.comments where comment.isTrailing {
            let before = ByteRange(start: comment.range.start - 1, end: comment.range.end)
            let word = String(comment.text.dropFirst(3))
            let replacements = [
                "drop": "", "break": " ) } {", "keep": " // keep", "new": "\nstruct New {}", "one": " // two",
                "two": " // drop", "ping": " // pong", "pong": " // ping",
            ]
            guard let replacement = replacements[word] else { continue }
            context.report(comment.range, detail: word, fix: .safe(.replace(before, with: replacement)))
        }
    }
}
