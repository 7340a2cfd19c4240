// The linters and formatters that `norma export` writes settings for, and what each of them is given.

import NormaText

enum ExportedTool: String, CaseIterable, Sendable {
    case swiftlint, swiftformat, editorconfig
    case appleFormat = "swift-format"

    /// By its documentation, where a tool looks for its settings.
    var path: RelativePath {
        switch self {
        case .swiftlint: RelativePath(".swiftlint.norma.yml")
        case .swiftformat: RelativePath(".swiftformat")
        case .editorconfig: RelativePath(".editorconfig")
        case .appleFormat: RelativePath(".swift-format")
        }
    }

    /// Nil if the guide means nothing for the tool.
    func file(_ settings: ToolSettings) -> ExportedFile? {
        switch self {
        case .appleFormat:
            let members = AppleFormatSettings(settings).members
            return members.isEmpty ? nil : ExportedFile(path: path, form: .settings(members))
        case .swiftlint: return sectioned(SwiftLintSettings(settings).lines)
        case .swiftformat: return sectioned(SwiftFormatSettings(settings).lines)
        case .editorconfig: return sectioned(EditorSettings(settings).lines)
        }
    }

    private func sectioned(_ lines: [String]) -> ExportedFile? {
        guard !lines.isEmpty else { return nil }
        return ExportedFile(path: path, lines: lines, form: .section(MarkedSection(rawValue, style: .numberSign)))
    }

    /// The checks whose limits the tool knows.
    var limits: [String] {
        switch self {
        case .swiftlint: SwiftLintSettings.limits.map(\.check)
        case .swiftformat, .editorconfig, .appleFormat: ["line-length"]
        }
    }
}

/// SwiftLint, by the reference of its rules (0.59): what is on by default is left out.
struct SwiftLintSettings {
    private let settings: ToolSettings

    init(_ settings: ToolSettings) { self.settings = settings }

    static let limits: [(check: String, key: String)] = [
        ("closure-body-length", "closure_body_length"), ("cyclomatic-complexity", "cyclomatic_complexity"),
        ("enum-case-associated-values-count", "enum_case_associated_values_count"), ("file-length", "file_length"),
        ("function-body-length", "function_body_length"), ("function-parameter-count", "function_parameter_count"),
        ("large-tuple", "large_tuple"), ("line-length", "line_length"), ("type-body-length", "type_body_length"),
    ]

    var lines: [String] {
        let limits = Self.limits.flatMap { check, key -> [String] in
            guard let limit = settings.limit(check) else { return [] }
            let error = limit.isError ? limit.atMost : limit.neverAbove
            return ["\(key):", "  warning: \(limit.atMost)"] + (error.map { ["  error: \($0)"] } ?? [])
        }
        let wanted = settings.settings(of: [".swiftlint.yml", ".swiftlint.yaml", "**/.swiftlint.yml"])
        let lists = ["opt_in_rules", "disabled_rules", "analyzer_rules"].flatMap { list -> [String] in
            let own = wanted.filter { $0.keys == [list] }.flatMap(\.values)
            let all = Set(own + (list == "opt_in_rules" ? optional : [])).sorted()
            return all.isEmpty ? [] : ["\(list):"] + all.map { "  - \($0)" }
        }
        return limits + lists
    }

    private var optional: [String] { Self.optional.filter { settings.asks($0.replacing("_", with: "-")) } }

    /// Rules that have to be asked for, each with the name of our check.
    private static let optional: [String] = [
        "array_init", "async_without_await", "balanced_xctest_lifecycle", "closure_body_length",
        "closure_end_indentation",
        "closure_spacing", "collection_alignment", "contains_over_filter_count", "contains_over_filter_is_empty",
        "contains_over_first_not_nil", "contains_over_range_nil_comparison", "convenience_type", "discouraged_assert",
        "discouraged_object_literal", "empty_collection_literal", "empty_count", "empty_string",
        "enum_case_associated_values_count", "explicit_init", "explicit_top_level_acl", "fatal_error_message",
        "file_types_order", "final_test_case", "first_where", "flatmap_over_map_reduce", "force_unwrapping",
        "function_default_parameter_at_end", "identical_operands", "implicit_return", "implicitly_unwrapped_optional",
        "joined_default_parameter", "last_where", "legacy_multiple", "literal_expression_end_indentation",
        "lower_acl_than_parent", "modifier_order", "multiline_arguments", "multiline_function_chains",
        "multiline_literal_brackets", "multiline_parameters", "no_extension_access_modifier", "number_separator",
        "operator_usage_whitespace", "optional_enum_case_matching", "overridden_super_call", "override_in_extension",
        "pattern_matching_keywords", "prefer_self_type_over_type_of_self", "prefer_zero_over_explicit_init",
        "private_action", "private_outlet", "prohibited_super_call", "redundant_nil_coalescing",
        "redundant_type_annotation", "sorted_first_last", "sorted_imports", "static_operator", "strong_iboutlet",
        "toggle_bool", "trailing_closure", "unhandled_throwing_task", "untyped_error_in_catch",
        "vertical_parameter_alignment_on_call", "vertical_whitespace_closing_braces",
        "vertical_whitespace_opening_braces", "weak_delegate", "yoda_condition",
    ]
}

