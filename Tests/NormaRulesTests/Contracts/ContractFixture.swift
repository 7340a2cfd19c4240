// A guide and a small code base, judged.

import NormaFacts
import NormaFindings
import NormaGuide
import NormaProject
import NormaText
import Testing

@testable import NormaRules

struct ContractFixture {
    let guide: Guide

    /// - Parameter blocks: the YAML of `define` (may be empty) and of one rule.
    init(define: String = "", rule: String) throws {
        let blocks = (define.isEmpty ? "" : "```yaml define\n\(define)\n```\n\n") + "```yaml rule\n\(rule)\n```\n"
        let vocabulary = Vocabulary(
            subjects: SubjectKind.allCases.map { SubjectWord($0, summary: "", example: "", blindSpot: "") },
            predicates: AllPredicates.list.map { $0.word },
            contracts: AllContracts.words
        )
        let text = "---\nnorma: 2\nname: test\n---\n# Test\n\n" + blocks
        guide = try GuideReader.read(GuideSource(text: text, file: "test.md"), vocabulary: vocabulary) { _, _ in
            .failure(ExtendsFailure(message: "there is none"))
        }
    }

    func judgement(_ files: [String: String], manifests: [ManifestInput] = []) throws -> RuleJudgement {
        let sources = files.map { SourceInput(path: RelativePath($0), facts: SmallSwift.facts(of: $1)) }
        let input = ProjectInput(
            sources: sources,
            manifests: manifests,
            files: files.keys.map { RelativePath($0) } + manifests.map(\.path)
        )
        let project = ProjectBuilder.project(from: input, definitions: guide.definitions)
        let context = JudgingContext(guide: guide, project: project, today: "2026-01-01")
        return Judge.judge(rule: try #require(guide.rules.first), in: context)
    }

    /// Each finding as "path:line: message".
    func messages(_ files: [String: String]) throws -> [String] {
        try judgement(files).findings.map { "\($0.place.path.text):\($0.place.start.line): \($0.message)" }
    }
}
