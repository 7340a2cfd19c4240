// The differences between a commit and the files on disk, staged, unstaged and new.

import NormaFiles
import NormaText

/// The differences of a folder; files that git ignores count as unchanged.
package struct TreeChanges: Sendable, Hashable {
    /// Changed and deleted files, with git's names of their earlier contents.
    package var earlier: [RelativePath: String] = [:]
    /// Files that didn't exist.
    package var added: Set<RelativePath> = []
    /// Submodules with another commit checked out: their earlier files aren't read.
    package var submodules: [RelativePath] = []

    /// All files that differ.
    package var paths: Set<RelativePath> { added.union(earlier.keys) }

    /// The differences of some files; all others count as unchanged, and their earlier contents aren't needed.
    package func only(_ isKept: (RelativePath) -> Bool) -> TreeChanges {
        var result = self
        result.earlier = earlier.filter { isKept($0.key) }
        result.added = added.filter(isKept)
        return result
    }

    /// The files that differ between the states that two such differences lead to.
    package func paths(differingFrom other: TreeChanges) -> Set<RelativePath> {
        paths.union(other.paths).filter { path in
            let isSame = earlier[path] == other.earlier[path] && added.contains(path) == other.added.contains(path)
            return !isSame
        }
    }

    /// Including files reached by links: a change on the way, or at their real place, changes them.
    ///
    /// - Parameter linked: as in a `FileTree`.
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
    /// Cost: the entries of the commit and of the index are listed, and each file's stamp is read; files whose stamp
    /// differs from git's are read.
    package func changes(since revision: Revision) throws(SourceProblem) -> TreeChanges {
        let purpose = "compare the files with \(revision.shortName)"
        var changes = try WorkTree(of: self, to: purpose).changes(since: revision.commit)
        let listed = ["ls-files", "--others", "--exclude-standard", "-z", "--", argument()]
        for place in try git.output(listed, to: purpose).split(separator: 0) {
            // A new folder with its own repository is listed only by its name.
            let isFolder = place.last == UInt8(ascii: "/")
            let paths = isFolder ? try files(in: place.dropLast(), to: purpose) : [path(at: place)].compactMap { $0 }
            for path in paths where changes.earlier[path] == nil {
                changes.added.insert(path)
            }
        }
        return changes
    }

    /// All files of a folder that git doesn't list, because it is its own repository.
    private func files(in folder: ArraySlice<UInt8>, to purpose: String) throws(SourceProblem) -> [RelativePath] {
        var files: [RelativePath] = []
        var open = [Array(folder)]
        while let place = open.popLast() {
            let absolute = git.folder + "/" + String(decoding: place, as: UTF8.self)
            let listing: FileSystem.Listing
            do throws(FileSystem.Failure) { listing = try FileSystem.list(absolute) } catch {
                throw SourceProblem(message: "can't \(purpose): \(absolute) can't be listed: \(error.reason)")
            }
            for name in listing.names where name != ".git" {
                let inner = place + Array("/\(name)".utf8)
                let kind = FileSystem.linkStatus(of: absolute + "/" + name)?.kind
                if kind == .folder { open.append(inner) } else if let path = path(at: inner[...]) { files.append(path) }
            }
        }
        return files
    }
}