/// SwiftFormat: an option a line. Without hyphens in their names, older releases know the options as well.
struct SwiftFormatSettings {
    private let settings: ToolSettings

    init(_ settings: ToolSettings) { self.settings = settings }

    var lines: [String] {
        let wanted = settings.settings(of: [".swiftformat"]).filter { $0.keys.count == 1 }
        let names = wanted.map { $0.keys.joined().replacing("-", with: "") }
        let width = names.contains("maxwidth") ? nil : settings.limit("line-length").map { "--maxwidth \($0.atMost)" }
        let indent =
            names.contains("indent")
            ? nil : GuidedIndentation(settings).map { "--indent \($0.isTabs ? "tab" : "\($0.width)")" }
        let options = zip(names, wanted).map { "--\($0) \($1.values.joined(separator: ","))" }
        return [indent, width].compactMap(\.self) + options
    }
}

/// EditorConfig: a section for Swift files.
struct EditorSettings {
    private let settings: ToolSettings

    init(_ settings: ToolSettings) { self.settings = settings }

    var lines: [String] {
        let indent = GuidedIndentation(settings).map {
            $0.isTabs
                ? ["indent_style = tab", "tab_width = \($0.width)"]
                : ["indent_style = space", "indent_size = \($0.width)"]
        }
        let width = settings.limit("line-length").map { ["max_line_length = \($0.atMost)"] }
        let found = (indent ?? []) + (width ?? [])
        return found.isEmpty ? [] : ["[*.swift]"] + found
    }
}

/// swift-format of the toolchain: keys of its JSON.
struct AppleFormatSettings {
    private let settings: ToolSettings

    init(_ settings: ToolSettings) { self.settings = settings }

    private static let rules: [(check: String, name: String)] = [
        ("force-try", "NeverUseForceTry"), ("force-unwrapping", "NeverForceUnwrap"),
        ("implicitly-unwrapped-optional", "NeverUseImplicitlyUnwrappedOptionals"),
        ("no-extension-access-modifier", "NoAccessLevelOnExtensionDeclaration"),
        ("number-separator", "GroupNumericLiterals"), ("sorted-imports", "OrderedImports"),
    ]

    /// The keys that lead to each value.
    var members: [ExportedFile.Member] {
        let wanted = settings.settings(of: [".swift-format", ".swift-format.json"])
        var members = wanted.compactMap { setting -> ExportedFile.Member? in
            guard let value = setting.values.first, setting.values.count == 1 else { return nil }
            let isPlain = Int(value) != nil || ["true", "false"].contains(value)
            return ExportedFile.Member(keys: setting.keys, value: isPlain ? .written(value) : .text(value))
        }
        func add(_ keys: [String], _ value: String) {
            guard !members.contains(where: { $0.keys == keys }) else { return }
            members.append(ExportedFile.Member(keys: keys, value: .written(value)))
        }
        if let limit = settings.limit("line-length") { add(["lineLength"], "\(limit.atMost)") }
        if !members.contains(where: { $0.keys.first == "indentation" }), let indent = GuidedIndentation(settings) {
            add(["indentation", indent.isTabs ? "tabs" : "spaces"], indent.isTabs ? "1" : "\(indent.width)")
        }
        for (check, option) in LayoutConfiguration.switches.sorted(by: { $0.key < $1.key }) where settings.asks(check) {
            add([option.key], "\(option.isOn)")
        }
        for (check, name) in Self.rules where settings.asks(check) { add(["rules", name], "true") }
        return members
    }
}

/// How far a line is indented, by the settings that the guide demands of a formatter, or by its vocabulary.
struct GuidedIndentation {
    var width: Int
    var isTabs = false

    /// Nil if the guide doesn't say.
    init?(_ settings: ToolSettings) {
        let apple = settings.settings(of: [".swift-format"]).first {
            $0.keys.first == "indentation" && $0.keys.count == 2
        }
        if let apple, let width = apple.values.first.flatMap({ Int($0) }) {
            (self.width, isTabs) = (width, apple.keys.last == "tabs")
            return
        }
        let named = [settings.value("indentation"), settings.value("width-of-indentation")].compactMap(\.self)
        guard let width = named.lazy.compactMap({ Int($0) }).first else { return nil }
        (self.width, isTabs) = (width, named.contains { $0.hasPrefix("tab") })
    }
}
