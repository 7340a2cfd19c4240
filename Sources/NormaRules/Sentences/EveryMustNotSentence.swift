// `every: D` `must-not: P`: a finding at each place where a D certainly does P.

import NormaFindings
import NormaGuide
import NormaProject
import NormaText

struct EveryMustNotSentence: RuleJudging {
    let rule: Rule
    let scope: Description
    let unwanted: Description
    let context: JudgingContext

    func judgement() -> RuleJudgement {
        var judgement = RuleJudgement(rule: rule.name)
        var findings = EvidenceFindings(rule: rule, context: context)
        let plan = PlanCompiler(context).plan(for: unwanted)
        let exceptions = RuleExceptions(of: rule, in: context)
        let scope = Scope(
            scope,
            in: context,
            preferring: scope.usualSubjects(askedBy: unwanted),
            alsoBinding: unwanted.placeholders + rule.messagePlaceholders,
            requiring: unwanted.placeholdersBesidePlacesOfMembers
        )
        let forced = ForcedForm(asked: unwanted, isWanted: false, of: self.scope, in: context)
        var undecided = 0
        var broken = 0
        scope.forEach { subject, fit, captures in
            guard fit == .holds else { return }
            judgement.subjectCount += 1
            let verdict = plan.verdict(of: subject, given: captures, in: context)
            if verdict == .unknown { undecided += 1 }
            guard verdict != .fails, !judgement.isExcused(subject, by: exceptions), verdict == .holds else { return }
            if let forced, forced.excuses(subject) { return }
            var isBroken = false
            for evidence in plan.evidence(of: subject, given: captures, in: context)
            where !judgement.isExcused(evidence.owner, by: exceptions) {
                isBroken = true
                findings.add(
                    evidence,
                    of: context.symbol(of: subject),
                    message: context.title(of: subject) + " " + evidence.phrase,
                    captures: captures
                )
            }
            if isBroken { broken += 1 }
        }
        judgement.findings = findings.all
        judgement.cases = CaseCount(all: judgement.subjectCount - undecided, broken: broken)
        judgement.notices += rule.undecidedNotice(undecided, of: judgement.subjectCount)
        return judgement
    }
}

/// The findings of a rule at the places of its evidence: one for each place and thing, about the innermost subject.
struct EvidenceFindings {
    let rule: Rule
    let context: JudgingContext
    private(set) var all: [Finding] = []
    private var places: [EvidencePlace: Int] = [:]
    private let speaksOfUses: Bool

    private struct EvidencePlace: Hashable {
        let site: Site
        let detail: String
    }

    init(rule: Rule, context: JudgingContext) {
        self.rule = rule
        self.context = context
        speaksOfUses = rule.speaksOfUses
    }

    /// Subjects come outer before inner, so the later finding at a place is the one to keep.
    ///
    /// - Parameters:
    ///   - subject: the symbol of the thing that breaks the rule.
    mutating func add(_ evidence: Evidence, of subject: String, message: String, captures: Captures) {
        var finding = context.finding(
            of: rule,
            at: evidence.site,
            message: message,
            symbol: context.symbol(around: evidence.owner),
            detail: evidence.detail,
            captures: captures.adding(evidence.captures),
            related: context.related(evidence),
            fix: evidence.fix
        )
        if !evidence.isUse, case .range(_, let range) = evidence.site {
            // Calls of one chain begin at the same place: `levels.sink { … }.store(in: &bag)`.
            let name = "\(finding.place.path.text) \(range.start)"
            finding.cause = Cause(name: name, phrase: finding.message, others: .places, isLasting: false)
        } else if speaksOfUses {
            finding.cause = Cause(
                // The guide's own words are the same for everything that the subject uses.
                name: subject + " -> " + (rule.message == nil ? used(evidence) : message),
                phrase: BearableText.sentence(message),
                others: .places
            )
        }
        let place = EvidencePlace(site: evidence.site, detail: evidence.detail)
        if let index = places[place] {
            all[index] = finding
        } else {
            places[place] = all.count
            all.append(finding)
        }
    }

    /// The unit at the other end: a thing of the project by its name; outside things are all one, because one rule is about them.
    private func used(_ evidence: Evidence) -> String {
        let last = evidence.detail.split(separator: ".").last.map(String.init) ?? ""
        let isOwn = evidence.owner.isImport || !context.project.declarations(named: last).isEmpty
        return isOwn ? evidence.detail : "outside"
    }
}

extension Subject {
    fileprivate var isImport: Bool {
        if case .importing = self { true } else { false }
    }
}
