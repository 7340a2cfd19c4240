// Walks a folder once, without following a loop of links.

import NormaText

struct DiskWalk {
    let root: String
    let exclusions: PathExclusions
    private var tree = FileTree()
    private var waiting: [Folder] = []
    /// Device and inode of every folder after a link that was entered: it is entered once.
    private var entered: Set<FileSystem.Identity> = []
    /// Files that were found through links, by their real place.
    private var foundThroughLinks: Set<ExactText> = []
    private var reported: Set<ExactText> = []
    /// Folders to walk again under the name of a link, once everything else is known.
    private var repeated: [Folder] = []
    private var isExhausted = false
    private var use = PatternUse()

    /// Enough for a link to each folder of a large tree.
    private static let mostRepetitions = 10_000

    /// A folder as the walk reaches it.
    private struct Folder {
        let path: RelativePath
        /// Its real place, absolute.
        let place: String
        /// The links on the way; empty if the path is its own.
        var links: [Link] = []

        var isReachedByLink: Bool { !links.isEmpty }
    }

    private struct Link {
        /// The real place of the link itself, absolute.
        let place: String
        let target: FileSystem.Identity
    }

    init(root: String, exclusions: PathExclusions) {
        self.root = root
        self.exclusions = exclusions
    }

    mutating func run() -> FileTree {
        waiting = [Folder(path: .root, place: root)]
        var next = 0
        while !waiting.isEmpty || next < repeated.count {
            if let folder = waiting.popLast() {
                walk(folder)
            } else {
                walk(repeated[next])
                next += 1
            }
        }
        tree.files.sort { $0.path < $1.path }
        tree.folders.sort()
        tree.leftOut.sort()
        tree.problems.sort { ($0.path, $0.message) < ($1.path, $1.message) }
        tree.idlePatterns = use.idlePatterns(of: exclusions)
        return tree
    }

    private mutating func walk(_ folder: Folder) {
        let listing: FileSystem.Listing
        do {
            listing = try FileSystem.list(folder.place)
        } catch {
            return report(
                .unreadable,
                folder.path,
                at: folder.place,
                "This folder can't be listed (\(error.reason)), so nothing in it was checked; check its permissions."
            )
        }
        for name in listing.unnamable where !exclusions.leavesOut(file: folder.path.appending(name)) {
            report(
                .unreadable,
                folder.path.appending(name),
                at: folder.place + "/" + name,
                "This name isn't UTF-8 (`\\x` and two digits mean a byte of it), so it was not checked; rename it."
            )
        }
        for name in listing.names { visit(name, in: folder) }
    }

    private mutating func visit(_ name: String, in folder: Folder) {
        let path = folder.path.appending(name)
        let place = folder.place == "/" ? "/" + name : folder.place + "/" + name
        use.note(path, exclusions)
        guard let status = FileSystem.linkStatus(of: place) else {
            let reason = FileSystem.Failure.last().reason
            return report(.unreadable, path, at: place, "This can't be read (\(reason)), so it was not checked.")
        }
        switch status.kind {
        case .folder: enter(Folder(path: path, place: place, links: folder.links), status)
        case .file where folder.isReachedByLink: addThroughLink(path, place, status, folder.links)
        case .file: add(path, status)
        case .link: follow(path, place, folder)
        case .other: reportSpecialFile(path, place)
        }
    }

    private mutating func add(_ path: RelativePath, _ status: FileSystem.Status) {
        if !exclusions.leavesOut(file: path) { tree.files.append(FileEntry(path: path, size: status.size)) }
    }

    /// A file with another name, under which it may also be in the tree.
    private mutating func addThroughLink(
        _ path: RelativePath,
        _ place: String,
        _ status: FileSystem.Status,
        _ links: [Link]
    ) {
        guard !exclusions.leavesOut(file: path), nameInTree(place, isFolder: false) == nil else { return }
        if foundThroughLinks.insert(ExactText(place)).inserted { add(path, status, at: place, via: links) }
    }

    private mutating func add(_ path: RelativePath, _ status: FileSystem.Status, at place: String, via links: [Link]) {
        guard !exclusions.leavesOut(file: path) else { return }
        tree.files.append(FileEntry(path: path, size: status.size))
        tree.linked[path] = (links.map(\.place) + [place]).compactMap { inTree($0) }
    }

