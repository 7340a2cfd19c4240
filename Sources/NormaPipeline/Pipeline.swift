// Joins the stages: files → facts → project → findings → result.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaProject
import NormaRules

package enum Pipeline {
    /// Checks a tree by a guide. Nothing in the tree can make this fail: what can't be checked is named in the result.
    ///
    /// Cost: reading and parsing every Swift file once, on all threads of the request; then linking and judging, both linear
    /// in the facts.
    package static func check(_ request: CheckRequest) -> CheckOutcome {
        outcome(of: request, SourceReader(request: request).read(request.workspace.tree()))
    }

    /// The same where some files were read before: those are not read again.
    ///
    /// Cost: reading and parsing the other files; linking and judging are done anew.
    static func check(_ request: CheckRequest, known: FileReadings) -> (outcome: CheckOutcome, readings: FileReadings) {
        let reading = SourceReader(request: request, known: known).read(request.workspace.tree())
        return (outcome(of: request, reading), reading.files)
    }

    private static func outcome(of request: CheckRequest, _ reading: TreeReading) -> CheckOutcome {
        let (project, indexes) = link(reading.input, for: request)
        let context = JudgingContext(
            guide: request.guide.guide,
            project: project,
            today: request.today,
            checks: Language.vocabulary.checks,
            indexes: indexes
        )
        let judgement = judge(request, in: context)
        return ResultAssembly(request: request, reading: reading, context: context).outcome(of: judgement)
    }

    /// The project, and what rules look up of its files, which is listed while names are resolved.
    private static func link(_ input: ProjectInput, for request: CheckRequest) -> (Project, FileIndexes) {
        let definitions = request.guide.guide.definitions
        var input = input
        input.answers = request.answers
        guard request.threads > 1 else {
            let project = ProjectBuilder.project(from: input, definitions: definitions)
            return (project, FileIndexes(project.files))
        }
        let linking = ProjectBuilder.prepare(input, definitions: definitions)
        return ParallelMap.both(
            {
                linking.project(
                    from: ParallelMap.map(linking.fileIDs, threads: request.threads) { linking.resolve(file: $0) }
                )
            },
            { FileIndexes(linking.files) }
        )
    }

    private static func judge(_ request: CheckRequest, in context: JudgingContext) -> Judgement {
        let guide = request.guide.guide
        let rules = guide.rules.filter { request.rules?.contains($0.name) ?? true }
        let judgements =
            request.threads > 1
            ? ParallelMap.map(rules, threads: request.threads) { Judge.judge(rule: $0, in: context) }
            : rules.map { Judge.judge(rule: $0, in: context) }
        return Judge.join(judgements, in: context)
    }
}
