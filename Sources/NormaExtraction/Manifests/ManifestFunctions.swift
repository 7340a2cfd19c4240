// The manifest's own functions and closures, followed with their parameters replaced by the arguments.

import NormaText
import SwiftSyntax

extension ManifestInterpreter {
    /// Whether the function can be called with these labels, given its default values and variadic parameters.
    func accepts(_ function: FunctionDeclSyntax, _ arguments: [ManifestConstruction.Argument]) -> Bool {
        places(for: function.signature, arguments) != nil
    }

    /// The positions of the arguments of each parameter; nil if the arguments don't fit.
    func places(for signature: FunctionSignatureSyntax, _ arguments: [ManifestConstruction.Argument]) -> [[Int]]? {
        var bindings: [[Int]] = []
        var next = 0
        for parameter in signature.parameterClause.parameters {
            let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text.withoutBackticks
            var taken: [Int] = []
            if next < arguments.count, arguments[next].label == label || isClosure(arguments, next) {
                taken.append(next)
                next += 1
                while parameter.ellipsis != nil, next < arguments.count, arguments[next].label == nil {
                    taken.append(next)
                    next += 1
                }
            }
            if taken.isEmpty, parameter.defaultValue == nil, parameter.ellipsis == nil { return nil }
            bindings.append(taken)
        }
        return next == arguments.count ? bindings : nil
    }

    private func isClosure(_ arguments: [ManifestConstruction.Argument], _ index: Int) -> Bool {
        guard index == arguments.count - 1, case .closure = arguments[index].value.content else { return false }
        return arguments[index].label == nil
    }

    mutating func result(
        of function: FunctionDeclSyntax,
        with arguments: [ManifestConstruction.Argument],
        at range: ByteRange,
        on instance: ManifestConstruction? = nil
    ) -> ManifestValue {
        guard let body = function.body?.statements else {
            return .unknown("`\(function.name.text)` has no body", at: range)
        }
        var bound = bindings(of: function.signature, arguments, at: range)
        if let instance { bound["self"] = ManifestValue(content: .construction(instance), range: range) }
        return result(of: body, with: bound, at: range)
    }

    /// The values of the parameters inside the function.
    mutating func bindings(
        of signature: FunctionSignatureSyntax,
        _ arguments: [ManifestConstruction.Argument],
        at range: ByteRange
    ) -> [String: ManifestValue] {
        var bound: [String: ManifestValue] = [:]
        let fitting = places(for: signature, arguments)
        // A function passed to `map` is named without its labels.
        let places = fitting ?? (arguments.count == 1 ? [[0]] : [])
        for (parameter, index) in zip(signature.parameterClause.parameters, 0...) {
            let name = (parameter.secondName ?? parameter.firstName).text.withoutBackticks
            let taken = index < places.count ? places[index] : []
            if parameter.ellipsis != nil {
                bound[name] = ManifestValue(content: .list(taken.map { arguments[$0].value }), range: range)
            } else if let first = taken.first {
                bound[name] = typed(arguments[first].value, parameter.type)
            } else if let fallback = parameter.defaultValue?.value {
                bound[name] = typed(evaluate(fallback), parameter.type)
            }
        }
        return bound
    }

    /// The result of a body that sees only the file's names and these. A target that it makes is placed at the call,
    /// not at the function's declaration.
    mutating func result(
        of body: CodeBlockItemListSyntax,
        with bound: [String: ManifestValue],
        at range: ByteRange
    ) -> ManifestValue {
        let outer = scopes
        scopes = [outer.first ?? [:], bound]
        var result = run(body: body, at: range)
        scopes = [scopes.first ?? [:]] + outer.dropFirst()
        if result.construction != nil { result.range = range }
        return result
    }

    mutating func result(
        of closure: ClosureExprSyntax,
        with arguments: [ManifestValue],
        at range: ByteRange
    ) -> ManifestValue {
        scopes.append(Self.bound(closure, arguments))
        defer { scopes.removeLast() }
        return run(body: closure.statements, at: range)
    }

