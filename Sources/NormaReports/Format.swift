// A report format: a name, a line of help, and a pure function of the result.

import NormaFindings

/// A way of writing a check's result.
package struct Format: Sendable {
    /// The name that selects it.
    package let name: String
    /// One sentence for the help text.
    package let summary: String
    /// Whether it shows a result's survey, which is made only on request.
    package var showsSurvey = false
    /// Whether it shows what the rules ask, with an example of each, which are looked up only on request.
    package var showsLessons = false
    /// Whether its output can't act on a terminal.
    package var isSafeOnTerminal = false
    /// Writes the whole report, ending with a line break; the same result and options always give the same bytes.
    let write: @Sendable (CheckResult, ReportOptions, inout ReportStream) -> Void

    /// Passes the report on piece by piece: only a few thousand bytes of a report of many megabytes are held.
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

/// The caller's choices; each format uses those that concern it.
package struct ReportOptions: Sendable, Hashable {
    /// Whether the terminal report may use colours; the caller knows its terminal and `NO_COLOR`.
    package var isColoured: Bool
    /// How many columns the terminal report may fill.
    package var width: Int
    /// How much the terminal report shows.
    package var extent: ReportExtent
    /// How the terminal report groups findings; nil: by rule in the table, and the findings in canonical order.
    package var grouping: Grouping?
    /// Whether a finding of any severity makes the check fail; JUnit's report fails with it.
    package var isStrict: Bool
    /// Whether the terminal report lists what it otherwise only counts.
    package var isVerbose = false
    /// The prefix of each path in formats for editors and build logs, such as the absolute path of the checked tree.
    /// JSON and SARIF use paths from the root of the tree.
    package var pathPrefix: String
    /// The absolute path of the checked tree, for SARIF; nil keeps the report the same on every machine.
    package var root: String?
    /// The version of the tool, for JSON and SARIF.
    package var toolVersion: String?
    /// The most characters of the report for agents.
    package var budget: Int = AgentBudget.usual

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

/// How much of a result the terminal report shows.
package enum ReportExtent: Sendable, Hashable {
    case everything
    /// The table and the lines below it; whether lines wider than the terminal are cut.
    case summary(isCut: Bool)
    /// As much as fits a screen of this many lines: everything, or the table and the most severe findings.
    case screen(lines: Int)
}
