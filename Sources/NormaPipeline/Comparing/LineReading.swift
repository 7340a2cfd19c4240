// The texts of source lines of a tree, read on demand.

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
    ///
    /// - Parameter surroundings: how many lines before and after it belong to the text.
    func text(at place: Place, surroundings: Int) -> String? {
        guard let range = place.range else { return nil }
        let bytes = bytes(of: place.path)
        let start = Int(range.start)
        guard start <= bytes.count else { return nil }
        var first = 0
        var rest = bytes[..<start]
        for _ in 0...surroundings {
            first = rest.lastIndex(of: Self.lineBreak).map { $0 + 1 } ?? 0
            rest = bytes[..<max(0, first - 1)]
        }
        var end = start
        for _ in 0...surroundings {
            guard end < bytes.count, let lineBreak = bytes[end...].firstIndex(of: Self.lineBreak) else {
                end = bytes.count
                break
            }
            end = lineBreak + 1
        }
        let lines = bytes[first..<max(first, end)].split(separator: Self.lineBreak, omittingEmptySubsequences: false)
        return lines.map { String(decoding: $0.trimmingBlanks, as: UTF8.self) }.joined(separator: "\n")
    }

    private static let lineBreak = UInt8(ascii: "\n")

    private func bytes(of path: RelativePath) -> [UInt8] {
        files.withLock { files in
            if let known = files[path] { return known }
            let bytes = (try? workspace.bytes(of: path)) ?? []
            files[path] = bytes
            return bytes
        }
    }
}

extension ArraySlice<UInt8> {
    /// Without the white space around it, including a carriage return at the end of a line.
    fileprivate var trimmingBlanks: ArraySlice<UInt8> {
        let isBlank: (UInt8) -> Bool = {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r")
        }
        let rest = drop(while: isBlank)
        guard let last = rest.lastIndex(where: { !isBlank($0) }) else { return [] }
        return rest[...last]
    }
}
