// Replaces the content of a file: completely or not at all.

import Foundation
import NormaText

extension FileSystem {
    /// Why the content of a file can't be replaced; nil if it can.
    ///
    /// - Parameter path: absolute, links resolved.
    package static func obstacleToReplacing(_ path: String) -> String? {
        var information = stat()
        guard lstat(path, &information) == 0 else { return "it no longer exists" }
        guard information.st_mode & S_IFMT == S_IFREG else { return "it isn't a regular file" }
        // The superuser may write everywhere; a removed permission is meant for everyone.
        guard information.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0, access(path, W_OK) == 0 else {
            return "it is read-only"
        }
        return access(folder(of: path), W_OK | X_OK) == 0 ? nil : "nothing can be written to its folder"
    }

    /// Whether a folder accepts new files; permissions count for the superuser too, as for files.
    package static func mayAdd(to folder: String) -> Bool {
        var information = stat()
        guard stat(folder, &information) == 0 else { return false }
        return information.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0 && access(folder, W_OK | X_OK) == 0
    }

    /// Replaces the content of a file and keeps its permissions. Readers see the old content or the new one, and after
    /// a failure the old content remains.
    ///
    /// - Parameters:
    ///   - path: absolute, links resolved.
    ///   - known: the expected content of the file; if it differs, nothing is written.
    package static func replace(_ path: String, with bytes: [UInt8], where known: [UInt8]) throws(Failure) {
        try Interruption.heldBack { () throws(Failure) in try replaceWholly(path, with: bytes, where: known) }
    }

    private static func replaceWholly(_ path: String, with bytes: [UInt8], where known: [UInt8]) throws(Failure) {
        guard try read(path, limit: .max) == known else {
            throw Failure("another program changed it at the same time")
        }
        var information = stat()
        guard stat(path, &information) == 0 else { throw Failure.last() }
        LeftFiles.remove(from: folder(of: path))
        // By its descriptor, so that nothing remains if the folder is renamed meanwhile, and nothing leads to another
        // folder.
        let home = open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard home >= 0 else { throw Failure.last() }
        defer { close(home) }
        let (temporary, descriptor) = try LeftFiles.make(in: home)
        do throws(Failure) {
            defer { close(descriptor) }
            try writeAll(bytes, to: descriptor)
            // Another owner's file may become ours; keeping its permissions matters more.
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

    /// The folder of an absolute path; the root's is the root.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastSlash, slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}
