// The repository around a folder.

import NormaFiles
import NormaText

package struct Repository: Sendable {
    let git: Git
    /// The folder's path in the repository; all answers are relative to it.
    let folder: RelativePath
    /// Absolute; it doesn't exist before something was added.
    let indexFile: String

    /// - Parameter folder: absolute; the paths of all answers are relative to it.
    package init(around folder: String) throws(SourceProblem) {
        switch try Self.opened(around: folder) {
        case .repository(let repository): self = repository
        case .nothing(let absence): throw absence
        }
    }

    /// Nil if there is nothing to ask: no git, no repository, or one without files of its own.
    package static func ifAny(around folder: String) throws(SourceProblem) -> Repository? {
        switch try opened(around: folder) {
        case .repository(let repository): repository
        case .nothing: nil
        }
    }

    /// Nil if there is no git. A folder with a `.git` that git doesn't accept as a repository is a problem: its files
    /// may be uncommitted.
    static func ifIntact(around folder: String) throws(SourceProblem) -> Repository? {
        switch try opened(around: folder) {
        case .repository(let repository): return repository
        case .nothing(Git.isMissing): return nil
        case .nothing(let absence): throw absence
        }
    }

    private init(_ git: Git, folder: RelativePath, index: String) {
        self.git = git
        self.folder = folder
        indexFile = index.hasPrefix("/") ? index : git.folder + "/" + index
    }

    private enum Opened {
        case repository(Repository)
        /// Why there is nothing to ask.
        case nothing(SourceProblem)
    }

    /// The repository is the one whose `.git` is nearest upwards: git doesn't run further down, where an ordinary
    /// folder could pass for a repository.
    private static func opened(around given: String) throws(SourceProblem) -> Opened {
        let folder = FileSystem.realPath(given) ?? given
        guard let root = TreeLocation.repository(around: folder) else {
            return .nothing(isBare(folder) ? withoutFiles(folder) : missing(around: folder))
        }
        guard let git = Git(in: root) else { return .nothing(Git.isMissing) }
        let path = RelativePath(String(folder.path(below: root) ?? ""))
        guard path.components.first != ".git" else { return .nothing(withoutFiles(folder)) }
        let purpose = "read the repository around \(folder)"
        let questions = ["--is-inside-work-tree", "--show-prefix", "--git-path", "index"]
        let answer = try git.answer(["rev-parse"] + questions, to: purpose)
        guard answer.status == 0 else {
            guard answer.complaint.hasPrefix("not a git repository") else { throw git.refusal(answer, purpose) }
            return .nothing(missing(around: folder))
        }
        guard answer.lines.first == "true" else { return .nothing(withoutFiles(folder)) }
        let lines = answer.lines
        guard lines.count == 3, lines[1].isEmpty else {
            throw SourceProblem(
                message: "git can't \(purpose): `core.worktree` in its configuration puts its files above \(root)",
                suggestion: "remove the setting, or leave the option out"
            )
        }
        return .repository(Repository(git, folder: path, index: lines[2]))
    }

    private static func missing(around folder: String) -> SourceProblem {
        SourceProblem(
            message: "\(folder) isn't in a git repository, so there is nothing to compare it with",
            suggestion: "run `git init` and commit, or leave the option out"
        )
    }

    private static func withoutFiles(_ folder: String) -> SourceProblem {
        SourceProblem(
            message: "\(folder) belongs to a repository without files of its own (a bare one, or the folder `.git`)",
            suggestion: "check a clone, or a tree that `git worktree add` makes"
        )
    }

    private static func isBare(_ folder: String) -> Bool {
        FileSystem.status(of: folder + "/HEAD")?.kind == .file
            && ["objects", "refs"].allSatisfy { FileSystem.status(of: folder + "/" + $0)?.kind == .folder }
    }

    /// The last commit that changed a file of the folder, or with the empty path anything in it; nil if there is none.
    package func lastChange(of path: RelativePath) throws(SourceProblem) -> String? {
        let purpose = "find the last commit of \(path.text.isEmpty ? "the tree" : "`\(path)`")"
        guard try head != nil else { return nil }
        return try git.line(["rev-list", "-1", "HEAD", "--"] + [argument(for: path)], to: purpose)
    }

    /// A path of the folder, in git's form.
    func argument(for path: RelativePath = .root) -> String {
        let path = folder.appending(path.text)
        return path.text.isEmpty ? "." : path.text
    }
}

extension Repository {
    /// The absolute path of the program that git runs before a commit, wherever the configuration puts it.
    package var commitHook: String {
        get throws(SourceProblem) {
            let purpose = "find the folder of its hooks"
            // Git itself is asked without hooks, so their folder is read from the configuration.
            let configured = try git.line(["config", "--local", "--get", "core.hooksPath"], to: purpose)
            let common = try git.line(["rev-parse", "--git-common-dir"], to: purpose) ?? ".git"
            let folder = configured ?? common + "/hooks"
            return (folder.hasPrefix("/") ? folder : git.folder + "/" + folder) + "/pre-commit"
        }
    }
}
