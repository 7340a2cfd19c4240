// Compares the files on disk with a commit, without git's own comparison, which would run filters that a repository or
// its user names.

import NormaFiles
import NormaText

/// The files on disk, and the index's data about them.
///
/// A file whose times, size and number equal the index's stamp has the content in the index, as git compared it then.
/// Any other is read, and compared byte by byte except for its line ends.
struct WorkTree {
    let indexed: [RelativePath: IndexEntry]
    private let repository: Repository
    private let purpose: String
    /// When the index was written; nil if there is none.
    private let indexTime: FileStamp.Time?

    /// - Parameter purpose: the purpose of the call, for a problem.
    init(of repository: Repository, to purpose: String) throws(SourceProblem) {
        self.repository = repository
        self.purpose = purpose
        // Before it is read: if it is written again meanwhile, more files are read than necessary.
        indexTime = FileSystem.stamp(of: Array(repository.indexFile.utf8))?.stamp.modified
        indexed = try repository.indexed(to: purpose)
    }

    /// - Parameters:
    ///   - paths: the files to compare; nil: all of the folder.
    ///   - looksInside: whether to compare the files of submodules, too; nested submodules are never compared.
    func changes(
        since commit: String,
        among paths: Set<RelativePath>? = nil,
        looksInside: Bool = true
    ) throws(SourceProblem) -> TreeChanges {
        let committed = try repository.committed(in: commit, to: purpose)
        var changes = TreeChanges()
        var comparison = ContentComparison(repository: repository, purpose: purpose)
        for (path, index) in indexed where paths?.contains(path) ?? true {
            let earlier = committed[path]
            guard index.entry.kind != .submodule, earlier?.kind != .submodule else {
                let isMoved = try submodule(at: index) != earlier
                if isMoved || looksInside && isEdited(index) { changes.submodules.append(path) }
                continue
            }
            switch state(of: index) {
            case .known(earlier): break
            case .gone: changes.lose(path, earlier)
            case .known: changes.change(path, earlier)
            case .unknown:
                changes.change(path, earlier)
                guard let earlier else { continue }
                comparison.add(path, at: place(of: index), earlier, isIndexed: index.entry == earlier)
            }
        }
        for (path, entry) in committed where indexed[path] == nil && paths?.contains(path) ?? true {
            changes.lose(path, entry)
        }
        changes.submodules.sort()
        for path in try comparison.unchanged() {
            changes.earlier[path] = nil
            changes.added.remove(path)
        }
        return changes
    }

    private enum State {
        /// Equal to the index.
        case known(GitEntry)
        /// To be read.
        case unknown
        /// No longer a file, even if something else has its name.
        case gone
    }

    private func state(of index: IndexEntry) -> State {
        guard let (kind, stamp) = FileSystem.stamp(of: place(of: index)), kind == .file || kind == .link else {
            return index.mayBeMissing ? .known(index.entry) : .gone
        }
        let isKind = (kind == .file) == (index.entry.kind == .file)
        if isKind, let known = index.stamp, known == IndexStamp(stamp), let indexTime, !known.isTooFresh(for: indexTime)
        {
            return .known(index.entry)
        }
        return .unknown
    }

    private func place(of index: IndexEntry) -> [UInt8] { Array((repository.git.folder + "/").utf8) + index.place }

    /// The checked-out commit of a submodule: nil if nothing is there any more, that of the index if it was never
    /// checked out.
    private func submodule(at index: IndexEntry) throws(SourceProblem) -> GitEntry? {
        let place = place(of: index)
        guard index.entry.kind == .submodule, FileSystem.stamp(of: place)?.kind == .folder else { return nil }
        let folder = String(decoding: place, as: UTF8.self)
        guard FileSystem.linkStatus(of: folder + "/.git") != nil, let git = Git(in: folder) else { return index.entry }
        let answer = try git.answer(["rev-parse", "--verify", "--quiet", "HEAD"], to: purpose)
        guard answer.status == 0, let commit = answer.lines.first else { return index.entry }
        return GitEntry(kind: .submodule, content: commit)
    }

    /// Whether the files of a submodule differ from its checked-out commit, or that is unknown.
    private func isEdited(_ index: IndexEntry) -> Bool {
        let place = place(of: index)
        let folder = String(decoding: place, as: UTF8.self)
        guard index.entry.kind == .submodule, FileSystem.stamp(of: place)?.kind == .folder,
            FileSystem.linkStatus(of: folder + "/.git") != nil
        else { return false }
        do {
            let inner = try Repository(around: folder)
            guard inner.git.folder == FileSystem.realPath(folder) else { return true }
            let tree = try WorkTree(of: inner, to: purpose)
            return try tree.changes(since: "HEAD", looksInside: false) != TreeChanges()
        } catch {
            return true
        }
    }
}

extension TreeChanges {
    /// A different entry is there now. The former target of a link is unknown, so that everything found there is new.
    fileprivate mutating func change(_ path: RelativePath, _ earlier: GitEntry?) {
        if let earlier, earlier.kind == .file { self.earlier[path] = earlier.content } else { added.insert(path) }
    }

    /// Nothing is there any more, or git has no data about it.
    fileprivate mutating func lose(_ path: RelativePath, _ earlier: GitEntry?) {
        switch earlier?.kind {
        case .file: self.earlier[path] = earlier?.content
        case .submodule: submodules.append(path)
        case .link, nil: break
        }
    }
}
