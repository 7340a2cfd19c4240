// Calls in a manifest: its own functions, closures over lists, and the package description API.

import NormaText
import SwiftSyntax

extension ManifestInterpreter {
    mutating func value(of call: FunctionCallExprSyntax) -> ManifestValue {
        let range = call.byteRange
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
            return result(of: closure, with: [], at: range)
        }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
            return value(ofCall: call, to: member, of: base)
        }
        let arguments = arguments(of: call)
        if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text.withoutBackticks
            if name == "getenv" {
                note("depends on the environment; read as if the variable were not set", at: range)
                return ManifestValue(content: .absent, range: range)
            }
            if let result = conversion(name, arguments, range) { return result }
            if let result = member(called: name, with: arguments, at: range) { return result }
            if let value = value(of: name), case .closure(let closure) = value.content {
                return result(of: closure, with: arguments.map(\.value), at: range)
            }
            if let function = functions(named: name, at: range).first(where: { accepts($0, arguments) }) {
                return inside(nil) { $0.result(of: function, with: arguments, at: range) }
            }
            if types[name] != nil { return instance(of: name, with: arguments, at: range) }
            guard name.first?.isUppercase ?? false else {
                return .unknown("the result of `\(name)` can't be known without running the manifest", at: range)
            }
            let made = ManifestConstruction(type: nil, name: name, arguments: arguments)
            return ManifestValue(content: .construction(made), range: range)
        }
        return applied(evaluate(call.calledExpression), to: arguments, at: range)
    }

    mutating func arguments(of call: FunctionCallExprSyntax) -> [ManifestConstruction.Argument] {
        var arguments: [ManifestConstruction.Argument] = []
        for argument in call.arguments {
            let value = evaluate(argument.expression)
            arguments.append(.init(label: argument.label?.text.withoutBackticks, value: value))
        }
        if let closure = call.trailingClosure {
            arguments.append(.init(label: nil, value: evaluate(ExprSyntax(closure))))
        }
        return arguments
    }

    /// A value called like a function: a construction takes the arguments, a function of the manifest returns its result.
    mutating func applied(
        _ callee: ManifestValue,
        to arguments: [ManifestConstruction.Argument],
        at range: ByteRange
    ) -> ManifestValue {
        switch callee.content {
        case .construction(var made) where made.arguments == nil:
            made.arguments = zip(arguments, 0...).map { argument, index in
                let label = argument.label ?? (index < made.labels.count ? made.labels[index] : nil)
                return .init(label: label, value: argument.value)
            }
            let result = ManifestValue(content: .construction(made), range: range)
            return made.type == nil ? result : staticMember(of: made, in: nil, at: range) ?? result
        case .function(let name):
            if let function = functions[name]?.first(where: { accepts($0, arguments) || arguments.count == 1 }) {
                return result(of: function, with: arguments, at: range)
            }
        case .closure(let closure): return result(of: closure, with: arguments.map(\.value), at: range)
        case .keyPath(let names):
            guard var value = arguments.first?.value else { return callee }
            for name in names { value = member(name, of: value, at: range) }
            return value
        case .unknown: return callee
        default: break
        }
        return .unknown("this call can't be known without running the manifest", at: range)
    }

    /// `Bool(text)`, `Array(list)`, `String(text)`
    private func conversion(
        _ name: String,
        _ arguments: [ManifestConstruction.Argument],
        _ range: ByteRange
    ) -> ManifestValue? {
        guard arguments.count == 1, let value = arguments.first?.value else { return nil }
        switch (name, value.content) {
        case ("Bool", .text(let text)):
            let truth = ["true": true, "false": false][text]
            return ManifestValue(content: truth.map { .truth($0) } ?? .absent, range: range)
        case ("Array", .list), ("String", .text), ("Set", .list): return value
        default: return nil
        }
    }

    // MARK: Members

    private mutating func value(
        ofCall call: FunctionCallExprSyntax,
        to member: MemberAccessExprSyntax,
        of base: ExprSyntax
    ) -> ManifestValue {
        let name = member.declName.baseName.text.withoutBackticks
        let subject = evaluate(base)
        switch subject.content {
        case .list(let list):
            let arguments = arguments(of: call)
            let first = arguments.first?.value
            let result = transformed(list, by: name, first, at: call.byteRange)
            return result ?? .unknown("`.\(name)` can't be known without running the manifest", at: call.byteRange)
        case .text(let text):
            let arguments = arguments(of: call)
            if let result = textMethod(name, of: text, with: arguments, at: call.byteRange) { return result }
        case .absent: return subject
        case .environment:
            guard name == "contains" else { return subject }
            note("depends on the environment; read as if the variable were not set", at: call.byteRange)
            return ManifestValue(content: .truth(false), range: call.byteRange)
        case .unknown: return subject
        case .construction(let type) where type.isTypeName:
            return applied(evaluate(call.calledExpression), to: arguments(of: call), at: call.byteRange)
        case .construction(let instance):
            let arguments = arguments(of: call)
            if let fallback = environmentValue(name, of: instance, arguments, at: call.byteRange) { return fallback }
            if let result = method(name, of: instance, with: arguments, at: call.byteRange) { return result }
            // The base of `.features.make()` isn't known yet.
            if instance.isImplicit, instance.arguments == nil {
                return applied(self.member(name, of: subject, at: call.byteRange), to: arguments, at: call.byteRange)
            }
        default: break
        }
        return .unknown("`.\(name)` can't be known without running the manifest", at: call.byteRange)
    }

    private mutating func transformed(
        _ list: [ManifestValue],
        by name: String,
        _ argument: ManifestValue?,
        at range: ByteRange
    ) -> ManifestValue? {
        switch (name, argument) {
        case ("map", let transform?), ("compactMap", let transform?), ("flatMap", let transform?):
            var results: [ManifestValue] = []
            for element in list {
                let result = applied(transform, to: [.init(label: nil, value: element)], at: range)
                if name == "flatMap", let inner = result.list {
                    results += inner
                } else if name == "map" || !result.isAbsent {
                    results.append(result)
                }
            }
            return ManifestValue(content: .list(results), range: range)
        case ("filter", let condition?):
            var results: [ManifestValue] = []
            for element in list {
                let result = applied(condition, to: [.init(label: nil, value: element)], at: range)
                guard let holds = result.truth else {
                    return .unknown("the result of this filter can't be known without running the manifest", at: range)
                }
                if holds { results.append(element) }
            }
            return ManifestValue(content: .list(results), range: range)
        case ("contains", let wanted?):
            guard !list.contains(where: { $0.unknownReason != nil }), wanted.unknownReason == nil else {
                return nil
            }
            return ManifestValue(content: .truth(list.contains { $0.rendered == wanted.rendered }), range: range)
        case ("joined", let separator):
            let texts = list.compactMap(\.text)
            guard texts.count == list.count else { return nil }
            return .made(texts.joined(separator: separator?.text ?? ""), at: range)
        case ("reversed", nil): return ManifestValue(content: .list(list.reversed()), range: range)
        default: return nil
        }
    }
}
