// Files that git could not restore: they aren't changed without `--allow-dirty`.

import NormaFiles
import NormaText

/// Asks git about files, each in its own repository.
///
/// Without `.git`, or without git, every file may be changed.
package struct UncommittedFiles {
    package init() {}

    /// Why each of these files, by absolute path, must not be changed; files that may be changed are left out.
    package func refusals(of files: [String]) -> [ExactText: String] {
        var byRepository: [ExactText: [String]] = [:]
        for file in files {
            guard let repository = Self.repository(around: file) else { continue }
            byRepository[ExactText(repository), default: []].append(file)
        }
        var result: [ExactText: String] = [:]
        for (repository, files) in byRepository.map({ ($0.key.text, $0.value) }) {
            do throws(SourceProblem) {
                result.merge(try refusals(of: files, in: repository)) { $1 }
            } catch {
                for file in files {
                    result[ExactText(file)] =
                        "git can't confirm that it could restore this file (\(error.message)); add --allow-dirty to change it anyway"
                }
            }
        }
        return result
    }

    private func refusals(of files: [String], in folder: String) throws(SourceProblem) -> [ExactText: String] {
        guard let repository = try Repository.ifIntact(around: folder) else { return [:] }
        let paths = Dictionary(
            files.map { (ExactText($0), RelativePath(String($0.path(below: folder) ?? ""))) }
        ) { first, _ in first }
        let tree = try WorkTree(of: repository, to: "compare files with the last commit")
        let head = try repository.head
        // Before the first commit nothing is committed.
        let changes = try head.map { head throws(SourceProblem) in
            try tree.changes(since: head, among: Set(paths.values)).paths
        }
        return paths.compactMapValues { path in
            guard tree.indexed[path] != nil else {
                return "this file is untracked, so git could not restore it; commit it, or add --allow-dirty"
            }
            guard changes?.contains(path) ?? true else { return nil }
            return "this file has uncommitted changes; commit them, or add --allow-dirty"
        }
    }

    /// The folder of the file's repository; nil if it is in none.
    package static func repository(around file: String) -> String? {
        TreeLocation.repository(around: FileSystem.folder(of: file))
    }
}
