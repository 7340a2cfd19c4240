// Reads blocks, closures, conditions and cases: the names that they bind, and their scopes.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

extension SourceWalk {
    mutating func enterScope(_ frame: inout Frame) {
        switch frame.kind {
        case .codeBlock, .accessorBlock: enterBlock(&frame)
        case .memberBlock:
            frame.around.place = .members
            frame.around.becomeExpression()
        case .codeBlockItemList: registerLocals(in: frame)
        case .closureExpr: enterClosure(&frame)
        case .closureSignature, .switchCaseItem, .catchItem, .optionalBindingCondition, .matchingPatternCondition:
            holdBindings(&frame)
            if frame.kind == .closureSignature { frame.around.becomeExpression() }
        case .closureParameter: enterClosureParameter(&frame)
        case .closureShorthandParameter:
            declareLocal(named: frame.node.child(Slot.Postfix.inner), kind: .closureParameter)
        case .closureCapture: enterCapture(&frame)
        case .accessorDecl: enterAccessor(&frame)
        case .switchCase: enterCase(&frame)
        case .whereClause:
            if let parent { bindWaiting(since: parent.waitingMark, from: frame.node.start) }
        default: enterStatement(&frame)
        }
    }

    private mutating func enterStatement(_ frame: inout Frame) {
        switch frame.kind {
        case .fallThroughStmt: decisions -= 1
        case .catchClause:
            decisions += 1
            enterCatch(&frame)
        case .guardStmt:
            decisions += 1
            frame.bindingMark = scopes.mark
            frame.closing.insert(.guarded)
        case .ifExpr:
            decisions += 1
            leaveConditionsOfElse()
            openScope(&frame, until: frame.node.child(Slot.If.body)?.end ?? frame.end)
        case .forStmt, .whileStmt:
            decisions += 1
            frame.waitingMark = scopes.waiting.count
            openScope(&frame, until: frame.end)
            if frame.kind == .forStmt { frame.origin = readSequence(of: frame.node) }
        case .repeatStmt: decisions += 1
        default: break
        }
    }

    /// The sequence of `for item in items`; not set if the pattern is more than a name: its parts are visited first.
    private mutating func readSequence(of node: RawNode) -> Int32 {
        guard node.child(Slot.For.pattern)?.kind == .identifierPattern, !node.has(Slot.For.annotation),
            let sequence = node.child(Slot.For.sequence)
        else { return -1 }
        return readValue(sequence, .element)
    }

    // MARK: - Scopes

    mutating func openScope(_ frame: inout Frame, until end: Int) {
        frame.bindingMark = scopes.mark
        frame.closing.insert(.scope)
        scopes.open(until: end)
    }

    mutating func closeScope(_ frame: Frame) {
        scopes.unbind(to: frame.bindingMark)
        scopes.close()
    }

    /// The names that are declared below stay pending until the node is left.
    mutating func holdBindings(_ frame: inout Frame) {
        frame.waitingMark = scopes.waiting.count
        frame.closing.insert(.bindings)
    }

    /// Makes pending names visible, from a place to the end of the innermost scope.
    mutating func bindWaiting(since mark: Int, from start: Int) {
        guard mark < scopes.waiting.count else { return }
        let end = scopes.end ?? facts.lines.length
        for local in scopes.waiting[mark...] {
            facts.locals[Int(local)].scope = ByteRange(start: Int32(clamping: start), end: end)
            scopes.bind(local)
        }
        scopes.waiting.removeLast(scopes.waiting.count - mark)
    }

    private mutating func enterBlock(_ frame: inout Frame) {
        frame.around.place = .code
        frame.around.call = -1
        frame.around.becomeExpression()
        leaveConditionsOfElse()
        openScope(&frame, until: frame.end)
        guard let parent else { return }
        switch parent.kind {
        case .guardStmt: scopes.guarded.append(Array(scopes.unbind(to: parent.bindingMark)))
        case .functionDecl, .initializerDecl, .subscriptDecl, .forStmt:
            bindWaiting(since: parent.waitingMark, from: frame.node.start)
        default: break
        }
    }

    /// The names that a `guard` binds are visible after it.
    mutating func bindGuarded(_ frame: Frame) {
        guard let locals = scopes.guarded.popLast() else { return }
        for local in locals {
            facts.locals[Int(local)].scope.start = Int32(clamping: frame.end)
            scopes.bind(local)
        }
    }

    /// An `if` binds for its conditions and its body only, not for its `else`.
    private mutating func leaveConditionsOfElse() {
        guard let index = frames.top, frames[index].kind == .ifExpr else { return }
        guard frames[index].slot > Slot.If.otherwise, frames[index].closing.contains(.scope) else { return }
        closeScope(frames[index])
        frames[index].closing.remove(.scope)
    }

    // MARK: - Closures, accessors, cases

