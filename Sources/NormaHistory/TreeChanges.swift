// What differs between a commit and the files on disk, staged, unstaged and new ones alike.

import NormaText

/// The differences of a folder; what git ignores counts as unchanged.
package struct TreeChanges: Sendable, Hashable {
    /// What files were that are others now, or gone: git's names of their contents.
    package var earlier: [RelativePath: String] = [:]
    /// Files that were not there.
    package var added: Set<RelativePath> = []
    /// Submodules that another commit is checked out of: what they held is not looked at.
    package var submodules: [RelativePath] = []

    /// All files that are not as they were.
    package var paths: Set<RelativePath> { added.union(earlier.keys) }

    /// With the files behind links: what changed on the way to one, or where it really is, changed it.
    ///
    /// - Parameter linked: as a `FileTree` knows them.
    package func following(_ linked: [RelativePath: [RelativePath]]) -> TreeChanges {
        var result = self
        for (file, way) in linked where earlier[file] == nil {
            guard let place = way.last else { continue }
            let isNew = way.contains(where: added.contains) || way.dropLast().contains { earlier[$0] != nil }
            if isNew {
                result.added.insert(file)
            } else {
                result.earlier[file] = earlier[place]
            }
        }
        return result
    }
}

extension Repository {
    /// Cost: git compares the files whose times or sizes differ from what it remembers.
    package func changes(since revision: Revision) throws(SourceProblem) -> TreeChanges {
        let purpose = "compare the files with \(revision.shortName)"
        var changes = TreeChanges()
        let compared = try git.output(
            Self.rawDifference + ["--no-renames", "--ignore-submodules=dirty", revision.commit, "--"],
            to: purpose
        )
        for difference in RawDifference.all(in: compared) {
            if difference.isSubmodule {
                changes.submodules.append(difference.path)
            } else if let content = difference.earlierContent {
                changes.earlier[difference.path] = content
            } else if !difference.isGone {
                changes.added.insert(difference.path)
            }
        }
        let untracked = try git.output(["ls-files", "--others", "--exclude-standard", "-z"], to: purpose)
        for path in untracked.texts.map(RelativePath.init) where changes.earlier[path] == nil {
            changes.added.insert(path)
        }
        return changes
    }

    static let rawDifference = ["diff", "--raw", "-z", "--relative", "--no-abbrev", "--no-ext-diff"]
}

/// A line of `git diff --raw`: two modes, two contents, what happened, and to which file.
struct RawDifference {
    private let earlierMode: Substring
    private let laterMode: Substring
    private let content: Substring
    let status: Substring
    /// The file's earlier path, where it has two.
    let path: RelativePath
    /// Where the file is now, if it was renamed.
    var renamed: RelativePath?

    private init?(_ header: String, path: String) {
        let fields = header.dropFirst().split(separator: " ")
        guard header.hasPrefix(":"), fields.count == 5 else { return nil }
        (earlierMode, laterMode, content, status) = (fields[0], fields[1], fields[2], fields[4])
        self.path = RelativePath(path)
    }

    var isSubmodule: Bool { earlierMode == "160000" || laterMode == "160000" }
    var isGone: Bool { laterMode == "000000" }
    /// Nil if there was no file. Of a link it is unknown what it led to, so what is found there now counts as new.
    var earlierContent: String? { earlierMode.hasPrefix("100") ? String(content) : nil }

    static func all(in output: [UInt8]) -> [RawDifference] {
        var texts = output.texts[...]
        var differences: [RawDifference] = []
        while let header = texts.popFirst(), let path = texts.popFirst() {
            guard var difference = RawDifference(header, path: path) else { continue }
            if difference.status.hasPrefix("R") || difference.status.hasPrefix("C") {
                difference.renamed = texts.popFirst().map(RelativePath.init)
            }
            // Of a file in conflict git says so, and then how it differs.
            if difference.status != "U" { differences.append(difference) }
        }
        return differences
    }
}
