// Reads uses of names other than calls: a declaration without uses is unused.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

extension SourceWalk {
    /// Adds the chain that was read last, or the beginning of it.
    ///
    /// - Parameter reference: the reference of the first name, if it may be a type's.
    mutating func addUse(_ parts: ArraySlice<ChainPart>, _ root: ChainRoot, reference: Int32 = -1) {
        guard let first = parts.first?.range else { return }
        var use = NameUseFact(
            receiver: root == .name ? .chain : root == .implicit ? .implicit : .expression,
            chain: .empty,
            reference: reference,
            owner: owner,
            start: first.start
        )
        if root == .name {
            use.local = scopes.local(named: name(at: first))
            if parts.count == 1, hasLabels(after: first) { use.local = function(from: use.local) }
            markUsed(use.local)
            markProjected(first)
            // Only a local, `self`, or a closure's `$0`.
            if parts.count == 1, use.local >= 0 || isUndeclared(first) { return }
        }
        // The walk visits it next: a chain begins with its base.
        if root == .call { use.call = Int32(clamping: facts.calls.count) }
        use.chain = chainText(of: parts)
        if parts.count > 1 || root == .call { use.assignment = assignment }
        if root == .implicit { use.expectation = readExpectation() }
        facts.uses.append(use)
    }

    /// `lines(of:)` is a function, whatever `lines` is here.
    private func hasLabels(after name: ByteRange) -> Bool {
        bytes.byte(at: name.end) == UInt8(ascii: "(")
    }

    /// The local, or the next one of its name further out, that is a function.
    private func function(from local: Int32) -> Int32 {
        var local = local
        while local >= 0, facts.locals[Int(local)].kind != .function { local = scopes.outer(local) }
        return local
    }

    /// The kind of value that is assigned to the chain that is being entered.
    private var assignment: NameUseFact.Assignment {
        guard let parent, parent.kind == .exprList, parent.slot == 0, parent.children.count == 3,
            parent.children[1]?.kind == .assignmentExpr
        else { return .none }
        switch parent.children[2]?.kind {
        case .closureExpr: return .closure
        case .nilLiteralExpr, nil: return .none
        default: return .value
        }
    }

    /// A plain name as a capture or as the short form of a binding.
    mutating func addUse(of name: NameID, at start: Int32) {
        let local = scopes.local(named: name)
        markUsed(local)
        guard local < 0 else { return }
        facts.uses.append(NameUseFact(receiver: .chain, chain: name, owner: owner, start: start))
    }

    mutating func markUsed(_ local: Int32) {
        if local >= 0 { facts.locals[Int(local)].isUsed = true }
    }

    /// `$range` uses the local `range` that has a wrapper.
    mutating func markProjected(_ range: ByteRange) {
        guard range.end - range.start > 1, bytes.slice(range).first == UInt8(ascii: "$") else { return }
        markUsed(scopes.local(named: name(at: ByteRange(start: range.start + 1, end: range.end))))
    }

    private func isUndeclared(_ range: ByteRange) -> Bool {
        if bytes.spells("self", at: range) || bytes.spells("super", at: range) { return true }
        let text = bytes.slice(range)
        return text.count > 1 && text.first == UInt8(ascii: "$")
            && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[text.startIndex + 1])
    }
}
