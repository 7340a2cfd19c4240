// Which guide judges the tree, whether it loads, and whether its rules look at anything.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText

struct GuideExamination {
    let remarks: [SetupRemark]
    /// The result of a check; nil if no guide can be used.
    let checked: CheckOutcome?
    /// The guide's file or folder, if it is in the tree.
    let path: RelativePath?

    /// Cost: one check.
    init(_ tree: CheckedTree) {
        path = Self.path(of: tree)
        do {
            let (guide, origin) = try tree.guide(nil)
            let request = CheckRequest(
                workspace: tree.workspace,
                guide: guide,
                guideOrigin: origin,
                today: Today.text
            )
            let outcome = Pipeline.check(request)
            checked = outcome
            let rules = ProofSummary.counted(guide.guide.rules.count, "rule")
            let works = SetupRemark(.works, "guide", "\(guide.guide.name), \(origin): \(rules)")
            remarks = [works] + Self.remarks(on: outcome.result)
        } catch {
            checked = nil
            remarks = [SetupRemark(.error, "guide", CommandFailure(of: error) ?? CommandFailure("\(error)"))]
        }
    }

    private static func remarks(on result: CheckResult) -> [SetupRemark] {
        guard result.statistics.files > 0 else { return [] }
        var remarks: [SetupRemark] = []
        if !result.hasCheckedSomething {
            let failure = CheckCommand.nothingChecked(by: result)
            remarks.append(SetupRemark(.error, "guide", failure))
        }
        let waiting = Set(result.silence.waiting.flatMap(\.rules)).count
        if waiting > 0, let first = result.silence.waiting.first {
            let rules = waiting == 1 ? "1 rule waits" : "\(waiting) rules wait"
            let more = result.silence.waiting.count - 1
            let places = more > 0 ? " and \(ProofSummary.counted(more, "other place"))" : ""
            let message = "\(rules) for \(first.thing.text)\(places), which this tree doesn't have"
            remarks.append(SetupRemark(.note, "guide", message, way: "`norma guide status` lists them"))
        }
        return remarks
    }

    private static func path(of tree: CheckedTree) -> RelativePath? {
        guard let name = tree.configuration.guide, !name.hasBytes(atStart: "/") else { return nil }
        let whole = tree.location.root + "/" + name
        guard name.contains("/") || name.hasBytes(atEnd: ".md") || FileSystem.status(of: whole) != nil,
            let real = FileSystem.realPath(whole), let below = real.path(below: tree.location.root), !below.isEmpty
        else { return nil }
        return RelativePath(String(below))
    }
}
