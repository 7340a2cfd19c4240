// `norma fix --draft`: creates what findings report as missing, with the commands that they name.

import ArgumentParser
import NormaFiles
import NormaFindings

struct DraftRun {
    /// Each once, in the order of the findings.
    private let drafts: [Draft]

    /// - Parameter rules: the requested rules; nil: all.
    init(findings: [Finding], rules: Set<String>?) {
        var seen: Set<Draft> = []
        drafts = findings.filter { rules?.contains($0.rule) ?? true }.compactMap(\.make)
            .filter { seen.insert($0).inserted }
    }

    var isEmpty: Bool { drafts.isEmpty }

    /// Makes them in order, and never overwrites a file. One that fails reports why, and the others are made.
    ///
    /// - Returns: whether all could be made.
    func run(in tree: CheckedTree, guide: String?, isDryRun: Bool, allowsDirty: Bool) -> Bool {
        var isComplete = true
        for draft in drafts {
            Terminal.print("\nnorma new \(draft.text)")
            do {
                var new = try NewCommand(making: draft, below: tree.location.root)
                new.guideOption.guide = guide
                new.allowDirty = allowsDirty
                new.dryRun = isDryRun
                try new.run()
            } catch {
                Terminal.printError(CommandFailure(of: error)?.text ?? NewCommand.message(for: error))
                isComplete = false
            }
        }
        return isComplete
    }
}

extension NewCommand {
    /// The same as the command line for each draft, without parsing one.
    fileprivate init(making draft: Draft, below root: String) throws {
        self = try NewCommand.parse([])
        set = draft.set
        names = draft.names
        inputs = draft.inputs
        update = draft.updates
        missing = true
        // A finding asks for its own files, not for those around them.
        needed = .withoutNeeded
        into = root
    }
}
