// `norma init --book`: a guide that extends a book, with the places and words of the project.

import NormaFiles
import NormaFindings
import NormaFitting
import NormaPipeline
import NormaProject
import NormaRules
import NormaSpecs
import NormaText

struct BookFittingRun {
    let book: String
    let workspace: DiskWorkspace
    let writing: InitWriting

    /// False if there is no code yet: then the book is taken as it is.
    func run() throws -> Bool {
        let progress = ProgressLine.start("reading \(workspace.root)")
        defer { progress.stop() }
        guard let natures = ProjectLearning.natures() else { throw CommandFailure("the built-in guides are damaged") }
        let reading = SharedReading(workspace, for: [natures], today: Today.text)
        guard let context = reading.context(of: natures, findsAllRoles: true) else {
            throw CommandFailure("the built-in guides are damaged")
        }
        guard context.project.files.contains(where: { !$0.isGenerated }) else { return false }
        let learning = ProjectLearning(context)
        let project = learning.learn()
        let fit = ArchitectureFit(context.project)
        guard let fitted = BookFitting.fit(book, to: learning, project) else { return false }
        let name = workspace.root.pathParts.last.map(String.init) ?? "App"
        var proof: InheritedProof?
        let page = BookGuideWriting(name: name, project: project, fitted: fitted, fit: fit).page { guide in
            let found = InheritedProof(guide, after: proof)
            proof = found
            return found.unproven.map {
                BookGuideWriting.Unproven(rule: $0.rule, causes: $0.causes, overshoots: $0.overshoots)
            }
        }
        guard let page else {
            throw CommandFailure(
                "`\(book)` could not be fitted to this project",
                suggestion: "this is a bug of Norma; `norma init` writes a guide of your own"
            )
        }
        progress.stop()
        let screen = LearnedScreen(project: project, rows: LearnedRows(page, fit).rows, problems: reading.problems)
        let files = [
            InitWriting.PlannedFile(name: InitWriting.folderName + "/README.md", content: page.text),
            InitWriting.configuration(naming: InitWriting.folderName),
        ]
        let next = "Next: read Guide/README.md, then `norma check --summary`"
        try writing.write(files, text: screen.text, next: next)
        return true
    }
}
