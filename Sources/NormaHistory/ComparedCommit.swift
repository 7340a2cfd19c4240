// The commit that the work in a folder is compared with.

import NormaText

/// A commit that a tree is compared with.
package struct Revision: Sendable, Hashable {
    /// Its full name.
    package let commit: String
    /// The reference that it was found for: `origin/main`.
    package let reference: String

    package init(commit: String, reference: String) {
        self.commit = commit
        self.reference = reference
    }

    /// Abbreviated: `1a2b3c4d5`.
    package var shortName: String { String(commit.prefix(9)) }
}

/// Where the user names a commit, for suggestions.
package enum ReferenceSpelling: Sendable {
    /// `--changed=REF`
    case changedOption
    /// `norma diff REF`
    case diffArgument
    /// `--policy-from=REF`
    case policyOption

    func naming(_ reference: String) -> String {
        switch self {
        case .changedOption: "`--changed=\(reference)`"
        case .diffArgument: "`norma diff \(reference)`"
        case .policyOption: "`--policy-from=\(reference)`"
        }
    }

    fileprivate var wayWithoutCommit: String {
        switch self {
        case .changedOption: "commit once, or leave `--changed` out"
        case .diffArgument: "commit once; from then on `norma diff` shows later changes"
        case .policyOption: "commit once, or leave `--policy-from` out"
        }
    }
}

extension Repository {
    /// The last common commit of the work in the folder and a reference.
    ///
    /// - Parameter reference: nil: the default branch of the remote, else `main` or `master`.
    package func mergeBase(
        with reference: String?,
        spelled spelling: ReferenceSpelling = .changedOption
    ) throws(SourceProblem) -> Revision {
        let purpose = Self.purposeOfComparing
        guard try head != nil else {
            throw SourceProblem(
                message: "the repository has no commit yet, so there is nothing to compare with",
                suggestion: spelling.wayWithoutCommit
            )
        }
        let name: String
        if let reference {
            name = reference
            try refuseAmbiguous(reference, spelling, to: purpose)
        } else {
            name = try defaultBranch(spelling, to: purpose)
        }
        let answer = try git.answer(Self.commitQuestion(name), to: purpose)
        guard answer.status == 0, let other = answer.lines.first else { throw try unknown(name) }
        let shown = reference ?? Self.shortName(of: name)
        guard let base = try git.line(["merge-base", "HEAD", other], to: purpose) else {
            throw try nothingInCommon(of: "HEAD", with: shown, spelling)
        }
        return Revision(commit: base, reference: shown)
    }

    /// The commit that a reference names.
    package func revision(
        named reference: String,
        spelled spelling: ReferenceSpelling
    ) throws(SourceProblem) -> Revision {
        try refuseAmbiguous(reference, spelling, to: Self.purposeOfComparing)
        guard let commit = try commit(named: reference, to: Self.purposeOfComparing) else {
            throw try unknown(reference)
        }
        return Revision(commit: commit, reference: reference)
    }

    /// The last common commit of two others.
    package func mergeBase(
        of one: Revision,
        and other: Revision,
        spelled spelling: ReferenceSpelling
    ) throws(SourceProblem) -> Revision {
        guard let base = try git.line(["merge-base", one.commit, other.commit], to: Self.purposeOfComparing) else {
            throw try nothingInCommon(of: "`\(one.reference)`", with: other.reference, spelling)
        }
        return Revision(commit: base, reference: one.reference)
    }

    /// Whether this commit is checked out.
    package func isCheckedOut(_ revision: Revision) throws(SourceProblem) -> Bool { try head == revision.commit }

    /// The commit before the one that is checked out, if this is it, as a user names it: `HEAD~1`; nil without one.
    package func commitBefore(_ revision: Revision) throws(SourceProblem) -> String? {
        guard try isCheckedOut(revision) else { return nil }
        return try commit(named: "HEAD~1", to: Self.purposeOfComparing) == nil ? nil : "HEAD~1"
    }

    private static let purposeOfComparing = "find the commit to compare with"

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

