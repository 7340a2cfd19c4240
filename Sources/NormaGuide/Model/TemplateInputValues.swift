// The valid values of an input, and why a value is refused.

import NormaText

extension TemplateInput {
    /// The problem with a value, as a clause; nil if it is right.
    package func problem(with value: String) -> String? {
        switch kind {
        case .typeName: Self.typeNameProblem(value)
        case .memberName: Self.memberNameProblem(value)
        case .field: Self.fieldProblem(value)
        case .text: value.contains(where: \.isNewline) ? "it has more than one line" : nil
        case .number: Double(value).map(\.isFinite) == true ? nil : "`\(value)` isn't a number"
        case .flag: ["true", "false"].contains(value) ? nil : "it is neither `true` nor `false`"
        case .choice(let options):
            options.contains(value)
                ? nil : "`\(value)` isn't one of \(options.map { "`\($0)`" }.joined(separator: ", "))"
        }
    }

    /// For prompts and lists: `a type's name`.
    package var wants: String {
        switch kind {
        case .typeName: "a type's name"
        case .memberName: "a member's name"
        case .field: "a name and a type (`title: String`)"
        case .text: "a text"
        case .number: "a number"
        case .flag: "`true` or `false`"
        case .choice(let options): "one of \(options.joined(separator: ", "))"
        }
    }

    /// The name and the type of a field.
    package static func fieldParts(of value: String) -> (name: String, type: String)? {
        guard let colon = value.firstIndex(of: ":") else { return nil }
        let name = String(value[..<colon].trimmed)
        let type = String(value[value.index(after: colon)...].trimmed)
        return name.isEmpty || type.isEmpty ? nil : (name, type)
    }

    private static func fieldProblem(_ value: String) -> String? {
        guard let (name, type) = fieldParts(of: value) else { return "a field is a name and a type, `title: String`" }
        if let problem = memberNameProblem(name) { return problem }
        if type.hasPrefix("any ") || type.hasPrefix("some ") {
            return "`\(type)` means any conforming type, but a field needs one that can be created and compared"
        }
        let isType = type.allSatisfy { $0.isLetter || $0.isNumber || "_.<>[]()?, :&".contains($0) }
        guard isType, let first = type.first, first.isUppercase || first == "[" || first == "(" || first == "_" else {
            return type.contains("->") ? "a function can't be created or compared" : "`\(type)` isn't a type"
        }
        return nil
    }

    private static func typeNameProblem(_ value: String) -> String? {
        guard isIdentifier(value) else { return "`\(value)` isn't a valid name in Swift" }
        guard value.first?.isUppercase == true else {
            return "the name of a type begins with a capital letter: `\(NameCase.pascal.applied(to: value))`"
        }
        return reserved.contains(value) ? "`\(value)` is reserved in Swift" : nil
    }

    /// Whether a word has another meaning as the name of a member or a case.
    package static func isReserved(_ word: String) -> Bool { reserved.contains(word) }

    private static func memberNameProblem(_ value: String) -> String? {
        guard isIdentifier(value) else { return "`\(value)` isn't a valid name in Swift" }
        guard value.first?.isUppercase == false else {
            return "the name of a member begins with a lowercase letter: `\(NameCase.camel.applied(to: value))`"
        }
        return reserved.contains(value) ? "`\(value)` is reserved in Swift" : nil
    }

    private static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && text != "_"
    }

    /// The keywords of "The Swift Programming Language", and the types that every file sees.
    private static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type",
        "Protocol", "Array", "Bool", "Character", "Dictionary", "Double", "Error", "Float", "Int", "Never", "Optional",
        "Result", "Set", "String", "Task", "Void",
    ]
}
