// From a pattern's text to its normal form, or to what is wrong with it.

@_spi(RawSyntax) import SwiftSyntax

struct PatternCompiler {
    let text: PatternText
    /// The holes that were met as such in the tree.
    private var met: Set<Int> = []

    /// A pattern is prepared once a run, from a guide that may be anyone's.
    private static let longest = 4_000

    /// What the pattern matches: as an expression, and where it can also be read as a type, as that.
    static func compile(_ source: String) throws(PatternTextProblem) -> (roots: [PatternRoot], holes: [PatternHole]) {
        let text = try PatternText(source)
        guard source.contains(where: { !$0.isWhitespace }) else {
            throw PatternTextProblem(message: "The pattern is empty.", offset: 0)
        }
        let isReadable = text.text.withUnsafeBufferPointer { BracketNesting.isReadable($0) }
        guard source.utf8.count <= longest, isReadable else {
            throw PatternTextProblem(message: "The pattern is too long or nested too deeply.", offset: 0)
        }
        var compiler = PatternCompiler(text: text)
        let root = try compiler.root()
        guard let type = compiler.typeReading(beside: root) else { return ([root], text.holes) }
        return (root.isTypeAlone ? [type] : [root, type], text.holes)
    }

    private init(text: PatternText) { self.text = text }

    // MARK: Readings

    private mutating func root() throws(PatternTextProblem) -> PatternRoot {
        let written = String(decoding: text.text, as: UTF8.self)
        let start = String(written.drop { $0.isWhitespace })
        var furthest = -1
        var refused: PatternTextProblem?
        let fillings = text.fillings
        for surroundings in PatternSurroundings.allCases where surroundings.suits(start) {
            for filling in fillings {
                let (filled, origins) = text.filled(filling)
                let parse = surroundings.parse(filled)
                if let error = parse.error {
                    furthest = max(furthest, error < origins.count ? origins[error] : text.text.count)
                    continue
                }
                do throws(PatternTextProblem) {
                    return try root(of: parse.nodes)
                } catch {
                    // Another way to write the holes may do better; the first refusal is the likeliest to help.
                    if refused == nil { refused = error }
                }
            }
        }
        if let refused { throw refused }
        throw PatternTextProblem(message: Self.notSwift(written, at: furthest), offset: max(0, furthest))
    }

    private static func notSwift(_ text: String, at offset: Int) -> String {
        let rest = String(decoding: Array(text.utf8).dropFirst(max(0, offset)).prefix(20), as: UTF8.self)
        let place = rest.isEmpty ? "at its end" : "at `\(rest.prefix { $0 != "\n" })`"
        return "This is no Swift that can stand alone (the parser stops \(place)): "
            + "a pattern is an expression, statements, a declaration, an attribute or a type."
    }

    /// `[String]`, `Box<$T>`, `$T?`, `Foo`: as an expression it was understood; as a type it means the same.
    private mutating func typeReading(beside root: PatternRoot) -> PatternRoot? {
        guard case .node(let node, let kinds) = root else { return nil }
        switch kinds.first {
        case .genericSpecializationExpr, .optionalChainingExpr, .arrayExpr, .dictionaryExpr, .declReferenceExpr,
            .sequenceExpr:
            break
        default: return nil
        }
        if kinds.first == .declReferenceExpr, !Self.isTypeName(node) { return nil }
        let parse = PatternSurroundings.type.parse(text.filled(text.holes.map { _ in .name }).text)
        guard parse.error == nil, parse.nodes.count == 1 else { return nil }
        return try? self.root(of: parse.nodes)
    }

    private static func isTypeName(_ node: PatternNode) -> Bool {
        guard case .layout(let layout) = node, case .token(let name)? = layout.parts.first?.node else { return false }
        return name.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
    }

    private mutating func root(of nodes: [Syntax]) throws(PatternTextProblem) -> PatternRoot {
        met = []
        var compiled: [PatternNode] = []
        for node in nodes {
            compiled.append(try element(RawNode(raw: node.raw, start: node.position.utf8Offset)))
        }
        for index in text.holes.indices where !met.contains(index) { throw misplaced(text.holes[index]) }
        guard compiled.count == 1, let only = compiled.first, let node = nodes.first else {
            return .statements(compiled)
        }
        switch only {
        case .hole, .rest:
            let message = "A pattern that is only a hole would match everything: write some code around it."
            throw PatternTextProblem(message: message, offset: text.holes.first?.range.lowerBound ?? 0)
        case .layout(let layout) where layout.kind == .closureExpr:
            let statements = layout.parts.first { $0.slot == Slot.Closure.statements }
            if layout.parts.contains(where: { $0.slot == Slot.Closure.signature }) { break }
            if case .list(let list)? = statements?.node { return .braces(list) }
        default: break
        }
        let kinds = Self.kinds(of: only, Code(RawNode(raw: node.raw, start: 0)))
        return .node(only.afterAnyReceiver, kinds: kinds)
    }

