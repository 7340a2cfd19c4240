// The lines of present files that an earlier state didn't have.

import NormaFiles
import NormaFindings
import NormaText
import Synchronization

/// A class, because a file is compared once for all its lines.
final class NewLines: Sendable {
    private let workspace: any Workspace
    private let earlier: @Sendable (RelativePath) -> [UInt8]?
    private let known = Mutex<[RelativePath: Set<Int>]>([:])

    /// - Parameter earlier: the earlier text of a file; nil if it is unchanged or unknown.
    init(of workspace: any Workspace, _ earlier: @escaping @Sendable (RelativePath) -> [UInt8]?) {
        self.workspace = workspace
        self.earlier = earlier
    }

    /// Whether the line that a place begins in is new. Never true of a whole file, or if the earlier text is unknown.
    func contain(_ place: Place) -> Bool {
        guard place.range != nil else { return false }
        let lines = known.withLock { known in
            if let lines = known[place.path] { return lines }
            let lines = newLines(of: place.path)
            known[place.path] = lines
            return lines
        }
        return lines.contains(place.start.line)
    }

    /// Counted from 1.
    private func newLines(of path: RelativePath) -> Set<Int> {
        guard let old = earlier(path), let new = try? workspace.bytes(of: path) else { return [] }
        let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
        var result = Set(newLines.indices.map { $0 + 1 })
        for match in LineDifference(oldLines, newLines).matches {
            for line in match.new..<match.new + match.count { result.remove(line + 1) }
        }
        return result
    }

    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
}
