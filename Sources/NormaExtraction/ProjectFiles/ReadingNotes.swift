// What could not be read from a manifest or a project file, with its place and the reason.

import NormaFacts
import NormaText

extension [SyntaxErrorFact] {
    mutating func note(_ message: String, at range: ByteRange) {
        append(SyntaxErrorFact(message: message, range: range))
    }

    /// As notes about settings, which decide no target's files.
    var aboutSettings: Self {
        map { SyntaxErrorFact(message: $0.message, range: $0.range, leavesFilesKnown: true) }
    }
}

extension Sequence<SyntaxErrorFact> {
    /// Sorted by place, then by message.
    var inOrder: [SyntaxErrorFact] { sorted { ($0.range, $0.message) < ($1.range, $1.message) } }
}
