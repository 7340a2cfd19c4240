// The guide's code patterns, prepared once and consulted at the nodes that could match.

import NormaFacts
import NormaText
import SwiftSyntax

/// Patterns ready for matching; made once, shared by all threads.
package struct CompiledPatterns: Sendable {
    package static let none = CompiledPatterns()

    package init() {}

    /// The kinds of node at which a pattern can match; `matches` is asked at no others.
    package var interestingKinds: [SyntaxKind] { [] }

    /// The patterns that match with this node as their outermost.
    package func matches(at node: Syntax, in source: SourceText) -> [PatternMatch] { [] }
}

/// One match at a node.
package struct PatternMatch: Sendable, Hashable {
    /// The pattern, as an index into the guide's list.
    package var pattern: Int32
    package var range: ByteRange
    package var bindings: [PatternSighting.Binding]

    package init(pattern: Int32, range: ByteRange, bindings: [PatternSighting.Binding]) {
        self.pattern = pattern
        self.range = range
        self.bindings = bindings
    }
}