    private mutating func enter(_ folder: Folder, _ status: FileSystem.Status) {
        if exclusions.leavesOutByName(folder.path) { tree.leftOut.append(folder.path) }
        guard !exclusions.leavesOut(folder: folder.path) else { return }
        let isRepeated =
            folder.isReachedByLink
            && (entered.contains(status.identity) || nameInTree(folder.place, isFolder: true) != nil)
        if isRepeated { return enterAgain(folder) }
        if folder.isReachedByLink { entered.insert(status.identity) }
        if folder.path.pathExtension == "swift" {
            report(
                .folderNamedLikeSource,
                folder.path,
                at: folder.place,
                "This is a folder, though its name ends in `.swift`; its content was checked."
            )
        }
        tree.folders.append(folder.path)
        waiting.append(folder)
    }

    /// A pattern may exclude a file under one name and include it under another; nothing else is found by a second
    /// walk.
    private mutating func enterAgain(_ folder: Folder) {
        guard exclusions.hasPatterns else { return }
        if repeated.count < Self.mostRepetitions { return repeated.append(folder) }
        guard !isExhausted else { return }
        isExhausted = true
        report(
            .linkLoop,
            folder.path,
            at: folder.place,
            "Links lead to the same folders more than \(Self.mostRepetitions) times, so this link and those after it were not followed; "
                + "remove some, or exclude them with `exclude:`."
        )
    }

    private mutating func follow(_ path: RelativePath, _ place: String, _ folder: Folder) {
        guard let status = FileSystem.status(of: place), let target = FileSystem.realPath(place) else {
            return reportBroken(path, place)
        }
        switch status.kind {
        case .folder:
            guard !exclusions.leavesOut(folder: path) else { return }
            if place.path(below: target) != nil || root.path(below: target) != nil {
                return report(
                    .linkLoop,
                    path,
                    at: place,
                    "This link leads to a folder that holds it, so it was not followed."
                )
            }
            guard !folder.links.contains(where: { $0.target == status.identity }) else { return }
            let links = folder.links + [Link(place: place, target: status.identity)]
            enter(Folder(path: path, place: target, links: links), status)
        case .file:
            if let name = nameInTree(target, isFolder: false), name.hasKind(of: path) { return }
            add(path, status, at: target, via: folder.links + [Link(place: place, target: status.identity)])
        case .link, .other: reportSpecialFile(path, place)
        }
    }

    /// The path under which the walk reaches a place by itself; nil outside the tree, and if it is excluded.
    private func nameInTree(_ place: String, isFolder: Bool) -> RelativePath? {
        inTree(place).flatMap { exclusions.leavesOut($0, isFolder: isFolder) ? nil : $0 }
    }

    private func inTree(_ place: String) -> RelativePath? {
        place.path(below: root).map { RelativePath(String($0)) }
    }
}

// MARK: - Unwalkable entries

extension DiskWalk {
    /// Once for each place, whatever its names are.
    private mutating func report(_ kind: FileProblem.Kind, _ path: RelativePath, at place: String, _ message: String) {
        guard reported.insert(ExactText(place)).inserted else { return }
        if let known = inTree(place), known != path { tree.linked[path] = [known] }
        tree.problems.append(FileProblem(kind: kind, path: path, message: message))
    }

    private mutating func reportSpecialFile(_ path: RelativePath, _ place: String) {
        guard path.pathExtension == "swift", !exclusions.leavesOut(file: path) else { return }
        report(.notAFile, path, at: place, "This isn't a regular file, so it was not checked.")
    }

    private mutating func reportBroken(_ path: RelativePath, _ place: String) {
        let isSource = path.pathExtension == "swift"
        if exclusions.leavesOut(folder: path) || exclusions.leavesOut(file: path) && isSource { return }
        if FileSystem.isLinkLoop(place) {
            report(.linkLoop, path, at: place, "This link leads back to itself, so it was not followed; remove it.")
        } else if FileSystem.status(of: place) != nil {
            report(
                .brokenLink,
                path,
                at: place,
                "This link leads to a name that isn't UTF-8, so it was not followed; rename its target."
            )
        } else {
            report(
                .brokenLink,
                path,
                at: place,
                "The target of this link doesn't exist; remove the link, or fix its target."
            )
        }
    }
}

extension RelativePath {
    /// Whether both are read in the same way: as Swift, or as the same kind of document.
    fileprivate func hasKind(of other: RelativePath) -> Bool {
        let (one, two) = (pathExtension, other.pathExtension)
        return one.isEmpty && two.isEmpty ? name.hasSameBytes(as: other.name) : one.hasSameBytes(as: two)
    }
}
