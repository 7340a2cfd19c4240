// What a report format is: a name, a line of help, and a pure function of the result.

import NormaFindings

/// A way of writing a check's result.
package struct Format: Sendable {
    /// The word by which a caller asks for it.
    package let name: String
    /// One sentence for the help text.
    package let summary: String
    /// Writes the whole report, ending with a line break; the same result and options always give the same bytes.
    /// Whether it shows a result's survey, which is made only where somebody asks.
    package var showsSurvey = false
    /// Whether nothing of it can act on a terminal.
    package var isSafeOnTerminal = false
    let write: @Sendable (CheckResult, ReportOptions, inout ReportStream) -> Void

    /// Hands the report on piece by piece while it is made: of a report of many megabytes a few thousand bytes are held.
    package func write(_ result: CheckResult, _ options: ReportOptions, to reader: @escaping ([UInt8]) -> Void) {
        var stream = ReportStream(reader: reader)
        write(result, options, &stream)
        stream.handOn()
    }

    package func render(_ result: CheckResult, _ options: ReportOptions) -> String {
        var stream = ReportStream()
        write(result, options, &stream)
        return String(decoding: stream.bytes, as: UTF8.self)
    }
}

/// What a caller can choose; each format looks at what concerns it.
package struct ReportOptions: Sendable, Hashable {
    /// Whether the terminal report may use colours; the caller knows its terminal and `NO_COLOR`.
    package var isColoured: Bool
    /// How many columns the terminal report may fill.
    package var width: Int
    /// How much the terminal report shows.
    package var extent: ReportExtent
    /// What the terminal report puts together; nil: by rule where there is a table, and the findings in canonical order.
    package var grouping: Grouping?
    /// Whether a finding of any severity makes the check fail; JUnit's report fails with it.
    package var isStrict: Bool
    /// Whether the terminal report names what is only counted otherwise.
    package var isVerbose = false
    /// What stands before each path in formats that an editor or a build log reads, such as the absolute path of the
    /// checked tree. JSON and SARIF name paths from the root of the tree.
    package var pathPrefix: String
    /// The absolute path of the checked tree, for SARIF; nil keeps the report the same on every machine.
    package var root: String?
    /// The version of the tool, for JSON and SARIF.
    package var toolVersion: String?

    package init(
        isColoured: Bool = false,
        width: Int = 100,
        extent: ReportExtent = .everything,
        grouping: Grouping? = nil,
        isStrict: Bool = false,
        pathPrefix: String = "",
        root: String? = nil,
        toolVersion: String? = nil
    ) {
        self.isColoured = isColoured
        self.width = width
        self.extent = extent
        self.grouping = grouping
        self.isStrict = isStrict
        self.pathPrefix = pathPrefix
        self.root = root
        self.toolVersion = toolVersion
    }
}

/// How much of a result a reader at a terminal is shown.
package enum ReportExtent: Sendable, Hashable {
    case everything
    /// The table and what stands below it; whether what is wider than the terminal is cut.
    case summary(isCut: Bool)
    /// What has room on a screen of so many lines: all of it, or the table and the gravest findings.
    case screen(lines: Int)
}
