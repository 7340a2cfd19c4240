// The repository around a folder, and the commit that work on it is compared with.

import NormaFiles
import NormaText

package struct Repository: Sendable {
    let git: Git
    /// Where the folder is in the repository; all answers begin there.
    let folder: RelativePath
    /// Absolute; there is none before something was added.
    let indexFile: String

    /// - Parameter folder: absolute; the paths of all answers begin there.
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

    /// The repository is the one whose `.git` is nearest upwards: git isn't asked from further down, where an ordinary folder could pass for a
    /// repository.
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
                message: "git can't \(purpose): its files begin above \(root), by `core.worktree` in its configuration",
                suggestion: "take the setting back, or leave the option out"
            )
        }
        return .repository(Repository(git, folder: path, index: lines[2]))
    }

    private static func missing(around folder: String) -> SourceProblem {
        SourceProblem(
            message: "\(folder) is in no git repository, so there is nothing to compare it with",
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

    /// The commit that last changed a file of the folder, or with the empty path anything in it; nil if none did.
    package func lastChange(of path: RelativePath) throws(SourceProblem) -> String? {
        let purpose = "tell when \(path.text.isEmpty ? "the tree" : "`\(path)`") was last committed"
        guard try head != nil else { return nil }
        return try git.line(["rev-list", "-1", "HEAD", "--"] + [argument(for: path)], to: purpose)
    }

    /// A path of the folder, as git is told of it.
    func argument(for path: RelativePath = .root) -> String {
        let path = folder.appending(path.text)
        return path.text.isEmpty ? "." : path.text
    }

    private var isShallow: Bool {
        get throws(SourceProblem) {
            try git.line(["rev-parse", "--is-shallow-repository"], to: "tell whether the clone is shallow") == "true"
        }
    }
}

/// A commit that a tree is compared with.
package struct Revision: Sendable, Hashable {
    /// Its full name.
    package let commit: String
    /// What it is compared for: `origin/main`.
    package let reference: String

    package init(commit: String, reference: String) {
        self.commit = commit
        self.reference = reference
    }

    /// As people write it: `1a2b3c4d5`.
    package var shortName: String { String(commit.prefix(9)) }
}

extension Repository {
    /// The last commit that the work on the folder and a reference have in common.
    ///
    /// - Parameter reference: nil: the default branch of the remote, else `main` or `master`.
    package func mergeBase(with reference: String?) throws(SourceProblem) -> Revision {
        let purpose = "find the commit to compare with"
        guard try head != nil else {
            throw SourceProblem(
                message: "the repository has no commit yet, so there is nothing to compare with",
                suggestion: "commit once, or leave `--changed` out"
            )
        }
        let name = if let reference { reference } else { try defaultBranch(to: purpose) }
        let answer = try git.answer(Self.commitQuestion(name), to: purpose)
        guard answer.status == 0, let other = answer.lines.first else { throw try unknown(name) }
        guard let base = try git.line(["merge-base", "HEAD", other], to: purpose) else {
            throw try nothingInCommon(with: name)
        }
        return Revision(commit: base, reference: name)
    }

    /// The commit that is checked out; nil before the first one.
    var head: String? {
        get throws(SourceProblem) { try commit(named: "HEAD", to: "find the last commit") }
    }

    private static func commitQuestion(_ name: String) -> [String] {
        ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"]
    }

    private func commit(named name: String, to purpose: String) throws(SourceProblem) -> String? {
        try git.line(Self.commitQuestion(name), to: purpose)
    }

    /// What the remote says is its default branch; where nobody asked it, the usual names, its own before the local ones.
    private func defaultBranch(to purpose: String) throws(SourceProblem) -> String {
        let remotes = try lines(["remote"], to: purpose)
        let usual = remotes.contains("origin") ? ["origin"] : remotes
        for remote in usual {
            let head = "refs/remotes/\(remote)/HEAD"
            if let target = try git.line(["symbolic-ref", "--quiet", head], to: purpose),
                try commit(named: target, to: purpose) != nil
            {
                return String(target.trimmingPrefix("refs/remotes/"))
            }
        }
        let candidates = usual.flatMap { ["\($0)/main", "\($0)/master"] } + ["main", "master"]
        for candidate in candidates where try commit(named: candidate, to: purpose) != nil { return candidate }
        throw SourceProblem(
            message:
                "there is no default branch to compare with: no remote names one, and there is neither `main` nor `master`",
            suggestion: "name a branch or a commit: `--changed=REF`"
                + (try isShallow ? "; this clone is shallow, fetch it first" : "")
        )
    }

    private func lines(_ arguments: [String], to purpose: String) throws(SourceProblem) -> [String] {
        String(decoding: try git.output(arguments, to: purpose), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func unknown(_ reference: String) throws(SourceProblem) -> SourceProblem {
        let known = try lines(
            ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"],
            to: "list its branches"
        )
        let near = NearestWord.to(reference, among: known)
        let way =
            near.map { "did you mean `\($0)`?" }
            ?? "`git branch --all` lists what is here; `git fetch` brings the others"
        return SourceProblem(
            message: "there is no commit `\(reference)` in this repository",
            suggestion: try isShallow ? "this clone is shallow: `git fetch --unshallow` brings its history" : way
        )
    }

    private func nothingInCommon(with reference: String) throws(SourceProblem) -> SourceProblem {
        guard try isShallow else {
            return SourceProblem(
                message: "HEAD and `\(reference)` have no commit in common",
                suggestion: "name a branch that this work began at: `--changed=REF`"
            )
        }
        return SourceProblem(
            message: "this clone is shallow: the commit at which the work left `\(reference)` is not in it",
            suggestion: "`git fetch --unshallow` brings the history (in GitHub's checkout action: `fetch-depth: 0`)"
        )
    }
}
