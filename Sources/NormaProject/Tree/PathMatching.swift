// Matches a list of path patterns against every file, each folder once.

import NormaExpressions
import NormaText

/// The first of several groups of patterns that covers a path.
///
/// A pattern that names a folder covers all below it, so a folder's answer is inherited and only the file's own name is
/// matched again. Cost: every pattern once per folder and once per file.
struct PathMatching {
    private let groups: [[NamePattern]]
    /// For each folder the first group that it or a folder above it matches; `groups.count` if there is none.
    private let folderGroups: [Int]

    init(_ groups: [[NamePattern]], folders: [ProjectFolder]) {
        self.groups = groups
        var answers: [Int] = []
        answers.reserveCapacity(folders.count)
        for folder in folders {
            // Folders are sorted, so the one above comes before.
            let inherited = folder.parent.map { answers[Int($0.index)] } ?? groups.count
            answers.append(Self.first(of: groups, below: inherited, matching: folder.path))
        }
        folderGroups = answers
    }

    /// The first group with a pattern that covers the file; nil if none does.
    func group(of path: RelativePath, in folder: FolderID) -> Int? {
        let inherited = folderGroups[Int(folder.index)]
        let found = Self.first(of: groups, below: inherited, matching: path)
        return found < groups.count ? found : nil
    }

    private static func first(of groups: [[NamePattern]], below limit: Int, matching path: RelativePath) -> Int {
        for index in 0..<limit where groups[index].contains(where: { $0.matches(path.text) }) { return index }
        return limit
    }
}
