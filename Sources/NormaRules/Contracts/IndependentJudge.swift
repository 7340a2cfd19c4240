// `independent`: slices that must not use each other.

import NormaExpressions
import NormaFindings
import NormaGuide
import NormaProject
import NormaText

struct IndependentJudge: RuleJudging {
    let rule: Rule
    let contract: IndependentContract
    let context: JudgingContext

    /// Test code that the pattern covers is part of its slice: it may use only that slice.
    func judgement() -> RuleJudgement {
        let slices = Slices(contract.slices, in: context.project)
        let scan = UseScan(context: context, units: slices.map, tests: .all)
        let exceptions = RuleExceptions(of: rule, in: context)
        let report = UseFinding(rule: rule, units: slices.map, context: context)
        var judgement = RuleJudgement(rule: rule.name, subjectCount: scan.fileCount)
        scan.forEach { use in
            guard !isOpen(use, slices) else { return }
            if judgement.isExcused(use, by: exceptions) { return }
            judgement.findings.append(report.finding(of: use, because: reason(use, slices.map)))
        }
        return judgement
    }

    /// Whether the used declaration is in a folder that its slice offers to others.
    private func isOpen(_ use: UnitUse, _ slices: Slices) -> Bool {
        guard !contract.through.isEmpty else { return false }
        switch use.means {
        // An import is judged by the references that it allows.
        case .importing, .manifest: return true
        case .reference(let index):
            guard let file = use.file, let reference = context.project.reference(Int32(clamping: index), in: file)
            else {
                return false
            }
            switch context.project.resolution(of: reference) {
            case .exact(let declaration): return isOpen(context.project.file(of: declaration), slices)
            case .ambiguous(let candidates):
                return candidates.contains { isOpen(context.project.file(of: $0), slices) }
            case .external, .local: return true
            }
        }
    }

    private func isOpen(_ file: FileID, _ slices: Slices) -> Bool {
        guard let root = slices.root(of: file) else { return false }
        let path = context.path(of: file)
        let below = RelativePath(String(path.text.dropFirst(root.text.isEmpty ? 0 : root.text.count + 1)))
        return contract.through.contains { pattern in
            pattern.matchFolderOrFile(below) != nil || pattern.matchFolderOrFile(path) != nil
        }
    }

    private func reason(_ use: UnitUse, _ units: UnitMap) -> String {
        let apart = "\(units.noun.plural) must not use each other"
        guard !contract.through.isEmpty else { return apart }
        let doors = Wording.list(contract.through.map { "`\($0.text)`" })
        return "\(apart); others may use only \(doors) of \(units.name(use.to))"
    }
}
