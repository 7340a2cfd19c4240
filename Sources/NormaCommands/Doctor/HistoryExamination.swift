// What git can answer here: the commit that a change is compared with, and the files that a fresh clone has.

import NormaFiles
import NormaHistory
import NormaText

struct HistoryExamination {
    let remarks: [SetupRemark]
    /// Nil without git or a repository.
    private let repository: Repository?

    /// - Parameter hasBaseline: then the gate needs no history.
    init(root: String, hasBaseline: Bool) {
        let isRepository = TreeLocation.repository(around: root) != nil
        do throws(SourceProblem) {
            repository = try Repository(around: root)
        } catch {
            repository = nil
            remarks = [SetupRemark(isRepository ? .warning : .note, "git", error)]
            return
        }
        remarks = repository.map { [Self.remark(on: $0, hasBaseline)] } ?? []
    }

    private static func remark(on repository: Repository, _ hasBaseline: Bool) -> SetupRemark {
        do throws(SourceProblem) {
            return try comparison(in: repository, hasBaseline)
        } catch {
            return SetupRemark(hasBaseline ? .note : .warning, "git", error)
        }
    }

    private static func comparison(in repository: Repository, _ hasBaseline: Bool) throws(SourceProblem) -> SetupRemark
    {
        guard try !repository.isShallow else {
            let gate = hasBaseline ? "the baseline is the gate that works" : "there is no baseline either"
            return SetupRemark(
                hasBaseline ? .note : .warning,
                "git",
                "this clone is shallow, so `norma check --changed` may not find the commit at which the work left; \(gate)",
                way: "`git fetch --unshallow`; in CI: `fetch-depth: 0` (GitHub), `GIT_DEPTH: \"0\"` (GitLab)"
            )
        }
        let base = try repository.mergeBase(with: nil)
        return SetupRemark(.works, "git", "`--changed` compares with \(base.reference) at \(base.shortName)")
    }

    /// Which of the files git doesn't know; nil if it can't be asked.
    func unknown(among paths: [RelativePath]) -> [RelativePath]? {
        guard !paths.isEmpty, let known = try? repository?.known(among: paths) else { return nil }
        return paths.filter { !known.contains($0) }
    }

    /// A warning for each file of the set-up that a clone would not have.
    func uncommitted(_ paths: [RelativePath]) -> [SetupRemark] {
        (unknown(among: paths) ?? []).map { path in
            SetupRemark(
                .warning,
                "git",
                "`\(path)` isn't in git, so CI and your colleagues don't have it",
                way: "`git add \(path)` and commit; if .gitignore names it, remove it there"
            )
        }
    }
}
