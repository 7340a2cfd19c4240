// What a noun of a document means in a guide.

/// A noun that was looked up.
enum Thing: Sendable, Hashable {
    /// A role of the built-in part `natures`.
    case role(RoleNoun)
    /// Types with an ending: `Worker`.
    case suffixed(String)
    /// `class`, `struct`, `function` …
    case kind(String)
    /// Swift files.
    case files
    /// A folder, as patterns of paths.
    case place(name: String, patterns: [String])
    /// `in: production` or `in: tests`.
    case scope(String)
    case module(String)
    /// A type by its name, outside of the code base or in it.
    case type(String)
    case attribute(String)
    /// `print(…)`
    case call(String)
    /// `Task.sleep(nanoseconds:)`: a call with such a label.
    case labelled(name: String, label: String)
    /// `` `@Observable` classes``
    case attributed(String)
    /// Code with a dot, an operator or a keyword.
    case code(String)
    /// Something with a ready rule, such as forced unwrapping.
    case practice(String)

    /// What begins `every:`; nil if it is no subject.
    var subject: String? {
        switch self {
        case .role(let noun): noun.selector
        case .suffixed(let ending):
            "{ any: [class, struct, actor, enum], named: \(YAMLText.quoted("?*" + ending)), in: production }"
        case .kind(let kind): "{ \(kind): any, in: production }"
        case .files: "{ file: any, in: production }"
        case .place(_, let patterns): "{ file: any, in: \(YAMLText.list(patterns)) }"
        case .scope(let scope): "{ file: any, in: \(scope) }"
        case .type(let name): "{ type: \(YAMLText.quoted(name)) }"
        case .attributed(let attribute): "{ class: any, have-attribute: \(YAMLText.quoted(attribute)), in: production }"
        case .module, .attribute, .call, .labelled, .code, .practice: nil
        }
    }

    /// As a reader would name it in a rule's name.
    var words: String {
        switch self {
        case .role(let noun): noun.plural
        case .suffixed(let ending): ending + "s"
        case .kind(let kind): kind == "class" ? "classes" : kind == "property" ? "properties" : kind + "s"
        case .files: "files"
        case .labelled(let name, let label): "\(name) \(label)"
        case .attributed(let attribute): "\(attribute) classes"
        case .place(let name, _), .scope(let name), .module(let name), .type(let name), .attribute(let name),
            .call(let name), .code(let name),
            .practice(let name):
            name
        }
    }

    var isPlace: Bool {
        switch self {
        case .place, .scope, .files: true
        default: false
        }
    }

    var isTypes: Bool {
        switch self {
        case .role, .suffixed, .type, .attributed: true
        case .kind(let kind): ["class", "struct", "enum", "actor", "type", "protocol"].contains(kind)
        default: false
        }
    }

    /// A spelling in code that means the same anywhere.
    var isCodeAlone: Bool {
        switch self {
        case .attribute, .call, .code, .labelled: true
        default: false
        }
    }

    var scope: String? { if case .scope(let name) = self { name } else { nil } }

    var usesNatures: Bool { if case .role = self { true } else { false } }
}

/// Values of a guide, written so that they are read back the same.
enum YAMLText {
    static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
            .replacing("\t", with: " ")
        return "\"\(escaped)\""
    }

    static func list(_ texts: [String]) -> String {
        texts.count == 1 ? quoted(texts[0]) : "[" + texts.map(quoted).joined(separator: ", ") + "]"
    }
}
