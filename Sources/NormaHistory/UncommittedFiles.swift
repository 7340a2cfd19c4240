// Which files git could not give back: those are not changed without `--allow-dirty`.

import NormaFiles
import NormaText

/// Asks git about files, each in the repository that it is in.
///
/// If there is no `.git`, or no git, there is nothing to ask, and every file may be changed.
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
            do throws(SourceProblem) {
                result.merge(try refusals(of: files, in: repository)) { $1 }
            } catch {
                for file in files {
                    result[ExactText(file)] =
                        "git can't say whether it could give this file back (\(error.message)); add --allow-dirty to change it"
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
                return "git does not know this file, so it could not give it back; commit it, or add --allow-dirty"
            }
            guard changes?.contains(path) ?? true else { return nil }
            return "this file has changes that are not committed; commit them, or add --allow-dirty"
        }
    }

    /// The folder of the repository that a file is in; nil if it is in none.
    package static func repository(around file: String) -> String? {
        TreeLocation.repository(around: FileSystem.folder(of: file))
    }
}
