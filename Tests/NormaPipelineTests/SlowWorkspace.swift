// A tree one file of which can't be read as long as a test likes.

import Foundation
import NormaFiles
import NormaText
import Synchronization

/// Closed until it is opened, for all who wait.
final class Gate: Sendable {
    private let isOpen = Atomic<Bool>(false)

    func open() { isOpen.store(true, ordering: .relaxed) }

    func wait() { while !isOpen.load(ordering: .relaxed) { Thread.sleep(forTimeInterval: 0.01) } }
}

/// A disk that does not answer for one file.
struct SlowWorkspace: Workspace {
    let inner: MemoryWorkspace
    let slow: String
    let gate: Gate

    func tree() -> FileTree { inner.tree() }

    func bytes(of path: RelativePath) throws(FileProblem) -> [UInt8] {
        if path.text == slow { gate.wait() }
        return try inner.bytes(of: path)
    }
}
