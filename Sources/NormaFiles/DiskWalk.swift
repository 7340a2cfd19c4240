// Walks a folder once, without following a loop of links.

import NormaText

struct DiskWalk {
    let root: String
    let exclusions: PathExclusions
    private var tree = FileTree()
    /// Device and inode of every folder that was entered: a folder is entered once.
    private var entered: Set<FileSystem.Identity> = []
    private var use = PatternUse()

    init(root: String, exclusions: PathExclusions) {
        self.root = root
        self.exclusions = exclusions
    }

    mutating func run() -> FileTree {
        if let status = FileSystem.status(of: root) { entered.insert(status.identity) }
        var waiting: [(RelativePath, String)] = [(.root, root)]
        while let (folder, absolute) = waiting.popLast() {
            walk(folder, absolute, &waiting)
        }
        tree.files.sort { $0.path < $1.path }
        tree.folders.sort()
        tree.problems.sort { ($0.path, $0.message) < ($1.path, $1.message) }
        tree.idlePatterns = use.idlePatterns(of: exclusions)
        return tree
    }

    private mutating func walk(_ folder: RelativePath, _ absolute: String, _ waiting: inout [(RelativePath, String)]) {
        let names: [String]
        do {
            names = try FileSystem.list(absolute)
        } catch {
            let message =
                "This folder can't be listed (\(error.reason)), so nothing in it was checked; look at its permissions."
            tree.problems.append(FileProblem(kind: .unreadable, path: folder, message: message))
            return
        }
        for name in names {
            let path = folder.appending(name)
            let absolutePath = absolute == "/" ? "/" + name : absolute + "/" + name
            visit(path, absolutePath, &waiting)
        }
    }

    private mutating func visit(_ path: RelativePath, _ absolute: String, _ waiting: inout [(RelativePath, String)]) {
        use.note(path, exclusions)
        guard let status = FileSystem.linkStatus(of: absolute) else {
            let message = "This can't be looked at; its name may not be UTF-8."
            tree.problems.append(FileProblem(kind: .unreadable, path: path, message: message))
            return
        }
        switch status.kind {
        case .folder: enter(path, absolute, status, &waiting)
        case .file: add(path, size: status.size)
        case .link: follow(path, absolute, &waiting)
        case .other:
            guard path.pathExtension == "swift", !exclusions.leavesOut(file: path) else { return }
            let message = "This is no regular file, so it was not checked."
            tree.problems.append(FileProblem(kind: .notAFile, path: path, message: message))
        }
    }

    private mutating func add(_ path: RelativePath, size: Int) {
        if !exclusions.leavesOut(file: path) { tree.files.append(FileEntry(path: path, size: size)) }
    }

    private mutating func enter(
        _ path: RelativePath,
        _ absolute: String,
        _ status: FileSystem.Status,
        _ waiting: inout [(RelativePath, String)]
    ) {
        guard !exclusions.leavesOut(folder: path), entered.insert(status.identity).inserted else { return }
        if path.pathExtension == "swift" {
            let message = "This is a folder, though its name ends in `.swift`; what is in it was checked."
            tree.problems.append(FileProblem(kind: .folderNamedLikeSource, path: path, message: message))
        }
        tree.folders.append(path)
        waiting.append((path, absolute))
    }

    private mutating func follow(_ path: RelativePath, _ absolute: String, _ waiting: inout [(RelativePath, String)]) {
        let isSource = path.pathExtension == "swift"
        if exclusions.leavesOut(folder: path) || exclusions.leavesOut(file: path) && isSource { return }
        guard let status = FileSystem.status(of: absolute), let target = FileSystem.realPath(absolute) else {
            let isLoop = FileSystem.isLinkLoop(absolute)
            let message =
                isLoop
                ? "This link leads back to itself, so nothing was checked behind it; remove it."
                : "This link leads to something that does not exist; remove it, or mend its target."
            tree.problems.append(FileProblem(kind: isLoop ? .linkLoop : .brokenLink, path: path, message: message))
            return
        }
        if root == target || root.hasPrefix(target == "/" ? "/" : target + "/") {
            let message = "This link leads to a folder that holds it, so it was not followed."
            tree.problems.append(FileProblem(kind: .linkLoop, path: path, message: message))
            return
        }
        if target.hasPrefix(root + "/") {
            let name = "/" + path.text + "/"
            let held = "/" + target.dropFirst(root.utf8.count + 1) + "/"
            guard status.kind == .folder, name.hasPrefix(held) else { return }
            let message = "This link leads to a folder that holds it, so it was not followed."
            tree.problems.append(FileProblem(kind: .linkLoop, path: path, message: message))
            return
        }
        switch status.kind {
        case .folder: enter(path, absolute, status, &waiting)
        case .file: add(path, size: status.size)
        case .link, .other: break
        }
    }
}
