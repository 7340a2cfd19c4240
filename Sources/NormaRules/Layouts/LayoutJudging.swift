// Compares a tree with the layout that a guide draws.

import NormaFindings
import NormaGuide
import NormaProject
import NormaText

/// The layout begins at the top of the checked tree, and only there: for a tree with several packages it draws the whole.
struct LayoutJudging: RuleJudging {
    let rule: Rule
    let tree: LayoutTree
    let context: JudgingContext

    func judgement() -> RuleJudgement {
        let plan = LayoutPlan(tree)
        let tree = LayoutFolders(context.project)
        if let missing = MissingTree(plan, of: rule, with: tree, in: context) { return judgement(of: missing) }
        let comparison = LayoutComparison(plan, with: tree)
        let exceptions = RuleExceptions(of: rule, in: context)
        let words = LayoutMessages(plan: plan, tree: tree)
        let builtIn = BuiltInCaptures(needed: rule.messagePlaceholders)
        var judgement = RuleJudgement(rule: rule.name, subjectCount: comparison.count)
        judgement.findings = comparison.differences.compactMap { difference -> Finding? in
            let subject = subject(of: difference, tree)
            guard !judgement.isExcused(subject, by: exceptions) else { return nil }
            let message = words.message(for: difference)
            var finding = context.finding(
                of: rule,
                at: site(of: difference),
                message: message,
                symbol: words.symbol(of: difference),
                detail: words.detail(of: difference),
                captures: captures(of: difference).adding(builtIn.bound(for: subject, in: context))
            )
            finding.cause = cause(of: difference, message)
            // A misplaced file is moved, so there is nothing to create.
            if case .missing = difference.kind { return finding }
            finding.make = nil
            return finding
        }
        return judgement
    }

    private func judgement(of tree: MissingTree) -> RuleJudgement {
        let finding = context.finding(
            of: rule,
            at: .path(.root),
            message: tree.message,
            symbol: tree.symbol,
            detail: "missing tree",
            captures: .none
        )
        var judgement = RuleJudgement(rule: rule.name, findings: [finding], subjectCount: tree.folderCount)
        judgement.usefulExceptions = nil
        return judgement
    }

    /// Files that are together in a folder where none of them belongs.
    private func cause(of difference: LayoutDifference, _ message: String) -> Cause? {
        let phrase = BearableText.sentence(message)
        switch difference.kind {
        case .missing, .unlistedFolder: return nil
        case .unlistedFile: return Cause(name: difference.folder.text, phrase: phrase, others: .files)
        case .misplacedFile(let folder):
            return Cause(name: "\(difference.folder.text) -> \(folder.text)", phrase: phrase, others: .files)
        }
    }

    /// A missing file is reported at the folder that should contain it.
    private func site(of difference: LayoutDifference) -> Site {
        switch difference.kind {
        case .missing: .path(difference.folder)
        case .unlistedFolder: .path(difference.path)
        case .unlistedFile, .misplacedFile:
            context.project.file(at: difference.path).map { .file($0) } ?? .path(difference.path)
        }
    }

    private func subject(of difference: LayoutDifference, _ tree: LayoutFolders) -> Subject {
        if let file = context.project.file(at: difference.path) { return .file(file) }
        let folder = tree[difference.path]?.id ?? tree[difference.folder]?.id
        return .folder(folder ?? FolderID(0))
    }

    private func captures(of difference: LayoutDifference) -> Captures {
        var captures = difference.captures
        captures["Subject"] = difference.name ?? String(difference.folder.name)
        captures["Path"] = difference.path.text
        return captures
    }
}
