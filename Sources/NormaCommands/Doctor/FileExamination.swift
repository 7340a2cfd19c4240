// Which files of the tree are checked, and why there may be none.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaProject
import NormaRules
import NormaText

struct FileExamination {
    let remarks: [SetupRemark]
    let project: Project

    /// - Parameter checked: the result of a check; nil if there is no guide to check by.
    init(_ tree: CheckedTree, _ checked: CheckOutcome?) {
        let problems: [InputProblem]
        if let checked {
            (project, problems) = (checked.context.project, checked.result.problems)
        } else {
            (project, problems) = Pipeline.project(in: tree.workspace)
        }
        let leftOut = checked?.result.leftOut ?? []
        remarks = Self.count(project, leftOut, tree) + Self.idle(tree) + Self.unreadable(problems)
    }

    private static func count(_ project: Project, _ leftOut: [LeftOutFile], _ tree: CheckedTree) -> [SetupRemark] {
        let count = project.files.count
        guard count > 0 else { return [nothing(in: tree)] }
        let files = ProofSummary.counted(count, "Swift file")
        guard count > leftOut.count else {
            return [
                SetupRemark(
                    .error,
                    "files",
                    "\(files), and all are \(leftOut.adjective), so no rule looks at them",
                    way:
                        "see the causes with `norma check --verbose`; `vendored: judged` in .norma.yml judges code of others"
                )
            ]
        }
        let apart = leftOut.isEmpty ? "" : ", of which \(leftOut.count) are \(leftOut.adjective) and not judged"
        return [SetupRemark(.works, "files", files + apart)]
    }

    private static func nothing(in tree: CheckedTree) -> SetupRemark {
        let isNarrowed = !tree.configuration.exclude.isEmpty || !tree.configuration.include.isEmpty
        let whole = isNarrowed ? DiskWorkspace(root: tree.location.root, exclusions: PathExclusions()) : nil
        let count = whole?.tree().files.count { $0.path.pathExtension == "swift" } ?? 0
        guard count > 0 else {
            let message = "no Swift file is in \(tree.location.root)"
            return SetupRemark(.error, "files", message, way: "start norma in the folder that holds the code")
        }
        let message = "`include:` and `exclude:` leave none of \(ProofSummary.counted(count, "Swift file"))"
        return SetupRemark(.error, "files", message, way: "correct the patterns in \(TreeLocation.configurationName)")
    }

    private static func idle(_ tree: CheckedTree) -> [SetupRemark] {
        tree.workspace.tree().idlePatterns.map { pattern in
            let message = "`\(pattern.key.rawValue): \(pattern.text)` fits nothing in this tree"
            return SetupRemark(.warning, "files", message, way: "correct the path, or remove the line")
        }
    }

    private static func unreadable(_ problems: [InputProblem]) -> [SetupRemark] {
        guard let first = problems.first else { return [] }
        let count = problems.count == 1 ? "1 file or folder" : "\(problems.count) files or folders"
        let message = "\(count) could not be fully checked, first `\(first.place.path)`: \(first.message)"
        return [SetupRemark(.note, "files", message, way: "`norma check` lists them; with `--strict` they fail")]
    }
}
