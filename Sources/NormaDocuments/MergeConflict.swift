// Finds the marks that a merge leaves in a file that two people changed.

import NormaText

package enum MergeConflict {
    /// The first line of a conflict as a problem; nil if no conflict is marked.
    package static func problem(in bytes: UnsafeBufferPointer<UInt8>) -> PlacedProblem? {
        let mark = UInt8(ascii: "<")
        var lineStart = 0
        while lineStart < bytes.count {
            let head = bytes[lineStart..<min(lineStart + 8, bytes.count)]
            if head.count >= 7, head.prefix(7).allSatisfy({ $0 == mark }), head.dropFirst(7).first ?? 0x20 <= 0x20 {
                let range = ByteRange(lineStart, lineStart + 7)
                return PlacedProblem("a merge left its conflict markers here: resolve the conflict", at: range)
            }
            while lineStart < bytes.count, bytes[lineStart] != 0x0A, bytes[lineStart] != 0x0D { lineStart += 1 }
            lineStart += 1
        }
        return nil
    }
}
