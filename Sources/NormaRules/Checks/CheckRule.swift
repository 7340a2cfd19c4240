// `check: X`: a finding for each sighting of the check in the rule's scope that is outside its limits.

import NormaExpressions
import NormaFacts
import NormaFindings
import NormaGuide
import NormaProject
import NormaText

struct CheckRule: RuleJudging {
    let rule: Rule
    let use: CheckUse
    let context: JudgingContext

    func judgement() -> RuleJudgement {
        var judgement = RuleJudgement(rule: rule.name)
        let exceptions = RuleExceptions(of: rule, in: context)
        let scope = use.scope.map { Scope($0, in: context) }
        judgement.subjectCount = fileCount(in: scope)
        let builtIn = BuiltInCaptures(needed: rule.messagePlaceholders)
        let wording = CheckWording(use: use, word: context.checks[use.check])
        var symbols = LatestSymbol()
        // Don't hold one file after the other in a constant: a file's facts are many arrays, and each would be retained.
        let files = context.project.files
        let hazards = CheckHazards(context: context)
        let extent = context.checks[use.check]?.causeExtent ?? .place
        for entry in context.sightings.sightings(of: use.check) {
            let file = Int(entry.file.index)
            if context.hasGeneratedFiles, context.leavesOut(files[file]) { continue }
            let sighting = files[file].content.sightings[Int(entry.index)]
            let measure = brokenLimit(sighting)
            guard measure != nil || !hasLimits else { continue }
            let detail = files[file].text(sighting.detail)
            guard !use.allow.contains(where: { $0.matches(detail) }) else { continue }
            guard !meansAnother(sighting, in: entry.file) else { continue }
            let owner = context.owner(sighting.owner, in: entry.file)
            let spot = Subject.spot(entry.file, sighting.range, sighting.owner)
            guard scope?.covers(spot) ?? true, !judgement.isExcused(spot, by: exceptions) else { continue }
            var finding = context.finding(
                of: rule,
                at: .range(entry.file, sighting.range),
                message: wording.message(value: Int(sighting.value), detail: detail),
                symbol: symbols.symbol(around: owner, in: context),
                detail: detail,
                captures: builtIn.bound(for: owner, in: context),
                fix: fix(of: sighting, in: entry.file, files[file].content, hazards),
                measured: measure
            )
            if let cause = cause(of: sighting, extent, finding) { finding.cause = cause }
            if let last = judgement.findings.last { finding.share(with: last) }
            judgement.findings.append(finding)
        }
        return judgement
    }

    private func fix(of sighting: Sighting, in file: FileID, _ content: FileContent, _ hazards: CheckHazards) -> Fix? {
        guard sighting.edits.count > 0 else { return nil }
        return content.fix(of: sighting).flatMap { hazards.vetted($0, of: sighting, by: use.check, in: file) }
    }

    private func cause(of sighting: Sighting, _ extent: CauseExtent, _ finding: Finding) -> Cause? {
        let path = finding.place.path.text
        if sighting.causeStart >= 0 {
            let name = "\(path) \(sighting.causeStart)"
            return Cause(name: name, phrase: finding.message, others: .places, isLasting: false)
        }
        return switch extent {
        case .place: nil
        case .file: Cause(name: path, phrase: finding.message, others: .places)
        case .project: Cause(name: "", phrase: finding.message, others: .files)
        }
    }

    /// Whether the type by whose name the check recognized it is declared in the project.
    private func meansAnother(_ sighting: Sighting, in file: FileID) -> Bool {
        guard sighting.typeStart >= 0,
            let reference = context.project.reference(startingAt: sighting.typeStart, in: file)
        else { return false }
        return context.project.resolution(of: reference) != .external
    }

    /// Without a limit every sighting counts.
    private var hasLimits: Bool { use.atMost != nil || use.atLeast != nil }

    private func brokenLimit(_ sighting: Sighting) -> LimitMeasure? {
        let value = Int(sighting.value)
        if let most = use.atMost, value > most { return LimitMeasure(value, isUpper: true) }
        if let least = use.atLeast, value < least { return LimitMeasure(value, isUpper: false) }
        return nil
    }

    /// The number of files that the check looks at; if the scope is about declarations, the files that contain one.
    private func fileCount(in scope: Scope?) -> Int {
        guard let scope else { return context.judgedFiles.count }
        let count = context.judgedFiles.count { scope.covers(.file($0)) }
        if count > 0 { return count }
        var files: Set<FileID> = []
        scope.forEach { subject, verdict, _ in
            if verdict == .holds, let file = context.file(of: subject) { files.insert(file) }
        }
        return files.count
    }
}

/// The symbol of the last question: sightings come in the order of the file, often several in one function.
private struct LatestSymbol {
    private var latest: (subject: Subject, symbol: String)?

    mutating func symbol(around subject: Subject, in context: JudgingContext) -> String {
        if let latest, latest.subject == subject { return latest.symbol }
        let symbol = context.symbol(around: subject)
        latest = (subject, symbol)
        return symbol
    }
}
