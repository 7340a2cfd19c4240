// A tree read once for several guides is judged by each as if it had been read for that one alone.

import Foundation
import NormaBuiltIns
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaRules
import Testing

@Suite("One reading for several guides")
struct JointReadingTests {
    private static let examples = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples")

    @Test("Each guide judges as if read for alone", arguments: ["BookshelfDrifted", "VoltsideDrifted"])
    func sameAsAlone(example: String) throws {
        let workspace = try #require(DiskWorkspace(root: Self.examples.appendingPathComponent(example).path))
        let guides = try BuiltInGuides.all.map { try GuideLoading.guide(from: GuideLoading.builtIn($0)) }
        let together = SharedReading(workspace, for: guides, today: "2026-01-01")
        for guide in guides {
            let alone = SharedReading(workspace, for: [guide], today: "2026-01-01")
            let shared = try #require(together.context(of: guide))
            let own = try #require(alone.context(of: guide))
            let judgements = alone.judgements(in: own)
            #expect(together.judgements(in: shared) == judgements, "\(guide.guide.name)")
            #expect(judgements.contains { !$0.findings.isEmpty })
            // A guide without code patterns would not show whose sightings are whose.
            #expect(!guide.guide.codePatterns.isEmpty)
        }
    }
}
