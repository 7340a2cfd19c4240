// Half-written files of a killed process: the next write in their folder removes them.

import Foundation
import Synchronization

enum LeftFiles {
    private static let prefix = ".norma-fix-"
    private static let letters = 6
    /// Writing one file takes a moment; older files are abandoned. In seconds.
    private static let age = 60

    /// Makes a file with a unique name, readable only by its owner.
    ///
    /// - Parameter folder: an open descriptor.
    static func make(in folder: CInt) throws(FileSystem.Failure) -> (name: String, descriptor: CInt) {
        let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        for _ in 0..<100 {
            let name = prefix + String((0..<letters).compactMap { _ in alphabet.randomElement() })
            let descriptor = openat(folder, name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
            if descriptor >= 0 { return (name, descriptor) }
            guard errno == EEXIST else { throw FileSystem.Failure.last() }
        }
        throw FileSystem.Failure("no name for a file beside it is free")
    }

    /// The folders that were already cleaned.
    private static let known = Mutex<Set<String>>([])

    /// Whether a file has a name that Norma gives files while it writes them.
    static func isName(_ name: some StringProtocol) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let rest = name.dropFirst(prefix.count)
        return rest.utf8.count == letters && rest.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// Removes old ones: regular files of such a name, no links and nothing that a link leads to.
    ///
    /// Cost: a folder is listed once.
    ///
    /// - Parameter folder: absolute, links resolved.
    static func remove(from folder: String) {
        guard known.withLock({ $0.insert(folder).inserted }) else { return }
        for name in (try? FileSystem.list(folder))?.names ?? [] where isName(name) {
            let path = folder == "/" ? "/" + name : folder + "/" + name
            var information = stat()
            guard lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG,
                time(nil) - information.modified.seconds > age
            else { continue }
            unlink(path)
        }
    }
}
