// What other linters call what a check or a rule of Norma says.

/// A rule of another tool, and where its meaning is found here.
struct OtherSpelling: Sendable {
    enum Tool: String, Sendable {
        case swiftLint = "SwiftLint"
        case swiftFormat = "swift format"
    }

    let tool: Tool
    let name: String
    /// Checks that see the same, the nearest first; empty where a sentence says it.
    let checks: [String]
    /// What is different here, or how a rule says it.
    let difference: String?

    /// - Parameter checks: the identifiers of all checks.
    static func named(_ name: String, checks: [String]) -> OtherSpelling? {
        if let known = all.first(where: { $0.name == name }) { return known }
        let same = name.replacing("_", with: "-")
        guard name.contains("_"), checks.contains(same) else { return nil }
        return OtherSpelling(.swiftLint, name, [same])
    }

    /// Where the name is not ours with underscores, or means something else.
    static let all: [OtherSpelling] = [
        OtherSpelling(
            .swiftLint,
            "identifier_name",
            ["identifier-name-length"],
            "The check knows the length alone. Which characters a name has is a rule: `every: { property: any }` `must: { named: \"/^[a-z][A-Za-z0-9]*$/\" }`."
        ),
        OtherSpelling(
            .swiftLint,
            "type_name",
            ["type-name-length"],
            "The check knows the length alone. Which characters a name has is a rule: `every: type` `must: { named: \"/^[A-Z][A-Za-z0-9]*$/\" }`."
        ),
        OtherSpelling(
            .swiftLint,
            "file_name",
            [],
            "A rule says it, for the types that it is meant for: `every: { type: \"{Name}View\" }` `must: { in: \"**/{Name}View.swift\" }`."
        ),
        OtherSpelling(
            .swiftLint,
            "file_length",
            ["file-length", "file-code-length"],
            "`file-length` counts all lines; `file-code-length` is `ignore_comment_only_lines: true`, and leaves out empty lines too."
        ),
        OtherSpelling(
            .swiftLint,
            "no_magic_numbers",
            ["magic-number"],
            "`allow:` names the numbers that need no name."
        ),
        OtherSpelling(
            .swiftLint,
            "type_contents_order",
            ["member-order"],
            "The order is fixed: properties, initializers, methods, private methods; `allow:` takes what may stand elsewhere."
        ),
        OtherSpelling(
            .swiftLint,
            "trailing_comma",
            ["trailing-comma", "missing-trailing-comma"],
            "`missing-trailing-comma` is `mandatory_comma: true`."
        ),
        OtherSpelling(
            .swiftLint,
            "todo",
            ["todo", "todo-without-author", "todo-without-ticket"],
            "The second and third see only those that name nobody or no ticket."
        ),
        OtherSpelling(
            .swiftLint,
            "nesting",
            ["nesting", "function-nesting"],
            "`nesting` measures types, `function-nesting` functions; each has a limit of its own."
        ),
        OtherSpelling(
            .swiftLint,
            "file_header",
            ["file-header"],
            "The check wants a line `Copyright © YEAR OWNER`; SwiftLint's takes any text."
        ),
        OtherSpelling(.swiftFormat, "NeverForceUnwrap", ["force-unwrapping", "force-cast"]),
        OtherSpelling(.swiftFormat, "NeverUseForceTry", ["force-try"]),
        OtherSpelling(.swiftFormat, "NeverUseImplicitlyUnwrappedOptionals", ["implicitly-unwrapped-optional"]),
        OtherSpelling(.swiftFormat, "NoParensAroundConditions", ["control-statement"]),
        OtherSpelling(.swiftFormat, "DoNotUseSemicolons", ["trailing-semicolon"]),
        OtherSpelling(.swiftFormat, "OmitExplicitReturns", ["implicit-return"]),
        OtherSpelling(.swiftFormat, "FileScopedDeclarationPrivacy", ["private-over-fileprivate"]),
        OtherSpelling(.swiftFormat, "NoAccessLevelOnExtensionDeclaration", ["no-extension-access-modifier"]),
        OtherSpelling(.swiftFormat, "OrderedImports", ["sorted-imports"]),
    ]

    init(_ tool: Tool, _ name: String, _ checks: [String], _ difference: String? = nil) {
        self.tool = tool
        self.name = name
        self.checks = checks
        self.difference = difference
    }

    /// A paragraph, in Markdown.
    var text: String {
        let names = checks.map { "`\($0)`" }
        let meant =
            switch names.count {
            case 0: "No check of Norma's sees what \(tool.rawValue) calls `\(name)`."
            case 1: "What \(tool.rawValue) calls `\(name)` is the check \(names[0]) here."
            default:
                "What \(tool.rawValue) calls `\(name)` is said here by the checks \(names.joined(separator: ", "))."
            }
        return [meant, difference].compactMap(\.self).joined(separator: " ")
    }
}
