// How a mocked function answers: by a result, a value with an error, or a closure that a test has set.

import NormaFacts

struct MockAnswer {
    let context: MockContext
    let base: String
    let result: SignatureType
    let effects: SignatureEffects
    let generics: GenericSignature
    /// By which messages name the function.
    let title: String
    let isStatic: Bool
    let canKeep: Bool
    /// The initializer may ask for the answer.
    let mayAsk: Bool
    let parameters: [MockParameter]
    /// A name of the mock as the function uses it.
    let reference: (String) -> String

    struct Plan {
        var values: [(name: String, type: SignatureType, defaultValue: String?)] = []
        var lines: [String] = []
        var notes: [String] = []
        var throwsUnset = false
    }

    private static let anyError = SignatureType.existential(.name("Error"))

    func plan() -> Plan {
        if result.isNever, error == nil, context.shape.results != .closure { return neverAnswer() }
        if !canKeep { return withoutStorage() }
        if result.mentions(generics) { return genericAnswer() }
        switch context.shape.results {
        case .result: return resultAnswer()
        case .value: return valueAnswer()
        case .closure: return closureAnswer()
        }
    }

    private var unset: String { "UnsetResult(member: \"\(title)\")" }

    /// The error type of a throwing function; nil if it does not throw, or only rethrows.
    private var error: SignatureType? {
        switch effects.throwing {
        case .never, .rethrowing: nil
        case .anything: Self.anyError
        case .only(let type): type.mentions(generics) ? nil : type
        }
    }

    private var throwsAnything: Bool { effects.throwing == .anything }

    // MARK: - Result

    private func resultAnswer() -> Plan {
        guard let error else { return plainAnswer(suffix: "Result") }
        var plan = Plan()
        let name = base + "Result"
        let type = SignatureType.named([
            SignatureTypeName("Result", arguments: [result.isVoid ? .name("Void") : result, error])
        ])
        var value: String?
        if result.isVoid, context.shape.unset == .stub || !throwsAnything { value = ".success(())" }
        if value == nil, context.shape.unset == .stub, let stub = context.stub(result) { value = ".success(\(stub))" }
        if value == nil || (value?.count ?? 0) > 60 {
            if throwsAnything {
                value = ".failure(\(unset))"
                plan.throwsUnset = true
            } else if value == nil {
                value = context.stub(error).map { ".failure(\($0))" }
            }
        }
        guard value != nil || mayAsk else { return optionalAnswer(suffix: "Result") }
        plan.values = [(name, type, value)]
        plan.lines = ["\(result.isVoid ? "" : "return ")try \(reference(name)).get()"]
        return plan
    }

    /// For a function that does not throw: the value itself.
    private func plainAnswer(suffix: String) -> Plan {
        var plan = Plan()
        guard !result.isVoid else { return plan }
        let name = base + suffix
        if result.text == context.name, !isStatic {
            plan.values = [(name, .optional(result), "nil")]
            plan.lines = ["return \(reference(name)) ?? self"]
            return plan
        }
        let stub = context.stub(result)
        if let fallback = result.isResult ? context.shape.fallback : stub, context.shape.fallback != nil {
            let isOptional = result.isOptional
            plan.values = [(name, isOptional ? result : .optional(unescaped(result)), "nil")]
            plan.lines = ["return \(reference(name))" + (isOptional ? "" : " ?? \(fallback)")]
            return plan
        }
        guard stub != nil || mayAsk else { return optionalAnswer(suffix: suffix) }
        plan.values = [(name, unescaped(result), stub)]
        plan.lines = ["return \(reference(name))"]
        return plan
    }

    /// If there is no default and nothing may be asked for: an optional, and an error or a trap while it is nil.
    private func optionalAnswer(suffix: String) -> Plan {
        var plan = Plan()
        let name = base + suffix
        plan.values = [(name, .optional(unescaped(result)), "nil")]
        plan.lines = ["guard let value = \(reference(name)) else { \(leave(&plan, name)) }", "return value"]
        return plan
    }

    private func leave(_ plan: inout Plan, _ name: String) -> String {
        if throwsAnything {
            plan.throwsUnset = true
            return "throw \(unset)"
        }
        plan.notes.append("`\(title)` traps until `\(name)` is set: no value of `\(result.text)` can be made up")
        return "preconditionFailure(\"set `\(name)` first\")"
    }

    // MARK: - Value and error

    private func valueAnswer() -> Plan {
        var plan = Plan()
        if let error, canKeep {
            let (value, lines) = thrown(error)
            plan.values.append(contentsOf: value)
            plan.lines += lines
            if context.shape.errors == .flag, throwsAnything { plan.throwsUnset = true }
        }
        guard !result.isVoid else { return plan }
        if result.isNever, throwsAnything {
            plan.throwsUnset = true
            plan.lines.append("throw \(unset)")
            return plan
        }
        let suffix = context.shape.valueSuffix
        var answer: Plan
        if throwsAnything, context.stub(result) == nil || context.shape.unset == .throw {
            answer = optionalAnswer(suffix: suffix)
        } else {
            answer = plainAnswer(suffix: suffix)
        }
        answer.values = plan.values + answer.values
        answer.lines = plan.lines + answer.lines
        answer.throwsUnset = answer.throwsUnset || plan.throwsUnset
        return answer
    }

