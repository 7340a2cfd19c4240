// Which files have other names than in a commit, as git tells by what they hold.

import Foundation
import NormaText

extension Repository {
    /// Earlier path → path now.
    ///
    /// Files that git does not know yet count as well: they are put into an index of our own, beside the repository's, so that git
    /// can compare them and nothing of the user's changes.
    ///
    /// Cost: git compares the contents of what is gone with what is new, at most 3,000 of each.
    package func renames(since commit: String) throws(SourceProblem) -> [RelativePath: RelativePath] {
        let changes = try changes(since: Revision(commit: commit, reference: commit))
        guard !changes.added.isEmpty, !changes.earlier.isEmpty else { return [:] }
        let index = try TemporaryIndex(of: git)
        defer { index.remove() }
        let paths = changes.paths.sorted().map { $0.text + "\0" }.joined()
        _ = try git.output(
            ["update-index", "--add", "--remove", "--replace", "-z", "--stdin"],
            to: Self.purpose,
            input: Array(paths.utf8),
            environment: index.environment
        )
        let compared = try git.output(
            Self.rawDifference + ["--cached", "-M", "-l3000", "--diff-filter=R", commit, "--"],
            to: Self.purpose,
            environment: index.environment
        )
        var renames: [RelativePath: RelativePath] = [:]
        for difference in RawDifference.all(in: compared) { renames[difference.path] = difference.renamed }
        return renames
    }

    fileprivate static let purpose = "tell which files were renamed"
}

/// A copy of the repository's index in a folder for a moment, with a place for the contents that git puts in.
private struct TemporaryIndex {
    private let folder: URL
    let environment: [String: String]

    init(of git: Git) throws(SourceProblem) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("norma-\(UUID().uuidString)")
        let objects = folder.appendingPathComponent("objects")
        guard (try? FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)) != nil else {
            throw SourceProblem(
                message: "git can't \(Repository.purpose): nothing can be written to \(folder.path)",
                suggestion: "name another folder for temporary files with TMPDIR"
            )
        }
        self.folder = folder
        let index = folder.appendingPathComponent("index")
        // Without one, git begins with an empty index: every file counts as new then.
        if let own = Self.path("index", of: git) {
            try? FileManager.default.copyItem(at: URL(fileURLWithPath: own), to: index)
        }
        var environment = ["GIT_INDEX_FILE": index.path, "GIT_OBJECT_DIRECTORY": objects.path]
        if let own = Self.path("objects", of: git) {
            let isPlain = !own.contains(":") && !own.contains("\"")
            let quoted = own.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            environment["GIT_ALTERNATE_OBJECT_DIRECTORIES"] = isPlain ? own : "\"\(quoted)\""
        }
        self.environment = environment
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    private static func path(_ name: String, of git: Git) -> String? {
        git.line(["rev-parse", "--git-path", name]).map { $0.hasPrefix("/") ? $0 : git.folder + "/" + $0 }
    }
}
