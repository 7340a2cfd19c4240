// Gives a file another content: wholly or not at all.

import Foundation
import NormaText

extension FileSystem {
    /// Why the content of a file can't be replaced; nil where nothing stands in the way.
    ///
    /// - Parameter path: absolute, links resolved.
    package static func obstacleToReplacing(_ path: String) -> String? {
        var information = stat()
        guard lstat(path, &information) == 0 else { return "it is not there any more" }
        guard information.st_mode & S_IFMT == S_IFREG else { return "it isn't a regular file" }
        // The superuser may write everywhere; who took the permission away meant it for everyone.
        guard information.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0, access(path, W_OK) == 0 else {
            return "it is read-only"
        }
        return access(folder(of: path), W_OK | X_OK) == 0 ? nil : "nothing can be written to its folder"
    }

    /// Whether a folder takes new files; the superuser asks for its permissions too, as for files.
    package static func mayAdd(to folder: String) -> Bool {
        var information = stat()
        guard stat(folder, &information) == 0 else { return false }
        return information.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0 && access(folder, W_OK | X_OK) == 0
    }

    /// Replaces the content of a file and keeps its permissions. Whoever reads the file meanwhile sees the old content or
    /// the new one, and where the writing fails the old one stays.
    ///
    /// - Parameters:
    ///   - path: absolute, links resolved.
    ///   - known: what the file is known to hold; where it holds something else by now, nothing is written.
    package static func replace(_ path: String, with bytes: [UInt8], where known: [UInt8]) throws(Failure) {
        try Interruption.heldBack { () throws(Failure) in try replaceWholly(path, with: bytes, where: known) }
    }

    private static func replaceWholly(_ path: String, with bytes: [UInt8], where known: [UInt8]) throws(Failure) {
        guard try read(path, limit: .max) == known else {
            throw Failure("somebody changed it at the same time")
        }
        var information = stat()
        guard stat(path, &information) == 0 else { throw Failure.last() }
        LeftFiles.remove(from: folder(of: path))
        // By its descriptor, so that nothing stays where the folder gets another name meanwhile, and nothing leads to another folder.
        let home = open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard home >= 0 else { throw Failure.last() }
        defer { close(home) }
        let (temporary, descriptor) = try LeftFiles.make(in: home)
        do throws(Failure) {
            defer { close(descriptor) }
            try writeAll(bytes, to: descriptor)
            // Another owner's file may become ours; that its permissions stay matters more.
            _ = fchown(descriptor, information.st_uid, information.st_gid)
            guard fchmod(descriptor, information.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else {
                throw Failure.last()
            }
            guard renameat(home, temporary, home, name(of: path)) == 0 else { throw Failure.last() }
        } catch {
            unlinkat(home, temporary, 0)
            throw error
        }
    }

    private static func name(of path: String) -> String {
        path.lastSlash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// The folder that holds an absolute path; the root's is the root.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastSlash, slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}
