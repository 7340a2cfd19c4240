// The names that other linters use for Norma's checks and rules.

/// A rule of another tool, and its equivalent here.
struct OtherSpelling: Sendable {
    enum Tool: String, Sendable {
        case swiftLint = "SwiftLint"
        case swiftFormat = "swift format"
    }

    let tool: Tool
    let name: String
    /// Checks that see the same, the nearest first; empty if a sentence of a rule expresses it.
    let checks: [String]
    /// What differs here, or how a rule expresses it.
    let difference: String?

    /// - Parameter checks: the identifiers of all checks.
    static func named(_ name: String, checks: [String]) -> OtherSpelling? {
        if let known = all.first(where: { $0.name == name }) { return known }
        let same = name.replacing("_", with: "-")
        guard name.contains("_"), checks.contains(same) else { return nil }
        return OtherSpelling(.swiftLint, name, [same])
    }

    /// For names that aren't ours with underscores, or that mean something else.
    static let all: [OtherSpelling] = [
        OtherSpelling(
            .swiftLint,
            "identifier_name",
            ["identifier-name-length"],
            "The check only measures the length. To restrict the characters of a name, write a rule: `every: { property: any }` `must: { named: \"/^[a-z][A-Za-z0-9]*$/\" }`."
        ),
        OtherSpelling(
            .swiftLint,
            "type_name",
            ["type-name-length"],
            "The check only measures the length. To restrict the characters of a name, write a rule: `every: type` `must: { named: \"/^[A-Z][A-Za-z0-9]*$/\" }`."
        ),
        OtherSpelling(
            .swiftLint,
            "file_name",
            [],
            "Write a rule for the types that you mean: `every: { type: \"{Name}View\" }` `must: { in: \"**/{Name}View.swift\" }`."
        ),
        OtherSpelling(
            .swiftLint,
            "file_length",
            ["file-length", "file-code-length"],
            "`file-length` counts all lines; `file-code-length` corresponds to `ignore_comment_only_lines: true`, and skips empty lines, too."
        ),
        OtherSpelling(
            .swiftLint,
            "no_magic_numbers",
            ["magic-number"],
            "`allow:` lists the numbers that may stay without a name."
        ),
        OtherSpelling(
            .swiftLint,
            "type_contents_order",
            ["member-order"],
            "The order is fixed: properties, initializers, methods, private methods; `allow:` lists the kinds that may be elsewhere."
        ),
        OtherSpelling(
            .swiftLint,
            "trailing_comma",
            ["trailing-comma", "missing-trailing-comma"],
            "`missing-trailing-comma` corresponds to `mandatory_comma: true`."
        ),
        OtherSpelling(
            .swiftLint,
            "todo",
            ["todo", "todo-without-author", "todo-without-ticket"],
            "The second and third see only comments without an author or without a ticket."
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
            "The check requires a line `Copyright © YEAR OWNER`; SwiftLint's accepts any text."
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
            case 0: "Norma has no check for what \(tool.rawValue) calls `\(name)`."
            case 1: "What \(tool.rawValue) calls `\(name)` is the check \(names[0]) here."
            default:
                "What \(tool.rawValue) calls `\(name)` is covered here by the checks \(names.joined(separator: ", "))."
            }
        return [meant, difference].compactMap(\.self).joined(separator: " ")
    }
}
