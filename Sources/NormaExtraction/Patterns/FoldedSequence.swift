// Operators with their operands: `a == b && c` is an `&&` of an `==` and a name, although the parser's list is flat.

@_spi(RawSyntax) import SwiftSyntax

/// A sequence expression folded by the precedences of the standard library.
///
/// Operations refer to each other by number, so that a long sum makes no deep tree. A sequence of several operators
/// can't be folded if one of them isn't the standard library's: its declaration is unknown.
struct FoldedSequence {
    struct Operation {
        var symbol: [UInt8]
        /// Left, (middle of a ternary,) right.
        var operands: [Operand]
        /// The elements of the sequence that it spans.
        var elements: ClosedRange<Int>
    }

    enum Operand {
        case element(RawNode)
        case operation(Int)
    }

    let elements: [RawNode]
    private let numbers: NumberRuns
    private(set) var operations: [Operation] = []
    /// The outermost operation.
    private(set) var root: Int?

    private struct Pending {
        var symbol: [UInt8]
        var middle: RawNode?
        var precedence: Precedence
    }

    private struct Term {
        var operand: Operand
        var elements: ClosedRange<Int>
    }

    init?(_ node: RawNode) {
        elements = node.child(Slot.Item.content)?.elements() ?? []
        numbers = NumberRuns(elements)
        var terms: [Term] = []
        var pending: [Pending] = []
        let operatorCount = elements.count / 2
        for (index, element) in elements.enumerated() {
            guard index % 2 == 1 else {
                terms.append(Term(operand: .element(element), elements: index...index))
                continue
            }
            guard let symbol = Self.symbol(of: element) else { return nil }
            guard let precedence = Precedence(symbol) ?? (operatorCount == 1 ? .unknown : nil) else { return nil }
            while let last = pending.last, last.precedence.binds(before: precedence) { reduce(&terms, &pending) }
            let middle = element.kind == .unresolvedTernaryExpr ? element.child(Self.ternaryMiddle) : nil
            pending.append(Pending(symbol: symbol, middle: middle, precedence: precedence))
        }
        while !pending.isEmpty { reduce(&terms, &pending) }
        guard terms.count == 1, case .operation(let outermost)? = terms.first?.operand else { return nil }
        root = outermost
    }

    private static let ternaryMiddle = 3

    private mutating func reduce(_ terms: inout [Term], _ pending: inout [Pending]) {
        guard let applied = pending.popLast(), let right = terms.popLast(), let left = terms.popLast() else { return }
        let span = left.elements.lowerBound...right.elements.upperBound
        let operands = [left.operand] + (applied.middle.map { [.element($0)] } ?? []) + [right.operand]
        operations.append(Operation(symbol: applied.symbol, operands: operands, elements: span))
        terms.append(Term(operand: .operation(operations.count - 1), elements: span))
    }

    /// `+`, `=`, `?:`, `as?`, `is`; nil for an arrow.
    static func symbol(of element: RawNode) -> [UInt8]? {
        switch element.kind {
        case .binaryOperatorExpr: return element.child(Slot.Item.content)?.withTokenText { Array($0) }
        case .assignmentExpr: return Array("=".utf8)
        case .unresolvedTernaryExpr: return Array("?:".utf8)
        case .unresolvedIsExpr: return Array("is".utf8)
        case .unresolvedAsExpr:
            let mark = element.child(Slot.CastMark.mark)?.withTokenText { Array($0) } ?? []
            return Array("as".utf8) + mark
        default: return nil
        }
    }

    func code(_ operand: Operand) -> Code {
        switch operand {
        case .element(let node): Code(node)
        case .operation(let number): .operation(self, number)
        }
    }

    /// Whether an element is this operator; allocates no string.
    static func hasSymbol(_ text: [UInt8], _ element: RawSyntax) -> Bool {
        switch element.kind {
        case .binaryOperatorExpr:
            let token = RawNode(raw: element, start: 0).child(Slot.Item.content)
            return token?.withTokenText { $0.elementsEqual(text) } ?? false
        case .assignmentExpr, .unresolvedTernaryExpr, .unresolvedIsExpr, .unresolvedAsExpr:
            return symbol(of: RawNode(raw: element, start: 0)) == text
        default: return false
        }
    }

    /// The nodes that an operation spans.
    func nodes(of number: Int) -> ArraySlice<RawNode> {
        operations.indices.contains(number) ? elements[operations[number].elements] : []
    }

    /// Whether an operation consists only of numbers and operators: `25 / 255`.
    func isArithmetic(_ number: Int) -> Bool {
        operations.indices.contains(number) && numbers.hold(operations[number].elements)
    }
}

/// The stretches of a sequence that are only numbers and operators: found once, because each operation of a long sum needs it.
private final class NumberRuns {
    private let elements: [RawNode]
    /// How many elements before each element are something else.
    private lazy var others: [Int32] = {
        var count: Int32 = 0
        var others: [Int32] = [0]
        for (index, element) in elements.enumerated() {
            if !HoleForms.isArithmetic(element, at: index) { count += 1 }
            others.append(count)
        }
        return others
    }()

    init(_ elements: [RawNode]) { self.elements = elements }

    func hold(_ stretch: ClosedRange<Int>) -> Bool {
        guard elements.indices.contains(stretch.lowerBound), elements.indices.contains(stretch.upperBound),
            HoleForms.isArithmetic(elements[stretch.lowerBound], at: stretch.lowerBound)
        else { return false }
        return others[stretch.lowerBound] == others[stretch.upperBound + 1]
    }
}

/// How tightly an operator of the standard library binds.
struct Precedence: Equatable {
    enum Associativity { case left, right, none }

    var level: Int
    var associativity: Associativity

    static let unknown = Precedence(level: 0, associativity: .none)

    /// Whether this operator, written to the left of the other, takes the operand between them.
    func binds(before other: Precedence) -> Bool {
        level > other.level || (level == other.level && associativity != .right)
    }

    private init(level: Int, associativity: Associativity) {
        self.level = level
        self.associativity = associativity
    }

    init?(_ symbol: [UInt8]) {
        guard let found = Self.known[symbol] else { return nil }
        self = found
    }

    private static let known: [[UInt8]: Precedence] = {
        let groups: [(String, Associativity)] = [
            ("= += -= *= /= %= &= |= ^= <<= >>= &+= &-= &*= &<<= &>>= .&= .|= .^=", .right), ("?:", .right),
            ("||", .left), ("&&", .left), ("< <= > >= == != === !== ~= .== .!= .< .<= .> .>=", .none), ("??", .right),
            ("as as? as! is", .left), ("..< ...", .none), ("+ - &+ &- | ^ .| .^", .left), ("* / % & &* .&", .left),
            ("<< >> &<< &>>", .none),
        ]
        var known: [[UInt8]: Precedence] = [:]
        for (level, group) in groups.enumerated() {
            for symbol in group.0.split(separator: " ") {
                known[Array(symbol.utf8)] = Precedence(level: level + 1, associativity: group.1)
            }
        }
        return known
    }()
}