    private func thrown(_ error: SignatureType) -> (values: [(String, SignatureType, String?)], lines: [String]) {
        let isShared = context.shape.errors != .each && throwsAnything && !isStatic
        if context.shape.errors == .flag, throwsAnything {
            let name = isShared ? "shouldThrowError" : base + "ShouldThrowError"
            return ([(name, .name("Bool"), "false")], ["if \(reference(name)) { throw \(unset) }"])
        }
        let name = isShared ? "error" : base + "Error"
        let written = reference(name)
        let binding = written == name ? name : "\(name) = \(written)"
        return ([(name, .optional(error), "nil")], ["if let \(binding) { throw \(name) }"])
    }

    /// A function that neither returns nor throws can't answer.
    private func neverAnswer() -> Plan {
        Plan(
            lines: ["preconditionFailure(\"`\(title)` never comes back\")"],
            notes: ["`\(title)` traps when it is called: it never returns"]
        )
    }

    // MARK: - Closure

    private func closureAnswer() -> Plan {
        var plan = Plan()
        let passed = parameters.compactMap(\.record)
        let name = base + "Handler"
        let isThrowing = error != nil
        let marks = (isThrowing ? "try " : "") + (effects.isAsync ? "await " : "")
        var own = effects
        if !isThrowing { own.throwing = .never }
        let function = SignatureType.function(
            SignatureFunctionType(parameters: passed.map(\.type), effects: own, result: result)
        )
        let needsSendable = context.isSendable || context.isActor || isStatic
        let marked = SignatureTypeMarks(specifiers: [], attributes: needsSendable ? ["@Sendable"] : [])
        let type = needsSendable ? SignatureType.attributed(marked, function) : function
        plan.values = [(name, .optional(type), "nil")]
        let call = "\(marks)\(name)(\(passed.map(\.expression).joined(separator: ", ")))"
        let written = reference(name)
        let binding = written == name ? name : "\(name) = \(written)"
        if result.isVoid {
            plan.lines = ["if let \(binding) { \(call) }"]
        } else if let stub = context.stub(result), context.shape.unset == .stub || !throwsAnything {
            plan.lines = ["if let \(binding) { return \(call) }", "return \(stub)"]
        } else {
            plan.lines = ["guard let \(binding) else { \(leave(&plan, name)) }", "return \(call)"]
        }
        return plan
    }

    // MARK: - Generic results

    /// The type is the caller's choice: an `Any` is kept and cast.
    private func genericAnswer() -> Plan {
        var plan = Plan()
        let same = parameters.first { $0.type.text == result.text && $0.type.function == nil }
        if let same, !throwsAnything {
            plan.lines = ["return \(same.name)"]
            return plan
        }
        let name = base + "Result"
        if case .optional(let wrapped) = result {
            plan.values = [(name, .optional(.name("Any")), "nil")]
            plan.lines = ["return \(reference(name)) as? \(wrapped.text)"]
        } else if throwsAnything {
            plan.values = [
                (
                    name, .named([SignatureTypeName("Result", arguments: [.name("Any"), Self.anyError])]),
                    ".failure(\(unset))"
                )
            ]
            plan.throwsUnset = true
            plan.lines = [
                "guard let value = try \(reference(name)).get() as? \(result.text) else { throw \(unset) }",
                "return value",
            ]
        } else if let stub = context.stub(result) {
            plan.values = [(name, .optional(.name("Any")), "nil")]
            plan.lines = ["return \(reference(name)) as? \(result.text) ?? \(stub)"]
        } else {
            // The caller wants a value of a type that isn't known in advance: there is nothing else to return.
            plan.values = [(name, .optional(.name("Any")), "nil")]
            plan.notes.append(
                "`\(title)` traps until `\(name)` is a value of the type that its caller asks for: `\(result.text)` is the caller's choice"
            )
            let reason = "set `\(name)` to a value of the type that is asked for"
            plan.lines = [
                "guard let value = \(reference(name)) as? \(result.text) else { preconditionFailure(\"\(reason)\") }",
                "return value",
            ]
        }
        return plan
    }

    private func withoutStorage() -> Plan {
        var plan = Plan()
        if result.isVoid { return plan }
        if let stub = context.stub(result) {
            plan.lines = ["return \(stub)"]
        } else if throwsAnything {
            plan.throwsUnset = true
            plan.lines = ["throw \(unset)"]
        } else {
            plan.notes = [
                "`\(title)` traps: a generic class can't have static stored properties, and no value of `\(result.text)` can be made up"
            ]
            plan.lines = ["preconditionFailure(\"`\(title)` has no answer\")"]
        }
        return plan
    }

    /// As a property's type.
    private func unescaped(_ type: SignatureType) -> SignatureType {
        guard case .attributed(let marks, let base) = type else { return type }
        let attributes = marks.attributes.filter { $0 != "@escaping" }
        return attributes.isEmpty ? base : .attributed(SignatureTypeMarks(specifiers: [], attributes: attributes), base)
    }
}

extension SignatureType {
    fileprivate var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    fileprivate var isNever: Bool { ["Never", "Swift.Never"].contains(text) }

    fileprivate var isResult: Bool {
        guard case .named(let names) = self else { return false }
        return names.last?.text == "Result"
    }
}
