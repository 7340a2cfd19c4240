// The signatures of a tree's files, each file parsed at most once and only on demand.

import NormaExtraction
import NormaFacts
import NormaFiles
import NormaText
import Synchronization

package final class SignatureFiles: Sendable {
    private let workspace: any Workspace
    private let known = Mutex<[RelativePath: FileSignatures]>([:])

    package init(workspace: any Workspace) { self.workspace = workspace }

    /// The declarations of a file; none if it can't be read, which a check would report.
    package func signatures(of path: RelativePath) -> FileSignatures {
        if let found = known.withLock({ $0[path] }) { return found }
        let workspace = workspace
        // On its own thread, because the parser needs more stack than a command has. A file that takes too long was
        // reported when the tree was read.
        let read: FileSignatures? = try? WatchedWork.run { (parts: WorkParts<RelativePath>) -> FileSignatures in
            parts.begin(path)
            guard let bytes = try? workspace.bytes(of: path), SourceEncoding.of(bytes).isReadable else {
                return FileSignatures()
            }
            return SignatureReader.signatures(of: bytes)
        }
        let signatures = read ?? FileSignatures()
        known.withLock { $0[path] = signatures }
        return signatures
    }
}

extension SignatureFiles {
    /// The declarations of a text that differs from the file.
    package static func signatures(of text: String) -> FileSignatures {
        ParallelMap.map([Array(text.utf8)], threads: 1, SignatureReader.signatures).first ?? FileSignatures()
    }
}

extension SourceEncoding {
    fileprivate var isReadable: Bool {
        switch self {
        case .utf8, .utf8WithNUL: true
        case .utf16, .invalid: false
        }
    }
}
