// `if`, `guard`, loops and `#if` in a manifest.

import NormaText
import SwiftSyntax

extension ManifestInterpreter {
    mutating func run(_ branching: IfExprSyntax) -> Flow {
        guard let holds = holds(branching.conditions) else {
            return undecided(
                Syntax(branching),
                because: "whether `\(branching.conditions.oneLine)` can't be decided from the manifest alone"
            )
        }
        if holds { return run(inside: branching.body.statements) }
        switch branching.elseBody {
        case .codeBlock(let block): return run(inside: block.statements)
        case .ifExpr(let next): return descending { $0.run(next) } ?? .next
        case nil: return .next
        }
    }

    /// `if` as an expression.
    mutating func value(of branching: IfExprSyntax) -> ManifestValue {
        guard let holds = holds(branching.conditions) else {
            return .unknown(
                "whether `\(branching.conditions.oneLine)` can't be decided from the manifest alone",
                at: branching.byteRange
            )
        }
        switch (holds, branching.elseBody) {
        case (true, _): return value(of: branching.body, at: branching.byteRange)
        case (false, .codeBlock(let block)): return value(of: block, at: branching.byteRange)
        case (false, .ifExpr(let next)): return evaluate(ExprSyntax(next))
        case (false, nil): return ManifestValue(content: .absent, range: branching.byteRange)
        }
    }

    private mutating func value(of block: CodeBlockSyntax, at range: ByteRange) -> ManifestValue {
        guard block.statements.count == 1, let only = block.statements.first?.item.as(ExprSyntax.self) else {
            return .unknown("this can't be known without running the manifest", at: range)
        }
        return evaluate(only)
    }

    mutating func run(_ guarding: GuardStmtSyntax) -> Flow {
        switch holds(guarding.conditions) {
        case true?: return .next
        case false?: return run(inside: guarding.body.statements)
        case nil:
            return .undecided("whether `\(guarding.conditions.oneLine)` can't be decided from the manifest alone")
        }
    }

    private mutating func run(inside items: CodeBlockItemListSyntax) -> Flow {
        scopes.append([:])
        defer { scopes.removeLast() }
        return run(items)
    }

    /// Whether all conditions hold; nil if that can't be decided. The names that `if let` binds are visible from here on.
    private mutating func holds(_ conditions: ConditionElementListSyntax) -> Bool? {
        for element in conditions {
            switch element.condition {
            case .expression(let expression):
                guard let truth = evaluate(expression).truth else { return nil }
                if !truth { return false }
            case .optionalBinding(let binding):
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
                let value = binding.initializer.map { evaluate($0.value) } ?? self.value(of: name)
                guard let value, value.unknownReason == nil else { return nil }
                if value.isAbsent { return false }
                bind(name, to: value)
            case .availability, .matchingPattern: return nil
            }
        }
        return true
    }

    // MARK: Loops

    mutating func run(_ loop: ForStmtSyntax) -> Flow {
        guard let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
            return undecided(Syntax(loop), because: "this loop can't be followed without running it")
        }
        let each = ManifestEach(
            path: ManifestPath(loop.sequence),
            sequence: loop.sequence,
            name: name,
            condition: loop.whereClause?.condition,
            body: loop.body.statements,
            node: Syntax(loop)
        )
        return run(each)
    }

    /// Runs the body for each element; targets are references, so a change of one is a change of the package's.
    @discardableResult
    mutating func run(_ each: ManifestEach) -> Flow {
        guard let list = evaluate(each.sequence).list, each.path?.isDeep != true else {
            let reason = "the elements of this loop can't be known without running the manifest"
            taintElements(of: each, reason)
            return undecided(each.node, because: reason)
        }
        var changed: [ManifestValue] = []
        var flow = Flow.next
        for element in list {
            scopes.append([each.name: element])
            let applies = each.condition.map { evaluate($0).truth } ?? true
            if applies == true, case .next = flow {
                let outcome = run(each.body)
                if case .leftLoop = outcome { flow = .next } else { flow = outcome }
            } else if applies == nil {
                _ = undecided(
                    each.node,
                    because: "which elements this loop visits can't be decided from the manifest alone"
                )
            }
            changed.append(scopes.last?[each.name] ?? element)
            scopes.removeLast()
        }
        if let path = each.path { set(path, to: .list(changed)) }
        return flow
    }
}

extension ConditionElementListSyntax {
    /// As written, without line breaks.
    fileprivate var oneLine: String {
        trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
