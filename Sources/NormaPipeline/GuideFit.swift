// How well the built-in guides fit a tree without a configured guide.

import NormaBuiltIns
import NormaFiles
import NormaFindings
import NormaGuide

/// How much of a guide matches something in a tree.
package struct GuideFit: Sendable {
    package var guide: String
    /// Rules that matched something, of all rules.
    package var lookingRules: Int
    package var allRules: Int
    /// Rules that matched something and found nothing wrong.
    package var keptRules: Int
    /// The Swift files that were read.
    package var files: Int
    /// The number of findings.
    package var findings: Int

    /// From 0 to 100: the share of rules that match something counts three quarters, and the share of these that find
    /// nothing wrong one quarter.
    package var percent: Int {
        guard allRules > 0, lookingRules > 0 else { return 0 }
        let looking = Double(lookingRules) / Double(allRules)
        let kept = Double(keptRules) / Double(lookingRules)
        return Int((75 * looking + 25 * kept).rounded())
    }

    /// Every built-in guide's fit, the best first.
    ///
    /// Cost: every file is read once; linking and judging once per guide.
    package static func measure(_ workspace: any Workspace, today: String) -> [GuideFit] {
        let guides = BuiltInGuides.all.compactMap { try? GuideLoading.guide(from: GuideLoading.builtIn($0)) }
        return Pipeline.check(workspace, byEachOf: guides, today: today) { guide, outcome in
            let firing = Set(outcome.result.findings.map(\.rule))
            let looking = outcome.subjectCounts.filter { $0.value > 0 }.keys
            return GuideFit(
                guide: guide.guide.name,
                lookingRules: looking.count,
                allRules: guide.guide.rules.count,
                keptRules: looking.count { !firing.contains($0) },
                files: outcome.result.statistics.files,
                findings: outcome.result.findings.causeCount
            )
        }
        .sorted { ($1.percent, $0.guide) < ($0.percent, $1.guide) }
    }
}
