// One reading of a tree, and what was learned of it.

import NormaFiles
import NormaFitting
import NormaPipeline
import NormaProject
import NormaRules

struct LearningRun {
    let reading: SharedReading
    let context: JudgingContext
    let project: LearnedProject

    /// - Parameter path: the tree, as the user named it.
    init(_ workspace: DiskWorkspace, named path: String) throws {
        guard let natures = ProjectLearning.natures() else { throw CommandFailure("the built-in guides are damaged") }
        reading = SharedReading(workspace, for: [natures, try RuleChoice.guideToRead()], today: Today.text)
        guard let context = reading.context(of: natures, findsAllRoles: true) else {
            throw CommandFailure("the built-in guides are damaged")
        }
        try Self.refuse(empty: context.project, path)
        self.context = context
        project = ProjectLearning(context).learn()
    }

    private static func refuse(empty project: Project, _ path: String) throws {
        guard !project.files.isEmpty else {
            throw CommandFailure(
                "no Swift file was found in `\(path)`, so there is nothing to learn from",
                suggestion: "name the folder that holds your code, or begin with a built-in guide: --book golden-path"
            )
        }
        guard project.files.contains(where: { !$0.isGenerated }) else {
            throw CommandFailure(
                "every Swift file in `\(path)` is generated, so there is nothing to learn from",
                suggestion: "name the folder that holds the code that people write"
            )
        }
    }
}
