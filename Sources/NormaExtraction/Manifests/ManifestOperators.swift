// Operators between a manifest's values: `+`, `??`, comparisons, `&&`, `||`, ranges and the ternary.

import NormaText
import SwiftSyntax

extension ManifestInterpreter {
    /// Loosest first; within a level the last operator splits the sequence, for `??` the first.
    private static let levels: [[String]] = [
        ["||"], ["&&"], ["==", "!=", ">", "<", ">=", "<="], ["??"], ["..<", "..."], ["+", "-"],
    ]

    mutating func value(of sequence: SequenceExprSyntax) -> ManifestValue {
        value(of: Array(sequence.elements)[...], range: sequence.byteRange)
    }

    /// Elements alternate between operands and operators.
    mutating func value(of elements: ArraySlice<ExprSyntax>, range: ByteRange) -> ManifestValue {
        if elements.isEmpty { return .unknown("nothing is written here", at: range) }
        if elements.count == 1, let only = elements.first { return evaluate(only) }
        let result = descending { $0.split(elements, range: range) }
        return result ?? .unknown("the manifest is nested too deeply to be followed", at: range)
    }

    private mutating func split(_ elements: ArraySlice<ExprSyntax>, range: ByteRange) -> ManifestValue {
        if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
        {
            let condition = value(of: elements[..<place], range: range)
            guard let truth = condition.truth else {
                return condition.unknownReason != nil
                    ? condition : .unknown("which side is taken can't be known without running the manifest", at: range)
            }
            return truth ? evaluate(ternary.thenExpression) : value(of: elements[(place + 1)...], range: range)
        }
        if let cast = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
            return value(of: elements[..<cast], range: range)
        }
        for level in Self.levels {
            let isHere = { (element: ExprSyntax) in
                element.as(BinaryOperatorExprSyntax.self).map { level.contains($0.operator.text) } ?? false
            }
            let place = level == ["??"] ? elements.firstIndex(where: isHere) : elements.lastIndex(where: isHere)
            guard let place, place > elements.startIndex, place + 1 < elements.endIndex else { continue }
            guard let symbol = elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text else { continue }
            return combine(symbol, elements[..<place], elements[(place + 1)...], range: range)
        }
        return .unknown("this can't be known without running the manifest", at: range)
    }

    private mutating func combine(
        _ symbol: String,
        _ leftElements: ArraySlice<ExprSyntax>,
        _ rightElements: ArraySlice<ExprSyntax>,
        range: ByteRange
    ) -> ManifestValue {
        let left = value(of: leftElements, range: range)
        switch (symbol, left.content) {
        case ("??", .absent): return value(of: rightElements, range: range)
        case ("??", .unknown): break
        case ("??", _): return left
        case ("&&", .truth(false)), ("||", .truth(true)): return left
        default: break
        }
        let right = value(of: rightElements, range: range)
        if let result = Self.combined(symbol, left, right) { return ManifestValue(content: result, range: range) }
        if left.unknownReason != nil { return left }
        if right.unknownReason != nil { return right }
        return .unknown("this can't be known without running the manifest", at: range)
    }

    private static func combined(
        _ symbol: String,
        _ left: ManifestValue,
        _ right: ManifestValue
    ) -> ManifestValue.Content? {
        switch (symbol, left.content, right.content) {
        case ("+", .text(let first), .text(let second)):
            return ManifestValue.made(first + second, at: left.range).content
        case ("+", .list(let first), .list(let second)): return .list(first + second)
        // One side is known: the list is known except for the part that the other side adds.
        case ("+", .list(let first), .unknown), ("+", .list(let first), .construction): return .list(first + [right])
        case ("+", .unknown, .list(let second)), ("+", .construction, .list(let second)): return .list([left] + second)
        case ("&&", .truth(let first), .truth(let second)): return .truth(first && second)
        case ("||", .truth(let first), .truth(let second)): return .truth(first || second)
        case ("&&", _, .truth(false)): return .truth(false)
        case ("||", _, .truth(true)): return .truth(true)
        case ("==", .unknown, _), ("==", _, .unknown), ("!=", .unknown, _), ("!=", _, .unknown): return nil
        case ("==", .environment, _), ("!=", .environment, _): return nil
        case ("==", _, _): return .truth(left.isSame(as: right))
        case ("!=", _, _): return .truth(!left.isSame(as: right))
        case ("..<", .text(let first), .text(let second)): return .text("\(first)..<\(second)")
        case ("...", .text(let first), .text(let second)): return .text("\(first)...\(second)")
        case ("..<", .number(let first), .number(let second)): return numbers(first, second, isClosed: false)
        case ("...", .number(let first), .number(let second)): return numbers(first, second, isClosed: true)
        default: return nil
        }
    }

    /// The numbers of a short range.
    private static func numbers(_ first: String, _ second: String, isClosed: Bool) -> ManifestValue.Content? {
        guard let low = Int(first), let last = Int(second), last < Int.max else { return nil }
        let end = isClosed ? last + 1 : last
        guard low <= end, low >= -1_000, end <= 1_000 else { return nil }
        return .list((low..<end).map { ManifestValue(content: .number(String($0)), range: .empty) })
    }
}
