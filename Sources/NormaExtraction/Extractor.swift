// The entry of this room: the bytes of one file in, what it says out.

import NormaFacts
import NormaText
import SwiftParser
import SwiftSyntax

/// What one file says.
package struct Extraction: Sendable {
    package var facts: SourceFacts
    /// What the guide's patterns matched, in source order.
    package var patterns: [PatternSighting]
}

/// Reads files one at a time; holds only what is prepared once, so one value serves all threads.
package struct Extractor: Sendable {
    let checks: CheckTable
    let patterns: CompiledPatterns

    package init(checks: [any Check.Type] = AllChecks.all, patterns: CompiledPatterns = .none) {
        self.checks = CheckTable(checks)
        self.patterns = patterns
    }

    /// One parse and one walk. Never fails: what can't be parsed becomes a syntax error among the facts.
    package func extract(_ bytes: [UInt8]) -> Extraction {
        bytes.withUnsafeBufferPointer { buffer in
            let source = SourceText(buffer, lines: LineTable(buffer))
            var context = CheckContext(source: source, names: NameTable())
            let identifiers = checks.checks.map { context.names.number(of: $0.identifier) }
            var patternSightings: [PatternSighting] = []
            let wanted = Set(patterns.interestingKinds)
            let tree = Syntax(Parser.parse(source: buffer))
            func walk(_ node: Syntax) {
                for child in node.children(viewMode: .sourceAccurate) { walk(child) }
                checks.visit(node, identifiers: identifiers, in: &context)
                guard wanted.contains(node.kind) else { return }
                for match in patterns.matches(at: node, in: source) {
                    patternSightings.append(
                        PatternSighting(
                            pattern: match.pattern, range: match.range, owner: -1, bindings: match.bindings
                        )
                    )
                }
            }
            walk(tree)
            var facts = SourceFacts()
            facts.lines = source.lines
            checks.visitFile(facts, identifiers: identifiers, in: &context)
            facts.names = context.names.strings()
            facts.sightings = context.sightings.sorted { $0.range < $1.range }
            patternSightings.sort { $0.range < $1.range }
            return Extraction(facts: facts, patterns: patternSightings)
        }
    }
}
