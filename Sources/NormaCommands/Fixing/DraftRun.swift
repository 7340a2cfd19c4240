// `norma fix --draft`: makes what findings say is missing, with the commands that they name.

import ArgumentParser
import NormaFiles
import NormaFindings
import NormaText

struct DraftRun {
    /// What stands behind `norma new`, each once, in the order of the findings.
    private let commands: [String]

    /// - Parameter rules: those that are asked for; nil: all.
    init(findings: [Finding], rules: Set<String>?) {
        var seen: Set<String> = []
        commands = findings.filter { rules?.contains($0.rule) ?? true }.compactMap(\.make)
            .filter { seen.insert($0).inserted }
    }

    var isEmpty: Bool { commands.isEmpty }

    /// Makes one after the other, only what is not there; one that can't be made says why, and the others are made.
    ///
    /// - Returns: whether all could be made.
    func run(in tree: CheckedTree, guide: String?, isDryRun: Bool, allowsDirty: Bool) -> Bool {
        var isComplete = true
        for command in commands {
            var arguments =
                command.split(separator: " ").map(String.init) + ["--missing", "--into", tree.location.root]
            if let guide { arguments += ["--guide", guide] }
            if allowsDirty { arguments.append("--allow-dirty") }
            if isDryRun { arguments.append("--dry-run") }
            Terminal.print("\nnorma new \(command)")
            do {
                let made = try NewCommand.parse(arguments)
                try made.run()
            } catch let failure as CommandFailure {
                Terminal.printError(failure.text)
                isComplete = false
            } catch {
                Terminal.printError(NewCommand.message(for: error))
                isComplete = false
            }
        }
        return isComplete
    }
}
