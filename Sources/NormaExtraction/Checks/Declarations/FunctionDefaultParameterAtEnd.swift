// Finds parameters without a default value after those with one.

import NormaText
import SwiftSyntax

enum FunctionDefaultParameterAtEnd: Check {
    static let identifier = "function-default-parameter-at-end"
    static let summary = "A parameter without a default value follows one that has a default."
    static let details = DetailShape.names
    static let documentation =
        """
        If optional arguments come last, a call reads the same with and without them. A closure may follow, and so may `isolation:`;
        overrides aren't reported. One parameter of a function is reported, the last that comes too early; the detail is its name.

        ```swift bad
        func pay(note: String = "", amount: Int) {}
        ```

        ```swift good
        func pay(amount: Int, note: String = "") {}
        func load(count: Int = 1, then run: () -> Void) {}
        ```
        """
    static let kinds: [SyntaxKind] = [.functionDecl, .initializerDecl]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        node.parameters.map { RawElements(of: $0).contains { $0.has(Slot.Parameter.defaultValue) } } ?? false
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        let function = node.as(FunctionDeclSyntax.self)
        let initializer = node.as(InitializerDeclSyntax.self)
        guard let signature = function?.signature ?? initializer?.signature,
            let modifiers = function?.modifiers ?? initializer?.modifiers, modifiers.plain(.override) == nil
        else { return }
        let parameters = Array(signature.parameterClause.parameters).filter { !isClosure($0.type) }
        guard let last = parameters.lastIndex(where: { $0.defaultValue == nil }),
            let misplaced = parameters[..<last].lastIndex(where: { $0.defaultValue != nil })
        else { return }
        let parameter = parameters[misplaced]
        if misplaced == 0, isIsolation(parameter) { return }
        context.report(parameter, detail: (parameter.secondName ?? parameter.firstName).text)
    }

    private static func isClosure(_ type: TypeSyntax) -> Bool {
        if let attributed = type.as(AttributedTypeSyntax.self) {
            // An escaping parameter is a closure, whatever its type is called.
            return attributed.attributes.named("escaping") != nil || isClosure(attributed.baseType)
        }
        if let optional = type.as(OptionalTypeSyntax.self) { return isClosure(optional.wrappedType) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return isClosure(only.type)
        }
        return type.is(FunctionTypeSyntax.self)
    }

    private static func isIsolation(_ parameter: FunctionParameterSyntax) -> Bool {
        parameter.defaultValue?.value.as(MacroExpansionExprSyntax.self)?.macroName.text == "isolation"
    }
}
