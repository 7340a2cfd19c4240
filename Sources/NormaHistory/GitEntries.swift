// The entries of a commit and of the index: the kind and the content of each file.

import NormaText

/// Git's data about a path.
struct GitEntry: Sendable, Hashable {
    enum Kind: Sendable { case file, link, submodule }

    let kind: Kind
    /// Git's name of its content; for a submodule that of its commit.
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

/// The index's data about a path.
struct IndexEntry: Sendable {
    let entry: GitEntry
    /// The path from the repository's folder, in the bytes of the file system.
    let place: [UInt8]
    /// Git doesn't expect the file on disk: if it is missing, the index's state counts.
    let mayBeMissing: Bool
    /// The file's stamp at git's last comparison; nil if unknown.
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

    /// The entries of the index, by path; of a file in conflict one of its sides.
    ///
    /// The format of git's stamps isn't guaranteed: an unreadable stamp counts as unknown, and such files are read.
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
                // `S` is excluded by a sparse checkout; a lower-case letter: assumed to be unchanged.
                mayBeMissing: tag == UInt8(ascii: "S") || tag >= UInt8(ascii: "a"),
                stamp: fields[3].elementsEqual("0".utf8) ? stamp : nil
            )
        }
        return entries
    }

    /// A path from the repository's folder, relative to the requested folder. Nil if it isn't UTF-8: Norma reads
    /// nothing with such a name, and in another notation it could be mistaken for that of another file.
    func path(at place: ArraySlice<UInt8>) -> RelativePath? {
        let above = folder.text.utf8.count
        return String(validating: place.dropFirst(above == 0 ? 0 : above + 1), as: UTF8.self).map { RelativePath($0) }
    }

    /// Those of the files and folders that git knows, or that hold a file that it knows.
    package func known(among paths: [RelativePath]) throws(SourceProblem) -> Set<RelativePath> {
        let arguments = paths.map(argument(for:))
        let output = try git.output(["ls-files", "-z", "--"] + arguments, to: "list the files that git knows")
        var known: Set<RelativePath> = []
        for record in output.split(separator: 0) {
            guard var path = path(at: record) else { continue }
            while known.insert(path).inserted, !path.text.isEmpty { path = path.parent }
        }
        return known.intersection(paths)
    }
}
