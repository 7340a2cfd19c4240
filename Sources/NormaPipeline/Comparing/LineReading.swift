// The texts of source lines of a tree, read where they are asked for.

import NormaFiles
import NormaFindings
import NormaText
import Synchronization

/// A class, because a file is read once for all its lines.
final class LineReading: Sendable {
    private let workspace: any Workspace
    private let files = Mutex<[RelativePath: [UInt8]]>([:])

    init(_ workspace: any Workspace) { self.workspace = workspace }

    /// The line that a place begins in, without its indentation; nil for a whole file.
    func text(at place: Place) -> String? {
        guard let range = place.range else { return nil }
        let bytes = bytes(of: place.path)
        let start = Int(range.start)
        guard bytes.indices.contains(start) else { return nil }
        let isBreak: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let first = bytes[..<start].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
        let end = bytes[start...].firstIndex(where: isBreak) ?? bytes.endIndex
        return String(decoding: bytes[first..<end].drop(while: isBlank), as: UTF8.self)
    }

    private func bytes(of path: RelativePath) -> [UInt8] {
        files.withLock { files in
            if let known = files[path] { return known }
            let bytes = (try? workspace.bytes(of: path)) ?? []
            files[path] = bytes
            return bytes
        }
    }
}