    /// The full name of the remote's default branch; if no remote has one, a branch with a usual name, remote before
    /// local.
    ///
    /// A short name would not do: a tag of that name would have priority over the branch.
    private func defaultBranch(_ spelling: ReferenceSpelling, to purpose: String) throws(SourceProblem) -> String {
        let remotes = try lines(["remote"], to: purpose)
        let usual = remotes.contains("origin") ? ["origin"] : remotes
        for remote in usual {
            let head = "refs/remotes/\(remote)/HEAD"
            if let target = try git.line(["symbolic-ref", "--quiet", head], to: purpose),
                try commit(named: target, to: purpose) != nil
            {
                return target
            }
        }
        let candidates =
            usual.flatMap { ["refs/remotes/\($0)/main", "refs/remotes/\($0)/master"] }
            + ["refs/heads/main", "refs/heads/master"]
        for candidate in candidates where try commit(named: candidate, to: purpose) != nil { return candidate }
        throw SourceProblem(
            message:
                "there is no default branch to compare with: no remote names one, and there is neither `main` nor `master`",
            suggestion: "name a branch or a commit: \(spelling.naming("REF"))"
                + (try isShallow ? "; this clone is shallow, fetch it first" : "")
        )
    }

    /// `refs/remotes/origin/main` in its usual form `origin/main`.
    private static func shortName(of reference: String) -> String {
        let folder = ["refs/remotes/", "refs/heads/"].first { reference.hasPrefix($0) }
        return String(reference.dropFirst(folder?.count ?? 0))
    }

    /// Git prefers a tag to a branch of the same name and only warns, so that a tag could make every change vanish.
    private func refuseAmbiguous(
        _ reference: String,
        _ spelling: ReferenceSpelling,
        to purpose: String
    ) throws(SourceProblem) {
        let name = String(reference.prefix { !"~^:".contains($0) }.split(separator: "@{").first ?? "")
        guard !name.isEmpty, !name.hasPrefix("/"), !name.hasSuffix("/") else { return }
        let places = ["refs/", "refs/tags/", "refs/heads/", "refs/remotes/"].map { $0 + name }
        var commits: [(place: String, commit: String?)] = []
        let known = Set(try lines(["for-each-ref", "--format=%(refname)"] + places, to: purpose))
        for place in places where known.contains(place) {
            commits.append((place, try commit(named: place, to: purpose)))
        }
        guard let first = commits.first, commits.contains(where: { $0.commit != first.commit }) else { return }
        let all = commits.map { "`\($0.place)`" }.joined(separator: " and ")
        throw SourceProblem(
            message: "`\(name)` is the name of \(all), which are different commits",
            suggestion:
                "give the full name of the one that you mean: \(spelling.naming(commits.last?.place ?? first.place))"
        )
    }

    private func lines(_ arguments: [String], to purpose: String) throws(SourceProblem) -> [String] {
        String(decoding: try git.output(arguments, to: purpose), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Whether the history ends at some commit because the clone was made so.
    package var isShallow: Bool {
        get throws(SourceProblem) {
            try git.line(["rev-parse", "--is-shallow-repository"], to: "check whether the clone is shallow") == "true"
        }
    }

    private func unknown(_ reference: String) throws(SourceProblem) -> SourceProblem {
        let known = try lines(
            ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"],
            to: "list its branches"
        )
        // A repository may have any number of them.
        let near = NearestWord.to(reference, among: Array(known.prefix(5_000)))
        let way =
            near.map { "did you mean `\($0)`?" }
            ?? "`git branch --all` lists the local ones; `git fetch` gets the others"
        return SourceProblem(
            message: "there is no commit `\(reference)` in this repository",
            suggestion: try isShallow ? "this clone is shallow: `git fetch --unshallow` gets its history" : way
        )
    }

    private func nothingInCommon(
        of one: String,
        with reference: String,
        _ spelling: ReferenceSpelling
    ) throws(SourceProblem) -> SourceProblem {
        guard try isShallow else {
            return SourceProblem(
                message: "\(one) and `\(reference)` have no commit in common",
                suggestion: "name a branch that this work began at: \(spelling.naming("REF"))"
            )
        }
        return SourceProblem(
            message: "this clone is shallow: the commit at which the work left `\(reference)` is not in it",
            suggestion: "`git fetch --unshallow` gets the history (in GitHub's checkout action: `fetch-depth: 0`)"
        )
    }
}
