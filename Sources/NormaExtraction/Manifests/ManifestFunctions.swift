// The manifest's own functions and closures, followed with their parameters replaced by what they are called with.

import NormaText
import SwiftSyntax

extension ManifestInterpreter {
    /// Whether the function can be called with these labels, defaults and variadic parameters considered.
    func accepts(_ function: FunctionDeclSyntax, _ arguments: [ManifestConstruction.Argument]) -> Bool {
        places(for: function.signature, arguments) != nil
    }

    /// For each parameter the places of its arguments; nil where the arguments do not fit.
    func places(
        for signature: FunctionSignatureSyntax,
        _ arguments: [ManifestConstruction.Argument]
    ) -> [[Int]]? {
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

    /// What the parameters stand for inside the function.
    mutating func bindings(
        of signature: FunctionSignatureSyntax,
        _ arguments: [ManifestConstruction.Argument],
        at range: ByteRange
    ) -> [String: ManifestValue] {
        var bound: [String: ManifestValue] = [:]
        let fitting = places(for: signature, arguments)
        // A function handed to `map` is named without its labels.
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

    /// The result of a body with nothing in sight but the file's names and these; a target that it makes lies where the
    /// call does, not where the function is written.
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
        // A pair is taken apart where the closure has a name for each of its parts.
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

    /// What a member stands for that the manifest declares for itself; nil where it is the package description's own.
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

    /// The type whose member it is: the written one, that of the context, or one in it.
    private func holder(of construction: ManifestConstruction, in context: String?) -> String? {
        guard let written = construction.type else { return context }
        if written.hasPrefix(".") { return context.map { $0 + written } }
        if statics[written] != nil { return written }
        // A type in another one is written without it where it is in sight.
        let nested = statics.keys.filter { $0.hasSuffix("." + written) }
        return nested.count == 1 ? nested.first : nil
    }

    private mutating func evaluated(_ expression: ExprSyntax, inTypeOf type: String) -> ManifestValue {
        let outer = scopes
        scopes = [outer.first ?? [:]]
        defer { scopes = outer }
        return evaluate(expression)
    }

    /// The value, its implicit members looked up among those that the manifest declares for this type.
    mutating func resolved(_ value: ManifestValue, as context: String) -> ManifestValue {
        var value = value
        // Each look-up may lead to another name; a ring of names ends here.
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
