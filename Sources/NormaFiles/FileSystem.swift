// The few calls to the operating system that walking, reading and writing need.

import Foundation
import NormaText

package enum FileSystem {
    package enum Kind: Sendable { case file, folder, link, other }

    package struct Identity: Hashable, Sendable {
        let device: UInt64
        let inode: UInt64
    }

    package struct Status: Sendable {
        package let kind: Kind
        package let size: Int
        package let identity: Identity
    }

    /// Why a call failed, in the operating system's words or in ours.
    package struct Failure: Error, Sendable {
        package let reason: String
        package let isTooLarge: Bool

        init(_ reason: String, isTooLarge: Bool = false) {
            (self.reason, self.isTooLarge) = (reason, isTooLarge)
        }

        static func last() -> Failure {
            switch errno {
            case ENAMETOOLONG: Failure("its path is too long for the system")
            case EEXIST: Failure("another program made it at the same time")
            case let code: Failure(String(cString: strerror(code)))
            }
        }
    }

    /// The target of the path, links followed; nil if there is none.
    package static func status(of path: String) -> Status? {
        var information = stat()
        return stat(path, &information) == 0 ? status(from: information) : nil
    }

    /// Whether this process may write into a folder; a sandbox refuses it too.
    package static func isWritable(_ folder: String) -> Bool { access(folder, W_OK) == 0 }

    /// The entry at the path itself; a link is a link.
    package static func linkStatus(of path: String) -> Status? {
        var information = stat()
        return lstat(path, &information) == 0 ? status(from: information) : nil
    }

    package static func isLinkLoop(_ path: String) -> Bool {
        var information = stat()
        return stat(path, &information) != 0 && errno == ELOOP
    }

    static func status(from information: stat) -> Status {
        let kind: Kind =
            switch information.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        let identity = Identity(
            device: UInt64(truncatingIfNeeded: information.st_dev),
            inode: UInt64(truncatingIfNeeded: information.st_ino)
        )
        return Status(kind: kind, size: Int(information.st_size), identity: identity)
    }

    /// The absolute path with all links resolved; nil if it doesn't exist, or if its name isn't UTF-8.
    package static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(validatingCString: resolved)
    }

    /// Whether a file, or the target of a link, has one of these endings; true for anything that isn't a file.
    ///
    /// Messages quote unreadable text, so a repository's link must not choose which file of the machine that is.
    package static func isCalled(_ path: String, _ endings: Set<String>) -> Bool {
        guard status(of: path)?.kind == .file, let real = realPath(path) else { return true }
        return endings.contains(RelativePath(real).pathExtension.lowercased())
    }

    /// The entries of a folder, without `.` and `..`.
    package struct Listing: Sendable {
        /// Sorted by bytes.
        package var names: [String] = []
        /// Names that aren't UTF-8, so that no path leads there: each invalid byte is written `\xFF`.
        package var unnamable: [String] = []

        fileprivate mutating func add(_ name: UnsafePointer<CChar>) {
            guard let text = String(validatingCString: name) else {
                let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name))
                return unnamable.append(TextBytes.shown(bytes))
            }
            if text != ".", text != ".." { names.append(text) }
        }
    }

    package static func list(_ folder: String) throws(Failure) -> Listing {
        guard let stream = opendir(folder) else { throw Failure.last() }
        defer { closedir(stream) }
        var listing = Listing()
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                // An entry that isn't listed would not be checked either.
                if errno != 0 { throw Failure.last() }
                break
            }
            withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    listing.add($0)
                }
            }
        }
        listing.names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        listing.unnamable.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return listing
    }

    /// All bytes of a file.
    ///
    /// - Parameter limit: a file with more bytes is a failure, and no more than that is read.
    package static func read(_ path: String, limit: Int = FileBound.largest) throws(Failure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure.last() }
        defer { close(descriptor) }
        var information = stat()
        guard fstat(descriptor, &information) == 0 else { throw Failure.last() }
        guard information.st_mode & S_IFMT == S_IFREG else {
            throw Failure("it isn't a regular file")
        }
        return try read(descriptor, expecting: Int(information.st_size), limit: limit)
    }

    private static func read(_ descriptor: Int32, expecting size: Int, limit: Int) throws(Failure) -> [UInt8] {
        if let obstacle = FileBound.obstacle(ofSize: size, limit: limit) {
            throw Failure(obstacle, isTooLarge: true)
        }
        var failure: Failure?
        var bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size, let base = buffer.baseAddress {
                let received = Foundation.read(descriptor, base + count, size - count)
                if received < 0 {
                    if errno == EINTR { continue }
                    failure = Failure.last()
                    return
                }
                if received == 0 { return }
                count += received
            }
        }
        if let failure { throw failure }
        // The file may have grown since its size was read.
        var rest = [UInt8](repeating: 0, count: 4096)
        while bytes.count >= size {
            let received = rest.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
            if received < 0, errno == EINTR { continue }
            if received <= 0 { break }
            bytes.append(contentsOf: rest[..<received])
            if let obstacle = FileBound.obstacle(ofSize: bytes.count, limit: limit) {
                throw Failure(obstacle, isTooLarge: true)
            }
        }
        return bytes
    }

    /// Writes a new file; an existing one is not touched and is a failure.
    package static func create(_ path: String, bytes: [UInt8]) throws(Failure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Failure.last() }
        defer { close(descriptor) }
        do throws(Failure) {
            try writeAll(bytes, to: descriptor)
        } catch {
            // Half a file is worse than none, and only this process can have made it.
            unlink(path)
            throw error
        }
    }

    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
        var written = 0
        while written < bytes.count {
            let sent = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if sent < 0 {
                if errno == EINTR { continue }
                throw Failure.last()
            }
            written += sent
        }
    }

    /// A path as the user would write it: relative to the current folder if it is below it.
    package static func shown(_ path: String) -> String {
        let current = currentFolder
        var shown = path.path(below: current).flatMap { $0.isEmpty ? nil : $0 } ?? path[...]
        while shown.hasBytes(atStart: "./") { shown = shown[shown.utf8.index(shown.startIndex, offsetBy: 2)...] }
        return String(shown)
    }

    /// The folder that the process was started in, absolute; empty if it is gone, and then no command runs.
    ///
    /// Read once: a folder that disappears later doesn't change the meaning of a path.
    package static let currentFolder: String = {
        guard let folder = getcwd(nil, 0) else { return "" }
        defer { free(folder) }
        let path = String(cString: folder)
        // For an unreachable folder Linux returns a text in brackets.
        return path.hasPrefix("/") ? path : ""
    }()

    /// Makes a folder the current one for the programs that are started from here on; `currentFolder` stays as it is.
    ///
    /// - Returns: whether it is a folder that can be entered.
    package static func enter(_ folder: String) -> Bool { chdir(folder) == 0 }
}
