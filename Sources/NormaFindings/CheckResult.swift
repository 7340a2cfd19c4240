// All that a run has to say; every report is a pure function of this value.

/// The outcome of a check.
package struct CheckResult: Sendable, Hashable, Codable {
    /// The guide's name, and how it was chosen ("from .norma.yml", "fits this tree best").
    package var guide: String
    package var guideOrigin: String
    /// Every rule that was judged, in the guide's order.
    package var rules: [RuleSummary]
    /// In canonical order; the suppressed and the accepted ones are not among them.
    package var findings: [Finding]
    package var suppressed: [SuppressedFinding]
    /// What the baseline accepts, which is not among the findings; nil where there is no baseline.
    package var accepted: AcceptedFindings?
    /// Silence that was not earned: scopes that match nothing, exceptions that exclude nothing.
    package var notices: [Notice]
    /// What inherited rules speak of and the project lacks.
    package var silence = InheritedSilence()
    /// Input that could not be checked as it should: unreadable, not UTF-8, a loop of links.
    package var problems: [InputProblem]
    package var statistics: CheckStatistics
    /// By path.
    package var leftOut: [LeftOutFile] = []
    /// What the tree was compared with, where the findings are those that a change brought; nil: they are all that there are.
    package var comparison: ComparisonSummary?
    package var belonging: PathBelonging
    /// The project's structure, the guide's text and sizes; nil where nobody asked for them.
    package var survey: Survey?

    package init(
        guide: String,
        guideOrigin: String,
        rules: [RuleSummary] = [],
        findings: [Finding] = [],
        suppressed: [SuppressedFinding] = [],
        notices: [Notice] = [],
        problems: [InputProblem] = [],
        statistics: CheckStatistics = CheckStatistics(),
        belonging: PathBelonging = PathBelonging()
    ) {
        self.guide = guide
        self.guideOrigin = guideOrigin
        self.rules = rules
        self.findings = findings
        self.suppressed = suppressed
        self.notices = notices
        self.problems = problems
        self.statistics = statistics
        self.belonging = belonging
    }

    /// How many findings comments allow, those that are not listed included.
    package var suppressedCount: Int { suppressed.reduce(0) { $0 + 1 + $1.finding.joinedCount } }

    /// How many findings have this severity.
    package func count(of severity: Severity) -> Int { findings.indices.count { findings[$0].severity == severity } }
}

/// A finding that a comment in the code allows.
package struct SuppressedFinding: Sendable, Hashable, Codable {
    package var finding: Finding
    /// The reason that the comment gives.
    package var reason: String
    /// The day after which it is no longer allowed, `YYYY-MM-DD`.
    package var until: String?
}

/// Something about the guide and this tree that a reader should know, though nothing is wrong with the code.
package struct Notice: Sendable, Hashable, Codable {
    package enum Kind: String, Sendable, Codable {
        case emptyDefinition, overlappingLayers, overlappingRoles, emptyScope, uselessException, endedException
        case staleExpectation, unknownValue, nothingJudged, information
    }

    package var kind: Kind
    /// The rule that it is about, where it is about one.
    package var rule: String?
    package var message: String
    /// The document that says it: the guide, or one that it extends.
    package var guideFile: String?
    /// Where in that document.
    package var guideLine: Int?
    /// What the project lacks, where that is what it tells.
    package var lacks: MissingThing?

    package init(
        kind: Kind,
        rule: String? = nil,
        message: String,
        guideFile: String? = nil,
        guideLine: Int? = nil,
        lacks: MissingThing? = nil
    ) {
        self.kind = kind
        self.rule = rule
        self.message = message
        self.guideFile = guideFile
        self.guideLine = guideLine
        self.lacks = lacks
    }

    /// `line 12 of GUIDE.md`; nil where it is of no line.
    package var guidePlace: String? {
        guideLine.map { "line \($0) of \(guideFile ?? "the guide")" }
    }
}

/// A file or folder that could not be checked, or not wholly.
package struct InputProblem: Sendable, Hashable, Codable {
    package enum Kind: String, Sendable, Codable {
        case unreadable, notUTF8, syntaxErrors, tooLarge, tooDeep, brokenLink, linkLoop, notAFile, newlyGenerated
    }

    package var kind: Kind
    package var place: Place
    package var message: String

    package init(kind: Kind, place: Place, message: String) {
        self.kind = kind
        self.place = place
        self.message = message
    }
}

/// How much was looked at: a green run says so.
package struct CheckStatistics: Sendable, Hashable, Codable {
    package var files: Int
    package var lines: Int
    package var declarations: Int
    package var rules: Int
    /// How many subjects the rules looked at, summed over the rules.
    package var subjects: Int

    package init(files: Int = 0, lines: Int = 0, declarations: Int = 0, rules: Int = 0, subjects: Int = 0) {
        self.files = files
        self.lines = lines
        self.declarations = declarations
        self.rules = rules
        self.subjects = subjects
    }
}

/// What the process answers to its caller.
package enum ExitStatus: Int32, Sendable {
    case clean = 0
    /// At least one finding at error severity (with `--strict`: any finding).
    case findings = 1
    /// The guide, the configuration or the call is wrong, or nothing was checked.
    case unusable = 2
    case ownBug = 3
}
