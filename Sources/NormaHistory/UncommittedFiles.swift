// Which files git could not give back: those are not changed without `--allow-dirty`.

import NormaFiles
import NormaText

/// Asks git about files, each in the repository that it lies in.
///
/// Where there is no repository, or no git, there is nothing to ask, and every file may be changed.
package struct UncommittedFiles {
    package init() {}

    /// Why each of these files, by absolute path, must stay as it is; files that may be changed are left out.
    package func refusals(of files: [String]) -> [ExactText: String] {
        var byRepository: [ExactText: [String]] = [:]
        for file in files {
            guard let repository = Self.repository(around: file) else { continue }
            byRepository[ExactText(repository), default: []].append(file)
        }
        var result: [ExactText: String] = [:]
        for (repository, files) in byRepository.map({ ($0.key.text, $0.value) }) {
            guard let tracked = paths(["ls-files", "-z"], in: repository) else { continue }
            let compared = ["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "HEAD"]
            // Before the first commit there is no HEAD, and nothing is committed.
            let changed = paths(compared, in: repository).flatMap { try? $0.get() }
            for file in files {
                result[ExactText(file)] = refusal(of: file, in: repository, tracked, changed)
            }
        }
        return result
    }

    private func refusal(
        of file: String,
        in repository: String,
        _ tracked: Result<Set<ExactText>, Git.Refusal>,
        _ changed: Set<ExactText>?
    ) -> String? {
        let path = file.path(below: repository).map(ExactText.init) ?? ExactText(file)
        switch tracked {
        case .failure(let problem):
            return
                "git can't say whether it could give this file back (\(problem.reason)); add --allow-dirty to change it"
        case .success(let tracked):
            if !tracked.contains(path) {
                return "git does not know this file, so it could not give it back; commit it, or add --allow-dirty"
            }
            guard changed?.contains(path) ?? true else { return nil }
            return "this file has changes that are not committed; commit them, or add --allow-dirty"
        }
    }

    /// The folder of the repository that a file lies in; nil where it lies in none.
    package static func repository(around file: String) -> String? {
        var folder = Substring(file)
        while let slash = folder.lastSlash {
            folder = folder[..<slash]
            let path = folder.isEmpty ? "/" : String(folder)
            if FileSystem.linkStatus(of: (folder.isEmpty ? "" : path) + "/.git") != nil { return path }
        }
        return nil
    }

    /// The paths that git prints, from the repository's folder; nil where there is no git.
    private func paths(_ arguments: [String], in repository: String) -> Result<Set<ExactText>, Git.Refusal>? {
        Git(in: repository).answer(arguments)?.map { Set($0.texts.map(ExactText.init)) }
    }
}
