// The arguments of a sample call, and the lines before it.

import NormaFacts

struct CallArguments {
    /// Lines before the call: values that are `inout`, and those that a person has to add.
    private(set) var preparation: [String] = []
    /// `id: 1`
    private(set) var texts: [String] = []
    /// The types without a known value, by parameter.
    private(set) var missing: [(name: String, type: String)] = []
    /// Every argument that distinguishes functions of one name was left out: the call is ambiguous.
    var isAmbiguous: Bool { isLeftOut && texts.isEmpty && missing.isEmpty }
    private var isLeftOut = false
    /// A noncopyable value is needed, and none is known.
    private(set) var isImpossible = false

    /// - Parameters:
    ///   - taken: names of the test that a constant must not hide.
    ///   - isOverloaded: others have its name, so arguments with a default are written too, as far as possible.
    ///   - given: the value that a parameter gets instead of a sample, by its name.
    ///   - style: the way to request a value that a person has to add.
    init(
        _ parameters: [ParameterSignature],
        _ values: SampleValues,
        from scope: NameScope,
        taken: Set<String>,
        isOverloaded: Bool = false,
        given: [String: String] = [:],
        style: SuiteStyle = SuiteStyle()
    ) {
        for parameter in parameters {
            let name = MemberNames.bare(parameter.name)
            let label = parameter.label.isEmpty ? "" : "\(parameter.label): "
            if let text = given[name] {
                texts.append(label + text)
                continue
            }
            let isOptional = parameter.defaultValue != nil || parameter.isVariadic
            if isOptional, !isOverloaded { continue }
            let value = values.expression(for: parameter.type, named: name, from: scope)
            let written = values.qualified(SampleValues.bare(values.change(parameter.type)), from: scope)
            let constant = MockText.escaped(taken.contains(name) || name == "_" ? name + "Argument" : name)
            let isInout = parameter.type.isInout
            if value == nil, isOptional {
                isLeftOut = true
                continue
            }
            if let value {
                if isInout { preparation.append("var \(constant): \(written.text) = \(value)") }
                let needsType = isOverloaded && Self.isLiteral(value) && !written.isOpaque
                let typed = needsType ? "\(value) as \(written.text)" : value
                texts.append(label + (isInout ? "&\(constant)" : typed))
            } else {
                if !values.isCopyable(parameter.type, from: scope) { isImpossible = true }
                missing.append((name, written.text))
                let optional = SignatureType.optional(written.unwrappedOpaque).text
                let word = isInout ? "var" : "let"
                preparation += style.request("\(word) \(constant)", of: name, optional, written.text)
                texts.append(label + (isInout ? "&" : "") + constant)
            }
        }
    }
}

extension CallArguments {
    /// A literal fits more than one of several functions of the same name.
    fileprivate static func isLiteral(_ text: String) -> Bool {
        guard let first = text.first else { return false }
        return first.isNumber || "\"[.".contains(first) || ["nil", "true", "false"].contains(text)
    }
}

extension SignatureType {
    fileprivate var isInout: Bool {
        guard case .attributed(let marks, let base) = self else { return false }
        return marks.specifiers.contains("inout") || base.isInout
    }

    /// Only a parameter can be `some P`; a value of it is an `any P`.
    fileprivate var unwrappedOpaque: SignatureType {
        if case .opaque(let constraint) = self { return .existential(constraint) }
        return self
    }
}
