// The specific assertion that `xct-specific-matcher` proposes instead of a general one.

import NormaText
import SwiftSyntax

/// `XCTAssertTrue(isOn)` for `XCTAssertEqual(isOn, true)`.
struct SpecificAssertion {
    private let call: FunctionCallExprSyntax
    private let name: String

    init(_ call: FunctionCallExprSyntax, _ name: String) {
        self.call = call
        self.name = name
    }

    /// An optional can be compared but not asserted, so the fix needs review.
    func fix(_ source: SourceText) -> Fix? {
        name == "XCTAssertEqual" || name == "XCTAssertNotEqual" ? fixOfEquality(source) : fixOfComparison(source)
    }

    private func fixOfEquality(_ source: SourceText) -> Fix? {
        let sides = Array(call.arguments.prefix(2))
        guard sides.count == 2, sides.allSatisfy({ $0.label == nil }) else { return nil }
        let (left, right) = (sides[0].expression, sides[1].expression)
        let isEqual = name == "XCTAssertEqual"
        if let asserted = assertion(of: right, isEqual: isEqual) {
            let start = ByteRange(of: left).end
            return fix(asserted, removing: ByteRange(start: start, end: ByteRange(of: right).end), source)
        }
        guard let asserted = assertion(of: left, isEqual: isEqual) else { return nil }
        let start = ByteRange(of: left).start
        return fix(asserted, removing: ByteRange(start: start, end: ByteRange(of: right).start), source)
    }

    private func fixOfComparison(_ source: SourceText) -> Fix? {
        guard let first = call.arguments.first, first.label == nil,
            let elements = first.expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
            elements.count == 3,
            let symbol = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, symbol == "==" || symbol == "!="
        else { return nil }
        let isEqual = (symbol == "==") != (name == "XCTAssertFalse")
        let left = ByteRange(of: elements[0])
        if let asserted = assertion(of: elements[2], isEqual: isEqual) {
            return fix(asserted, removing: ByteRange(start: left.end, end: ByteRange(of: elements[2]).end), source)
        }
        guard assertion(of: elements[0], isEqual: isEqual) == nil else { return nil }
        let between = ByteRange(start: left.end, end: ByteRange(of: elements[2]).start)
        guard !source.mayHoldComment(between) else { return nil }
        let asserted = isEqual ? "XCTAssertEqual" : "XCTAssertNotEqual"
        return .review(.replace(ByteRange(of: call.calledExpression), with: asserted), .replace(between, with: ", "))
    }

    /// The assertion for a constant; nil for anything else.
    private func assertion(of constant: ExprSyntax, isEqual: Bool) -> String? {
        if constant.isNil { return isEqual ? "XCTAssertNil" : "XCTAssertNotNil" }
        guard let literal = constant.as(BooleanLiteralExprSyntax.self) else { return nil }
        return (literal.literal.tokenKind == .keyword(.true)) == isEqual ? "XCTAssertTrue" : "XCTAssertFalse"
    }

    private func fix(_ asserted: String, removing range: ByteRange, _ source: SourceText) -> Fix? {
        guard !source.mayHoldComment(range) else { return nil }
        return .review(.replace(ByteRange(of: call.calledExpression), with: asserted), .delete(range))
    }
}
