// From a pattern's text to its normal form, or to its problems.

@_spi(RawSyntax) import SwiftSyntax

struct PatternCompiler {
    let text: PatternText
    /// The holes that were recognised in the tree.
    var met: Set<Int> = []

    /// A pattern is prepared once per run, from a guide that isn't trusted.
    private static let longest = 4_000

    /// The pattern's reading as an expression and, if possible, as a type.
    static func compile(_ source: String) throws(PatternTextProblem) -> (roots: [PatternRoot], holes: [PatternHole]) {
        let text = try PatternText(source)
        guard source.contains(where: { !$0.isWhitespace }) else {
            throw PatternTextProblem(message: "The pattern is empty.", offset: 0)
        }
        let nesting = text.text.withUnsafeBufferPointer { NestingGuard.problem(in: $0) }
        guard source.utf8.count <= longest, nesting == nil else {
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
                    // Another way to write the holes may work; otherwise the first problem is the most helpful.
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
        return "This isn't a complete piece of Swift (the parser stops \(place)): "
            + "a pattern is an expression, statements, a declaration, an attribute or a type."
    }

    /// `[String]`, `Box<$T>`, `$T?`, `Foo`: read as an expression before; as a type it means the same.
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
        return name.first { $0 != UInt8(ascii: "_") }.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
            ?? false
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

    func misplaced(_ hole: PatternHole) -> PatternTextProblem {
        let written = (hole.isRest ? "$$$" : "$") + (hole.name ?? (hole.isRest ? "" : "_"))
        let message =
            hole.isRest
            ? "`\(written)` stands for any number of arguments, elements, statements or members; it can't be used here."
            : "`\(written)` stands for an expression, a type or a name; it can't be used here, for example inside a string."
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
}

extension PatternRoot {
    /// `$T?` and `(String) -> Void` are complete only as types, although the parser takes them for expressions.
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
