// Which part of the walk reads which kinds of node.

import SwiftSyntax

/// A part of the walk.
enum Area: UInt8, Sendable {
    case none, declaration, declarationPart, scope, type, expression, other

    static let kinds: [(Area, [SyntaxKind])] = [
        (
            .declaration,
            [
                .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl,
                .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl, .enumCaseDecl, .typeAliasDecl,
                .associatedTypeDecl, .macroDecl, .operatorDecl, .precedenceGroupDecl, .functionParameter,
                .enumCaseParameter,
            ]
        ),
        (
            .declarationPart,
            [.patternBinding, .enumCaseElement, .genericParameter, .initializerClause, .identifierPattern]
        ),
        (
            .scope,
            [
                .codeBlock, .closureExpr, .closureSignature, .closureParameter, .closureShorthandParameter,
                .closureCapture, .accessorBlock, .accessorDecl, .switchCase, .switchCaseItem, .catchClause, .catchItem,
                .forStmt, .whileStmt, .repeatStmt, .ifExpr, .guardStmt, .fallThroughStmt, .whereClause,
                .optionalBindingCondition, .matchingPatternCondition, .codeBlockItemList, .memberBlock,
            ]
        ),
        (
            .type,
            [
                .identifierType, .memberType, .typeAnnotation, .returnClause, .inheritanceClause, .genericWhereClause,
                .throwsClause, .typeInitializerClause, .genericArgumentClause, .arrayType, .dictionaryType,
                .inlineArrayType, .functionType, .someOrAnyType, .suppressedType, .typeExpr, .isTypePattern, .attribute,
                .conformanceRequirement, .sameTypeRequirement, .primaryAssociatedType,
            ]
        ),
        (
            .expression,
            [
                .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .forceUnwrapExpr, .optionalChainingExpr,
                .genericSpecializationExpr, .stringLiteralExpr, .simpleStringLiteralExpr, .labeledExprList,
                .expressionSegment, .keyPathExpr, .keyPathPropertyComponent, .expressionPattern, .macroExpansionExpr,
                .macroExpansionDecl,
                .subscriptCallExpr,
            ]
        ),
        (.other, [.importDecl, .ifConfigClause, .unexpectedNodes]),
    ]
}
