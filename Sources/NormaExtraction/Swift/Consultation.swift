// Runs the checks and the guide's patterns at the nodes that they want to visit.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

/// The checks and patterns of a run, by the kinds of node that they visit.
///
/// A class: it is reached from within the walk at every node, and as a value it would be copied each time.
final class Consultation: Sendable {
    /// A node with more levels below it is skipped by checks and patterns: the syntax library's way of inspecting it is
    /// recursive.
    static let deepest = 2_000

    let checks: CheckTable
    let patterns: CompiledPatterns
    private let interests: KindTable<Interest>

    /// The checks and patterns that visit a kind of node.
    struct Interest: Sendable {
        var area: Area
        /// Whether any check or pattern does.
        var isConsulted = false
    }

    init(checks: CheckTable, patterns: CompiledPatterns) {
        self.checks = checks
        self.patterns = patterns
        var interests = KindTable(fallback: Interest(area: .none))
        for (area, kinds) in Area.kinds {
            for kind in kinds { interests[kind].area = area }
        }
        for kind in checks.kinds + patterns.interestingKinds { interests[kind].isConsulted = true }
        self.interests = interests
    }

    func interest(in kind: SyntaxKind) -> Interest { interests[kind] }

    func isConsulted(at kind: SyntaxKind) -> Bool { interests[kind].isConsulted }
}

extension SourceWalk {
    /// Called before a node is closed, when everything inside it was read.
    mutating func consult(_ frame: Frame) {
        guard Int(frame.deepest) - frames.count < Consultation.deepest, frames.count < Consultation.deepest * 2 else {
            let place = trimmed(frame.node, end: frame.end)
            let message = "code is nested more than \(Consultation.deepest) levels deep; checks and patterns skip it"
            errors.addDepth(message, at: ByteRange(start: place.start, end: place.start))
            return
        }
        let head = PatternHead.hash(at: frame.node.raw)
        let checksWant = consultation.checks.wants(frame.node, frame.kind, head: head, in: bytes)
        let patternsWant = consultation.patterns.mayMatch(frame.kind, head: head)
        guard checksWant || patternsWant else { return }
        if frame.closing.contains(.declaration), frame.declaration >= 0 { finish(frame.declaration) }
        let subject = frame.declaration >= 0 ? frame.declaration : owner
        if checksWant, let node = typedPath.node(at: frames) {
            context.owner = subject
            context.declaration = facts.declaration(subject)
            context.isInPreview = frame.around.isInPreview || frame.around.isForDebugging
            context.isReadByMacro = frame.around.isReadByMacro
            consultation.checks.visit(node, frame.node, head: head, in: &context)
        }
        guard patternsWant else { return }
        for match in consultation.patterns.matches(at: frame.node, head: head, in: source, &allowance) {
            patternSightings.append(
                PatternSighting(
                    pattern: match.pattern,
                    range: match.range,
                    owner: subject,
                    bindings: match.bindings,
                    codeStart: match.codeStart,
                    pieces: match.pieces
                )
            )
        }
    }
}

/// Makes typed nodes for the path from the root to the current node, only on request.
struct TypedPath {
    private struct Step {
        let node: Syntax
        /// The visit of the walk that it represents.
        let visit: Int32
        /// Set when the first child is needed: for most nodes none is.
        private var children: SyntaxChildren?
        /// The last child that was needed, and its slot; nil and -1 before the first.
        private var index: SyntaxChildrenIndex?
        private var slot = -1

        init(_ node: Syntax, visit: Int32) {
            self.node = node
            self.visit = visit
        }

        /// The typed children leave out empty slots; the requested slot is never before the last one.
        mutating func take(slot wanted: Int, of slots: UnsafeBufferPointer<RawSyntax?>) -> Syntax? {
            let children = self.children ?? node.children(viewMode: .all)
            if self.children == nil { self.children = children }
            var index = self.index
            var position = slot
            while position < wanted {
                position += 1
                guard position < slots.count, slots[position] != nil else { continue }
                index = index.map { $0 < children.endIndex ? children.index(after: $0) : $0 } ?? children.startIndex
            }
            (self.index, slot) = (index, position)
            guard let index, index < children.endIndex else { return nil }
            return children[index]
        }
    }

    private let root: Syntax
    private var steps: [Step] = []

    init(root: Syntax) { self.root = root }

    /// The typed node of the innermost frame. Amortised, the cost is that of the new steps.
    mutating func node(at frames: FrameStack) -> Syntax? {
        while let last = steps.last, frames.visit(at: steps.count - 1) != last.visit { steps.removeLast() }
        if steps.isEmpty, frames.count > 0 { steps.append(Step(root, visit: frames[0].visit)) }
        while steps.count < frames.count {
            let depth = steps.count
            let (slot, slots) = (frames[depth - 1].slot, frames[depth - 1].children)
            guard let child = steps[depth - 1].take(slot: slot, of: slots) else { return nil }
            steps.append(Step(child, visit: frames[depth].visit))
        }
        return steps.last?.node
    }
}
