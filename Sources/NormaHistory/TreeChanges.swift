// What differs between a commit and the files on disk, staged, unstaged and new ones alike.

import NormaFiles
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
    /// Cost: the commit's files and those of the index are listed, and each is looked at; those whose times or sizes differ from what git
    /// remembers are read.
    package func changes(since revision: Revision) throws(SourceProblem) -> TreeChanges {
        let purpose = "compare the files with \(revision.shortName)"
        var changes = try WorkTree(of: self, to: purpose).changes(since: revision.commit)
        let listed = ["ls-files", "--others", "--exclude-standard", "-z", "--", argument()]
        for place in try git.output(listed, to: purpose).split(separator: 0) {
            // A new folder with a repository of its own is listed by its name alone.
            let isFolder = place.last == UInt8(ascii: "/")
            let paths = isFolder ? try files(in: place.dropLast(), to: purpose) : [path(at: place)].compactMap { $0 }
            for path in paths where changes.earlier[path] == nil {
                changes.added.insert(path)
            }
        }
        return changes
    }

    /// All files of a folder that git doesn't look into, as it is a repository of its own.
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
