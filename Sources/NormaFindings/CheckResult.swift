// The complete result of a run; every report is a pure function of this value.

import NormaText

/// The outcome of a check.
package struct CheckResult: Sendable, Hashable {
    /// The guide's name, and how it was chosen ("named in .norma.yml", "named by --guide").
    package var guide: String
    package var guideOrigin: String
    /// Every rule that was judged, in the guide's order.
    package var rules: [RuleSummary]
    /// In canonical order; without the suppressed and the accepted ones.
    package var findings: [Finding]
    package var suppressed: [SuppressedFinding]
    /// The findings that the baseline accepts, which aren't among the findings; nil without a baseline.
    package var accepted: AcceptedFindings?
    /// Remarks, such as scopes that match nothing and exceptions that exclude nothing.
    package var notices: [Notice]
    /// What inherited rules refer to and the project doesn't have.
    package var silence = InheritedSilence()
    /// Input that could not be fully checked: unreadable, not UTF-8, a loop of links.
    package var problems: [InputProblem]
    package var statistics: CheckStatistics
    /// By path.
    package var leftOut: [LeftOutFile] = []
    /// Files that are judged although they declare themselves generated: the change that is judged added the mark.
    package var doubted: [LeftOutFile] = []
    /// Swift files that no target compiles, although a manifest lists the files of all targets; they are judged.
    package var uncompiled: [RelativePath] = []
    /// The base of the comparison, if the findings are those of a change; nil: they are all findings.
    package var comparison: ComparisonSummary?
    package var belonging: PathBelonging
    /// The project's structure, the guide's text and sizes; nil unless requested.
    package var survey: Survey?
    /// The comments that allow something and don't count, because the change that is judged added them.
    package var addedAllowances: [RelatedPlace] = []
    /// By rule, of those that found something; empty unless requested.
    package var lessons: [String: RuleLesson] = [:]

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

    /// How many findings comments allow, including unlisted ones.
    package var suppressedCount: Int { suppressed.reduce(0) { $0 + 1 + $1.finding.joinedCount } }

    /// How many findings have this severity.
    package func count(of severity: Severity) -> Int { findings.indices.count { findings[$0].severity == severity } }
}

/// A finding that a comment in the code allows.
package struct SuppressedFinding: Sendable, Hashable {
    package var finding: Finding
    /// The reason in the comment.
    package var reason: String
    /// The day after which it is no longer allowed, `YYYY-MM-DD`.
    package var until: String?
}

/// A remark about the guide and this tree, although the code may be right.
package struct Notice: Sendable, Hashable {
    package enum Kind: String, Sendable {
        case emptyDefinition, overlappingLayers, overlappingRoles, emptyScope, uselessException, endedException
        case staleExpectation, unknownValue, nothingJudged, information
    }

    package var kind: Kind
    /// The rule that it is about, if any.
    package var rule: String?
    package var message: String
    /// The document that it is about: the guide, or one that it extends.
    package var guideFile: String?
    /// Where in that document.
    package var guideLine: Int?
    /// What the project doesn't have, if that is the remark.
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

    /// `line 12 of GUIDE.md`; nil without a line.
    package var guidePlace: String? {
        guideLine.map { "line \($0) of \(guideFile ?? "the guide")" }
    }
}

/// A file or folder that could not be checked, or not fully.
package struct InputProblem: Sendable, Hashable {
    package enum Kind: String, Sendable {
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

/// How much was checked: even a clean run reports it.
package struct CheckStatistics: Sendable, Hashable {
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

/// The exit status of the process.
package enum ExitStatus: Int32, Sendable {
    case clean = 0
    /// At least one finding at error severity (with `--strict`: any finding).
    case findings = 1
    /// The guide, the configuration or the command line is wrong, or nothing was checked.
    case unusable = 2
    case ownBug = 3
    /// The change makes the policy softer by which it is judged.
    case policyChanged = 4
}
