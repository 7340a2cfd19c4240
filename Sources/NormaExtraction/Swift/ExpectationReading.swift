// Reads the expected type of a name after a leading dot: that of an argument, a result or the target of an assignment.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

extension SourceWalk {
    /// The number of the expectation at the node that is being entered; -1 if the code around it determines none.
    mutating func readExpectation() -> Int32 {
        var search = ExpectationSearch()
        while search.found == nil, let frame = ancestor(search.level), look(at: frame, &search) {}
        guard var found = search.found, found.index >= 0 else { return -1 }
        found.isElement = search.isElement
        facts.expectations.append(found)
        return Int32(clamping: facts.expectations.count - 1)
    }

    /// The state of the search outwards.
    private struct ExpectationSearch {
        var level = 0
        /// The position of the last argument that was left.
        var position: Int32 = 0
        var isElement = false
        /// Only the chain of names after the dot was left so far.
        var isChain = true
        var found: ExpectationFact?
    }

    /// Takes one step outwards; false if there is nothing more to find.
    private mutating func look(at frame: Frame, _ search: inout ExpectationSearch) -> Bool {
        search.level += 1
        switch frame.kind {
        // `.make().with(1)`: its first name is looked up in the expected type of the whole. Nothing is known about
        // parentheses or a list before a dot: `(kind ?? .last).title`.
        case .memberAccessExpr: return search.isChain
        case .functionCallExpr where frame.slot == Slot.Call.callee: return search.isChain
        default: search.isChain = false
        }
        switch frame.kind {
        case .tryExpr, .awaitExpr, .unsafeExpr, .labeledExpr, .arrayElement, .arrayElementList, .unresolvedTernaryExpr:
            return true
        case .labeledExprList:
            search.position = Int32(clamping: frame.slot)
            return ancestor(search.level)?.kind != .tupleExpr || frame.children.count == 1
        case .tupleExpr: return true
        case .functionCallExpr:
            search.found = ExpectationFact(source: .argument, index: frame.call, position: search.position)
        case .arrayExpr:
            guard !search.isElement else { return false }
            search.isElement = true
            return true
        case .exprList: return lookAtOperators(of: frame, &search)
        case .returnStmt: search.found = result(from: search.level)
        case .codeBlockItem: search.found = onlyResult(from: search.level)
        case .initializerClause: search.found = variable(at: search.level)
        case .expressionPattern: search.found = matched(from: search.level)
        default: return false
        }
        return search.found != nil
    }

    // MARK: - Operators

    /// Operators aren't folded into a tree yet: operands and operators alternate.
    private mutating func lookAtOperators(of list: Frame, _ search: inout ExpectationSearch) -> Bool {
        // Each of many terms needs a search: only short lists are read.
        guard list.children.count > 2, list.children.count <= Self.mostOperands else { return false }
        let elements = list.node.elements()
        guard list.slot < elements.count, elements.count > 2 else { return false }
        let isAssigned = elements[1].kind == .assignmentExpr
        let operators = stride(from: isAssigned ? 3 : 1, to: elements.count, by: 2).map { elements[$0] }
        let isLast = list.slot == elements.count - 1
        let isChosen =
            elements[list.slot].kind == .unresolvedTernaryExpr
            || isLast && elements[list.slot - 1].kind == .unresolvedTernaryExpr
        // `kind ?? .last` is a `Kind`, whatever the whole is converted to.
        if isLast, !operators.isEmpty, operators.allSatisfy({ spells("??", $0) }) {
            search.found = value(elements[isAssigned ? 2 : 0])
            return search.found != nil
        }
        let isCompared =
            !isAssigned && list.slot == 2 && operators.count == 1
            && (spells("==", elements[1]) || spells("!=", elements[1]))
        if isCompared || isAssigned && list.slot > 1 && (isChosen || operators.isEmpty) {
            search.found = value(elements[0])
            return search.found != nil
        }
        // The next ancestor of the list is its expression.
        search.level += 1
        return isChosen
    }

    private static let mostOperands = 32

    private func spells(_ text: StaticString, _ node: RawNode) -> Bool {
        node.kind == .binaryOperatorExpr && bytes.spells(text, node.child(Slot.Postfix.inner))
    }

    /// The value of a plain chain of names.
    private mutating func value(_ expression: RawNode?) -> ExpectationFact? {
        guard let expression else { return nil }
        // Reading of the current chain continues afterwards.
        var interrupted: [ChainPart] = []
        swap(&interrupted, &chain)
        defer { swap(&interrupted, &chain) }
        guard readChain(of: expression) == .name, let first = chain.first?.range, !bytes.isCapitalised(first) else {
            return nil
        }
        var fact = ValueFact(
            chain: chainText(of: chain[...]),
            local: scopes.local(named: name(at: first)),
            owner: owner
        )
        if expression.kind == .forceUnwrapExpr { fact.traits.insert(.unwrapped) }
        if chainsOptionally(expression) { fact.traits.insert(.optional) }
        facts.values.append(fact)
        return ExpectationFact(source: .value, index: Int32(clamping: facts.values.count - 1))
    }

    // MARK: - Statements

    /// The result type of the enclosing function or property; for a closure it isn't written.
    private func result(from level: Int) -> ExpectationFact? {
        var level = level
        while let frame = ancestor(level) {
            level += 1
            switch frame.kind {
            case .closureExpr,
                .patternBinding where frame.around.place == .code, .initializerDecl, .deinitializerDecl:
                return nil
            case .accessorDecl:
                guard bytes.spells("get", frame.node.child(Slot.Accessor.specifier)) else { return nil }
            case .functionDecl, .subscriptDecl, .patternBinding:
                return owner >= 0 ? ExpectationFact(source: .declaration, index: owner) : nil
            default: break
            }
        }
        return nil
    }

    /// The only expression of a body is its result, unless an attribute may be a result builder.
    private func onlyResult(from level: Int) -> ExpectationFact? {
        guard facts.declaration(owner).map({ $0.attributes.count == 0 }) ?? true, let list = ancestor(level),
            list.kind == .codeBlockItemList, list.children.count == 1,
            let block = ancestor(level + 1), let holder = ancestor(level + 2)
        else { return nil }
        switch (block.kind, holder.kind) {
        case (.codeBlock, .functionDecl), (.codeBlock, .accessorDecl), (.accessorBlock, _):
            return result(from: level + 2)
        default: return nil
        }
    }

    /// The target of a value: a variable, or a parameter with this default.
    private func variable(at level: Int) -> ExpectationFact? {
        guard let holder = ancestor(level) else { return nil }
        switch holder.kind {
        case .patternBinding:
            if holder.declaration >= 0 { return ExpectationFact(source: .declaration, index: holder.declaration) }
            return holder.local >= 0 ? ExpectationFact(source: .local, index: holder.local) : nil
        case .functionParameter, .enumCaseParameter:
            return owner >= 0 ? ExpectationFact(source: .declaration, index: owner) : nil
        default: return nil
        }
    }

    /// The value that a pattern is compared with.
    private mutating func matched(from level: Int) -> ExpectationFact? {
        guard let holder = ancestor(level) else { return nil }
        if holder.kind == .matchingPatternCondition {
            return value(holder.node.child(Slot.MatchingPattern.initializer)?.child(Slot.Clause.value))
        }
        guard holder.kind == .switchCaseItem, let outer = ancestor(level + 5), outer.kind == .switchExpr else {
            return nil
        }
        return value(outer.node.child(Slot.Switch.subject))
    }
}
