// The signatures of a tree's files, each file parsed once and only when it is asked for.

import NormaExtraction
import NormaFacts
import NormaFiles
import NormaText
import Synchronization

package final class SignatureFiles: Sendable {
    private let workspace: any Workspace
    private let known = Mutex<[RelativePath: FileSignatures]>([:])

    package init(workspace: any Workspace) { self.workspace = workspace }

    /// What a file declares; nothing where it can't be read, which a check would tell.
    package func signatures(of path: RelativePath) -> FileSignatures {
        if let found = known.withLock({ $0[path] }) { return found }
        let workspace = workspace
        // On a thread of its own, for the parser needs more stack than a command has. A file that hardly ends was named where
        // the tree was read.
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
    /// What a text declares that is not the file's as it stands.
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
