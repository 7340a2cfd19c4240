// The single walk over the tree of a file: visits every node in source order and passes it to its readers.

import NormaFacts
@_spi(RawSyntax) import SwiftSyntax

/// The state of a walk. The reading of declarations, types, expressions, scopes and comments is in extensions.
///
/// The walk uses the raw tree and no recursion: typed nodes are made only for checks and patterns that need them, and
/// source of any depth can't overflow the stack.
struct SourceWalk {
    var context: CheckContext
    var facts = SourceFacts()
    var patternSightings: [PatternSighting] = []
    var allowance = PatternAllowance()
    let frames = FrameStack()
    /// The innermost open declaration; -1 for the file.
    var owner: Int32 = -1
    /// Decisions counted in the body of the innermost function or property.
    var decisions: Int32 = 0
    var scopes = Scopes()
    var comments: CommentScan
    var ends = TokenEnds()
    /// Written types whose nominal type wasn't met yet, innermost last.
    var awaitedTypes: [AwaitedType] = []
    /// The chain that is being read: reused, so that reading allocates nothing.
    var chain: [ChainPart] = []
    let consultation: Consultation
    var typedPath: TypedPath
    private var visits: Int32 = 0
    /// Only a tree with errors is searched for them.
    let hasErrors: Bool
    var errors = SyntaxErrors()

    /// The lines are set first: the end of the file is the end of the outermost scope.
    init(tree: Syntax, source: SourceText, consultation: Consultation, names: NameTable) {
        context = CheckContext(source: source, names: names)
        bytes = source.bytes
        comments = CommentScan(source)
        self.consultation = consultation
        typedPath = TypedPath(root: tree)
        hasErrors = tree.hasError
        facts.lines = source.lines
    }

    var source: SourceText { context.source }
    let bytes: UnsafeBufferPointer<UInt8>

    mutating func walk(_ root: RawNode) {
        push(root, kind: root.kind, end: root.end, children: root.children, around: Surroundings())
        while let top = frames.top {
            if !enterNextNode(below: top) { leave(top) }
        }
    }

    /// Reads the next tokens and enters the node after them; false if no child is left.
    private mutating func enterNextNode(below top: Int) -> Bool {
        let children = frames[top].children
        var slot = Int(frames[top].next)
        var cursor = frames[top].cursor
        while slot < children.count {
            let child = children[slot]
            slot += 1
            guard let child else { continue }
            let start = cursor
            cursor += child.byteLength
            let kind = child.kind
            if kind == .token {
                let token = RawNode(raw: child, start: start)
                if hasErrors || cursor > comments.threshold { readToken(token, end: cursor) }
                continue
            }
            let slots = child.slots
            if slots.isEmpty, !consultation.isConsulted(at: kind) { continue }
            frames[top].next = Int32(truncatingIfNeeded: slot)
            frames[top].cursor = cursor
            var around = frames[top].around
            around.isRead = false
            push(RawNode(raw: child, start: start), kind: kind, end: cursor, children: slots, around: around)
            return true
        }
        return false
    }

    private mutating func readToken(_ token: RawNode, end: Int) {
        if end > comments.threshold { readComments(in: token, end: end) }
        if hasErrors { readErrors(ofToken: token) }
    }

    private mutating func push(
        _ node: RawNode,
        kind: SyntaxKind,
        end: Int,
        children: UnsafeBufferPointer<RawSyntax?>,
        around: Surroundings
    ) {
        visits += 1
        let frame = frames.place(
            Frame(node: node, kind: kind, end: end, children: children, around: around, visit: visits)
        )
        let interest = consultation.interest(in: kind)
        defer { frames.keepPlaced() }
        if around.isCondition {
            guard let parent, parent.kind == .ifConfigClause, parent.slot == Slot.IfConfigClause.elements else {
                return
            }
            frame.pointee.around.isCondition = false
        }
        if interest.isConsulted { frame.pointee.closing.insert(.consulted) }
        enter(&frame.pointee, interest.area)
    }

    private mutating func enter(_ frame: inout Frame, _ area: Area) {
        switch area {
        case .none: break
        case .declaration: enterDeclaration(&frame)
        case .declarationPart: enterDeclarationPart(&frame)
        case .scope: enterScope(&frame)
        case .type: enterType(&frame)
        case .expression: enterExpression(&frame)
        case .other: enterOther(&frame)
        }
    }

    private mutating func leave(_ top: Int) {
        let deepest = max(frames[top].deepest, Int32(truncatingIfNeeded: top + 1))
        if frames[top].closing.isEmpty {
            frames.removeLast()
        } else {
            var frame = frames[top]
            if frame.closing.contains(.consulted) { consult(frame) }
            frames.removeLast()
            close(&frame)
        }
        if top > 0, frames[top - 1].deepest < deepest { frames[top - 1].deepest = deepest }
    }

    private mutating func close(_ frame: inout Frame) {
        if frame.closing.contains(.type) { forgetAwaitedType(after: frame) }
        if frame.closing.contains(.bindings) { bindWaiting(since: frame.waitingMark, from: frame.end) }
        if frame.closing.contains(.guarded) { bindGuarded(frame) }
        if frame.closing.contains(.parameters) { scopes.waiting.removeLast(scopes.waiting.count - frame.waitingMark) }
        if frame.closing.contains(.scope) { closeScope(frame) }
        if frame.closing.contains(.declaration) { closeDeclaration(&frame) }
    }

    /// The parent: the node that is being entered is in one of its slots.
    var parent: Frame? { frames.top.map { frames[$0] } }

    /// The ancestor some levels up, 0 the parent.
    func ancestor(_ level: Int) -> Frame? {
        let index = frames.count - 1 - level
        return index >= 0 ? frames[index] : nil
    }
}
