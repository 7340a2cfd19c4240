// Later changes of a manifest's values: `package.targets.append(…)`, `settings += […]`, `target.path = …`.

import NormaText
import SwiftSyntax

/// A variable, or a field of one: `package.targets`.
struct ManifestPath {
    var root: String
    var fields: [String] = []
    /// A part of the path can't be followed: `package.targets[0].dependencies`.
    var isDeep = false

    private init(root: String) { self.root = root }

    init?(_ expression: ExprSyntax) {
        guard let path = Self.path(expression) else { return nil }
        self = path
    }

    private static func path(_ expression: ExprSyntax) -> ManifestPath? {
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return ManifestPath(root: name.baseName.text.withoutBackticks)
        }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return path(chain.expression) }
        if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) { return path(unwrapped.expression) }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            var result = member.base.flatMap(path)
            result?.fields.append(member.declName.baseName.text)
            return result
        }
        if let call = expression.as(SubscriptCallExprSyntax.self) {
            var result = path(call.calledExpression)
            result?.isDeep = true
            return result
        }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            var result = path(call.calledExpression)
            if result?.fields.isEmpty == false { result?.fields.removeLast() }
            result?.isDeep = true
            return result
        }
        return nil
    }
}

/// An assignment or a call that changes a list.
struct ManifestChange {
    enum Action { case assign, append, appendAll, other }

    var path: ManifestPath
    var action: Action
    /// The assigned or added value: operands and the operators between them.
    var value: ArraySlice<ExprSyntax>
    var range: ByteRange

    private static let listChanges: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "sort", "reverse", "formUnion",
    ]

    init?(_ expression: ExprSyntax) {
        range = expression.byteRange
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count >= 3, let target = ManifestPath(elements[0]) else { return nil }
            let isAssignment = elements[1].is(AssignmentExprSyntax.self)
            guard isAssignment || elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" else {
                return nil
            }
            path = target
            action = isAssignment ? .assign : .appendAll
            value = elements[2...]
            return
        }
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            Self.listChanges.contains(member.declName.baseName.text), let target = ManifestPath(base)
        else { return nil }
        path = target
        value = call.arguments.prefix(1).map(\.expression)[...]
        action = .other
        if member.declName.baseName.text == "append", call.arguments.count == 1 {
            action = call.arguments.first?.label == nil ? .append : .appendAll
        }
    }
}

/// A loop, or a `forEach`.
struct ManifestEach {
    var path: ManifestPath?
    var sequence: ExprSyntax
    var name: String
    var condition: ExprSyntax?
    var body: CodeBlockItemListSyntax
    var node: Syntax
}

extension ManifestEach {
    init?(_ expression: ExprSyntax) {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "forEach",
            let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
        else { return nil }
        let name = ManifestInterpreter.parameterNames(of: closure).first ?? "$0"
        self.init(
            path: ManifestPath(base),
            sequence: base,
            name: name,
            condition: nil,
            body: closure.statements,
            node: Syntax(call)
        )
    }
}

/// Collects the names that a statement may change, without following it.
final class ManifestChangeCollector: SyntaxVisitor {
    private(set) var changes: [ManifestChange] = []
    private(set) var returns = false

    static func changes(in node: Syntax) -> (changes: [ManifestChange], returns: Bool) {
        let collector = ManifestChangeCollector(viewMode: .sourceAccurate)
        collector.walk(node)
        return (collector.changes, collector.returns)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let change = ManifestChange(ExprSyntax(node)) { changes.append(change) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let change = ManifestChange(ExprSyntax(node)) { changes.append(change) }
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        returns = true
        return .skipChildren
    }
}

extension ManifestInterpreter {
    mutating func apply(_ change: ManifestChange) {
        guard !change.path.isDeep, change.action != .other else {
            return taint(change, "this change can't be followed without running the manifest")
        }
        let value = value(of: change.value, range: change.range)
        switch change.action {
        case .assign: set(change.path, to: value.content, at: value.range)
        case .append: extend(change.path, by: [value])
        case .appendAll: extend(change.path, by: value.list ?? [value])
        case .other: break
        }
    }

    private mutating func extend(_ path: ManifestPath, by added: [ManifestValue]) {
        guard let first = added.first else { return }
        let current = current(path)
        if let list = current?.list {
            set(path, to: .list(list + added))
        } else if let text = current?.text, let suffix = first.text {
            set(path, to: ManifestValue.made(text + suffix, at: first.range).content)
        } else if current == nil || current?.isAbsent == true {
            set(path, to: .list(added), at: first.range)
        } else if let current, current.unknownReason == nil {
            set(path, to: .list([current] + added))
        }
    }

    private func current(_ path: ManifestPath) -> ManifestValue? {
        var value = value(of: path.root)
        for field in path.fields { value = value?.construction?.argument(field) }
        return value
    }

    mutating func set(_ path: ManifestPath, to content: ManifestValue.Content, at range: ByteRange? = nil) {
        guard let root = value(of: path.root) else { return }
        let place = range ?? current(path)?.range ?? root.range
        if let changed = Self.setting(path.fields[...], of: root, to: ManifestValue(content: content, range: place)) {
            assign(path.root, changed)
        }
    }

    private static func setting(
        _ fields: ArraySlice<String>,
        of value: ManifestValue,
        to new: ManifestValue
    ) -> ManifestValue? {
        guard let field = fields.first else { return new }
        guard var construction = value.construction else { return nil }
        let inner = construction.argument(field) ?? ManifestValue(content: .absent, range: new.range)
        guard let changed = setting(fields.dropFirst(), of: inner, to: new) else { return nil }
        construction.set(field, to: changed)
        return ManifestValue(content: .construction(construction), range: value.range)
    }

    /// The changed value becomes unknown: a list gets an unknown rest, anything else becomes unknown as a whole.
    mutating func taint(_ change: ManifestChange, _ reason: String) {
        var path = change.path
        let unknown = ManifestValue.unknown(reason, at: change.range)
        if path.isDeep, let place = path.fields.firstIndex(of: "targets"),
            let list = current(upTo: place, of: path)?.list
        {
            let field = path.fields.dropFirst(place + 1).first
            path.fields = Array(path.fields[...place])
            set(path, to: .list(list.map { Self.tainted($0, field, unknown) }))
        } else if let list = current(path)?.list {
            set(path, to: .list(list + [unknown]))
        } else if value(of: path.root) != nil {
            set(path, to: unknown.content, at: unknown.range)
        }
    }

    /// If a loop's elements can't be distinguished, its change may apply to any of them.
    mutating func taintElements(of each: ManifestEach, _ reason: String) {
        guard let path = each.path else { return }
        for change in ManifestChangeCollector.changes(in: Syntax(each.body)).changes where change.path.root == each.name
        {
            var target = change
            target.path = path
            target.path.fields += change.path.fields
            target.path.isDeep = true
            taint(target, reason)
        }
    }

    private func current(upTo place: Int, of path: ManifestPath) -> ManifestValue? {
        var shorter = path
        shorter.fields = Array(path.fields[...place])
        return current(shorter)
    }

    private static func tainted(_ target: ManifestValue, _ field: String?, _ unknown: ManifestValue) -> ManifestValue {
        guard let field, var construction = target.construction else { return target }
        construction.set(field, to: unknown)
        return ManifestValue(content: .construction(construction), range: target.range)
    }
}
