// The nodes of a pattern's tree in normal form, with its holes instead of their placeholders.

@_spi(RawSyntax) import SwiftSyntax

extension PatternCompiler {
    mutating func element(_ node: RawNode) throws(PatternTextProblem) -> PatternNode {
        if let rest = restHole(node) {
            met.insert(rest)
            return .rest(rest)
        }
        return try compile(Code(node))
    }

    /// The number of the `$$$` that an element of a list represents, in any spelling.
    private func restHole(_ node: RawNode) -> Int? {
        var found: Int?
        var stack = [node]
        while let next = stack.popLast() {
            guard next.raw.isToken else {
                stack += next.elements()
                continue
            }
            let isMark = next.withTokenText { name -> Bool in
                guard let hole = PatternPlaceholder.hole(of: name) else {
                    return ["#", "case", ":", ",", ";"].contains(String(decoding: name, as: UTF8.self))
                }
                if found != nil, found != hole { return false }
                found = hole
                return true
            }
            if isMark == false { return nil }
        }
        guard let found, text.holes.indices.contains(found), text.holes[found].isRest else { return nil }
        return found
    }

    private mutating func compile(_ code: Code) throws(PatternTextProblem) -> PatternNode {
        switch code {
        case .argument(let argument): return try compile(argument)
        case .operation(let sequence, let number):
            let operation = sequence.operations[number]
            var operands: [PatternNode] = []
            for operand in operation.operands { operands.append(try compile(sequence.code(operand))) }
            return .operation(operation.symbol, operands)
        case .node(let node): return try compile(node)
        }
    }

    private mutating func compile(_ argument: CodeArgument) throws(PatternTextProblem) -> PatternNode {
        let label = argument.label?.withTokenText { Array($0) }
        if let label, label.withUnsafeBufferPointer({ PatternPlaceholder.hole(of: $0) }) != nil {
            throw PatternTextProblem(message: "A label must be written out; a hole can't stand for it.", offset: 0)
        }
        let value = try compile(Code(argument.value))
        if argument.isUnlabelledTrailing { return .argument(.unwritten, value) }
        return .argument(label.map { .named($0) } ?? .none, value)
    }

    /// The hole that a name represents; a `$$$` here isn't in a list.
    private mutating func hole(_ token: RawNode) throws(PatternTextProblem) -> PatternNode? {
        guard let found = token.withTokenText({ PatternPlaceholder.hole(of: $0) }), let number = found else {
            return nil
        }
        guard text.holes.indices.contains(number) else { return nil }
        if text.holes[number].isRest { throw misplaced(text.holes[number]) }
        met.insert(number)
        return .hole(number)
    }

    private mutating func compile(_ node: RawNode) throws(PatternTextProblem) -> PatternNode {
        if node.raw.isToken {
            if let hole = try hole(node) { return hole }
            return .token(node.withTokenText { Array($0) } ?? [])
        }
        if let name = Self.onlyName(of: node), let hole = try hole(name) { return hole }
        if let content = node.literalContent { return .text(content) }
        if let call = CodeCall(node) { return try compile(call) }
        if node.kind.isSyntaxCollection {
            var elements: [PatternNode] = []
            for child in node.elements() { elements.append(try element(child)) }
            return Self.isSubset(node.kind) ? .subset(elements) : .list(elements)
        }
        return try compile(layout: node)
    }

    private mutating func compile(layout node: RawNode) throws(PatternTextProblem) -> PatternNode {
        var parts: [PatternLayout.Part] = []
        for slot in node.children.indices where slot % 2 == 1 {
            guard let child = node.child(slot) else { continue }
            let isList = child.kind.isSyntaxCollection
            if child.isAbsent, !isList || Self.isSubset(child.kind) { continue }
            if child.kind == .token, child.isSeparator { continue }
            parts.append(.init(slot: slot, node: try compile(Code(child))))
        }
        return .layout(PatternLayout(kind: node.kind, isOpen: PatternOpenness.isOpen(node.kind), parts: parts))
    }

    private mutating func compile(_ call: CodeCall) throws(PatternTextProblem) -> PatternNode {
        let callee = try compile(Code(call.callee))
        var arguments: [PatternNode] = []
        var hasRest = false
        for argument in call.arguments {
            if let rest = argument.label == nil ? restHole(argument.value) : nil {
                met.insert(rest)
                arguments.append(.rest(rest))
                hasRest = true
            } else {
                arguments.append(try compile(argument))
            }
        }
        // `Button($$$) { … }` allows any other arguments, including those after the closure.
        if hasRest, case .argument(.unwritten, _)? = arguments.last { arguments.append(.furtherClosures) }
        return .call(PatternCall(kind: call.kind, callee: callee, arguments: arguments))
    }

    /// The token of a node that is only a name.
    private static func onlyName(of node: RawNode) -> RawNode? {
        switch node.kind {
        case .declReferenceExpr, .identifierType, .identifierPattern, .macroExpansionExpr, .macroExpansionDecl:
            var names: [RawNode] = []
            var stack = [node]
            while let next = stack.popLast() {
                if next.raw.isToken {
                    if next.withTokenText({ $0.elementsEqual("#".utf8) }) != true { names.append(next) }
                } else {
                    stack += next.elements()
                }
            }
            return names.count == 1 ? names.first : nil
        default: return nil
        }
    }

    private static func isSubset(_ kind: SyntaxKind) -> Bool {
        kind == .attributeList || kind == .declModifierList || kind == .inheritedTypeList
    }
}

/// The nodes that may have more than the pattern writes.
enum PatternOpenness {
    /// Declarations and their parts: anything unwritten is allowed. The same for a closure's signature.
    static func isOpen(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl,
            .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl, .typeAliasDecl, .associatedTypeDecl,
            .enumCaseDecl, .importDecl, .macroDecl, .accessorDecl, .functionSignature, .functionEffectSpecifiers,
            .accessorEffectSpecifiers, .patternBinding, .enumCaseElement, .functionParameter,
            .genericParameter, .attribute, .closureExpr, .closureSignature:
            true
        default: false
        }
    }
}

extension RawNode {
    /// A comma or semicolon.
    var isSeparator: Bool {
        withTokenText { $0.count == 1 && ($0[0] == UInt8(ascii: ",") || $0[0] == UInt8(ascii: ";")) } ?? false
    }
}
