// Writes several files: all of them or none.

import Foundation

/// A file to write, by absolute path.
package struct PlannedWrite: Sendable {
    package var path: String
    package var bytes: [UInt8]
    /// The expected content of the file; nil: it must not exist.
    package var known: [UInt8]?

    package init(path: String, bytes: [UInt8], known: [UInt8]? = nil) {
        self.path = path
        self.bytes = bytes
        self.known = known
    }
}

extension FileSystem {
    /// Which file could not be written, and why.
    package struct WriteFailure: Error, Sendable {
        package let path: String
        package let reason: String
    }

    /// Creates and replaces files; if one can't be written, the others are restored, and new folders removed.
    package static func writeTogether(_ files: [PlannedWrite]) throws(WriteFailure) {
        try Interruption.heldBack { () throws(WriteFailure) in try writeAll(files) }
    }

    private static func writeAll(_ files: [PlannedWrite]) throws(WriteFailure) {
        var done: [PlannedWrite] = []
        var folders: [String] = []
        for file in files {
            do {
                try makeFolder(of: file.path, &folders)
                if let known = file.known {
                    try replace(file.path, with: file.bytes, where: known)
                } else {
                    try create(file.path, bytes: file.bytes)
                }
                done.append(file)
            } catch {
                takeBack(done, folders)
                throw WriteFailure(path: file.path, reason: error.reason)
            }
        }
    }

    private static func makeFolder(of path: String, _ made: inout [String]) throws(Failure) {
        var missing: [String] = []
        var folder = (path as NSString).deletingLastPathComponent
        while !folder.isEmpty, folder != "/", linkStatus(of: folder) == nil {
            missing.append(folder)
            folder = (folder as NSString).deletingLastPathComponent
        }
        for folder in missing.reversed() {
            guard mkdir(folder, 0o755) == 0 else { throw Failure.last() }
            made.append(folder)
        }
    }

    private static func takeBack(_ files: [PlannedWrite], _ folders: [String]) {
        for file in files.reversed() {
            if let known = file.known {
                try? replace(file.path, with: known, where: file.bytes)
            } else {
                unlink(file.path)
            }
        }
        for folder in folders.reversed() { rmdir(folder) }
    }
}
