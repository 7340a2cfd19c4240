// The repository around a folder, and the commit that work on it is compared with.

import NormaText

package struct Repository: Sendable {
    let git: Git

    /// - Parameter folder: absolute; the paths of all answers begin there.
    package init(around folder: String) throws(SourceProblem) {
        git = Git(in: folder)
        switch git.answer(["rev-parse", "--is-inside-work-tree"]) {
        case nil: throw Git.isMissing
        case .failure(let refusal) where refusal.reason.hasPrefix("not a git repository"):
            throw SourceProblem(
                message: "\(folder) lies in no git repository, so there is nothing to compare it with",
                suggestion: "run `git init` and commit, or leave the option out"
            )
        case .failure(let refusal):
            throw SourceProblem(message: "git can't read the repository around \(folder): \(refusal.reason)")
        case .success(let said) where !said.starts(with: "true".utf8):
            throw SourceProblem(
                message:
                    "\(folder) belongs to a repository without files of its own (a bare one, or the folder `.git`)",
                suggestion: "check a clone, or a tree that `git worktree add` makes"
            )
        case .success: break
        }
    }

    /// The commit that last changed a file of the folder, or with the empty path anything in it; nil where none did.
    package func lastChange(of path: RelativePath) -> String? {
        git.line(["--literal-pathspecs", "log", "-1", "--format=%H", "--", path.text.isEmpty ? "." : path.text])
    }

    private var isShallow: Bool { git.line(["rev-parse", "--is-shallow-repository"]) == "true" }
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
        guard commit(named: "HEAD") != nil else {
            throw SourceProblem(
                message: "the repository has no commit yet, so there is nothing to compare with",
                suggestion: "commit once, or leave `--changed` out"
            )
        }
        let reference = if let reference { reference } else { try defaultBranch() }
        guard let other = commit(named: reference) else { throw unknown(reference) }
        guard let base = git.line(["merge-base", "HEAD", other]) else { throw nothingInCommon(with: reference) }
        return Revision(commit: base, reference: reference)
    }

    private func commit(named name: String) -> String? {
        git.line(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
    }

    /// What the remote says is its default branch; where nobody asked it, the usual names, its own before the local ones.
    private func defaultBranch() throws(SourceProblem) -> String {
        let remotes = lines(["remote"])
        let usual = remotes.contains("origin") ? ["origin"] : remotes
        for remote in usual {
            let head = "refs/remotes/\(remote)/HEAD"
            if let target = git.line(["symbolic-ref", "--quiet", head]), commit(named: target) != nil {
                return String(target.trimmingPrefix("refs/remotes/"))
            }
        }
        let candidates = usual.flatMap { ["\($0)/main", "\($0)/master"] } + ["main", "master"]
        for candidate in candidates where commit(named: candidate) != nil { return candidate }
        throw SourceProblem(
            message:
                "there is no default branch to compare with: no remote tells one, and there is neither `main` nor `master`",
            suggestion: "name a branch or a commit: `--changed=REF`"
                + (isShallow ? "; this clone is shallow, fetch it first" : "")
        )
    }

    private func lines(_ arguments: [String]) -> [String] {
        guard case .success(let output) = git.answer(arguments) else { return [] }
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func unknown(_ reference: String) -> SourceProblem {
        let known = lines(["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"])
        let near = NearestWord.to(reference, among: known)
        let way =
            near.map { "did you mean `\($0)`?" }
            ?? "`git branch --all` lists what is here; `git fetch` brings the others"
        return SourceProblem(
            message: "there is no commit `\(reference)` in this repository",
            suggestion: isShallow ? "this clone is shallow: `git fetch --unshallow` brings its history" : way
        )
    }

    private func nothingInCommon(with reference: String) -> SourceProblem {
        guard isShallow else {
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
