// The one walk over the tree of a file: visits every node in source order and hands it to whoever reads such nodes.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

/// The state of a walk. The reading of declarations, types, expressions, scopes and comments stands in extensions.
///
/// The tree is walked raw and without recursion: typed nodes are made only for checks and patterns that ask, and source
/// of any depth can't overflow the stack.
struct SourceWalk {
    var context: CheckContext
    var facts = SourceFacts()
    var patternSightings: [PatternSighting] = []
    var frames: [Frame] = []
    /// The innermost declaration that is open; -1: the file.
    var owner: Int32 = -1
    /// Decisions met in the body of the innermost function or property.
    var decisions: Int32 = 0
    var scopes = Scopes()
    var comments: CommentScan
    var ends = TokenEnds()
    /// Written types whose nominal type was not met yet, the innermost last.
    var awaitedTypes: [AwaitedType] = []
    /// The chain that is being read: reused, so that reading one allocates nothing.
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
        comments = CommentScan(source)
        self.consultation = consultation
        typedPath = TypedPath(root: tree)
        hasErrors = tree.hasError
        frames.reserveCapacity(64)
        facts.lines = source.lines
    }

    var source: SourceText { context.source }

    mutating func walk(_ root: RawNode) {
        push(root, kind: root.kind, end: root.end, children: root.children, around: Surroundings())
        while let last = frames.indices.last {
            let slot = frames[last].next
            guard slot < frames[last].children.count else {
                leave()
                continue
            }
            frames[last].next = slot + 1
            guard let child = frames[last].children[slot] else { continue }
            let start = frames[last].cursor
            let end = start + child.byteLength
            frames[last].cursor = end
            visit(RawNode(raw: child, start: start), end: end)
        }
    }

    private mutating func visit(_ node: RawNode, end: Int) {
        let kind = node.kind
        if kind == .token {
            if end > comments.threshold { readComments(in: node, end: end) }
            if hasErrors { readErrors(ofToken: node) }
            return
        }
        let children = node.children
        if children.isEmpty, !consultation.wants(kind) { return }
        let parent = frames[frames.count - 1]
        var around = parent.around
        around.isRead = false
        push(node, kind: kind, end: end, children: children, around: around)
    }

    private mutating func push(
        _ node: RawNode,
        kind: SyntaxKind,
        end: Int,
        children: UnsafeBufferPointer<RawSyntax?>,
        around: Surroundings
    ) {
        var frame = Frame(node: node, kind: kind, end: end, children: children, around: around)
        visits += 1
        frame.visit = visits
        defer { frames.append(frame) }
        if around.isCondition {
            guard let parent, parent.kind == .ifConfigClause, parent.slot == Slot.IfConfigClause.elements else {
                return
            }
            frame.around.isCondition = false
        }
        if consultation.wants(kind) { frame.closing.insert(.consulted) }
        switch Area.of(kind) {
        case .none: break
        case .declaration: enterDeclaration(&frame)
        case .declarationPart: enterDeclarationPart(&frame)
        case .scope: enterScope(&frame)
        case .type: enterType(&frame)
        case .expression: enterExpression(&frame)
        case .other: enterOther(&frame)
        }
    }

    private mutating func leave() {
        guard var frame = frames.last else { return }
        if frame.closing.contains(.consulted) { consult(frame) }
        frames.removeLast()
        if !frame.closing.isEmpty { close(&frame) }
        guard let last = frames.indices.last else { return }
        let deepest = max(frame.deepest, Int32(clamping: frames.count + 1))
        if frames[last].deepest < deepest { frames[last].deepest = deepest }
    }

    private mutating func close(_ frame: inout Frame) {
        if frame.closing.contains(.type) { forgetAwaitedType(after: frame) }
        if frame.closing.contains(.bindings) { bindWaiting(since: frame.waitingMark, from: frame.end) }
        if frame.closing.contains(.guarded) { bindGuarded(frame) }
        if frame.closing.contains(.parameters) { scopes.waiting.removeLast(scopes.waiting.count - frame.waitingMark) }
        if frame.closing.contains(.scope) { closeScope(frame) }
        if frame.closing.contains(.declaration) { closeDeclaration(&frame) }
    }

    /// The node that is being entered stands in a slot of this one.
    var parent: Frame? { frames.last }

    /// The ancestor some levels up, 0 the parent.
    func ancestor(_ level: Int) -> Frame? {
        let index = frames.count - 1 - level
        return index >= 0 ? frames[index] : nil
    }
}
