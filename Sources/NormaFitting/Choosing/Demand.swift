// What a project's own documents ask for, as a rule of a book.

/// One rule that a line of a document asks for.
package struct Demand: Sendable, Hashable {
    package let book: String
    package let rule: String
    /// The limit that the document gives; nil if the rule has none.
    package let atMost: Int?
    package let document: String
    package let line: Int
}

/// A key of a tool's configuration, and the rule that asks for the same.
struct DemandKey: Sendable {
    enum Value: Sendable {
        /// A number, or several of which the first warns.
        case limit
        /// The tool's rule is listed as one to run.
        case listed
        case isTrue
    }

    let key: String
    let value: Value
    let rule: String
    var book = "swift-style"

    static let swiftLint: [DemandKey] = [
        DemandKey(key: "file_length", value: .limit, rule: "files-are-short"),
        DemandKey(key: "function_body_length", value: .limit, rule: "functions-are-short"),
        DemandKey(key: "function_parameter_count", value: .limit, rule: "functions-take-few-parameters"),
        DemandKey(key: "line_length", value: .limit, rule: "lines-are-short"),
        DemandKey(key: "fatal_error_message", value: .listed, rule: "crashes-say-why"),
        DemandKey(key: "force_unwrapping", value: .listed, rule: "no-force-unwraps"),
        DemandKey(
            key: "implicitly_unwrapped_optional",
            value: .listed,
            rule: "no-implicitly-unwrapped-optionals"
        ),
        DemandKey(key: "private_outlet", value: .listed, rule: "outlets-are-private"),
        DemandKey(key: "sorted_imports", value: .listed, rule: "imports-are-sorted"),
        DemandKey(key: "unowned_variable_capture", value: .listed, rule: "no-unowned-captures"),
    ]

    /// By SwiftLint's name, the rule that asks for the same.
    static let sameInSwiftLint: [String: String] = Dictionary(
        swiftLint.map { ($0.key, $0.rule) } + [
            ("force_cast", "no-force-casts"), ("force_try", "no-force-tries"),
            ("file_name", "files-are-named-after-what-is-in-them"),
            ("private_over_fileprivate", "private-over-fileprivate"),
        ],
        uniquingKeysWith: { first, _ in first }
    )

    static let swiftFormat: [DemandKey] = [
        DemandKey(key: "maxwidth", value: .limit, rule: "lines-are-short")
    ]

    static let appleFormat: [DemandKey] = [
        DemandKey(key: "NeverForceUnwrap", value: .isTrue, rule: "no-force-unwraps"),
        DemandKey(key: "NeverUseForceTry", value: .isTrue, rule: "no-force-tries"),
        DemandKey(
            key: "NeverUseImplicitlyUnwrappedOptionals",
            value: .isTrue,
            rule: "no-implicitly-unwrapped-optionals"
        ),
        DemandKey(key: "OrderedImports", value: .isTrue, rule: "imports-are-sorted"),
        DemandKey(key: "lineLength", value: .limit, rule: "lines-are-short"),
    ]
}

/// A sentence of a document for people, and the rule that asks for the same.
struct DemandSentence: Sendable {
    /// What is forbidden, in small letters; any of them.
    let things: [String]
    let rule: String
    var book = "swift-style"

    static let forbidden: [DemandSentence] = [
        DemandSentence(
            things: ["force unwrap", "force-unwrap", "forced unwrap", "forced-unwrap", "force unwraps"],
            rule: "no-force-unwraps"
        ),
        DemandSentence(things: ["force cast", "force-cast", "`as!`", "forced cast"], rule: "no-force-casts"),
        DemandSentence(things: ["`try!`", "force try", "force-try", "forced try"], rule: "no-force-tries"),
        DemandSentence(things: ["`print`", "`print()`", "print statements", "`print(…)`"], rule: "no-printing"),
        DemandSentence(
            things: ["implicitly unwrapped optional"],
            rule: "no-implicitly-unwrapped-optionals"
        ),
        DemandSentence(things: ["`unowned`", "unowned captures"], rule: "no-unowned-captures"),
        DemandSentence(
            things: ["`dispatchqueue`", "dispatchqueue", "dispatch queues"],
            rule: "no-dispatch-queues",
            book: "clean-coordinators"
        ),
        DemandSentence(things: ["`combine`"], rule: "no-combine", book: "clean-packages"),
        DemandSentence(things: ["commented-out code", "commented out code"], rule: "no-code-in-comments"),
    ]
}
