// The contents of files in a commit, from git's objects: nothing is checked out, and nothing is fetched.

import NormaFiles
import NormaText

/// The earlier contents of changed files. Small ones are in memory; a large one is read on request, as a tree may have
/// many that are never needed.
package struct EarlierContents: Sendable {
    /// The earlier size of each in bytes, except files larger than anything that Norma reads.
    package let sizes: [RelativePath: Int]
    /// The contents of the small ones.
    package let small: [RelativePath: [UInt8]]
    private let changes: TreeChanges
    private let repository: Repository

    /// The maximal size of a small file,
    private static let mostBytesOfSmall = 4 << 20
    /// and of all small ones together.
    private static let mostBytesKept = 256 << 20

    fileprivate init(of changes: TreeChanges, in repository: Repository) throws(SourceProblem) {
        let purpose = "read earlier files"
        let sizes = try repository.sizes(ofContents: Set(changes.earlier.values), to: purpose)
        let missing = changes.earlier.filter { sizes[$0.value] == nil }.keys.sorted()
        if let first = missing.first { throw Self.missing(first, others: missing.count - 1, purpose) }
        var kept: [GitContent] = []
        var sum = 0
        for (name, size) in sizes.sorted(by: { $0.key < $1.key }) where size <= Self.mostBytesOfSmall {
            guard sum + size <= Self.mostBytesKept else { break }
            kept.append(GitContent(name: name, size: size))
            sum += size
        }
        var contents: [String: [UInt8]] = [:]
        try repository.forEach(of: kept, to: purpose) { contents[$0] = $1 }
        self.sizes = changes.earlier.compactMapValues { sizes[$0] }.filter { $0.value <= FileBound.largest }
        small = changes.earlier.compactMapValues { contents[$0] }
        self.changes = changes
        self.repository = repository
    }

    /// Nil if the file had nothing that Norma reads.
    package func bytes(of path: RelativePath) throws(FileProblem) -> [UInt8]? {
        if let bytes = small[path] { return bytes }
        guard let size = sizes[path], let name = changes.earlier[path] else { return nil }
        var bytes: [UInt8]?
        do throws(SourceProblem) {
            let content = GitContent(name: name, size: size)
            try repository.forEach(of: [content], to: "read an earlier file") { bytes = $1 }
        } catch {
            throw FileProblem(kind: .unreadable, path: path, message: error.message, reason: error.message)
        }
        return bytes
    }

    private static func missing(_ first: RelativePath, others: Int, _ purpose: String) -> SourceProblem {
        let more = others > 0 ? " and \(others) more files" : ""
        return SourceProblem(
            message:
                "git can't \(purpose): this clone doesn't have the earlier content of `\(first)`\(more), and a check never fetches",
            suggestion: "get it with `git fetch --refetch --no-filter`, or clone without `--filter`"
        )
    }
}

extension Repository {
    /// The earlier contents of these files.
    ///
    /// Cost: two runs of git, more for large amounts.
    package func contents(of changes: TreeChanges) throws(SourceProblem) -> EarlierContents {
        try EarlierContents(of: changes, in: self)
    }
}
