// The entry to this room: the bytes of one file to its facts.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

/// The facts and pattern matches of one file.
package struct Extraction: Sendable {
    package var facts: SourceFacts
    /// The matches of the guide's patterns, in source order.
    package var patterns: [PatternSighting]
    /// The places where patterns could not be compared with all of the code, in source order.
    package var bounds: [PatternBound] = []
}

/// Reads files one at a time; holds only data that is prepared once, so one value serves all threads.
package struct Extractor: Sendable {
    private let consultation: Consultation

    package init(checks: [any Check.Type] = AllChecks.all, patterns: CompiledPatterns = .none) {
        consultation = Consultation(checks: CheckTable(checks), patterns: patterns)
    }

    /// One parse and one walk. Never fails: code that can't be parsed becomes a syntax error among the facts.
    ///
    /// The walk needs no stack, but the parser is recursive: call it on a thread with several megabytes of stack.
    package func extract(_ bytes: [UInt8]) -> Extraction {
        bytes.withUnsafeBufferPointer { buffer in
            let source = SourceText(buffer, lines: LineTable(buffer))
            do throws(NestingProblem) {
                return extract(try BoundedParser.parse(buffer), from: source)
            } catch {
                return Self.unread(source, error)
            }
        }
    }

    /// The facts of a file that is too deep for the parser.
    private static func unread(_ source: SourceText, _ problem: NestingProblem) -> Extraction {
        var facts = SourceFacts()
        facts.lines = source.lines
        facts.codeLineCount = LineMeasures(source: source, comments: []).total
        facts.syntaxErrors = [SyntaxErrorFact(message: problem.message, range: problem.place, kind: .tooDeep)]
        return Extraction(facts: facts, patterns: [])
    }

    private func extract(_ tree: SourceFileSyntax, from source: SourceText) -> Extraction {
        var walk = SourceWalk(
            tree: Syntax(tree),
            source: source,
            consultation: consultation,
            names: NameTable(capacity: source.count / 64)
        )
        walk.walk(RawNode(raw: tree.raw, start: 0))
        return walk.finished()
    }
}

extension SourceWalk {
    /// The result, once the walk is finished.
    fileprivate consuming func finished() -> Extraction {
        facts.lines = source.lines
        facts.isScript = source.bytes.starts(with: "#!".utf8)
        facts.syntaxErrors = errors.facts
        let measures = LineMeasures(source: source, comments: facts.comments, strings: facts.strings)
        facts.codeLineCount = measures.total
        for index in facts.declarations.indices where !facts.declarations[index].bodyRange.isEmpty {
            facts.declarations[index].bodyLineCount = measures.linesBetween(facts.declarations[index].bodyRange)
        }
        facts.putInSourceOrder()
        context.measures = measures
        context.owner = -1
        context.declaration = nil
        context.isInPreview = false
        context.isReadByMacro = false
        facts.names = context.names.strings()
        consultation.checks.visitFile(facts, in: &context)
        facts.sightings = context.sightings
        facts.edits = context.edits
        // Details that only the checks of the whole file have named.
        facts.names += context.names.strings(from: facts.names.count)
        facts.putSightingsInSourceOrder()
        return Extraction(
            facts: facts,
            patterns: patternSightings.sorted { $0.range < $1.range },
            bounds: allowance.bounds.sorted { $0.place < $1.place }
        )
    }
}
