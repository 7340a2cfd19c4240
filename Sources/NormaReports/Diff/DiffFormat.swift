// A format of `norma diff`: a name, a line of help, and a pure function of the difference.

import NormaFindings

package struct DiffFormat: Sendable {
    /// The name that selects it.
    package let name: String
    /// One sentence for the help text.
    package let summary: String
    private let text: @Sendable (ArchitectureDiff, DiffOptions) -> String

    init(name: String, summary: String, text: @escaping @Sendable (ArchitectureDiff, DiffOptions) -> String) {
        self.name = name
        self.summary = summary
        self.text = text
    }

    /// The whole text, ending with a line break; the same difference and options always give the same bytes.
    package func render(_ diff: ArchitectureDiff, _ options: DiffOptions) -> String { text(diff, options) }
}

/// The caller's choices; each format uses those that concern it.
package struct DiffOptions: Sendable, Hashable {
    /// How many columns the terminal report may fill.
    package var width = 100
    package var isColoured = false
    /// Whether every change and place is listed.
    package var isVerbose = false
    /// The level of the picture; nil: the first that changed.
    package var level: DiffLevel?
    /// The version of the tool, for JSON.
    package var toolVersion: String?

    package init() {}
}

/// Every format of a difference, sorted by name; a new one is its own file and a line here.
package enum AllDiffFormats {
    package static let sorted: [DiffFormat] = [
        .html,
        .json,
        .markdown,
        .svg,
        .terminal,
    ]

    /// The format of that name; nil if there is none.
    package static func named(_ name: String) -> DiffFormat? { sorted.first { $0.name == name } }
}
