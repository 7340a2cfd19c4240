// Compares a pattern in normal form with code, and binds its holes.

import NormaText
@_spi(RawSyntax) import SwiftSyntax

/// One attempt to match a pattern at one place.
struct PatternMatching {
    /// The code in each hole, never copied; nil if it isn't bound (yet), empty until one is.
    private(set) var bound: [ArraySlice<Code>?] = []
    private let names: PatternHoleNames
    /// The start of the matched code, if it isn't the node's own start.
    private(set) var start: Int32?
    /// Several `$$$` in one list are tried in turn; this limits a search that would take too long.
    private(set) var remainingSteps: Int

    init(names: PatternHoleNames, steps: Int = PatternAllowance.fewestSteps) {
        self.names = names
        remainingSteps = steps
    }

    mutating func matches(_ pattern: PatternNode, _ code: Code) -> Bool {
        remainingSteps -= 1
        guard remainingSteps > 0 else { return false }
        switch (pattern, code) {
        case (.hole(let hole), _): return bind(hole, to: code)
        case (.argument(let label, let value), .argument(let argument)): return matches(label, value, argument)
        case (.operation(let symbol, let operands), .operation(let sequence, let number)):
            let operation = sequence.operations[number]
            guard operation.symbol == symbol, operation.operands.count == operands.count else { return false }
            for (pattern, operand) in zip(operands, operation.operands) {
                guard matches(pattern, sequence.code(operand)) else { return false }
            }
            return true
        case (.token(let text), .node(let node)):
            return node.withTokenText { $0.elementsEqual(text) } ?? false
        case (.text(let content), .node(let node)): return node.literalContent == content
        case (.layout(let layout), .node(let node)): return matches(layout, node)
        case (.list(let elements), .node(let node)):
            return node.kind.isSyntaxCollection && matches(elements, node.elements().map { Code($0) })
        case (.subset(let elements), .node(let node)):
            return node.kind.isSyntaxCollection && matches(subset: elements, node.elements().map { Code($0) })
        case (.call(let call), .node(let node)): return matches(call, node)
        case (.memberOfAny(let name), .node(let node)):
            guard node.kind == .memberAccessExpr, let member = node.child(Slot.MemberAccess.name) else { return false }
            guard matches(name, Code(member)) else { return false }
            start = node.child(CallSlots.memberPeriod)?.trimmedRange.start
            return true
        default: return false
        }
    }

    private mutating func matches(_ layout: PatternLayout, _ node: RawNode) -> Bool {
        guard node.kind == layout.kind else { return false }
        var next = 0
        for slot in node.children.indices where slot % 2 == 1 {
            let child = node.child(slot)
            let part = next < layout.parts.count && layout.parts[next].slot == slot ? layout.parts[next].node : nil
            if part != nil { next += 1 }
            switch (part, child) {
            case (let part?, let child?):
                guard matches(part, child.isAbsent ? .node(child) : Code(child)) else { return false }
            case (let part?, nil):
                guard part == .list([]) else { return false }
            case (nil, let child?):
                guard layout.isOpen || child.isAbsent || child.isSeparator else { return false }
            case (nil, nil): continue
            }
        }
        return next == layout.parts.count
    }

    private mutating func matches(_ pattern: PatternCall, _ node: RawNode) -> Bool {
        guard let call = CodeCall(node, listsArguments: !takesAnyArguments(pattern)), call.kind == pattern.kind else {
            return false
        }
        return matches(pattern.callee, Code(call.callee))
            && (takesAnyArguments(pattern) || matches(pattern.arguments, call.arguments.map { .argument($0) }))
    }

    /// Whether its only argument is an unnamed `$$$`.
    private func takesAnyArguments(_ call: PatternCall) -> Bool {
        guard call.arguments.count == 1, case .rest(let hole) = call.arguments[0] else { return false }
        return names.isNamed.indices.contains(hole) && !names.isNamed[hole]
    }

    /// A trailing closure may be a closure of any label in the pattern, or a hole without one; any other argument must have the
    /// pattern's label.
    private mutating func matches(_ label: PatternLabel, _ value: PatternNode, _ argument: CodeArgument) -> Bool {
        let written = argument.label?.withTokenText { Array($0) }
        switch label {
        case .unwritten:
            guard argument.isClosure else { return false }
        case .none:
            guard written == nil, !argument.isUnlabelledTrailing || value.isClosure || value.isHole else {
                return false
            }
        case .named(let name):
            guard written == name || (argument.isUnlabelledTrailing && value.isClosure) else { return false }
        }
        return matches(value, Code(argument.value))
    }

    // MARK: Lists

    /// Whether the elements are these and no others.
    mutating func matches(_ patterns: [PatternNode], _ codes: [Code]) -> Bool {
        matchEnd(patterns[...], codes, from: 0, toEnd: true) != nil
    }

