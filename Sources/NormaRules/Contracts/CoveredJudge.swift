// `covered`: every Swift file belongs to a layer.

import NormaExpressions
import NormaFindings
import NormaGuide
import NormaProject
import NormaText

struct CoveredJudge: RuleJudging {
    let rule: Rule
    let contract: CoveredContract
    let context: JudgingContext

    /// Looks at production code without manifests; at test code only if a pattern is narrower than "everything".
    func judgement() -> RuleJudgement {
        let exceptions = RuleExceptions(of: rule, in: context)
        let captures = BuiltInCaptures(needed: rule.messagePlaceholders)
        var judgement = RuleJudgement(rule: rule.name)
        for (index, file) in context.project.files.enumerated() where isLookedAt(file) {
            judgement.subjectCount += 1
            let subject = Subject.file(FileID(Int32(clamping: index)))
            guard file.layer == nil, !judgement.isExcused(subject, by: exceptions) else { continue }
            judgement.findings.append(
                context.finding(
                    of: rule,
                    at: context.site(of: subject),
                    message: message(file),
                    symbol: file.path.text,
                    captures: captures.bound(for: subject, in: context)
                )
            )
        }
        return judgement
    }

    private func isLookedAt(_ file: ProjectFile) -> Bool {
        guard !context.leavesOut(file), !ManifestName.isManifest(file.path) else { return false }
        return contract.paths.contains { pattern in
            guard pattern.text != "**" else { return !file.isTest }
            return pattern.matchFolderOrFile(file.path) != nil
        }
    }

    private func message(_ file: ProjectFile) -> String {
        let folder = file.path.parent.text
        let place = folder.isEmpty ? "the top of the project" : "`\(folder)/`"
        let layers = context.project.layers.map(\.name)
        let known = layers.isEmpty ? "no layer is defined" : "\(place) is in none of \(Wording.list(layers))"
        return "`\(file.path.name)` belongs to no layer: \(known)"
    }
}
