// Adds elements to the array that is an argument of a call: `Package(targets: […])`.

import NormaText
import SwiftParser
import SwiftSyntax

struct ArgumentInsertion {
    let source: InsertionSource
    let call: CalledName
    let label: String

    func edits(for piece: String) throws(InsertionProblem) -> [Edit] {
        let elements = try elements(of: piece)
        switch try place() {
        case .array(let array):
            let known = Set(array.elements.map { $0.expression.tokenText })
            let added = elements.filter { !known.contains($0.expression.tokenText) }
            return added.isEmpty ? [] : edits(adding: added.map { PieceText($0.expression.description) }, to: array)
        case .call(let found):
            let texts = elements.map { PieceText($0.expression.description) }
            return try ArgumentAddition(source: source, call: found, label: label).edits(for: texts)
        }
    }

    private func edits(adding texts: [PieceText], to array: ArrayExprSyntax) -> [Edit] {
        guard let last = array.elements.last else { return [filled(array, with: texts)] }
        let isInline = source.isOnOneLine(array) && texts.allSatisfy { $0.lines.count == 1 }
        let end = source.end(of: last.expression)
        if isInline {
            let separator = last.trailingComma == nil ? ", " : " "
            let offset = last.trailingComma.map { source.end(of: $0) } ?? end
            return [Edit.insert(separator + texts.map(\.text).joined(separator: ", "), at: Int32(clamping: offset))]
        }
        let indentation =
            source.startsLine(last.expression)
            ? source.indentation(ofLineWith: last.expression)
            : source.deeper(source.indentation(ofLineWith: array))
        let lines = texts.map { source.lineBreak + source.indented($0.text, by: indentation) }
        // A comment after the last element belongs to that element.
        guard let comma = last.trailingComma else {
            let after = source.endWithComment(of: last.expression)
            guard after > end else {
                return [Edit.insert("," + lines.joined(separator: ","), at: Int32(clamping: end))]
            }
            return [
                Edit.insert(",", at: Int32(clamping: end)),
                Edit.insert(lines.joined(separator: ","), at: Int32(clamping: after)),
            ]
        }
        return [Edit.insert(lines.map { $0 + "," }.joined(), at: Int32(clamping: source.endWithComment(of: comma)))]
    }

    private func filled(_ array: ArrayExprSyntax, with texts: [PieceText]) -> Edit {
        let outer = source.indentation(ofLineWith: array)
        let inner = source.deeper(outer)
        let lines = texts.map { source.indented($0.text, by: inner) + "," + source.lineBreak }
        return Edit.replace(
            ByteRange(source.end(of: array.leftSquare), source.start(of: array.rightSquare)),
            with: source.lineBreak + lines.joined() + outer
        )
    }

    private func elements(of piece: String) throws(InsertionProblem) -> [ArrayElementSyntax] {
        let text = PieceText(piece).text
        let tree = BoundedParser.validTree(of: "let piece = [\n\(text)\n]\n")
        let finder = NodeFinder<ArrayExprSyntax> { _ in true }
        guard let array = tree.flatMap({ finder.nodes(in: $0).first }) else {
            throw InsertionProblem("the piece isn't a list of elements")
        }
        return Array(array.elements)
    }

    // MARK: - The place

    private enum Place {
        case array(ArrayExprSyntax)
        /// A call without the argument.
        case call(FunctionCallExprSyntax)
    }

    private func place() throws(InsertionProblem) -> Place {
        let calls = NodeFinder<FunctionCallExprSyntax> { call.names($0) }.nodes(in: source.tree)
        guard let found = calls.first else { throw InsertionProblem("it has no call `\(call.text)`") }
        guard calls.count == 1 else {
            throw InsertionProblem("it has \(calls.count) calls `\(call.text)`", at: source.position(of: calls[1]))
        }
        guard let argument = found.arguments.first(where: { $0.label?.text == label }) else { return .call(found) }
        if let array = literal(argument.expression) { return .array(array) }
        throw InsertionProblem(
            "`\(label):` is computed, not written as a list",
            at: source.position(of: argument.expression)
        )
    }

    /// The array itself, the array of the named constant, or the last array of a sum.
    private func literal(_ expression: ExprSyntax) -> ArrayExprSyntax? {
        if let array = expression.as(ArrayExprSyntax.self) { return array }
        if let sum = expression.as(SequenceExprSyntax.self) {
            let operators = sum.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
            guard operators.allSatisfy({ $0 == "+" }) else { return nil }
            return sum.elements.compactMap { $0.as(ArrayExprSyntax.self) }.last
        }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        let bindings = source.tree.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
        let values = bindings.filter { $0.pattern.trimmedDescription == name }.compactMap(\.initializer?.value)
        return values.count == 1 ? values[0].as(ArrayExprSyntax.self) : nil
    }
}

/// The call that a place names: its function, and the `name:` argument if there are several calls.
struct CalledName {
    let function: String
    let name: String?

    var text: String { name.map { "\(function)(name: \"\($0)\", …)" } ?? "\(function)(…)" }

    func names(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.calledExpression.trimmedDescription == function else { return false }
        guard let name else { return true }
        let argument = call.arguments.first { $0.label?.text == "name" }?.expression.as(StringLiteralExprSyntax.self)
        return argument?.representedLiteralValue == name
    }
}

/// All nodes of a kind that fit, in the order of the source.
struct NodeFinder<Node: SyntaxProtocol> {
    let fits: (Node) -> Bool

    init(_ fits: @escaping (Node) -> Bool) { self.fits = fits }

    func nodes(in tree: some SyntaxProtocol) -> [Node] {
        var found: [Node] = []
        var stack = [Syntax(tree)]
        while let next = stack.popLast() {
            if let node = next.as(Node.self), fits(node) { found.append(node) }
            stack.append(contentsOf: next.children(viewMode: .sourceAccurate).reversed())
        }
        return found
    }
}
