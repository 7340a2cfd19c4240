// Finds the syntactic form of the code in a pattern's hole.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

enum HoleForms {
    /// - Returns: the form, and the range of the code that has it, without `try`, `await` and parentheses; nil for all of it.
    static func form(of codes: ArraySlice<Code>) -> (PatternSighting.Form, ByteRange?) {
        guard let first = codes.first, codes.count == 1 else { return (.other, nil) }
        switch first {
        case .operation(let sequence, let number): return (sequence.isArithmetic(number) ? .number : .other, nil)
        case .argument(let argument) where argument.label != nil: return (.other, nil)
        case .argument, .node:
            guard let node = first.firstNode else { return (.other, nil) }
            let core = core(of: node)
            return (plainForm(of: core), core.trimmedRange)
        }
    }

    /// The form of one node, without `try`, `await` and parentheses.
    static func form(of node: RawNode) -> PatternSighting.Form { plainForm(of: core(of: node)) }

    /// Whether an operand is a number, or whether an operator stands between two, by its place in a sequence.
    static func isArithmetic(_ element: RawNode, at index: Int) -> Bool {
        index % 2 == 1 ? element.kind == .binaryOperatorExpr : form(of: element) == .number
    }

    /// The code without `try`, `await` and parentheses.
    static func core(of node: RawNode) -> RawNode {
        var core = node
        while let inner = inner(of: core) { core = inner }
        return core
    }

    /// The code without the parts that don't affect the form.
    private static func inner(of node: RawNode) -> RawNode? {
        switch node.kind {
        case .codeBlockItem: return node.child(Slot.Item.content)
        case .tryExpr: return node.child(Slot.Try.expression)
        case .awaitExpr, .unsafeExpr: return node.child(Slot.Prefixed.expression)
        case .tupleExpr:
            guard let elements = node.child(Slot.Tuple.elements)?.elements(), elements.count == 1,
                !elements[0].has(Slot.Argument.label)
            else { return nil }
            return elements[0].child(Slot.Argument.expression)
        case .labeledExpr where !node.has(Slot.Argument.label): return node.child(Slot.Argument.expression)
        default: return nil
        }
    }

    private static func plainForm(of node: RawNode) -> PatternSighting.Form {
        switch node.kind {
        case .stringLiteralExpr, .simpleStringLiteralExpr: return .string
        case .integerLiteralExpr, .floatLiteralExpr: return .number
        case .prefixOperatorExpr:
            return node.child(Slot.Prefixed.expression).map(plainForm) == .number ? .number : .other
        case .sequenceExpr: return isArithmetic(node.child(Slot.Item.content)?.elements() ?? []) ? .number : .other
        case .booleanLiteralExpr: return .boolean
        case .nilLiteralExpr: return .absent
        case .arrayExpr: return .array
        case .dictionaryExpr: return .dictionary
        case .closureExpr: return .closure
        case .functionCallExpr: return .call
        case .keyPathExpr: return .keyPath
        case .memberAccessExpr, .declReferenceExpr: return isChain(node) ? .name : .other
        case .identifierPattern, .identifierType, .memberType: return .name
        case .token:
            return node.withTokenText { $0.first.map { $0.isWordPart || $0 == UInt8(ascii: "`") } } == true
                ? .name : .other
        default: return .other
        }
    }

    /// Only numbers and operators: `25 / 255`.
    private static func isArithmetic(_ elements: [RawNode]) -> Bool {
        elements.count > 1 && elements.enumerated().allSatisfy { isArithmetic($0.element, at: $0.offset) }
    }

    /// Names with dots between them.
    private static func isChain(_ node: RawNode) -> Bool {
        var next: RawNode? = node
        while let node = next {
            switch node.kind {
            case .memberAccessExpr:
                next = node.child(Slot.MemberAccess.base)
                if next == nil { return true }
            case .declReferenceExpr: return true
            default: return false
            }
        }
        return false
    }
}
