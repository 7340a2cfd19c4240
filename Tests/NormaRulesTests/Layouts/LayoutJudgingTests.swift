// A layout as a rule: where its findings stand, what excuses them, what it counts.

import NormaFindings
import NormaGuide
import NormaProject
import NormaText
import Testing

@testable import NormaRules

@Suite("Layouts as rules")
struct LayoutJudgingTests {
    private static let features = """
        Sources/
        ├── Features/
        │   └── {Feature}/
        │       └── Views/
        │           └── {Feature}View.swift
        └── App/ ?
        """

    private func judgement(
        _ paths: [String],
        details: String = "",
        drawing tree: String = features
    ) throws -> RuleJudgement {
        let yaml = details.isEmpty ? "" : "```yaml rule\nrule: tree\n\(details)\n```\n"
        let text = """
            ---
            norma: 2
            name: test
            ---
            # Tree

            ```text layout rule=tree
            \(tree)
            ```

            \(yaml)
            """
        let subjects = SubjectKind.allCases.map { SubjectWord($0, summary: "", example: "", blindSpot: "") }
        let source = GuideSource(text: text, file: "test.md")
        let guide = try GuideReader.read(source, vocabulary: Vocabulary(subjects: subjects)) { _, _ in
            .failure(ExtendsFailure(message: "there is none"))
        }
        let files = paths.map { RelativePath($0) }
        let input = ProjectInput(
            sources: files.filter { $0.pathExtension == "swift" }.map {
                SourceInput(path: $0, facts: SmallSwift.facts(of: ""))
            },
            files: files
        )
        let project = ProjectBuilder.project(from: input, definitions: guide.definitions)
        let context = JudgingContext(guide: guide, project: project, today: "2026-01-01")
        return Judge.judge(rule: try #require(guide.rules.first), in: context)
    }

    static let drifted = [
        "Sources/Features/Cart/Views/CartView.swift", "Sources/Features/Cart/Views/Extra.swift",
        "Sources/Features/Orders/Orders.swift", "Sources/Helpers/A.swift",
    ]

    @Test("What is missing stands at the folder that lacks it, what is too many at itself")
    func places() throws {
        let found = try judgement(Self.drifted).findings
        #expect(
            found.map { "\($0.place.path.text): \($0.detail) \($0.symbol)" } == [
                "Sources/Features/Cart/Views/Extra.swift: not in the layout Sources/Features/Cart/Views/Extra.swift",
                "Sources/Features/Orders: missing Sources/Features/Orders/Views",
                "Sources/Helpers: not in the layout Sources/Helpers",
            ]
        )
    }

    @Test("What is missing names what makes it, and nothing else does")
    func makes() throws {
        let found = try judgement(Self.drifted, details: "make: mock {Feature}").findings
        #expect(found.map(\.make?.text) == [nil, "mock Orders", nil])
        let unbound = try judgement(["Package.swift"], details: "make: mock {Feature}").findings
        #expect(unbound.map(\.make?.text) == [nil])
    }

    @Test("A root that is missing is one finding, at the top")
    func root() throws {
        let judgement = try judgement(["Package.swift", "Tests/A.swift"])
        #expect(judgement.findings.map(\.message) == ["`Sources/` is missing"])
        #expect(judgement.findings.map(\.place.path) == [.root])
    }

    @Test("Exceptions excuse files and folders")
    func exceptions() throws {
        let details = """
            except:
              - { file: Extra, because: "it is old" }
              - { folder: Orders, because: "it is new" }
              - { folder: Attic, because: "it is not there" }
            """
        let judgement = try judgement(Self.drifted, details: details)
        #expect(judgement.findings.map(\.symbol) == ["Sources/Helpers"])
        #expect(judgement.notices.map(\.kind) == [.uselessException])
    }

    @Test("The count is of what was looked at: folders, files, and what is missing")
    func count() throws {
        #expect(try judgement(Self.drifted).subjectCount == 10)
    }

    @Test("A drawing of files alone looks at them, whether they are there or not")
    func filesAlone() throws {
        let drawing = "README.md\nPackage.swift"
        let missing = try judgement(["Package.swift", "Sources/A.swift"], drawing: drawing)
        #expect(missing.findings.map(\.message) == ["`README.md` is missing"])
        #expect(missing.subjectCount == 2 && missing.notices.isEmpty)
        let whole = try judgement(["Package.swift", "README.md", "Sources/A.swift"], drawing: drawing)
        #expect(whole.findings.isEmpty && whole.notices.isEmpty && whole.subjectCount == 2)
    }
}
