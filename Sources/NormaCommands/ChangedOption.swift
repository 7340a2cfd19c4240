// `--changed[=REF]`: reports only what a change made worse.

import ArgumentParser
import NormaFiles
import NormaHistory
import NormaPipeline

struct ChangedOption: ParsableArguments {
    @Option(
        name: .customLong(Self.name),
        help: ArgumentHelp(
            "Report only what got worse since the work left a branch, `--changed=REF`.",
            discussion:
                "Without `=REF`: the remote's default branch, else main or master. Uncommitted work counts.",
            valueName: "ref"
        )
    )
    var changed: String?

    private static let name = "changed"
    /// A reference of git never holds a colon.
    private static let defaultBranch = ":default"

    /// The option alone means the default branch; the word after it is a path, not a reference.
    static func completed(_ arguments: [String]) -> [String] {
        arguments.map { $0 == "--" + name ? "--\(name)=\(defaultBranch)" : $0 }
    }

    /// Adds the earlier state to a request; adds nothing without the option.
    func add(to request: inout CheckRequest, _ tree: CheckedTree) throws {
        guard let changed else { return }
        let repository = try Repository(around: tree.workspace.root)
        let isDefault = changed == Self.defaultBranch
        let base = try repository.mergeBase(with: isDefault ? nil : changed)
        try EarlierWork(repository: repository, base: base, isDefault: isDefault).add(to: &request, tree)
    }
}
