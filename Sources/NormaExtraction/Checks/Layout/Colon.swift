// Finds colons with white space before them, or without exactly one space after them.

import NormaText
import SwiftSyntax

enum Colon: Check {
    static let identifier = "colon"
    static let summary = "A colon has white space before it, or not exactly one space after it."
    static let documentation =
        """
        A colon belongs to the word before it. Reports the colons of types, inherited types, arguments, parameters and dictionaries;
        not those of `? :` and of cases.

        ```swift bad
        let count :Int = 0
        ```

        ```swift good
        let count: Int = 0
        let one = isOn ? 1 : 2
        let empty: [Int: Int] = [:]
        ```
        """
    static let kinds: [SyntaxKind] = [
        .typeAnnotation, .inheritanceClause, .labeledExpr, .dictionaryElement, .functionParameter, .enumCaseParameter,
        .closureParameter, .genericParameter, .conformanceRequirement, .dictionaryType, .tupleTypeElement,
    ]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        RawElements(of: node).contains { element in
            let range = element.tokenRange
            return bytes.spells(":", at: range) && isOff(SpaceAround(range, in: bytes))
        }
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let colon = colon(of: node), colon.presence == .present else { return }
        let range = ByteRange(of: colon)
        if isOff(SpaceAround(range, in: context.source)) { context.report(range) }
    }

    private static func isOff(_ space: SpaceAround) -> Bool {
        !(space.before == 0 || space.startsLine) || !space.isSingleAfter
    }

    private static func colon(of node: Syntax) -> TokenSyntax? {
        switch node.kind {
        case .typeAnnotation: node.as(TypeAnnotationSyntax.self)?.colon
        case .inheritanceClause: node.as(InheritanceClauseSyntax.self)?.colon
        case .labeledExpr: node.as(LabeledExprSyntax.self)?.colon
        case .dictionaryElement: node.as(DictionaryElementSyntax.self)?.colon
        case .functionParameter: node.as(FunctionParameterSyntax.self)?.colon
        case .enumCaseParameter: node.as(EnumCaseParameterSyntax.self)?.colon
        case .closureParameter: node.as(ClosureParameterSyntax.self)?.colon
        case .genericParameter: node.as(GenericParameterSyntax.self)?.colon
        case .conformanceRequirement: node.as(ConformanceRequirementSyntax.self)?.colon
        case .dictionaryType: node.as(DictionaryTypeSyntax.self)?.colon
        case .tupleTypeElement: node.as(TupleTypeElementSyntax.self)?.colon
        default: nil
        }
    }
}
