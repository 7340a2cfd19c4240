// Files of a commit with their contents, chosen by path.

import NormaText

extension Repository {
    /// Regular files of the folder, as of a commit.
    ///
    /// Cost: the entries of the commit are listed, and the chosen contents are read into memory.
    package func files(
        of revision: Revision,
        where isWanted: (RelativePath) -> Bool
    ) throws(SourceProblem) -> [RelativePath: [UInt8]] {
        let purpose = "read the files of \(revision.shortName)"
        let entries = try committed(in: revision.commit, to: purpose)
            .filter { $0.value.kind == .file && isWanted($0.key) }
        let sizes = try self.sizes(ofContents: Set(entries.values.map(\.content)), to: purpose)
        if let missing = entries.filter({ sizes[$0.value.content] == nil }).keys.min() {
            throw SourceProblem(
                message:
                    "git can't \(purpose): this clone doesn't have the content of `\(missing)`, and a check never fetches",
                suggestion: "get it with `git fetch --refetch --no-filter`, or clone without `--filter`"
            )
        }
        let wanted = sizes.sorted { $0.key < $1.key }.map { GitContent(name: $0.key, size: $0.value) }
        var contents: [String: [UInt8]] = [:]
        try forEach(of: wanted, to: purpose) { contents[$0] = $1 }
        return entries.compactMapValues { contents[$0.content] }
    }

    /// The absolute path of the repository's top folder.
    package var top: String { git.folder }
}