    /// The element after the last match, beginning with the given one; nil if they don't match.
    mutating func matchEnd(
        _ patterns: ArraySlice<PatternNode>,
        _ codes: [Code],
        from start: Int,
        toEnd: Bool,
        given places: RowPlaces? = nil
    ) -> Int? {
        guard let first = patterns.first else { return !toEnd || start == codes.count ? start : nil }
        let others = patterns.dropFirst()
        switch first {
        case .rest(let hole):
            let ends = others.isEmpty && toEnd ? codes.count...codes.count : start...codes.count
            if let after = places?.places(of: others, from: start) {
                return firstEnd(among: after, hole: hole, others, codes, from: start, toEnd: toEnd, given: places)
            }
            return firstEnd(among: ends, hole: hole, others, codes, from: start, toEnd: toEnd, given: places)
        case .furtherClosures:
            let closures = codes[start...].prefix { code in
                if case .argument(let argument) = code { return argument.isClosure }
                return false
            }
            let ends = start...closures.endIndex
            return firstEnd(among: ends, hole: nil, others, codes, from: start, toEnd: toEnd, given: places)
        default:
            guard start < codes.count, matches(first, codes[start]) else { return nil }
            return matchEnd(others, codes, from: start + 1, toEnd: toEnd, given: places)
        }
    }

    private mutating func firstEnd(
        among ends: some Sequence<Int>,
        hole: Int?,
        _ others: ArraySlice<PatternNode>,
        _ codes: [Code],
        from start: Int,
        toEnd: Bool,
        given places: RowPlaces?
    ) -> Int? {
        let before = bound
        for end in ends {
            remainingSteps -= 1
            guard remainingSteps > 0 else { return nil }
            if hole.map({ bind($0, toAll: codes[start..<end]) }) ?? true,
                let found = matchEnd(others, codes, from: end, toEnd: toEnd, given: places)
            {
                return found
            }
            bound = before
        }
        return nil
    }

    /// Each pattern must match an element, and each a different one.
    private mutating func matches(subset patterns: [PatternNode], _ codes: [Code]) -> Bool {
        var taken: Set<Int> = []
        for pattern in patterns {
            if case .rest(let hole) = pattern {
                guard bind(hole, toAll: codes[...]) else { return false }
                continue
            }
            let before = bound
            let found = codes.indices.first { index in
                if !taken.contains(index), matches(pattern, codes[index]) { return true }
                bound = before
                return false
            }
            guard let found else { return false }
            taken.insert(found)
        }
        return true
    }

    // MARK: Holes

    private mutating func bind(_ hole: Int, to code: Code) -> Bool {
        if case .node(let node) = code {
            // `x?` is a step in a chain, not an expression that a hole could stand for.
            if node.isAbsent || node.kind == .optionalChainingExpr { return false }
            // A placeholder by the parser for missing code.
            if node.trimmedRange.start == node.trimmedRange.end { return false }
        }
        if case .argument = code { return false }
        return bind(hole, toAll: [code])
    }

    private mutating func bind(_ hole: Int, toAll codes: ArraySlice<Code>) -> Bool {
        guard names.isNamed.indices.contains(hole), names.isNamed[hole] else { return true }
        if bound.isEmpty { bound = Array(repeating: nil, count: names.isNamed.count) }
        let group = names.groups[hole]
        if let earlier = bound[group] {
            return RawNode.haveSameTokens(earlier.flatMap(\.nodes), codes.flatMap(\.nodes))
        }
        bound[group] = codes
        return true
    }
}

extension PatternNode {
    fileprivate var isHole: Bool { if case .hole = self { true } else { false } }

    var isClosure: Bool {
        if case .layout(let layout) = self { return layout.kind == .closureExpr }
        return false
    }
}

extension Code {
    /// Its nodes, in source order.
    var nodes: [RawNode] {
        switch self {
        case .node(let node): [node]
        case .argument(let argument): (argument.label.map { [$0] } ?? []) + [argument.value]
        case .operation(let sequence, let number): Array(sequence.nodes(of: number))
        }
    }

    /// The first node, without a list of all.
    var firstNode: RawNode? {
        switch self {
        case .node(let node): node
        case .argument(let argument): argument.label ?? argument.value
        case .operation(let sequence, let number): sequence.nodes(of: number).first
        }
    }

    /// The last node, without a list of all.
    var lastNode: RawNode? {
        switch self {
        case .node(let node): node
        case .argument(let argument): argument.value
        case .operation(let sequence, let number): sequence.nodes(of: number).last
        }
    }
}

extension RawNode {
    /// Whether both are the same code except for white space, comments and separators.
    fileprivate static func haveSameTokens(_ left: [RawNode], _ right: [RawNode]) -> Bool {
        var first = TokenSequence(left)
        var second = TokenSequence(right)
        while true {
            switch (first.next(), second.next()) {
            case (nil, nil): return true
            case (let one?, let other?):
                guard one.tokenView?.rawText == other.tokenView?.rawText else { return false }
            default: return false
            }
        }
    }
}

/// The tokens of some nodes in source order, without recursion.
private struct TokenSequence {
    private var stack: [RawNode]

    init(_ nodes: [RawNode]) { stack = nodes.reversed() }

    mutating func next() -> RawSyntax? {
        while let node = stack.popLast() {
            if node.raw.isToken {
                if !node.isAbsent, !node.isSeparator { return node.raw }
            } else {
                stack += node.elements().reversed()
            }
        }
        return nil
    }
}

/// The data shared by all attempts to match a pattern: made once.
final class PatternHoleNames: Sendable {
    let isNamed: [Bool]
    /// Holes of one name share the first one's binding.
    let groups: [Int]

    init(_ holes: [PatternHole]) {
        isNamed = holes.map { $0.name != nil }
        groups = holes.indices.map { index in
            holes.firstIndex { $0.name != nil && $0.name == holes[index].name && $0.isRest == holes[index].isRest }
                ?? index
        }
    }
}
