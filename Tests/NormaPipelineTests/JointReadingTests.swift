// A tree read once for several guides is judged by each as if it had been read for that one alone.

import Foundation
import NormaBuiltIns
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import Testing

@Suite("One reading for several guides")
struct JointReadingTests {
    private static let examples = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples")

    @Test("Each guide fits an app as it does alone", arguments: ["BookshelfDrifted", "VoltsideDrifted"])
    func sameAsAlone(example: String) throws {
        let workspace = try #require(DiskWorkspace(root: Self.examples.appendingPathComponent(example).path))
        let together = GuideFit.measure(workspace, today: "2026-01-01")
        #expect(together.count == BuiltInGuides.all.count)
        for fit in together {
            let builtIn = try #require(BuiltInGuides.named(fit.guide))
            let guide = try GuideLoading.guide(from: GuideLoading.builtIn(builtIn))
            let alone = Pipeline.check(CheckRequest(workspace: workspace, guide: guide, today: "2026-01-01"))
            #expect(fit.findings == alone.result.findings.causeCount, "\(fit.guide)")
            #expect(fit.lookingRules == alone.subjectCounts.count { $0.value > 0 }, "\(fit.guide)")
            #expect(fit.files == alone.result.statistics.files)
            // A guide without code patterns would not show whose sightings are whose.
            #expect(!guide.guide.codePatterns.isEmpty)
        }
    }
}