    private mutating func enterClosure(_ frame: inout Frame) {
        facts.closures.append(ClosureFact(owner: owner, range: trimmed(frame.node, end: frame.end)))
        frame.around.place = .code
        frame.around.call = -1
        frame.around.becomeExpression()
        openScope(&frame, until: frame.end)
    }

    private mutating func enterClosureParameter(_ frame: inout Frame) {
        frame.around.role = .local
        let name =
            frame.node.child(Slot.ClosureParameter.secondName) ?? frame.node.child(Slot.ClosureParameter.firstName)
        frame.local = declareLocal(named: name, kind: .closureParameter)
        setType(readType(frame.node.child(Slot.ClosureParameter.type), in: &frame), of: -1, frame.local)
    }

    /// `[weak self]` and `[x]` bind names that are visible anyway; only `[x = y]` declares a new name.
    private mutating func enterCapture(_ frame: inout Frame) {
        guard frame.node.has(Slot.ClosureCapture.initializer) else {
            if let captured = frame.node.child(Slot.ClosureCapture.name)?.nameRange(in: bytes) {
                addUse(of: name(at: captured), at: captured.start)
            }
            return
        }
        frame.local = declareLocal(named: frame.node.child(Slot.ClosureCapture.name), kind: .closureParameter)
    }

    private mutating func enterAccessor(_ frame: inout Frame) {
        frame.around.becomeExpression()
        openScope(&frame, until: frame.end)
        let specifier = frame.node.child(Slot.Accessor.specifier)
        let written = frame.node.child(Slot.Accessor.parameters)?.child(Slot.AccessorParameters.name)
        let mark = scopes.waiting.count
        if let written {
            declareLocal(named: written, kind: .parameter)
        } else if let specifier, frame.node.has(Slot.Accessor.body) {
            let place = specifier.tokenRange
            switch source.text(place) {
            case "set", "willSet": declareLocal("newValue", kind: .parameter, at: place)
            case "didSet": declareLocal("oldValue", kind: .parameter, at: place)
            default: return
            }
        }
        bindWaiting(since: mark, from: frame.node.child(Slot.Accessor.body)?.start ?? frame.end)
    }

    private mutating func enterCase(_ frame: inout Frame) {
        frame.around.place = .code
        openScope(&frame, until: frame.end)
        decisions += 1
    }

    /// A `catch` without a pattern binds `error`.
    private mutating func enterCatch(_ frame: inout Frame) {
        openScope(&frame, until: frame.end)
        guard let items = frame.node.child(Slot.Catch.items), items.children.isEmpty else { return }
        let mark = scopes.waiting.count
        let keyword = frame.node.child(Slot.Catch.keyword)?.tokenRange ?? .empty
        declareLocal("error", kind: .pattern, at: keyword)
        bindWaiting(since: mark, from: Int(keyword.end))
    }

    // MARK: - Locals

    /// Declares the local of a name token, which stays pending. No result for `_` and missing names.
    @discardableResult
    mutating func declareLocal(named token: RawNode?, kind: LocalKind, declaration: Int32 = -1) -> Int32 {
        guard let token else { return -1 }
        let range = token.nameRange(in: bytes)
        guard !range.isEmpty, source[Int(range.start)] != UInt8(ascii: "_") || range.count > 1 else { return -1 }
        return declareLocal(name(at: range), kind: kind, at: range, declaration: declaration)
    }

    @discardableResult
    private mutating func declareLocal(_ text: String, kind: LocalKind, at range: ByteRange) -> Int32 {
        declareLocal(context.names.number(of: text), kind: kind, at: range)
    }

    @discardableResult
    private mutating func declareLocal(
        _ name: NameID,
        kind: LocalKind,
        at range: ByteRange,
        declaration: Int32 = -1
    ) -> Int32 {
        let local = Int32(clamping: facts.locals.count)
        facts.locals.append(
            LocalFact(
                name: name,
                kind: kind,
                owner: owner,
                declaration: declaration,
                scope: ByteRange(start: range.end, end: range.end),
                nameRange: range
            )
        )
        scopes.add(named: name)
        scopes.waiting.append(local)
        return local
    }

    /// Local functions and types are visible in the whole block, also before they are declared.
    private mutating func registerLocals(in frame: Frame) {
        guard frame.around.place == .code else { return }
        let mark = scopes.waiting.count
        for item in RawElements(of: frame.node) {
            guard let declaration = item.child(Slot.Item.content) else { continue }
            let kind: LocalKind
            switch declaration.kind {
            case .functionDecl: kind = .function
            case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl: kind = .type
            default: continue
            }
            let local = declareLocal(named: declaration.child(Slot.Declaration.name), kind: kind)
            if local >= 0 { scopes.registered[facts.locals[Int(local)].nameRange.start] = local }
        }
        bindWaiting(since: mark, from: frame.node.start)
    }

    /// The number of the name in a range.
    mutating func name(at range: ByteRange) -> NameID { context.names.number(of: bytes.slice(range)) }
}
