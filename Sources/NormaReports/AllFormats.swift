// Every report format, sorted by name; a new one is its own file and a line here.

package enum AllFormats {
    package static let sorted: [Format] = [
        .agent,
        .checkstyle,
        .gitHub,
        .gitLab,
        .html,
        .json,
        .jUnit,
        .markdown,
        .sarif,
        .terminal,
        .xcode,
    ]

    /// The format of that name; nil if there is none.
    package static func named(_ name: String) -> Format? { sorted.first { $0.name == name } }
}
