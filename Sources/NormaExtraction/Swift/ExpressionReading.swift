// Reads expressions: calls, chains of names, and the names in them that may be types.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

/// One name of a chain such as `URLSession.shared.dataTask`.
struct ChainPart {
    let range: ByteRange
    init(_ range: ByteRange) { self.range = range }
}

extension SourceWalk {
    mutating func enterExpression(_ frame: inout Frame) {
        switch frame.kind {
        case .functionCallExpr: enterCall(&frame)
        case .memberAccessExpr, .declReferenceExpr: enterChain(&frame)
        case .forceUnwrapExpr, .optionalChainingExpr, .genericSpecializationExpr:
            // The name below belongs to the same chain.
            frame.around.isRead = parent?.around.isRead ?? false
        case .labeledExprList: enterArguments(&frame)
        case .expressionSegment, .subscriptCallExpr: frame.around.call = -1
        case .stringLiteralExpr, .simpleStringLiteralExpr: readString(frame)
        case .keyPathExpr: enterKeyPath(&frame)
        case .keyPathPropertyComponent:
            frame.around.isRead = true
            readComponent(frame.node)
        case .expressionPattern: frame.around.isPattern = true
        case .macroExpansionExpr: readMacro(named: frame.node.child(Slot.MacroExpression.name), &frame)
        case .macroExpansionDecl: readMacro(named: frame.node.child(Slot.MacroDeclaration.name), &frame)
        default: break
        }
    }

    // MARK: - Calls

    private mutating func enterCall(_ frame: inout Frame) {
        guard let callee = frame.node.child(Slot.Call.callee) else { return }
        let root = readChain(of: callee)
        frame.around.isRead = true
        var call = CallFact(
            name: .empty,
            chain: .empty,
            receiver: .expression,
            reference: -1,
            local: -1,
            owner: owner,
            labels: .none,
            trailingClosureCount: 0,
            range: trimmed(frame.node, end: frame.end),
            nameRange: ByteRange(callee.start, callee.start)
        )
        if let last = chain.last {
            call.name = name(at: last.range)
            call.nameRange = last.range
        }
        readReceiver(root, of: callee, into: &call, &frame)
        call.isUnwrapped = isUnwrapped(callee)
        call.isDropped = dropsResult()
        // In a pattern this is a case with values.
        guard !frame.around.isPattern else {
            addUse(chain[...], root, reference: call.reference)
            return
        }
        readLabels(of: frame.node, into: &call)
        frame.call = Int32(clamping: facts.calls.count)
        facts.calls.append(call)
    }

    /// The base of the called name.
    private mutating func readReceiver(
        _ root: ChainRoot,
        of callee: RawNode,
        into call: inout CallFact,
        _ frame: inout Frame
    ) {
        switch root {
        case .name:
            call.receiver = chain.count > 1 ? .chain : .none
            call.chain = chainText(of: chain.dropLast())
            if let first = chain.first {
                call.local = scopes.local(named: name(at: first.range))
                markProjected(first.range)
            }
            markUsed(call.local)
            call.reference = addChainReferences(frame.around, isCalled: true)
        case .call:
            // The walk visits it next: a call begins with its base.
            call.base = Int32(clamping: facts.calls.count + 1)
            call.tail = chainText(of: chain.dropLast())
        case .implicit:
            call.receiver = .implicit
            call.tail = chainText(of: chain.dropLast())
            call.expectation = readExpectation()
            // Nothing else in the call records what is in between.
            if chain.count > 1 { addUse(chain.dropLast(), .implicit) }
        case .expression:
            call.tail = chainText(of: chain.dropLast())
            call.cast = castType(atStartOf: callee)
            if call.cast >= 0 { frame.closing.insert(.type) }
        }
    }

    /// The arguments of a call belong to it.
    private func enterArguments(_ frame: inout Frame) {
        guard let parent else { return }
        switch parent.kind {
        case .functionCallExpr: frame.around.call = parent.call
        case .tupleExpr: break
        default: frame.around.call = -1
        }
    }

    private mutating func readLabels(of node: RawNode, into call: inout CallFact) {
        let start = facts.labels.count
        for argument in node.elements(in: Slot.Call.arguments) {
            facts.labels.append(argument.child(Slot.Argument.label).map { name(at: $0.nameRange(in: bytes)) } ?? .empty)
        }
        var closures = 0
        if node.has(Slot.Call.trailingClosure) {
            facts.labels.append(.empty)
            closures += 1
        }
        for closure in node.elements(in: Slot.Call.furtherClosures) {
            let label = closure.child(Slot.TrailingClosure.label)
            facts.labels.append(label.map { name(at: $0.nameRange(in: bytes)) } ?? .empty)
            closures += 1
        }
        call.labels = Slice32(start: Int32(clamping: start), count: Int32(clamping: facts.labels.count - start))
        call.trailingClosureCount = UInt8(clamping: closures)
    }

    // MARK: - Chains

    /// The beginning of a chain of names.
    enum ChainRoot { case name, call, implicit, expression }

    private mutating func enterChain(_ frame: inout Frame) {
        if !(parent?.around.isRead ?? false) {
            let root = readChain(of: frame.node)
            let reference = root == .name ? addChainReferences(frame.around, isCalled: false) : -1
            addUse(chain[...], root, reference: reference)
        }
        frame.around.isRead = true
    }

