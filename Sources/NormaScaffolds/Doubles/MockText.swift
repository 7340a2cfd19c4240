// How the code of a mock is laid out.

enum MockText {
    static let width = 120

    struct FunctionHead {
        /// `func fetch<Item>`
        var opening: String
        var parameters: [String]
        /// ` async throws -> Item`
        var ending: String
    }

    /// On one line, or with each parameter on its own; not indented, but as wide as it is in a type.
    static func function(head: FunctionHead, body: [String]) -> [String] {
        let line = "\(head.opening)(\(head.parameters.joined(separator: ", ")))\(head.ending) {"
        let opening: [String]
        if line.count + 4 <= width || head.parameters.isEmpty {
            opening = [line]
        } else {
            let last = head.parameters.count - 1
            let parameters = head.parameters.enumerated().map { "    \($1)\($0 == last ? "" : ",")" }
            opening = ["\(head.opening)("] + parameters + [")\(head.ending) {"]
        }
        if body.isEmpty, let last = opening.last { return opening.dropLast() + [last + "}"] }
        return opening + body.map { "    " + $0 } + ["}"]
    }

    /// A name, escaped for use as a value.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in",
        "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws",
        "true", "try", "typealias", "var", "where", "while",
    ]

    /// The attributes of a requirement that the member of a double needs too.
    static func keptAttributes(_ attributes: [String]) -> [String] {
        attributes.filter { attribute in
            let name = attribute.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return ["available", "discardableResult", "Sendable", "concurrent"].contains(name)
                || name.hasSuffix("Actor")
        }
    }

    static func keptModifiers(_ modifiers: [String]) -> String {
        modifiers.compactMap { modifier in
            if modifier == "class" { return "static " }
            return modifier == "static" || modifier.hasPrefix("nonisolated") ? modifier + " " : nil
        }.joined()
    }

    /// Lines in the `#if` under which they hold.
    static func conditional(_ lines: [String], _ condition: String?) -> [String] {
        guard let condition, !lines.isEmpty else { return lines }
        return ["#if \(condition)"] + lines + ["#endif"]
    }

    static func indented(_ lines: [String]) -> String {
        lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    }
}