    /// The names under which a closure sees its arguments.
    static func bound(_ closure: ClosureExprSyntax, _ arguments: [ManifestValue]) -> [String: ManifestValue] {
        var bound: [String: ManifestValue] = [:]
        for (index, argument) in arguments.enumerated() { bound["$\(index)"] = argument }
        let names = parameterNames(of: closure)
        var values = arguments
        // A pair is destructured if the closure has a name for each of its parts.
        if arguments.count == 1, let tuple = arguments[0].construction, tuple.isTuple, let parts = tuple.arguments {
            if names.count > 1 { values = parts.map(\.value) }
            if names.isEmpty, closure.statements.description.contains("$1") {
                for (index, part) in parts.enumerated() { bound["$\(index)"] = part.value }
            }
        }
        for (name, argument) in zip(names, values) { bound[name] = argument }
        return bound
    }

    static func parameterNames(of closure: ClosureExprSyntax) -> [String] {
        switch closure.signature?.parameterClause {
        case .simpleInput(let names): names.map(\.name.text)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil: []
        }
    }

    private mutating func run(body: CodeBlockItemListSyntax, at range: ByteRange) -> ManifestValue {
        if body.count == 1, let expression = body.first?.item.as(ExprSyntax.self) { return evaluate(expression) }
        // An `if` that is the whole body is its value.
        if body.count == 1, let statement = body.first?.item.as(ExpressionStmtSyntax.self) {
            let value = evaluate(statement.expression)
            if value.unknownReason == nil { return value }
        }
        switch run(body) {
        case .returned(let value): return value
        case .undecided(let reason): return .unknown(reason, at: range)
        case .next, .leftLoop: return ManifestValue(content: .absent, range: range)
        }
    }

    // MARK: Static members

    /// The value of a member that the manifest declares itself; nil if it belongs to the package description API.
    mutating func staticMember(
        of construction: ManifestConstruction,
        in context: String?,
        at range: ByteRange
    ) -> ManifestValue? {
        guard let type = holder(of: construction, in: context), let found = statics[type]?[construction.name] else {
            return nil
        }
        for member in found {
            switch (member, construction.arguments) {
            case (.value(let expression), nil):
                return descending { $0.inside(type) { $0.evaluated(expression, inTypeOf: type) } }
            case (.computed(let getter), nil):
                return descending { $0.inside(type) { $0.result(of: getter, with: [:], at: range) } }
            case (.function(let function), let arguments?) where accepts(function, arguments):
                return descending { $0.inside(type) { $0.result(of: function, with: arguments, at: range) } }
            default: continue
            }
        }
        return nil
    }

    /// The type that declares the member: the written type, the context's, or one nested in it.
    private func holder(of construction: ManifestConstruction, in context: String?) -> String? {
        guard let written = construction.type else { return context }
        if written.hasPrefix(".") { return context.map { $0 + written } }
        if statics[written] != nil { return written }
        // A nested type is written without its outer type if it is in scope.
        let nested = statics.keys.filter { $0.hasSuffix("." + written) }
        return nested.count == 1 ? nested.first : nil
    }

    private mutating func evaluated(_ expression: ExprSyntax, inTypeOf type: String) -> ManifestValue {
        let outer = scopes
        scopes = [outer.first ?? [:]]
        defer { scopes = outer }
        return evaluate(expression)
    }

    /// The value, with its implicit members looked up among those that the manifest declares for this type.
    mutating func resolved(_ value: ManifestValue, as context: String) -> ManifestValue {
        var value = value
        // Each lookup may lead to another name; a cycle of names ends here.
        for _ in 0..<16 {
            guard let construction = value.construction else { return value }
            if let path = construction.type, path.hasPrefix("."),
                let next = member(of: construction, along: path, in: context, at: value.range)
            {
                value = next
                continue
            }
            guard let next = staticMember(of: construction, in: context, at: value.range) else { return value }
            value = next
        }
        return value
    }
}
