// A mocked function, subscript or throwing getter: what it records of its calls, and how it answers.

import NormaFacts

struct MockFunction {
    let context: MockContext
    let member: MemberSignature
    let function: FunctionSignature
    /// The base of the names of all that it keeps.
    let base: String
    private let parameters: [MockParameter]
    private let result: SignatureType
    private let effects: SignatureEffects
    private var made = MockMember()

    init(_ function: FunctionSignature, of member: MemberSignature, base: String, in context: MockContext) {
        self.context = context
        self.member = member
        self.function = function
        self.base = base
        let isSubscript = function.name == "subscript"
        parameters = function.parameters.enumerated().map { index, parameter in
            MockParameter(parameter, at: index, generics: function.generics, isSubscript: isSubscript, in: context)
        }
        result = context.change(function.result)
        effects = function.effects.replacing(context.change)
    }

    /// The member as it is written.
    func mocked() -> MockMember {
        var copy = self
        copy.made.condition = member.condition
        let body = copy.body()
        let indented = body.map { "    " + $0 }
        switch function.kind {
        case .subscript(let hasSetter): copy.writeSubscript(indented, hasSetter: hasSetter)
        default: copy.made.code = MockText.function(head: copy.head, body: body)
        }
        copy.made.code.insert(contentsOf: MockText.keptAttributes(member.attributes), at: 0)
        return copy.made
    }

    /// A getter with these effects, written by the rules for functions.
    func mockedGetter(named name: String) -> MockMember {
        var copy = self
        copy.made.condition = member.condition
        let body = copy.body().map { "        " + $0 }
        let head = "\(modifiers)var \(name): \(result.text) {"
        copy.made.code =
            MockText.keptAttributes(member.attributes) + [head, "    get\(effects.description) {"] + body + [
                "    }", "}",
            ]
        return copy.made
    }

    private var modifiers: String { context.access + MockText.keptModifiers(member.modifiers) }

    private var head: MockText.FunctionHead {
        let generics = function.generics.replacing(context.change)
        return MockText.FunctionHead(
            opening: "\(modifiers)func \(function.name)\(generics.parameterClause)",
            parameters: parameters.map(\.declaration),
            ending: effects.description + (function.result.isVoid ? "" : " -> \(result.text)") + generics.whereClause
        )
    }

    private mutating func writeSubscript(_ body: [String], hasSetter: Bool) {
        let generics = function.generics.replacing(context.change)
        let head = MockText.FunctionHead(
            opening: "\(modifiers)subscript\(generics.parameterClause)",
            parameters: parameters.map(\.declaration),
            ending: " -> \(result.text)" + generics.whereClause
        )
        var inner = ["get\(effects.description) {"] + body + ["}"]
        if hasSetter {
            let answer = made.storage.first { !$0.isRecord }
            let isSettable = answer?.type == result
            inner += isSettable ? ["set { \(reference(answer?.name ?? "")) = newValue }"] : ["set {}"]
        }
        made.code = MockText.function(head: head, body: inner)
    }

    // MARK: - The body

    private mutating func body() -> [String] {
        let passing = passedOn()
        var lines = records()
        lines += passing ?? answer()
        // A body of one expression needs no `return`.
        if lines.count == 1, let only = lines.first, only.hasPrefix("return ") { return [String(only.dropFirst(7))] }
        return lines
    }

    /// By which messages name it.
    private var title: String {
        if case .property(let property) = member.content { return property.name }
        return function.fullName
    }

    /// A name of the mock as the function uses it.
    private func reference(_ name: String) -> String {
        if member.isStatic { return "Self." + name }
        return function.parameters.contains { $0.name == name } ? "self." + name : name
    }

    private mutating func keep(_ name: String, _ type: SignatureType, _ value: String?, isRecord: Bool = false) {
        made.storage.append(
            StoredValue(
                name: name,
                type: type,
                defaultValue: value,
                isStatic: member.isStatic,
                isUnsafe: isUnsafe,
                isRecord: isRecord,
                condition: member.condition
            )
        )
    }

    private var isUnsafe: Bool {
        let isNonisolated = member.modifiers.contains("nonisolated") && (context.isActor || context.isGloballyIsolated)
        return isNonisolated || (member.isStatic && !context.isGloballyIsolated)
    }

    /// A generic class has no static storage.
    private var canKeep: Bool { !(member.isStatic && context.isGeneric) }

    private mutating func records() -> [String] {
        guard canKeep else { return [] }
        var lines: [String] = []
        for call in context.shape.calls {
            switch call {
            case .count:
                keep(base + "CallCount", .name("Int"), "0", isRecord: true)
                lines.append("\(reference(base + "CallCount")) += 1")
            case .flag:
                keep(base + "WasCalled", .name("Bool"), "false", isRecord: true)
                lines.append("\(reference(base + "WasCalled")) = true")
            case .arguments: lines += argumentRecords()
            }
        }
        return lines
    }

    private mutating func argumentRecords() -> [String] {
        let kept = parameters.compactMap { parameter in parameter.record.map { (parameter.label, $0) } }
        guard let (_, first) = kept.first else { return [] }
        let name = base + "Arguments"
        if kept.count == 1 {
            keep(name, .array(first.type), "[]", isRecord: true)
            return ["\(reference(name)).append(\(first.expression))"]
        }
        let elements = kept.map { SignatureTupleElement(label: $0.0, type: $0.1.type) }
        keep(name, .array(.tuple(elements)), "[]", isRecord: true)
        return ["\(reference(name)).append((\(kept.map(\.1.expression).joined(separator: ", "))))"]
    }

    /// A closure that makes the result is called, and its result passed on: `withLock(_ body: () throws -> R) rethrows -> R`.
    private func passedOn() -> [String]? {
        guard result.mentions(function.generics) || effects.throwing == .rethrowing else { return nil }
        for parameter in parameters {
            guard let closure = parameter.type.function, closure.result.text == result.text else { continue }
            if closure.effects.isAsync, !effects.isAsync { continue }
            if closure.effects.throwing != .never, effects.throwing == .never { continue }
            var arguments: [String] = []
            for type in closure.parameters {
                guard let value = context.stub(type) else { break }
                arguments.append(value)
            }
            guard arguments.count == closure.parameters.count else { continue }
            let marks = (closure.effects.throwing == .never ? "" : "try ") + (closure.effects.isAsync ? "await " : "")
            let isFinal = !result.isVoid
            return ["\(isFinal ? "return " : "")\(marks)\(parameter.name)(\(arguments.joined(separator: ", ")))"]
        }
        return nil
    }

    private mutating func answer() -> [String] {
        let answers = MockAnswer(
            context: context,
            base: base,
            result: result,
            effects: effects,
            generics: function.generics,
            title: title,
            isStatic: member.isStatic,
            canKeep: canKeep,
            mayAsk: !context.needsDefaults && !member.isStatic && member.condition == nil,
            parameters: parameters,
            reference: { [self] in reference($0) }
        )
        let plan = answers.plan()
        for value in plan.values { keep(value.name, value.type, value.defaultValue) }
        made.notes += plan.notes
        made.throwsUnset = made.throwsUnset || plan.throwsUnset
        return plan.lines
    }
}

extension SignatureType {
    /// The function, attributes and an optional taken away.
    var function: SignatureFunctionType? {
        switch self {
        case .function(let function): function
        case .attributed(_, let base): base.function
        default: nil
        }
    }
}
