// What a commit and the index say of files: of which kind each is, and what it holds.

import NormaText

/// What git knows of a path.
struct GitEntry: Sendable, Hashable {
    enum Kind: Sendable { case file, link, submodule }

    let kind: Kind
    /// Git's name of its content; of a submodule that of its commit.
    let content: String

    init(kind: Kind, content: String) {
        self.kind = kind
        self.content = content
    }

    /// Nil for a mode that git doesn't write.
    init?(mode: ArraySlice<UInt8>, content: ArraySlice<UInt8>) {
        switch String(decoding: mode.prefix(3), as: UTF8.self) {
        case "100": kind = .file
        case "120": kind = .link
        case "160": kind = .submodule
        default: return nil
        }
        self.content = String(decoding: content, as: UTF8.self)
    }
}

/// What the index knows of a path.
struct IndexEntry: Sendable {
    let entry: GitEntry
    /// The path from the repository's folder, in the bytes of the file system.
    let place: [UInt8]
    /// Git doesn't expect the file on disk: if it is missing, it counts as being as the index says.
    let mayBeMissing: Bool
    /// The file as it was when git last compared it; nil if that isn't known.
    let stamp: IndexStamp?
}

extension Repository {
    /// The files of a commit, by path.
    func committed(in commit: String, to purpose: String) throws(SourceProblem) -> [RelativePath: GitEntry] {
        let scope = folder.text.isEmpty ? [] : [folder.text]
        let output = try git.output(["ls-tree", "-r", "-z", commit, "--"] + scope, to: purpose)
        var entries: [RelativePath: GitEntry] = [:]
        for record in output.split(separator: 0) {
            // `100644 blob CONTENT`, a tab, the path.
            guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let fields = record[..<tab].split(separator: UInt8(ascii: " "))
            guard fields.count == 3, let entry = GitEntry(mode: fields[0], content: fields[2]) else { continue }
            if let path = path(at: record[(tab + 1)...]) { entries[path] = entry }
        }
        return entries
    }

    /// What is in the index, by path; of a file in conflict one of its sides.
    ///
    /// Git says that it may change how it prints what it remembers of files: what can't be read is then unknown, and such files are read.
    func indexed(to purpose: String) throws(SourceProblem) -> [RelativePath: IndexEntry] {
        let output = try git.output(["ls-files", "-v", "--stage", "--debug", "-z", "--", argument()], to: purpose)
        var entries: [RelativePath: IndexEntry] = [:]
        var rest = output[...]
        while let end = rest.firstIndex(of: 0) {
            let record = rest[..<end]
            rest = rest[(end + 1)...]
            let stamp = IndexStamp(takenFrom: &rest)
            // `H 100644 CONTENT 0`, a tab, the path.
            guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let fields = record[..<tab].split(separator: UInt8(ascii: " "))
            guard fields.count == 4, let tag = fields[0].first,
                let entry = GitEntry(mode: fields[1], content: fields[2])
            else { continue }
            let place = record[(tab + 1)...]
            guard let path = path(at: place) else { continue }
            entries[path] = IndexEntry(
                entry: entry,
                place: Array(place),
                // `S` is left out of a sparse checkout; a small letter: assumed to be unchanged.
                mayBeMissing: tag == UInt8(ascii: "S") || tag >= UInt8(ascii: "a"),
                stamp: fields[3].elementsEqual("0".utf8) ? stamp : nil
            )
        }
        return entries
    }

    /// A path from the repository's folder, as one from the folder that is asked about. Nil if it isn't UTF-8: nothing is read by such a
    /// name, and written in another way it could be taken for that of another file.
    func path(at place: ArraySlice<UInt8>) -> RelativePath? {
        let above = folder.text.utf8.count
        return String(validating: place.dropFirst(above == 0 ? 0 : above + 1), as: UTF8.self).map { RelativePath($0) }
    }
}