    private func misplaced(_ hole: PatternHole) -> PatternTextProblem {
        let written = (hole.isRest ? "$$$" : "$") + (hole.name ?? (hole.isRest ? "" : "_"))
        let message =
            hole.isRest
            ? "`\(written)` stands for any number of arguments, elements, statements or members; it can't stand here."
            : "`\(written)` stands for an expression, a type or a name; it can't stand here, for example inside a text."
        return PatternTextProblem(message: message, offset: hole.range.lowerBound)
    }

    private static func kinds(of node: PatternNode, _ code: Code) -> [SyntaxKind] {
        switch node {
        case .operation: return [.sequenceExpr]
        case .text: return [.stringLiteralExpr]
        case .layout(let layout): return [layout.kind]
        case .call(let call):
            switch call.kind {
            case .function: return [.functionCallExpr]
            case .subscript: return [.subscriptCallExpr]
            case .macro: return [.macroExpansionExpr, .macroExpansionDecl]
            }
        default:
            if case .node(let raw) = code { return [raw.kind] }
            return []
        }
    }

    // MARK: Nodes

    private mutating func element(_ node: RawNode) throws(PatternTextProblem) -> PatternNode {
        if let rest = restHole(node) {
            met.insert(rest)
            return .rest(rest)
        }
        return try compile(Code(node))
    }

    /// The number of the `$$$` that an element of a list is, in whichever way it is written.
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
            throw PatternTextProblem(message: "A label is written out; a hole can't stand for it.", offset: 0)
        }
        let value = try compile(Code(argument.value))
        if argument.isUnlabelledTrailing { return .argument(.unwritten, value) }
        return .argument(label.map { .named($0) } ?? .none, value)
    }

    /// The hole that a name stands for; a `$$$` that is met here stands in no list.
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
        // `Button($$$) { … }` leaves open which other arguments there are, those after the closure too.
        if hasRest, case .argument(.unwritten, _)? = arguments.last { arguments.append(.furtherClosures) }
        return .call(PatternCall(kind: call.kind, callee: callee, arguments: arguments))
    }

    /// The token of a node that is nothing but a name.
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

/// Which nodes may have more than the pattern says.
enum PatternOpenness {
    /// Declarations and their parts: what is not written is not asked for. A closure's signature likewise.
    static func isOpen(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl,
            .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl, .typeAliasDecl, .associatedTypeDecl,
            .enumCaseDecl, .importDecl, .macroDecl, .accessorDecl, .functionSignature, .functionEffectSpecifiers,
            .accessorEffectSpecifiers, .patternBinding, .enumCaseElement, .functionParameter, .enumCaseParameter,
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

extension PatternRoot {
    /// `$T?` and `(String) -> Void` stand alone as types only, though the parser takes them for expressions.
    fileprivate var isTypeAlone: Bool {
        guard case .node(.layout(let layout), _) = self else { return false }
        return layout.kind == .optionalChainingExpr || layout.kind == .sequenceExpr
    }
}

extension PatternNode {
    /// A chain that begins with a called `.name` matches after any receiver.
    var afterAnyReceiver: PatternNode {
        switch self {
        case .call(var call):
            if case .layout(let member) = call.callee, member.kind == .memberAccessExpr,
                !member.parts.contains(where: { $0.slot == Slot.MemberAccess.base })
            {
                guard let name = member.parts.first(where: { $0.slot == Slot.MemberAccess.name }) else { return self }
                call.callee = .memberOfAny(name.node)
            } else {
                call.callee = call.callee.afterAnyReceiver
            }
            return .call(call)
        case .layout(var member) where member.kind == .memberAccessExpr:
            guard let base = member.parts.firstIndex(where: { $0.slot == Slot.MemberAccess.base }) else { return self }
            member.parts[base].node = member.parts[base].node.afterAnyReceiver
            return .layout(member)
        default: return self
        }
    }
}