    /// Collects the names of a chain, from its first to its last, into `chain`.
    mutating func readChain(of expression: RawNode) -> ChainRoot {
        chain.removeAll(keepingCapacity: true)
        defer { chain.reverse() }
        var next: RawNode? = expression
        while let node = next {
            switch node.kind {
            case .memberAccessExpr:
                guard let name = node.child(Slot.MemberAccess.name)?.child(Slot.NameExpression.name) else {
                    return .expression
                }
                chain.append(ChainPart(name.nameRange(in: bytes)))
                next = node.child(Slot.MemberAccess.base)
                if next == nil { return .implicit }
            case .declReferenceExpr:
                guard let name = node.child(Slot.NameExpression.name) else { return .expression }
                chain.append(ChainPart(name.nameRange(in: bytes)))
                return .name
            case .superExpr:
                chain.append(ChainPart(node.child(Slot.Postfix.inner)?.tokenRange ?? .empty))
                return .name
            case .forceUnwrapExpr, .optionalChainingExpr, .genericSpecializationExpr:
                next = node.child(Slot.Postfix.inner)
            case .functionCallExpr: return .call
            default: return .expression
            }
        }
        return .expression
    }

    /// Only names with dots between them.
    mutating func chainText(of parts: ArraySlice<ChainPart>) -> NameID {
        guard let first = parts.first?.range, let last = parts.last?.range else { return .empty }
        let length = parts.reduce(parts.count - 1) { $0 + $1.range.count }
        if Int(last.end - first.start) == length {
            return name(at: ByteRange(start: first.start, end: last.end))
        }
        var text: [UInt8] = []
        for part in parts {
            if !text.isEmpty { text.append(UInt8(ascii: ".")) }
            text.append(contentsOf: bytes.slice(part.range))
        }
        return text.withUnsafeBufferPointer { context.names.number(of: $0) }
    }

    /// Whether `?` or `!` precedes the last dot.
    private func isUnwrapped(_ callee: RawNode) -> Bool {
        var access = callee
        while access.kind != .memberAccessExpr {
            guard access.kind == .genericSpecializationExpr, let inner = access.child(Slot.Postfix.inner) else {
                return false
            }
            access = inner
        }
        let base = access.child(Slot.MemberAccess.base)?.kind
        return base == .optionalChainingExpr || base == .forceUnwrapExpr
    }

    /// Adds the names at the chain's beginning that may be types; the result is the first one's number, or -1.
    @discardableResult
    private mutating func addChainReferences(_ around: Surroundings, isCalled: Bool) -> Int32 {
        var first: Int32 = -1
        var qualifier: Int32 = -1
        for index in chain.indices {
            let range = chain[index].range
            guard bytes.isCapitalised(range), !bytes.isMetatypeWord(range) else { break }
            let next = index + 1 < chain.count ? chain[index + 1].range : nil
            var reference = ReferenceFact(
                name: name(at: range),
                qualifier: qualifier,
                owner: owner,
                range: range,
                role: chainRole(next: next, around, isCalled: isCalled),
                traits: around.traits
            )
            if let next { reference.member = name(at: next) }
            if index == 0 { reference.local = scopes.local(named: reference.name) }
            qualifier = addReference(reference)
            if first < 0 { first = qualifier }
            if reference.local >= 0, !Self.isType(facts.locals[Int(reference.local)].kind) { break }
        }
        return first
    }

    /// `\Cart.Item.price`: the names that may be types are in the root and the first components.
    private mutating func enterKeyPath(_ frame: inout Frame) {
        frame.around.role = .keyPath
        guard let root = frame.node.child(Slot.KeyPath.root), root.kind == .identifierType else { return }
        chain.removeAll(keepingCapacity: true)
        if let name = root.child(Slot.NamedType.name) { chain.append(ChainPart(name.nameRange(in: bytes))) }
        for component in frame.node.elements(in: Slot.KeyPath.components) {
            guard let property = component.child(Slot.KeyPathComponent.component) else { break }
            guard property.kind == .keyPathPropertyComponent, let name = property.child(Slot.Postfix.inner) else {
                break
            }
            guard let token = name.child(Slot.NameExpression.name) else { break }
            chain.append(ChainPart(token.nameRange(in: bytes)))
        }
        frame.around.isRead = true
        addKeyPathReferences(frame.around)
    }

    /// Only the compiler knows where a component of a key path is looked up.
    private mutating func readComponent(_ component: RawNode) {
        guard let name = component.child(Slot.Postfix.inner)?.child(Slot.NameExpression.name) else { return }
        chain.removeAll(keepingCapacity: true)
        chain.append(ChainPart(name.nameRange(in: bytes)))
        addUse(chain[...], .expression)
    }

    private mutating func addKeyPathReferences(_ around: Surroundings) {
        var qualifier: Int32 = -1
        for index in chain.indices {
            let range = chain[index].range
            guard index == 0 || bytes.isCapitalised(range), !range.isEmpty else { return }
            let next = index + 1 < chain.count ? chain[index + 1].range : nil
            let isLast = next.map { !bytes.isCapitalised($0) } ?? true
            var reference = ReferenceFact(
                name: name(at: range),
                qualifier: qualifier,
                owner: owner,
                range: range,
                role: isLast ? .keyPath : .qualifier,
                traits: around.traits
            )
            if let next { reference.member = name(at: next) }
            if index == 0 { reference.local = typeLocal(named: reference.name) }
            qualifier = addReference(reference)
        }
    }

    private static func isType(_ kind: LocalKind) -> Bool { kind == .genericParameter || kind == .type }

    private func chainRole(next: ByteRange?, _ around: Surroundings, isCalled: Bool) -> ReferenceRole {
        let inPattern = around.isPattern
        guard let next else { return isCalled && !inPattern ? .construction : inPattern ? .pattern : .expression }
        if bytes.spells("init", at: next) { return .construction }
        if bytes.isMetatypeWord(next) { return .metatype }
        if bytes.isCapitalised(next) { return .qualifier }
        return inPattern ? .pattern : .staticMember
    }
}
