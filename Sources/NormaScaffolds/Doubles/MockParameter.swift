// A parameter of a mocked function: its declaration, and the form in which its arguments can be kept.

import NormaFacts

struct MockParameter: Sendable {
    /// `id identifier: Int`
    let declaration: String
    /// Its name inside the function, escaped for use as a value.
    let name: String
    /// Its name as a label of a tuple.
    let label: String
    /// As it is declared, without `Self`.
    let type: SignatureType
    /// The type in which arguments are kept and the expression that gives one; nil for values that can't outlive the call.
    let record: (type: SignatureType, expression: String)?

    /// - Parameter isSubscript: a single name isn't a label.
    init(
        _ parameter: ParameterSignature,
        at index: Int,
        generics: GenericSignature,
        isSubscript: Bool = false,
        in context: MockContext
    ) {
        type = context.change(parameter.type)
        let isNameless = parameter.name.isEmpty || parameter.name == "_"
        label = isNameless ? "argument\(index + 1)" : parameter.name
        name = MockText.escaped(label)
        let names: String
        if isSubscript {
            names = parameter.label.isEmpty ? label : "\(parameter.label) \(label)"
        } else if parameter.label.isEmpty {
            names = "_ \(label)"
        } else {
            names = parameter.label == label ? label : "\(parameter.label) \(label)"
        }
        let attributes = parameter.attributes.map { $0 + " " }.joined()
        declaration = "\(attributes)\(names): \(type.text)\(parameter.isVariadic ? "..." : "")"
        record = Self.record(name, type, isVariadic: parameter.isVariadic, generics, context)
    }

    private static func record(
        _ name: String,
        _ type: SignatureType,
        isVariadic: Bool,
        _ generics: GenericSignature,
        _ context: MockContext
    ) -> (type: SignatureType, expression: String)? {
        var specifiers: [String] = []
        var attributes: [String] = []
        var base = type
        while case .attributed(let marks, let inner) = base {
            specifiers += marks.specifiers
            attributes += marks.attributes
            base = inner
        }
        let isUnkeepable = specifiers.contains {
            ["borrowing", "isolated", "__shared", "nonisolated(nonsending)"].contains($0)
        }
        guard !isUnkeepable, !attributes.contains("@autoclosure"), !base.isTiedToItsCall else { return nil }
        if context.isFunction(base) {
            guard attributes.contains("@escaping") else { return nil }
            if base.mentions(generics) { return nil }
            let kept = attributes.filter { $0 != "@escaping" }
            let function = kept.isEmpty ? base : .attributed(SignatureTypeMarks(specifiers: [], attributes: kept), base)
            return (isVariadic ? .array(function) : function, name)
        }
        if case .implicitlyUnwrapped(let wrapped) = base { base = .optional(wrapped) }
        if base.mentions(generics) || base.isOpaque {
            return generics.hasUncopyable || base.contains { $0.isSuppressed } ? nil : (.name("Any"), "\(name) as Any")
        }
        guard context.isCopyable(base) else { return nil }
        return (isVariadic ? .array(base) : base, name)
    }
}

extension MockContext {
    /// Whether a type is a function's, aliases followed.
    func isFunction(_ type: SignatureType) -> Bool { stubs.isFunction(type, from: scope) }

    /// Whether a type of the code base isn't declared noncopyable.
    func isCopyable(_ type: SignatureType) -> Bool {
        guard case .named(let names) = type, let declared = source.declaration(names.map(\.text), from: scope) else {
            return true
        }
        return declared.type?.inherited.contains { $0.isSuppressed } != true
    }
}

extension SignatureType {
    var isSuppressed: Bool {
        if case .suppressed = self { return true }
        return false
    }

    /// It, or a part of it, is a `some P`: only the place that declares it knows which type it is.
    var isOpaque: Bool {
        contains { part in
            if case .opaque = part { return true }
            return false
        }
    }

    /// A pack, a span: values that end with the call.
    fileprivate var isTiedToItsCall: Bool {
        let names: Set = [
            "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
        ]
        return contains { part in
            switch part {
            case .packExpansion, .packElement: true
            case .named(let parts): parts.last.map { names.contains($0.text) } ?? false
            default: false
            }
        }
    }

    /// Whether it mentions a parameter of these generics.
    func mentions(_ generics: GenericSignature) -> Bool {
        let names = Set(generics.parameters.map(\.name))
        return !names.isEmpty
            && contains { part in
                guard case .named(let parts) = part, let first = parts.first else { return false }
                return names.contains(first.text) || parts.contains { $0.arguments.contains { $0.mentions(generics) } }
            }
    }
}

extension GenericSignature {
    var hasUncopyable: Bool {
        parameters.contains { $0.constraint?.contains { $0.isSuppressed } ?? false }
            || requirements.contains { $0.target.isSuppressed }
    }
}
