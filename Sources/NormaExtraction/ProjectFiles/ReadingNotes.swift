// What could not be known of a manifest or a project file, with the place that does not tell it.

import NormaFacts
import NormaText

extension [SyntaxErrorFact] {
    mutating func note(_ message: String, at range: ByteRange) {
        append(SyntaxErrorFact(message: message, range: range))
    }
}

extension Sequence<SyntaxErrorFact> {
    /// By place, those of one place by what they say.
    var inOrder: [SyntaxErrorFact] { sorted { ($0.range, $0.message) < ($1.range, $1.message) } }
}
