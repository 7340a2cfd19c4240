// Reads what is expected where a name after a bare dot stands: the type of an argument, of a result, of what it is assigned to.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

extension SourceWalk {
    /// The number of what is expected at the node that is being entered; -1 where the form around it tells nothing.
    mutating func readExpectation() -> Int32 {
        var search = ExpectationSearch()
        while search.found == nil, let frame = ancestor(search.level), look(at: frame, &search) {}
        guard var found = search.found, found.index >= 0 else { return -1 }
        found.isElement = search.isElement
        facts.expectations.append(found)
        return Int32(clamping: facts.expectations.count - 1)
    }

    /// How far the way outwards has come.
    private struct ExpectationSearch {
        var level = 0
        /// Of the argument that was left last.
        var position: Int32 = 0
        var isElement = false
        /// Nothing but the chain of names behind the dot was left.
        var isChain = true
        var found: ExpectationFact?
    }

    /// Takes one step outwards; false where nothing more is told.
    private mutating func look(at frame: Frame, _ search: inout ExpectationSearch) -> Bool {
        search.level += 1
        switch frame.kind {
        // `.make().with(1)`: what is expected of the whole is where its first name is looked up. Of what is in parentheses or in a
        // list in front of a dot, nothing is told: `(kind ?? .last).title`.
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

    /// Operators are not put into a tree yet: operands and operators stand in turn.
    private mutating func lookAtOperators(of list: Frame, _ search: inout ExpectationSearch) -> Bool {
        // Many terms are asked for once each: what is told of them is told of short lists.
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
        // Behind the list stands the expression that has it.
        search.level += 1
        return isChosen
    }

    private static let mostOperands = 32

    private func spells(_ text: StaticString, _ node: RawNode) -> Bool {
        node.kind == .binaryOperatorExpr && bytes.spells(text, node.child(Slot.Postfix.inner))
    }

    /// What a plain chain of names is.
    private mutating func value(_ expression: RawNode?) -> ExpectationFact? {
        guard let expression else { return nil }
        // The chain that is being read goes on afterwards.
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

    /// What the function or property around returns; of a closure that is not written.
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

    /// The only expression of a body is its result, where no attribute may be a builder that makes the result of it.
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

    /// What a value is given to: a variable, or a parameter that has it where nothing else is given.
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

    /// What a pattern is compared with.
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
