// The system's data about a file without opening it: while that is the same, so is the content.

import Foundation

package struct FileStamp: Sendable, Hashable {
    package struct Time: Sendable, Hashable, Comparable {
        package let seconds: Int
        package let nanoseconds: Int

        package init(seconds: Int, nanoseconds: Int) {
            self.seconds = seconds
            self.nanoseconds = nanoseconds
        }

        package static func < (one: Time, other: Time) -> Bool {
            (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
        }
    }

    /// When its content was written.
    package let modified: Time
    /// When anything about it was changed, including its name and permissions; only the system can set this.
    package let changed: Time
    package let inode: UInt64
    package let size: Int

    package init(modified: Time, changed: Time, inode: UInt64, size: Int) {
        self.modified = modified
        self.changed = changed
        self.inode = inode
        self.size = size
    }
}

extension FileSystem {
    /// The entry at a path itself; a link is a link. Nil if there is none, or it can't be accessed.
    ///
    /// - Parameter path: absolute, in the bytes of the file system.
    package static func stamp(of path: [UInt8]) -> (kind: Kind, stamp: FileStamp)? {
        var information = stat()
        let isThere = (path + [0]).withUnsafeBytes { bytes in
            bytes.assumingMemoryBound(to: CChar.self).baseAddress.map { lstat($0, &information) == 0 } ?? false
        }
        guard isThere else { return nil }
        let stamp = FileStamp(
            modified: information.modified,
            changed: information.changed,
            inode: UInt64(truncatingIfNeeded: information.st_ino),
            size: Int(information.st_size)
        )
        return (status(from: information).kind, stamp)
    }
}

extension FileSystem {
    /// The target of a link, as written; nil if it isn't a link.
    ///
    /// - Parameter path: absolute, in the bytes of the file system.
    package static func target(ofLink path: [UInt8]) -> [UInt8]? {
        var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = (path + [0]).withUnsafeBytes { bytes in
            target.withUnsafeMutableBytes { buffer in
                guard let path = bytes.assumingMemoryBound(to: CChar.self).baseAddress,
                    let start = buffer.assumingMemoryBound(to: CChar.self).baseAddress
                else { return -1 }
                return readlink(path, start, buffer.count)
            }
        }
        return count < 0 ? nil : Array(target.prefix(count))
    }
}

extension stat {
    #if canImport(Darwin)
    var modified: FileStamp.Time { FileStamp.Time(seconds: st_mtimespec.tv_sec, nanoseconds: st_mtimespec.tv_nsec) }
    fileprivate var changed: FileStamp.Time {
        FileStamp.Time(seconds: st_ctimespec.tv_sec, nanoseconds: st_ctimespec.tv_nsec)
    }
    #else
    var modified: FileStamp.Time { FileStamp.Time(seconds: st_mtim.tv_sec, nanoseconds: st_mtim.tv_nsec) }
    fileprivate var changed: FileStamp.Time {
        FileStamp.Time(seconds: st_ctim.tv_sec, nanoseconds: st_ctim.tv_nsec)
    }
    #endif
}
