// Finds `XCTAssertEqual(x, true)`.

import NormaFacts
import NormaText
import SwiftSyntax

enum XctSpecificMatcher: Check {
    static let identifier = "xct-specific-matcher"
    static let summary = "A general assertion is used, although there is a specific one."
    static let details = DetailShape.words(heads.sorted())
    static let documentation =
        """
        The message of the specific assertion shows the value. Reports `XCTAssertEqual` and `XCTAssertNotEqual` with `true`, `false`
        or `nil`, and `XCTAssert`, `XCTAssertTrue` and `XCTAssertFalse` with a comparison. The detail is the assertion.

        ```swift bad
        XCTAssertEqual(isOn, true)
        ```

        ```swift fixed
        XCTAssertTrue(isOn)
        ```

        ```swift good
        XCTAssertTrue(isOn)
        XCTAssertEqual(cart?.isOn, true)
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads = twoSided.union(oneSided)
    private static let twoSided: Set<String> = ["XCTAssertEqual", "XCTAssertNotEqual"]
    private static let oneSided: Set<String> = ["XCTAssert", "XCTAssertTrue", "XCTAssertFalse"]
    private static let comparisons: Set<String> = ["==", "!="]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), let name = call.plainName else { return }
        let isReported = twoSided.contains(name) ? hasConstant(call) : oneSided.contains(name) && isComparison(call)
        if isReported { context.report(call, detail: name, fix: SpecificAssertion(call, name).fix(context.source)) }
    }

    /// `XCTAssertTrue` takes no optional: if the file declares an optional of this name, there is no fix.
    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let check = context.names.number(of: identifier)
        let places = context.sightings.indices.filter {
            context.sightings[$0].check == check && context.sightings[$0].edits.count > 0
        }
        guard !places.isEmpty else { return }
        let declared = facts.declarations.map { ($0.name, $0.type) } + facts.locals.map { ($0.name, $0.type) }
        let optionals = Set(
            declared.filter { facts.type($0.1)?.shape.contains(.optional) ?? false }.map { facts.text($0.0) }
        )
        for place in places {
            let words = context.source.text(context.sightings[place].range).split {
                !($0.isLetter || $0.isNumber || $0 == "_")
            }
            let comparesBoolean = words.contains("true") || words.contains("false")
            if comparesBoolean, words.contains(where: { optionals.contains(String($0)) }) {
                context.sightings[place].edits = .none
            }
        }
    }

    private static func hasConstant(_ call: FunctionCallExprSyntax) -> Bool {
        let sides = call.arguments.prefix(2).map(\.expression)
        guard sides.count == 2,
            let constant = sides.firstIndex(where: { $0.isNil || $0.is(BooleanLiteralExprSyntax.self) })
        else { return false }
        // `true` against an optional is not `XCTAssertTrue`.
        return sides[constant].isNil
            || !sides[1 - constant].tokens(viewMode: .sourceAccurate).contains {
                $0.tokenKind == .postfixQuestionMark
            }
    }

    /// A type or a tuple: `XCTAssertEqual` accepts neither.
    private static func isNotEquatable(_ side: ExprSyntax) -> Bool {
        if let tuple = side.as(TupleExprSyntax.self) { return tuple.elements.count > 1 }
        return side.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.self)
    }

    private static func isComparison(_ call: FunctionCallExprSyntax) -> Bool {
        guard let sequence = call.arguments.first?.expression.as(SequenceExprSyntax.self) else { return false }
        var count = 0
        for element in sequence.elements {
            guard let token = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { continue }
            if token == "&&" || token == "||" { return false }
            if comparisons.contains(token) { count += 1 }
        }
        return count == 1 && !sequence.elements.contains(where: isNotEquatable)
    }
}
