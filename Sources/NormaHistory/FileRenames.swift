// Renamed files since a commit, found by git from their contents.

import NormaFiles
import NormaText

extension Repository {
    /// Which of the changed files are the same under another name: earlier path → present path. Untracked files count
    /// as well.
    ///
    /// Git compares two trees made for this purpose: deleted files, and new files as they are on disk.
    ///
    /// Cost: git compares the contents of deleted with new files, at most 3,000 of each.
    package func renames(among changes: TreeChanges) throws(SourceProblem) -> [RelativePath: RelativePath] {
        let purpose = "find renamed files"
        let gone = changes.earlier.filter { size(of: $0.key) == nil }.sorted { $0.key < $1.key }
        let new = changes.added.filter { size(of: $0).map { $0 <= FileBound.largest } ?? false }.sorted()
        guard !gone.isEmpty, !new.isEmpty else { return [:] }
        return try Interruption.heldBack { () throws(SourceProblem) in
            let objects = try ObjectFolder(beside: self, to: purpose)
            defer { objects.remove() }
            let names = try names(ofContentsAt: new.map(place), keptIn: objects, to: purpose)
            let before = try tree("a", of: gone.map { ($0.key, $0.value) }, keptIn: objects, to: purpose)
            let after = try tree("b", of: Array(zip(new, names)), keptIn: objects, to: purpose)
            let compared = try git.output(
                ["diff-tree", "-r", "-z", "--raw", "--no-ext-diff", "--no-textconv", "-M", "-l3000", "--diff-filter=R"]
                    + [before, after],
                to: purpose,
                environment: objects.environment
            )
            return Self.renames(in: compared, from: gone.map(\.key), to: new)
        }
    }

    /// The same between two commits.
    package func renames(from earlier: Revision, to later: Revision) throws(SourceProblem) -> [RelativePath:
        RelativePath]
    {
        let output = try git.output(
            ["diff-tree", "-r", "-z", "--raw", "--no-ext-diff", "--no-textconv", "-M", "-l3000", "--diff-filter=R"]
                + [earlier.commit, later.commit, "--", argument()],
            to: "find renamed files"
        )
        var renames: [RelativePath: RelativePath] = [:]
        var texts = output.split(separator: 0)[...]
        while texts.popFirst()?.first == UInt8(ascii: ":") {
            guard let before = texts.popFirst(), let after = texts.popFirst() else { break }
            if let from = path(at: before), let to = path(at: after) { renames[from] = to }
        }
        return renames
    }

    private func place(of path: RelativePath) -> [UInt8] {
        Array((git.folder + "/" + folder.appending(path.text).text).utf8)
    }

    /// Nil if it isn't a file.
    private func size(of path: RelativePath) -> Int? {
        guard let (kind, stamp) = FileSystem.stamp(of: place(of: path)), kind == .file else { return nil }
        return stamp.size
    }

    /// A tree with each of some files in its own folder, whose name is a letter and the file's number: git considers a
    /// file's name, too, and two may have the same one.
    private func tree(
        _ letter: String,
        of files: [(path: RelativePath, content: String)],
        keptIn objects: ObjectFolder,
        to purpose: String
    ) throws(SourceProblem) -> String {
        let make = ["mktree", "-z", "--missing"]
        let entries = files.map { "100644 blob \($0.content)\t\($0.path.name)\0" }.joined(separator: "\0")
        let folders = try git.output(
            make + ["--batch"],
            to: purpose,
            input: Array(entries.utf8),
            environment: objects.environment
        )
        let names = String(decoding: folders, as: UTF8.self).split(separator: "\n")
        let tree = names.enumerated().map { "040000 tree \($1)\t\(letter)\(Self.number($0))\0" }.joined()
        let output = try git.output(make, to: purpose, input: Array(tree.utf8), environment: objects.environment)
        return String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// As many digits for each, so that git keeps our order.
    private static func number(_ index: Int) -> String {
        let digits = String(index)
        return String(repeating: "0", count: max(0, 9 - digits.count)) + digits
    }

    /// `:MODE MODE CONTENT CONTENT R095`, a NUL, the earlier path, a NUL, the later path, a NUL.
    private static func renames(
        in output: [UInt8],
        from earlier: [RelativePath],
        to later: [RelativePath]
    ) -> [RelativePath: RelativePath] {
        var renames: [RelativePath: RelativePath] = [:]
        var texts = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
        func file(_ files: [RelativePath]) -> RelativePath? {
            let folder = texts.popFirst()?.prefix { $0 != "/" } ?? ""
            return Int(folder.dropFirst()).flatMap { files.indices.contains($0) ? files[$0] : nil }
        }
        while texts.popFirst()?.hasPrefix(":") == true {
            guard let before = file(earlier), let after = file(later) else { break }
            renames[before] = after
        }
        return renames
    }
}
