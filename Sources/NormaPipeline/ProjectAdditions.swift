// Adds planned Swift files to the Xcode projects around them, where these list their files one by one.

import NormaExtraction
import NormaFacts
import NormaFiles
import NormaScaffolds
import NormaText

/// What becomes of planned files in the Xcode projects of a tree.
package struct ProjectAdditions: Sendable {
    /// A file in targets of a project.
    package struct Addition: Sendable, Hashable {
        package let file: RelativePath
        /// `Shop.xcodeproj`
        package let project: RelativePath
        package let targets: [String]
    }

    /// A file that its project doesn't get.
    package struct Omission: Sendable, Hashable {
        package let file: RelativePath
        package let project: RelativePath
        /// A clause.
        package let reason: String
    }

    package private(set) var additions: [Addition] = []
    package private(set) var omissions: [Omission] = []

    /// Nothing is added.
    package init() {}

    /// Changes the project files together with the planned ones.
    ///
    /// - Throws: if the project of a file can't be read; then nothing should be written.
    ///
    /// Cost: for each new Swift file, its project is parsed twice.
    package init(
        of changes: inout ScaffoldChanges,
        in workspace: any Workspace
    ) throws(ScaffoldProblems) {
        let swift = changes.created.filter { $0.path.pathExtension == "swift" }
        guard !swift.isEmpty else { return }
        var projects = ListedProjects(workspace, planning: changes)
        for file in swift { try add(file.path, isTestCode: Self.isTestCode(file.bytes), to: &projects) }
        changes.changed += projects.changes
    }

    private mutating func add(
        _ file: RelativePath,
        isTestCode: Bool,
        to projects: inout ListedProjects
    ) throws(ScaffoldProblems) {
        var best: (project: RelativePath, bytes: [UInt8], targets: [String], depth: Int)?
        var rival: RelativePath?
        var problem: (project: RelativePath, XcodeAdditionProblem)?
        for project in projects.around(file) {
            do throws(XcodeAdditionProblem) {
                switch try projects.adding(file, isTestCode: isTestCode, to: project) {
                case .present: return
                case .added(let bytes, let targets, let depth):
                    let depth = depth + ListedProjects.folder(of: project).components.count
                    if let known = best, known.depth >= depth {
                        rival = known.depth == depth ? project : rival
                    } else {
                        (best, rival) = ((project, bytes, targets, depth), nil)
                    }
                }
            } catch  where file.isInside(ListedProjects.folder(of: project)) {
                if problem == nil || problem?.1.kind == .noTarget { problem = (project, error) }
            } catch {
                // A project elsewhere has nothing to do with the file.
            }
        }
        if let best {
            if let rival {
                let reason = "the files around it are in `\(rival.parent)` as well"
                return omissions.append(Omission(file: file, project: best.project.parent, reason: reason))
            }
            projects.texts[best.project] = best.bytes
            additions.append(Addition(file: file, project: best.project.parent, targets: best.targets))
        } else if let (project, problem) = problem {
            guard problem.kind != .unreadable else { throw Self.refusal(of: file, project, problem) }
            // A package in the same folder has the file, and the project is for those who don't use packages.
            guard !projects.isInPackage(file) else { return }
            omissions.append(Omission(file: file, project: project.parent, reason: problem.message))
        }
    }

    private static func refusal(
        of file: RelativePath,
        _ project: RelativePath,
        _ problem: XcodeAdditionProblem
    ) -> ScaffoldProblems {
        ScaffoldProblems([
            ScaffoldProblem(
                "`\(file.name)` can't be added to `\(project.parent)`, which can't be read: \(problem.message)",
                suggestion: "repair `\(project)`, or write the files without it: add --no-project"
            )
        ])
    }

    /// Whether it compiles only in a target for tests.
    private static func isTestCode(_ bytes: [UInt8]) -> Bool {
        let facts = Extractor(checks: []).extract(bytes).facts
        return facts.imports.contains { item in
            ["XCTest", "Testing", "Quick"].contains(facts.text(item.path)) || item.traits.contains(.testable)
        }
    }
}
