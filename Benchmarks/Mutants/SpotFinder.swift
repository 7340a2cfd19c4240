// Walks a file for the spots where a mistake can be planted so that the code most likely still compiles.
//
// What doesn't compile is found by the compiler, and left out by the script.

import SwiftSyntax

final class SpotFinder: SyntaxVisitor {
    private let file: String
    private(set) var spots: [Spot] = []

    init(file: String) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Conditions

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        if case .expression(let condition) = node.condition { negate(condition) }
        return .visitChildren
    }

    override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
        negate(node.condition)
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expression, isTruth(value) { negate(value) }
        return .visitChildren
    }

    private func negate(_ condition: ExprSyntax) {
        guard !condition.mayThrowOrWait else { return }
        spots.append(Spot(.negated, in: file, at: condition, text: "(MUTANT != (\(condition.trimmedDescription)))"))
    }

    /// It can be told from the code alone that this is true or false.
    private func isTruth(_ value: ExprSyntax) -> Bool {
        if let prefix = value.as(PrefixOperatorExprSyntax.self) { return prefix.operator.text == "!" }
        guard let sequence = value.as(SequenceExprSyntax.self) else { return false }
        let operators = sequence.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        let areTold = operators.contains { ["&&", "||", "==", "!=", "<", ">", "<=", ">="].contains($0) }
        return areTold && operators.count * 2 + 1 == sequence.elements.count && !operators.contains("??")
    }

    // MARK: Statements

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        let isAllOfABody = node.count == 1 && !(node.parent?.parent?.isBranch ?? false)
        guard !isAllOfABody, !node.isInInitializer else { return .visitChildren }
        for item in node where item.item.isDroppable(of: node.count) {
            spots.append(Spot(.dropped, in: file, at: item, text: "if !MUTANT { \(item.trimmedDescription) }"))
        }
        return .visitChildren
    }

    // MARK: Arguments

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        for (first, second) in zip(node.arguments, node.arguments.dropFirst())
        where first.expression.canChangePlaces && second.expression.canChangePlaces
            && !(first.isDocumentation && second.isDocumentation)
        {
            let (one, other) = (first.expression, second.expression)
            guard one.trimmedDescription != other.trimmedDescription else { continue }
            let between =
                "\(one.trailingTrivia)\(first.trailingComma?.description ?? "")"
                + "\(second.leadingTrivia)\(second.label?.trimmedDescription ?? "")\(second.label == nil ? "" : ": ")"
            let (a, b) = (one.trimmedDescription, other.trimmedDescription)
            let text = "(MUTANT ? \(b) : \(a))\(between)(MUTANT ? \(a) : \(b))"
            spots.append(Spot(.swapped, in: file, from: one, to: other, text: text))
        }
        return .visitChildren
    }

    // MARK: Bounds

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        let opposites = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]
        for (index, element) in elements.enumerated() {
            guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text, let opposite = opposites[sign],
                index > 0, index + 1 < elements.count, !node.mayThrowOrWait,
                binds(weakly: elements, at: index - 2), binds(weakly: elements, at: index + 2)
            else { continue }
            let (left, right) = (elements[index - 1], elements[index + 1])
            let (a, b) = (left.trimmedDescription, right.trimmedDescription)
            let text = "(MUTANT ? \(a) \(opposite) \(b) : \(a) \(sign) \(b))"
            spots.append(Spot(.bound, in: file, from: left, to: right, text: text))
        }
        return .visitChildren
    }

    /// There is no operator there, or one that binds less than a comparison does.
    private func binds(weakly elements: [ExprSyntax], at index: Int) -> Bool {
        guard elements.indices.contains(index) else { return true }
        guard let sign = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return sign == "&&" || sign == "||"
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard let number = Int(node.literal.text), number < 1_000_000,
            node.parent?.is(InitializerClauseSyntax.self) != true,
            node.parent?.parent?.is(AttributeSyntax.self) != true
        else { return .visitChildren }
        spots.append(Spot(.bound, in: file, at: node, text: "(MUTANT ? \(number + 1) : \(number))"))
        return .visitChildren
    }

    // Written for the compiler, and checked by it alone.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
