// Data that every report looks up in a result, prepared once: rules by name, and the identity of findings.

import NormaFindings
import NormaText

struct ReportIndex {
    let result: CheckResult
    /// By name.
    let rules: [String: RuleSummary]
    let fixes: FixCounts

    init(_ result: CheckResult) {
        self.result = result
        var rules: [String: RuleSummary] = [:]
        for rule in SuppressionRule.allCases.map(\.summary) + [RemovedNameRule.summary] + result.rules {
            rules[rule.name] = rule
        }
        self.rules = rules
        fixes = FixCounts(result.findings)
    }

    func rule(of finding: Finding) -> RuleSummary? { rules[finding.rule] }

    /// The advice: what to do instead.
    func instead(of finding: Finding) -> String? { finding.instead ?? rule(of: finding)?.instead }

    func rule(named name: String) -> RuleSummary? { rules[name] }

    /// What is wrong and what to do instead, as plain sentences.
    func advisedMessage(of finding: Finding) -> String {
        guard let instead = instead(of: finding).map(MarkdownText.plain), !instead.isEmpty else {
            return finding.message
        }
        return MarkdownText.asSentence(finding.message) + " " + instead
    }

    /// The fingerprints of the findings and of the suppressed ones, each in their own order.
    var fingerprints: (findings: [String], suppressed: [String]) {
        let (findings, suppressed) = identities
        return (findings.map(\.fingerprint), suppressed.map(\.fingerprint))
    }

    /// Identities of the findings and the suppressed ones that are the same in another run, each in their own order.
    ///
    /// They are counted together, so that allowing one of two equal findings doesn't turn the other into a new one.
    var identities: (findings: [FindingIdentity], suppressed: [FindingIdentity]) {
        let suppressed = result.suppressed.map(\.finding)
        let all = suppressed.isEmpty ? result.findings : result.findings + suppressed
        let order = all.canonicalOrder
        var identities = Array(
            repeating: FindingIdentity(rule: "", symbol: "", detail: "", occurrence: 0),
            count: all.count
        )
        for (index, identity) in zip(order, FindingIdentity.identities(of: all, in: order)) {
            identities[index] = identity
        }
        let count = result.findings.count
        return (Array(identities[..<count]), Array(identities[count...]))
    }
}

/// How many findings have a fix.
struct FixCounts {
    private(set) var safe = 0
    private(set) var review = 0
    /// How many need files that a template creates.
    private(set) var drafts = 0

    init(_ findings: [Finding]) {
        for index in findings.indices {
            switch findings[index].fix?.level {
            case .safe: safe += 1
            case .review: review += 1
            case nil: if findings[index].make != nil { drafts += 1 }
            }
        }
    }
}

extension ReportOptions {
    /// The path as the reader of the report can open it.
    func shown(_ path: RelativePath) -> String {
        if path.text.isEmpty { return pathPrefix.isEmpty ? "." : pathPrefix }
        if pathPrefix.isEmpty || pathPrefix.hasSuffix("/") { return pathPrefix + path.text }
        return pathPrefix + "/" + path.text
    }
}

extension InputProblem.Kind {
    /// The kind as a word in kebab case.
    var word: String {
        switch self {
        case .unreadable: "unreadable"
        case .notUTF8: "not-utf-8"
        case .syntaxErrors: "syntax-errors"
        case .tooLarge: "too-large"
        case .tooDeep: "too-deep"
        case .brokenLink: "broken-link"
        case .linkLoop: "link-loop"
        case .notAFile: "not-a-file"
        case .newlyGenerated: "newly-generated"
        }
    }
}

extension Notice.Kind {
    /// The kind as a word in kebab case.
    var word: String {
        switch self {
        case .emptyDefinition: "empty-definition"
        case .overlappingLayers: "overlapping-layers"
        case .overlappingRoles: "overlapping-roles"
        case .emptyScope: "empty-scope"
        case .uselessException, .endedException: "useless-exception"
        case .staleExpectation: "stale-expectation"
        case .unknownValue: "unknown-value"
        case .nothingJudged: "nothing-judged"
        case .information: "information"
        }
    }
}

extension FixLevel {
    /// The level as a word.
    var word: String {
        switch self {
        case .safe: "safe"
        case .review: "review"
        }
    }
}
